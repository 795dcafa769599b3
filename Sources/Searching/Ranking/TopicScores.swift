/// Scores of topics, computed from their best three rules. A query often names the subject of a page, which the rules of the page
/// leave out (Callan, Passage-Level Evidence in Document Retrieval, SIGIR 1994: passages ranked with their document).
struct TopicScores {
  private var topScores: [SIMD4<Float>]
  private let maxScore: Float

  /// - Parameters:
  ///   - scores: The lexical scores by rule number.
  ///   - rules: The metadata of all rules.
  init(_ scores: [Float], _ rules: [RuleMetadata]) {
    topScores = Array(repeating: .zero, count: Int(rules.reduce(0) { max($0, $1.topicRow) }) + 1)
    for (index, rule) in rules.enumerated() where scores[index + 1] > 0 && rule.topicRow > 0 {
      let score = scores[index + 1]
      var bestThree = topScores[Int(rule.topicRow)]
      if score > bestThree[0] {
        bestThree = SIMD4(score, bestThree[0], bestThree[1], 0)
      } else if score > bestThree[1] {
        bestThree = SIMD4(bestThree[0], score, bestThree[1], 0)
      } else if score > bestThree[2] {
        bestThree[2] = score
      }
      topScores[Int(rule.topicRow)] = bestThree
    }
    maxScore = topScores.reduce(0) { max($0, $1.sum()) }
  }

  /// Returns a topic's score divided by the best topic's, 0…1.
  func share(_ topic: UInt32) -> Float { maxScore > 0 ? topScores[Int(topic)].sum() / maxScore : 0 }
}
