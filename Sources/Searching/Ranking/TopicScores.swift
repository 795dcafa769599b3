/// How well each topic matches, by its best three rules: who asks names what a page is about, which its rules leave out (passages ranked with the document
/// they are from: Callan, Passage-Level Evidence in Document Retrieval, SIGIR 1994).
struct TopicScores {
  private var best: [SIMD4<Float>]
  private let most: Float

  /// - Parameter scores: by a rule's number.
  init(_ scores: [Float], _ facts: [RuleFacts]) {
    best = Array(repeating: .zero, count: Int(facts.reduce(0) { max($0, $1.topic) }) + 1)
    for (index, rule) in facts.enumerated() where scores[index + 1] > 0 && rule.topic > 0 {
      let score = scores[index + 1]
      var three = best[Int(rule.topic)]
      if score > three[0] {
        three = SIMD4(score, three[0], three[1], 0)
      } else if score > three[1] {
        three = SIMD4(three[0], score, three[1], 0)
      } else if score > three[2] {
        three[2] = score
      }
      best[Int(rule.topic)] = three
    }
    most = best.reduce(0) { max($0, $1.sum()) }
  }

  /// 0…1.
  func share(_ topic: UInt32) -> Float { most > 0 ? best[Int(topic)].sum() / most : 0 }
}
