import TextAnalysis

/// How much of the question each topic says, in whichever of its records.
///
/// A rule says one thing in two sentences and leaves out what its page is about; who asks names both. So a record stands the higher the more of
/// the question its whole topic holds: passages ranked with the document they are from (Callan, Passage-Level Evidence in Document Retrieval,
/// SIGIR 1994). By topic it is BM25 again, with records for occurrences.
struct TopicEvidence {
  private let topics: [Int]
  private let places: [Int32]
  /// Records by place.
  private let sizes: [Double]
  private let averageSize: Double
  private let weights: [Double]
  /// Records that hold a term, by term and place.
  private var terms: [[Double]]
  private var spans: [Span] = []

  private struct Span {
    var terms: [Int]
    /// Records that say it in another way, by place, with what that way is worth.
    var alternatives: [(weight: Double, records: [Double])] = []
  }

  static let k1 = 4.0
  static let b = 0.9

  /// - Parameter numbers: which topic each record is about; nil where they are all about one.
  init?(_ question: Question, _ numbers: RecordNumbers) {
    topics = numbers.head
    places = numbers.numbers
    var sizes = [Double](repeating: 0, count: topics.count + 1)
    for place in places where place > 0 && place < sizes.count { sizes[Int(place)] += 1 }
    let used = sizes.count { $0 > 0 }
    guard used > 1 else { return nil }
    self.sizes = sizes
    averageSize = sizes.reduce(0, +) / Double(used)
    weights = question.terms.map(\.weight)
    terms = Array(repeating: [], count: weights.count)
  }

  // MARK: Adding

  mutating func add(_ postings: TermLists.Postings, term: Int) { terms[term] = records(postings) }

  /// Begins with the other ways to say some terms.
  mutating func beginSpan(_ terms: [Int]) { spans.append(Span(terms: terms)) }

  mutating func add(_ postings: TermLists.Postings, alternative weight: Double) {
    spans[spans.count - 1].alternatives.append((weight, records(postings)))
  }

  /// How many of some records are of each topic.
  private func records(_ postings: TermLists.Postings) -> [Double] {
    var records = [Double](repeating: 0, count: sizes.count)
    postings.visit { id in
      guard id >= 0, id < places.count else { return }
      let place = Int(places[Int(id)])
      if place > 0, place < records.count { records[place] += 1 }
    }
    return records
  }

  // MARK: What was found

  /// What each topic holds beside the one that holds most, 0…1.
  func shares() -> [Int64: Double] {
    let used = Double(sizes.count { $0 > 0 })
    let values = terms.indices.map { term -> Double in
      let holders = Double(terms[term].count { $0 > 0 })
      return holders > 0 ? weights[term] * Double.log(1 + (used - holders + 0.5) / (holders + 0.5)) : 0
    }
    let all = (0..<sizes.count).map { place in
      sizes[place] > 0 ? worth(at: place, values) : 0
    }
    guard let most = all.max(), most > 0 else { return [:] }
    var shares: [Int64: Double] = [:]
    for place in 1..<all.count where all[place] > 0 { shares[Int64(topics[place - 1])] = all[place] / most }
    return shares
  }

  private func worth(at place: Int, _ values: [Double]) -> Double {
    func saturated(_ records: [Double]) -> Double {
      guard !records.isEmpty, records[place] > 0 else { return 0 }
      let norm = TopicEvidence.k1 * (1 - TopicEvidence.b + TopicEvidence.b * sizes[place] / averageSize)
      return records[place] / (records[place] + norm)
    }
    let own = terms.indices.map { values[$0] * saturated(terms[$0]) }
    var worth = own.reduce(0, +)
    var gained: Set<Int> = []
    for span in spans where gained.isDisjoint(with: span.terms) {
      let value = span.terms.reduce(0) { $0 + values[$1] }
      let most = span.alternatives.reduce(0) { max($0, value * $1.weight * saturated($1.records)) }
      let gain = most - span.terms.reduce(0) { $0 + own[$1] }
      guard gain > 0 else { continue }
      worth += gain
      gained.formUnion(span.terms)
    }
    return worth
  }
}
