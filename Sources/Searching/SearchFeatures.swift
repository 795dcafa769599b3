import Guidelines

/// Parts of a search that can be disabled to measure their effect.
package struct SearchFeatures: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let glossary = SearchFeatures(rawValue: 1)
  package static let spellingVariants = SearchFeatures(rawValue: 2)
  package static let topicNames = SearchFeatures(rawValue: 4)
  package static let transliteration = SearchFeatures(rawValue: 8)
  package static let corrections = SearchFeatures(rawValue: 16)
  package static let platformPreferences = SearchFeatures(rawValue: 32)
  package static let termWeights = SearchFeatures(rawValue: 64)

  package static let all: [(name: String, mechanism: SearchFeatures)] = [
    ("glossary", .glossary), ("katakana variants", .spellingVariants), ("names of topics", .topicNames),
    ("romaji", .transliteration),
    ("corrections", .corrections), ("platforms as preferences", .platformPreferences), ("weights of terms by kind", .termWeights),
  ]
}

/// A rule that matches a query, with its features, used to fit the ranking weights.
package struct JudgedCandidate: Hashable, Sendable {
  /// Record IDs of all wordings of the rule.
  package var ids: [String]
  /// Feature values in the order of `RankingFeatures.all`.
  package var features: [Float]
}

/// Names and current weights of the ranking features.
package enum RankingFeatures {
  package static var all: [(name: String, weight: Float)] {
    FeatureVector.Feature.allCases.map { ($0.name, RankingWeights.fitted[$0]) }
  }
}

extension Search {
  /// Returns the evidence that the query is on topic, or `nil` if it has no terms.
  package func relevance() throws(Store.Failure) -> Relevance? {
    plan.terms.isEmpty ? nil : try Ranking(plan, store).relevance
  }

  /// Returns the rules whose text the ranking examines for the query, with their features, in the current order.
  package func judgedCandidates() throws(Store.Failure) -> [JudgedCandidate] {
    guard !plan.terms.isEmpty else { return [] }
    let ranking = try Ranking(plan, store)
    var judged: [JudgedCandidate] = []
    for ranked in try ranking.ranked(where: masks(), store).prefix(Ranking.examinedCount) {
      let features = ranking.features(of: ranked)
      judged.append(
        JudgedCandidate(
          ids: try store.wordings(of: ranked.rule, passing: filters).map { $0.recordID },
          features: FeatureVector.Feature.allCases.map { features[$0] }))
    }
    return judged
  }
}
