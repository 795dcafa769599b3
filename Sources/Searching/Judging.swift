import Guidelines

/// Parts of a search that can be left out, to see what each earns.
package struct Mechanisms: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let glossary = Mechanisms(rawValue: 1)
  package static let variants = Mechanisms(rawValue: 2)
  package static let topics = Mechanisms(rawValue: 4)
  package static let transliteration = Mechanisms(rawValue: 8)
  package static let corrections = Mechanisms(rawValue: 16)
  package static let platformWords = Mechanisms(rawValue: 32)
  package static let termWeights = Mechanisms(rawValue: 64)

  package static let all: [(name: String, mechanism: Mechanisms)] = [
    ("glossary", .glossary), ("katakana variants", .variants), ("names of topics", .topics), ("romaji", .transliteration),
    ("corrections", .corrections), ("platforms as preferences", .platformWords), ("weights of terms by kind", .termWeights),
  ]
}

/// A rule as a candidate of a query, for fitting weights.
package struct JudgedCandidate: Hashable, Sendable {
  /// Of all its wordings.
  package var ids: [String]
  /// By `RankingFeature`.
  package var features: [Float]
}

/// The names and present weights of the features.
package enum RankingFeature {
  package static var all: [(name: String, weight: Float)] {
    Features.Name.allCases.map { ($0.word, RankingWeights.fitted[$0]) }
  }
}

extension Search {
  /// What tells whether a query is about what the rules are about; nil for one without words.
  package func relevance() throws(Store.Trouble) -> Relevance? {
    plan.terms.isEmpty ? nil : try Ranking(plan, store).relevance
  }

  /// The rules that are looked at as texts for a query, with their features, in the order of the present weights.
  package func candidates() throws(Store.Trouble) -> [JudgedCandidate] {
    guard !plan.terms.isEmpty else { return [] }
    let ranking = try Ranking(plan, store)
    var judged: [JudgedCandidate] = []
    for ranked in try ranking.ranked(where: allowed(), store).prefix(Ranking.depth) {
      let features = ranking.features(of: ranked)
      judged.append(
        JudgedCandidate(
          ids: try store.wordings(of: ranked.rule, passing: filters).map { $0.name },
          features: Features.Name.allCases.map { features[$0] }))
    }
    return judged
  }
}
