import GRDB
import Guidelines
import TextAnalysis

/// Finds the records that are worth scoring: reads the lists of the question's terms, the ones that tell most first, and adds up what each
/// record could score.
struct CandidateReader {
  let database: Database
  let recordCount: Int
  let limits: SearchLimits
  private let reading: TermLists

  init(_ database: Database, recordCount: Int, limits: SearchLimits) throws {
    self.database = database
    self.recordCount = recordCount
    self.limits = limits
    reading = try TermLists(database, recordCount: recordCount)
  }

  private static let longList = 20_000
  /// What the name of a topic is worth above records in another language than the question's.
  private static let otherLanguage: Float = 0.8

  /// Records that hold a term, where counting them meant reading them.
  typealias Lists = [Int: [Int64]]

  /// Sets how common, and so how telling, each term is.
  func count(_ question: inout Question) throws -> Lists {
    try reading.prepare(question.terms.map { TermLists.Expression($0) })
    var lists: Lists = [:]
    for index in question.terms.indices {
      let expression = TermLists.Expression(question.terms[index])
      if let count = reading.count(expression) {
        question.terms[index].count = count
      } else {
        let list = try reading.numbers(expression, limit: limits.listed)
        question.terms[index].count = list.count
        lists[index] = list
      }
      question.terms[index].rarity = CandidateReader.rarity(count: question.terms[index].count, of: recordCount)
    }
    return lists
  }

  /// - Parameter topics: what is added up by topic besides.
  func candidates(_ question: Question, _ lists: Lists, topics: inout TopicEvidence?) throws -> Accumulator {
    try reading.prepare(question.spans.flatMap { $0.alternatives.map { TermLists.Expression($0) } })
    var accumulator = Accumulator(
      capacity: try database.count("SELECT max(id) FROM records") + 1, expected: question.terms.reduce(0) { $0 + $1.count },
      termValues: question.terms.map { Float(max($0.value, 0.001)) })
    let named = try addAlternatives(question, &accumulator, &topics)
    let order = question.terms.indices.sorted { (question.terms[$1].value, $0) < (question.terms[$0].value, $1) }
    var left = limits.entries
    var rest = question.terms.reduce(0) { $0 + $1.value }
    let negligible = rest * limits.negligible
    for index in order {
      let term = question.terms[index]
      // Endings that half of the records have: long lists that tell next to nothing, all of them together.
      if rest <= negligible, term.count > CandidateReader.longList, !accumulator.isEmpty { continue }
      rest -= term.value
      // What tells least is left out where the lists are too long; records are then found by the other terms, and scored by all.
      guard term.count <= left || accumulator.isEmpty else { continue }
      left -= term.count
      if let list = lists[index] {
        accumulator.add(.numbers(list), term: index, count: list.count)
        topics?.add(.numbers(list), term: index)
      } else {
        try reading.read(TermLists.Expression(term), limit: limits.listed) {
          accumulator.add($0, term: index, count: term.count)
          topics?.add($0, term: index)
        }
      }
      guard term.count > 0 else { continue }
      try reading.read(TermLists.Expression(term, inHeadline: true), limit: limits.listed) {
        accumulator.add($0, headlineTerm: index)
      }
    }
    accumulator.settle()
    for (ids, terms, weight) in named { accumulator.lift(ids, terms, weight) }
    return accumulator
  }

  /// Wider stretches of the question first: a term gains by one other way to say it.
  /// - Returns: the records of topics that are named, with the terms that name them and what that is worth.
  private func addAlternatives(
    _ question: Question, _ accumulator: inout Accumulator, _ topics: inout TopicEvidence?
  ) throws -> [(ids: [Int64], terms: [Int], weight: Float)] {
    var named: [(ids: [Int64], terms: [Int], weight: Float)] = []
    let spans = question.spans.indices.sorted { question.spans[$0].range.count > question.spans[$1].range.count }
    for span in spans.map({ question.spans[$0] }) {
      let terms = question.terms(in: span.range)
      guard !terms.isEmpty else { continue }
      accumulator.beginSpan(terms)
      topics?.beginSpan(terms)
      for alternative in span.alternatives {
        let weight = Float(alternative.weight)
        if let topic = alternative.topic {
          let ids = try database.all(
            "SELECT r.id, p.language FROM records r JOIN pages p ON p.id = r.page WHERE r.topic = ? LIMIT 5000", [.integer(topic)]
          ) { (id: $0.integer(0), language: $0.number(1)) }
          accumulator.add(.numbers(ids.map(\.id)), alternative: weight)
          topics?.add(.numbers(ids.map(\.id)), alternative: alternative.weight)
          for language in Language.allCases {
            named.append(
              (
                ids.filter { $0.language == language.code }.map(\.id), terms,
                language == question.language ? weight : weight * CandidateReader.otherLanguage
              ))
          }
          continue
        }
        let isThere = try reading.read(TermLists.Expression(alternative), limit: limits.listed / 4) {
          accumulator.add($0, alternative: weight)
          topics?.add($0, alternative: alternative.weight)
          return !$0.isEmpty
        }
        // A headline holds no more than its record does.
        guard isThere else { continue }
        try reading.read(TermLists.Expression(alternative, inHeadline: true), limit: limits.listed / 4) {
          accumulator.add($0, headlineAlternative: weight)
        }
      }
    }
    return named
  }

  /// BM25's inverse document frequency, never below 0.
  static func rarity(count: Int, of records: Int) -> Double {
    let (n, total) = (Double(min(count, records)), Double(records))
    return Double.log(1 + (total - n + 0.5) / (n + 0.5))
  }
}
