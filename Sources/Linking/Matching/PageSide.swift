import Guidelines

/// The records of one kind on one page, ready to be compared with another page's: in order, with their sections' ordinals, and with an
/// inverted index from term to records.
struct PageSide {
  let page: Int
  /// Indices into the evidence's records, in reading order.
  let records: [Int]
  /// For each record its place within the section's records of the kind, from 0.
  let ordinals: [Int]
  /// By section, its records' positions in `records`.
  let sections: [String: [Int]]
  private let all: [Int32: [Posting]]
  private let crossing: [Int32: [Posting]]

  struct Posting {
    var record: Int32
    var weight: Float
  }

  init(page: Int, records: [Int], _ evidence: Evidence) {
    self.page = page
    self.records = records
    var sections: [String: [Int]] = [:]
    var ordinals: [Int] = []
    var all: [Int32: [Posting]] = [:]
    var crossing: [Int32: [Posting]] = [:]
    for (position, record) in records.enumerated() {
      let anchor = evidence.records[record].anchor
      ordinals.append(sections[anchor]?.count ?? 0)
      sections[anchor, default: []].append(position)
      PageSide.add(evidence.profiles[record].all, position, to: &all)
      PageSide.add(evidence.profiles[record].crossing, position, to: &crossing)
    }
    self.ordinals = ordinals
    self.sections = sections
    self.all = all
    self.crossing = crossing
  }

  private static func add(_ vector: Profile.Vector, _ position: Int, to index: inout [Int32: [Posting]]) {
    guard vector.norm > 0 else { return }
    for (term, weight) in zip(vector.terms, vector.weights) {
      index[term, default: []].append(Posting(record: Int32(position), weight: weight / vector.norm))
    }
  }

  func postings(crossing: Bool, term: Int32) -> [Posting] { (crossing ? self.crossing[term] : all[term]) ?? [] }

  func place(_ position: Int) -> Float { (Float(position) + 0.5) / Float(max(records.count, 1)) }
}
