import TextAnalysis

/// BM25F scores of all rules, accumulated term by term with textbook constants (Robertson and Zaragoza, The Probabilistic
/// Relevance Framework, 2009).
///
/// A field either contains a term or does not. Term frequency says almost nothing in texts of two sentences, and storing it would
/// take half of the index.
package struct LexicalScores {
  /// Scores by rule number; 0 for a rule that contains no term.
  private(set) var scores: [Float]
  /// Share of the total weight of the typed terms that a rule contains, by rule number.
  private(set) var coverage: [Float]
  /// Number of typed content terms that occur in a rule's own text, by rule number.
  private var containedTermCounts: [UInt8]
  /// Number of typed content terms.
  private var contentTermCount: UInt8 = 0
  private(set) var bestScore: Float = 0
  /// Total weight of the typed terms.
  private(set) var typedWeight: Float = 0

  static let k1: Float = 1.2
  static let b: Float = 0.75
  /// Minimum weight of a content term. Function words and pairs of hiragana weigh less.
  static let minContentWeight = 0.5
  /// Weights of the fields, indexed by `RuleMetadata.Field`.
  static let fieldWeights: [Float] = [2, 1, 2, 1]

  /// - Parameter postings: The postings of each term, in the same order as `terms`.
  init(_ terms: [PlannedTerm], _ postings: [Postings], _ rules: [RuleMetadata]) {
    scores = [Float](repeating: 0, count: rules.count + 1)
    coverage = scores
    containedTermCounts = [UInt8](repeating: 0, count: rules.count + 1)
    let questions: UInt8 = 1 << UInt8(RuleMetadata.Field.questions.rawValue)
    let norms = LexicalScores.norms(rules)
    for (term, posting) in zip(terms, postings) {
      let weight = Float(term.weight) * LexicalScores.inverseDocumentFrequency(posting.rules.count, of: rules.count)
      if term.origin == .typed { typedWeight += weight }
      let isContentTerm = term.origin == .typed && term.weight >= LexicalScores.minContentWeight
      if isContentTerm { contentTermCount += 1 }
      for (rule, fields) in zip(posting.rules, posting.fields) where rule >= 1 && rule <= rules.count {
        scores[Int(rule)] += weight * LexicalScores.impact(fields, norms[Int(rule) - 1])
        if term.origin == .typed { coverage[Int(rule)] += weight }
        if isContentTerm, fields & ~questions != 0 { containedTermCounts[Int(rule)] += 1 }
      }
    }
    bestScore = scores.max() ?? 0
    if typedWeight > 0 { for rule in coverage.indices { coverage[rule] /= typedWeight } }
  }

  /// Numbers of the rules whose own text contains every typed content term.
  var rulesContainingAll: [Int] {
    contentTermCount == 0 ? [] : containedTermCounts.indices.dropFirst().filter { containedTermCounts[$0] == contentTermCount }
  }

  /// Returns the BM25 impact of a term on a rule's score, 0…`k1 + 1`, before it is multiplied by the term's weight.
  ///
  /// - Parameters:
  ///   - fields: A bit mask of the fields that contain the term.
  ///   - norm: The rule's normalized field weights: see `norms(_:)`.
  @inline(__always)
  package static func impact(_ fields: UInt8, _ norm: SIMD4<Float>) -> Float {
    var weighted: Float = 0
    for field in 0..<4 where fields & (1 << field) != 0 { weighted += norm[field] }
    return weighted * (k1 + 1) / (weighted + k1)
  }

  /// Returns the weight of one occurrence in each field of each rule, normalized by the field's length.
  package static func norms(_ rules: [RuleMetadata]) -> [SIMD4<Float>] {
    var averages: [Float] = [0, 0, 0, 0]
    for rule in rules { for field in 0..<4 { averages[field] += Float(rule.lengths[field]) } }
    for field in 0..<4 { averages[field] = max(1, averages[field] / Float(max(1, rules.count))) }
    return rules.map { rule in
      var norm = SIMD4<Float>.zero
      for field in 0..<4 { norm[field] = fieldWeights[field] / (1 - b + b * Float(rule.lengths[field]) / averages[field]) }
      return norm
    }
  }

  package static func inverseDocumentFrequency(_ matchCount: Int, of ruleCount: Int) -> Float {
    let (n, total) = (Double(min(matchCount, ruleCount)), Double(ruleCount))
    return Float(naturalLogarithm(1 + (total - n + 0.5) / (n + 0.5)))
  }
}
