import GRDB
import TextAnalysis

/// BM25 over the fields of every rule, term by term: BM25F with textbook constants (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009),
/// where a field holds a term or does not: how often it does tells next to nothing in two sentences, and takes half of the index.
struct LexicalScores {
  /// By a rule's number; 0 for one that holds no term.
  private(set) var scores: [Float]
  /// Share of what the typed terms tell that a rule holds.
  private(set) var coverage: [Float]
  /// By term: the rules that hold it, ascending.
  private(set) var holders: [[Int32]] = []
  private(set) var best: Float = 0
  /// What all typed terms tell.
  private(set) var typed: Float = 0

  static let k1: Float = 1.2
  static let b: Float = 0.75
  /// By `RuleFacts.Field`.
  static let fieldWeights: [Float] = [2, 1, 2, 1]

  init(_ terms: [PlannedTerm], _ facts: [RuleFacts], _ database: Database) throws {
    scores = [Float](repeating: 0, count: facts.count + 1)
    coverage = scores
    let norms = LexicalScores.norms(facts)
    let places = try TermPlaces(database)
    var rules: [Int32] = []
    var frequencies: [SIMD4<Float>] = []
    for term in terms {
      rules.removeAll(keepingCapacity: true)
      frequencies.removeAll(keepingCapacity: true)
      try places.forEach(term) { rule, field in
        guard rule >= 1, rule <= facts.count else { return }
        if rules.last != rule {
          rules.append(rule)
          frequencies.append(.zero)
        }
        frequencies[frequencies.count - 1][field] = 1
      }
      if term.isPrefix { LexicalScores.merge(&rules, &frequencies) }
      holders.append(rules)
      let worth = Float(term.weight) * LexicalScores.idf(rules.count, of: facts.count)
      if term.origin == .typed {
        typed += worth
        for rule in rules { coverage[Int(rule)] += worth }
      }
      for (rule, frequency) in zip(rules, frequencies) {
        let weighted = frequency * norms[Int(rule) - 1]
        let total = weighted.sum()
        scores[Int(rule)] += worth * total * (LexicalScores.k1 + 1) / (total + LexicalScores.k1)
      }
    }
    best = scores.max() ?? 0
    if typed > 0 { for rule in coverage.indices { coverage[rule] /= typed } }
  }

  /// What one occurrence in a field counts in a rule: the field's weight, less where the field is long.
  private static func norms(_ facts: [RuleFacts]) -> [SIMD4<Float>] {
    var averages: [Float] = [0, 0, 0, 0]
    for rule in facts { for field in 0..<4 { averages[field] += Float(rule.lengths[field]) } }
    for field in 0..<4 { averages[field] = max(1, averages[field] / Float(max(1, facts.count))) }
    return facts.map { rule in
      var norm = SIMD4<Float>.zero
      for field in 0..<4 { norm[field] = fieldWeights[field] / (1 - b + b * Float(rule.lengths[field]) / averages[field]) }
      return norm
    }
  }

  /// Several terms begin with a prefix, each with its own list.
  private static func merge(_ rules: inout [Int32], _ frequencies: inout [SIMD4<Float>]) {
    var sums: [Int32: SIMD4<Float>] = [:]
    for (rule, frequency) in zip(rules, frequencies) {
      let sum = sums[rule] ?? .zero
      sums[rule] = sum.replacing(with: frequency, where: frequency .> sum)
    }
    rules = sums.keys.sorted()
    frequencies = rules.map { sums[$0] ?? .zero }
  }

  static func idf(_ holders: Int, of rules: Int) -> Float {
    let (n, total) = (Double(min(holders, rules)), Double(rules))
    return Float(Double.log(1 + (total - n + 0.5) / (n + 0.5)))
  }

  func holds(_ term: Int, _ rule: Int) -> Bool {
    let list = holders[term]
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(list[middle]) < rule { low = middle + 1 } else { high = middle }
    }
    return low < list.count && Int(list[low]) == rule
  }
}

/// Where terms stand, as FTS5 keeps it.
struct TermPlaces {
  private let whole: Lookup
  private let beginning: Lookup

  init(_ database: Database) throws {
    whole = try Lookup(database, "SELECT doc, col FROM word_places WHERE term = ?")
    beginning = try Lookup(database, "SELECT doc, col FROM word_places WHERE term >= ? AND term < ?")
  }

  /// Calls `body` with the rule and the field of each place, rules ascending for each term.
  func forEach(_ term: PlannedTerm, _ body: (_ rule: Int32, _ field: Int) -> Void) throws {
    let rows = term.isPrefix ? beginning : whole
    try rows.restart(term.isPrefix ? [.text(term.text), .text(term.text + "\u{10FFFF}")] : [.text(term.text)])
    while try rows.next() {
      let field =
        switch rows.firstByte(1) {
        case UInt8(ascii: "h"): 0
        case UInt8(ascii: "b"): 1
        case UInt8(ascii: "q"): 2
        case UInt8(ascii: "t"): 3
        case let other: throw UnknownColumn(first: other)
        }
      body(Int32(truncatingIfNeeded: rows.integer(0)), field)
    }
    rows.reset()
  }

  struct UnknownColumn: Error { var first: UInt8 }
}
