import GRDB
import TextAnalysis

/// Finds the records that are worth scoring: reads FTS5's lists of the question's terms, the ones that tell most first, and adds up what each
/// record could score.
struct CandidateReader {
  let database: Database
  let recordCount: Int
  /// How many list entries may be read. Lists of common terms that no longer fit are not read: records are then found by the rarer terms
  /// alone, and scored by all.
  let budget: Int

  /// Records that hold a term, as far as they were read when terms were counted.
  typealias Lists = [Int: [Int64]]

  /// Shares of a term's worth for standing anywhere in a record, and for standing in its headline besides.
  static let anywhere: Float = 0.75
  static let inHeadline: Float = 0.4

  /// Sets how common, and so how telling, each term is.
  func count(_ question: inout Question) throws -> Lists {
    var common: [String: Int] = [:]
    if recordCount > CommonTerms.threshold, !question.terms.isEmpty {
      let rows = try Lookup(
        database, "SELECT term, count FROM frequent WHERE term IN (\(Database.marks(question.terms.count)))",
        question.terms.map { .text($0.text) })
      while try rows.next() { common[try rows.text(0)] = rows.number(1) }
    }
    let reading = try ListReader(database)
    var lists: Lists = [:]
    for index in question.terms.indices {
      let term = question.terms[index]
      if !term.isPrefix, let count = common[term.text] {
        question.terms[index].count = count
      } else {
        let list = try reading.list(CandidateReader.expression(term), limit: budget)
        question.terms[index].count = list.count
        lists[index] = list
      }
      question.terms[index].rarity = CandidateReader.rarity(count: question.terms[index].count, of: recordCount)
    }
    return lists
  }

  func candidates(_ question: Question, _ lists: Lists) throws -> Accumulator {
    var accumulator = Accumulator(capacity: try database.count("SELECT max(id) FROM records") + 1)
    let reading = try ListReader(database)
    let order = question.terms.indices.sorted { (question.terms[$1].value, $0) < (question.terms[$0].value, $1) }
    var left = budget
    for index in order {
      let term = question.terms[index]
      let value = Float(max(term.value, 0.001))
      if let list = lists[index] {
        for id in list { accumulator.add(id, value * CandidateReader.anywhere) }
        left -= list.count
      } else if term.count <= left || accumulator.count == 0 {
        try reading.forEach(CandidateReader.expression(term), limit: budget) {
          accumulator.add($0, value * CandidateReader.anywhere)
        }
        left -= term.count
      } else {
        accumulator.skippedTerms += 1
      }
      try reading.forEach(CandidateReader.expression(term, inHeadline: true), limit: budget) {
        accumulator.add($0, value * CandidateReader.inHeadline)
      }
    }
    try addAlternatives(question, reading, &accumulator)
    return accumulator
  }

  private func addAlternatives(_ question: Question, _ reading: ListReader, _ accumulator: inout Accumulator) throws {
    for span in question.spans {
      let worth = question.terms(in: span.range).reduce(0) { $0 + question.terms[$1].value }
      for alternative in span.alternatives {
        let value = Float(max(worth * alternative.weight, 0.001))
        if let topic = alternative.topic {
          let rows = try Lookup(database, "SELECT id FROM records WHERE topic = ? LIMIT 5000", [.integer(topic)])
          while try rows.next() { accumulator.add(rows.integer(0), value * CandidateReader.anywhere) }
          continue
        }
        try reading.forEach(CandidateReader.expression(alternative), limit: budget / 4) {
          accumulator.add($0, value * CandidateReader.anywhere)
        }
        try reading.forEach(CandidateReader.expression(alternative, inHeadline: true), limit: budget / 4) {
          accumulator.add($0, value * CandidateReader.inHeadline)
        }
      }
    }
  }

  // MARK: FTS5 expressions; tokens hold letters and digits only, and quotes make them literal

  static func expression(_ term: QueryTerm, inHeadline: Bool = false) -> String {
    expression(term.text, isPrefix: term.isPrefix, inHeadline)
  }

  /// For records that hold all tokens of an alternative.
  static func expression(_ alternative: QuerySpan.Alternative, inHeadline: Bool = false) -> String {
    alternative.tokens.map { expression($0.text, isPrefix: $0.isPrefix, inHeadline) }.joined(separator: " AND ")
  }

  private static func expression(_ text: String, isPrefix: Bool, _ inHeadline: Bool) -> String {
    "\"\(inHeadline ? "\u{E000}" : "")\(text)\"\(isPrefix ? "*" : "")"
  }

  /// BM25's inverse document frequency, never below 0.
  static func rarity(count: Int, of records: Int) -> Double {
    let (n, total) = (Double(min(count, records)), Double(records))
    return Double.log(1 + (total - n + 0.5) / (n + 0.5))
  }
}

/// Reads FTS5's lists, one after another.
private final class ListReader {
  private let lookup: Lookup

  init(_ database: Database) throws {
    lookup = try Lookup(database, "SELECT rowid FROM words WHERE words MATCH ? LIMIT ?")
  }

  func forEach(_ expression: String, limit: Int, _ body: (Int64) -> Void) throws {
    guard !expression.isEmpty else { return }
    try lookup.restart([.text(expression), .init(limit)])
    while try lookup.next() { body(lookup.integer(0)) }
  }

  func list(_ expression: String, limit: Int) throws -> [Int64] {
    var list: [Int64] = []
    try forEach(expression, limit: limit) { list.append($0) }
    return list
  }
}
