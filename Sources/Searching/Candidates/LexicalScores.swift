import TextAnalysis

/// BM25 over the fields of every rule, term by term: BM25F with textbook constants (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009),
/// where a field holds a term or does not: how often it does tells next to nothing in two sentences, and takes half of the index.
package struct LexicalScores {
  /// By a rule's number; 0 for one that holds no term.
  private(set) var scores: [Float]
  /// Share of what the typed terms tell that a rule holds.
  private(set) var coverage: [Float]
  /// Number of the typed terms that tell something which a rule's own texts contain.
  private var containedTerms: [UInt8]
  /// Number of the typed terms that tell something.
  private var typedTerms: UInt8 = 0
  private(set) var best: Float = 0
  /// What all typed terms tell.
  private(set) var typed: Float = 0

  static let k1: Float = 1.2
  static let b: Float = 0.75
  /// Weight of a typed term from which on it tells something: function words and pairs of hiragana weigh less.
  static let minTellingWeight = 0.5
  /// By `RuleFacts.Field`.
  static let fieldWeights: [Float] = [2, 1, 2, 1]

  /// - Parameter postings: of each term.
  init(_ terms: [PlannedTerm], _ postings: [Postings], _ facts: [RuleFacts]) {
    scores = [Float](repeating: 0, count: facts.count + 1)
    coverage = scores
    containedTerms = [UInt8](repeating: 0, count: facts.count + 1)
    let questions: UInt8 = 1 << UInt8(RuleFacts.Field.questions.rawValue)
    let norms = LexicalScores.norms(facts)
    for (term, posting) in zip(terms, postings) {
      let worth = Float(term.weight) * LexicalScores.idf(posting.rules.count, of: facts.count)
      if term.origin == .typed { typed += worth }
      let tells = term.origin == .typed && term.weight >= LexicalScores.minTellingWeight
      if tells { typedTerms += 1 }
      for (rule, fields) in zip(posting.rules, posting.fields) where rule >= 1 && rule <= facts.count {
        scores[Int(rule)] += worth * LexicalScores.impact(fields, norms[Int(rule) - 1])
        if term.origin == .typed { coverage[Int(rule)] += worth }
        if tells, fields & ~questions != 0 { containedTerms[Int(rule)] += 1 }
      }
    }
    best = scores.max() ?? 0
    if typed > 0 { for rule in coverage.indices { coverage[rule] /= typed } }
  }

  /// The rules whose own texts contain everything that was typed.
  var rulesContainingAll: [Int] {
    typedTerms == 0 ? [] : containedTerms.indices.dropFirst().filter { containedTerms[$0] == typedTerms }
  }

  /// What a term that stands in some fields of a rule adds to its score, 0…`k1 + 1`, before what the term tells.
  @inline(__always)
  package static func impact(_ fields: UInt8, _ norm: SIMD4<Float>) -> Float {
    var weighted: Float = 0
    for field in 0..<4 where fields & (1 << field) != 0 { weighted += norm[field] }
    return weighted * (k1 + 1) / (weighted + k1)
  }

  /// What one occurrence in a field counts in a rule: the field's weight, less where the field is long.
  package static func norms(_ facts: [RuleFacts]) -> [SIMD4<Float>] {
    var averages: [Float] = [0, 0, 0, 0]
    for rule in facts { for field in 0..<4 { averages[field] += Float(rule.lengths[field]) } }
    for field in 0..<4 { averages[field] = max(1, averages[field] / Float(max(1, facts.count))) }
    return facts.map { rule in
      var norm = SIMD4<Float>.zero
      for field in 0..<4 { norm[field] = fieldWeights[field] / (1 - b + b * Float(rule.lengths[field]) / averages[field]) }
      return norm
    }
  }

  package static func idf(_ holders: Int, of rules: Int) -> Float {
    let (n, total) = (Double(min(holders, rules)), Double(rules))
    return Float(naturalLogarithm(1 + (total - n + 0.5) / (n + 0.5)))
  }
}
