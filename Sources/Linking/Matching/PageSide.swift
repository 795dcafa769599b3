import Guidelines

/// Records of one kind on one page, prepared for comparison with another page: in reading order, with ordinals in their sections
/// and an inverted index from terms to records.
struct PageSide {
  let page: Int
  /// Indices into the records of the evidence, in reading order.
  let records: [Int]
  /// Ordinal of each record among those of its section and kind, from 0.
  let ordinals: [Int]
  /// Positions in `records`, by section anchor.
  let sections: [String: [Int]]
  private let allPostings: [Int32: [Posting]]
  private let sharedPostings: [Int32: [Posting]]

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
      PageSide.add(evidence.profiles[record].allTerms, position, to: &all)
      PageSide.add(evidence.profiles[record].sharedTerms, position, to: &crossing)
    }
    self.ordinals = ordinals
    self.sections = sections
    self.allPostings = all
    self.sharedPostings = crossing
  }

  private static func add(_ vector: RecordProfile.TermVector, _ position: Int, to index: inout [Int32: [Posting]]) {
    guard vector.norm > 0 else { return }
    for (term, weight) in zip(vector.terms, vector.weights) {
      index[term, default: []].append(Posting(record: Int32(position), weight: weight / vector.norm))
    }
  }

  func postings(crossing: Bool, term: Int32) -> [Posting] { (crossing ? self.sharedPostings[term] : allPostings[term]) ?? [] }

  func relativePosition(of position: Int) -> Float { (Float(position) + 0.5) / Float(max(records.count, 1)) }
}
