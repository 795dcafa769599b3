/// Evidence that a query is on topic. A query such as カレーの作り方 shares words with some rule, but no rule contains much of it or is
/// similar to it, and some of its words occur in no rule.
package struct Relevance: Hashable, Sendable {
  /// Maximum over all rules of embedding similarity plus coverage, 0…2.
  package var bestMatch: Float
  /// Share of the query's words that a rule, or a question of a rule, contains.
  package var knownShare: Float
  /// Indicates whether the query names a non-Apple system, or a tool or service for one.
  package var namesOtherSystem = false

  /// Total term weight of a typical short query. This much weight counts as full coverage.
  static let shortQueryWeight: Float = 45

  /// Factor of `knownShare`, and the minimum score of an on-topic query. `hig-bench-search refusals` computes them so that at
  /// most one percent of the Corpus's own questions and as many off-topic queries as possible are rejected.
  package static let knownShareFactor: Float = 1.2
  package static let minScore: Float = 1.93
  /// Penalty for naming another system. It is small because people ask about one system in the words of another.
  package static let otherSystemPenalty: Float = 0.5

  /// The relevance score; higher values are more likely to be on topic.
  package var score: Float { score(knownShareFactor: Relevance.knownShareFactor) }

  package func score(knownShareFactor: Float) -> Float {
    bestMatch + knownShareFactor * knownShare - (namesOtherSystem ? Relevance.otherSystemPenalty : 0)
  }

  static func accepts(_ relevance: Relevance) -> Bool { relevance.score >= minScore }
}
