import GRDB
import TextAnalysis

/// Finds the records that are worth scoring: reads FTS5's lists of the question's terms, the ones that tell most first, and adds up what each
/// record could score.
struct CandidateReader {
  let database: Database
  let recordCount: Int
  /// How many list entries may be read. Lists of common terms that no longer fit are not read: records are then found by the rarer terms
  /// alone, and scored by all.
  var budget: Int

  func candidates(_ question: Question) throws -> Accumulator {
    var accumulator = Accumulator(
      capacity: Int(try Int64.fetchOne(database, sql: "SELECT max(id) FROM records") ?? 0) + 1)
    let order = question.terms.indices.sorted { (question.terms[$1].value, $0) < (question.terms[$0].value, $1) }
    var left = budget
    var read = 0
    for index in order {
      let term = question.terms[index]
      if read > 0, term.count > left, term.count > CommonTerms.threshold {
        accumulator.skippedTerms += 1
        continue
      }
      let before = accumulator.entries
      try add(term.isPrefix ? "\"\(term.text)\"*" : "\"\(term.text)\"", Float(max(term.value, 0.001)), to: &accumulator)
      left -= accumulator.entries - before
      read += 1
    }
    for span in question.spans {
      let worth = question.terms(in: span.range).reduce(0) { $0 + question.terms[$1].value }
      for alternative in span.alternatives where left > 0 {
        let before = accumulator.entries
        let value = Float(max(worth * alternative.weight, 0.001))
        if let topic = alternative.topic {
          try add(
            "SELECT id FROM records WHERE topic = ? LIMIT \(max(0, min(left, 5000)))", [topic], value, to: &accumulator)
        } else {
          try add(CandidateReader.all(alternative), value, to: &accumulator)
        }
        left -= accumulator.entries - before
      }
    }
    return accumulator
  }

  /// FTS5 expression for records that hold all tokens of an alternative. Tokens hold letters and digits only; quotes make them literal.
  static func all(_ alternative: QuerySpan.Alternative) -> String {
    alternative.tokens.map { $0.text.unicodeScalars.count == 1 && $0.weight < 1 ? "\"\($0.text)\"*" : "\"\($0.text)\"" }
      .joined(separator: " AND ")
  }

  /// Sets how common, and so how telling, each term is.
  func count(_ question: inout Question) throws {
    var common: [String: Int] = [:]
    if recordCount > CommonTerms.threshold, !question.terms.isEmpty {
      let marks = Array(repeating: "?", count: question.terms.count).joined(separator: ", ")
      let rows = try Row.fetchCursor(
        database, sql: "SELECT term, count FROM frequent WHERE term IN (\(marks))",
        arguments: StatementArguments(question.terms.map(\.text)))
      while let row = try rows.next() { common[try row.decode(atIndex: 0)] = try row.decode(Int.self, atIndex: 1) }
    }
    let counting = try database.cachedStatement(sql: "SELECT doc FROM word_counts WHERE term = ?")
    for index in question.terms.indices {
      let term = question.terms[index]
      var count = common[term.text] ?? 0
      if count == 0 {
        count =
          term.isPrefix
          ? min(recordCount, recordCount / 50 + 1) : try Int.fetchOne(counting, arguments: [term.text]) ?? 0
      }
      question.terms[index].count = count
      question.terms[index].rarity = CandidateReader.rarity(count: count, of: recordCount)
    }
  }

  /// BM25's inverse document frequency, never below 0.
  static func rarity(count: Int, of records: Int) -> Double {
    let (n, total) = (Double(min(count, records)), Double(records))
    return Double.log(1 + (total - n + 0.5) / (n + 0.5))
  }

  private func add(_ match: String, _ value: Float, to accumulator: inout Accumulator) throws {
    guard !match.isEmpty else { return }
    try add("SELECT rowid FROM words WHERE words MATCH ?", [match], value, to: &accumulator)
  }

  private func add(
    _ sql: String, _ arguments: StatementArguments, _ value: Float, to accumulator: inout Accumulator
  ) throws {
    let ids = try Int64.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
    while let id = try ids.next() { accumulator.add(id, value) }
  }
}

/// Adds up worths by record. Records are numbered without large gaps, so an array serves.
struct Accumulator {
  private var worths: [Float]
  private var touched: [Int32] = []
  private(set) var entries = 0
  var skippedTerms = 0

  init(capacity: Int) { worths = Array(repeating: 0, count: max(0, min(capacity, 1 << 28))) }

  var count: Int { touched.count }

  mutating func add(_ id: Int64, _ value: Float) {
    guard id >= 0, id < worths.count else { return }
    let index = Int(id)
    if worths[index] == 0 { touched.append(Int32(index)) }
    worths[index] += value
    entries += 1
  }

  subscript(_ id: Int64) -> Float { id >= 0 && id < worths.count ? worths[Int(id)] : 0 }

  /// All that were found, best first. Equal ones in order of number.
  func ranked(atMost limit: Int) -> [Int64] {
    guard touched.count > limit else { return touched.sorted { before($0, $1) }.map(Int64.init) }
    // The limit-th best worth, by halving the interval: sorting a million for two hundred would be waste.
    var low: Float = 0
    var high = touched.reduce(Float(0)) { max($0, worths[Int($1)]) }
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if touched.reduce(0, { $0 + (worths[Int($1)] >= middle ? 1 : 0) }) >= limit { low = middle } else { high = middle }
    }
    return touched.filter { worths[Int($0)] >= low }.sorted { before($0, $1) }.prefix(limit).map(Int64.init)
  }

  /// Records whose worth says that they hold every term that was read.
  func countAll(_ question: Question) -> Int {
    let all = Float(question.terms.reduce(0) { $0 + max($1.value, 0.001) }) * 0.999
    return touched.reduce(0) { $0 + (worths[Int($1)] >= all ? 1 : 0) }
  }

  private func before(_ a: Int32, _ b: Int32) -> Bool {
    let (x, y) = (worths[Int(a)], worths[Int(b)])
    return x != y ? x > y : a < b
  }
}
