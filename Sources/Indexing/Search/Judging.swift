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
    Features.Name.allCases.map { ("\($0)", RankingWeights.fitted[$0]) }
  }
}

extension GuidelineIndex {
  /// What tells whether a query is about what the rules are about; nil for one without words.
  package func relevance(_ query: Query) throws(Failure) -> Relevance? {
    try connection.use { database in
      let search = try Search(query, database, facts(database))
      return search.plan.terms.isEmpty ? nil : try Ranking(search.plan, search.facts, database).relevance
    }
  }

  /// The rules that are looked at as texts for a query, with their features, in the order of the present weights.
  package func candidates(_ query: Query, without left: Mechanisms = []) throws(Failure) -> [JudgedCandidate] {
    try connection.use { database in
      let search = try Search(query, database, facts(database), without: left)
      guard !search.plan.terms.isEmpty else { return [] }
      let texts = try WordingReader(database, filter: search.filters.conditions)
      let ranking = try Ranking(search.plan, search.facts, database)
      return try ranking.ranked(where: search.allowed(search.facts.count), texts).prefix(Ranking.depth).map { ranked in
        let features = ranking.features(of: ranked)
        return JudgedCandidate(
          ids: try texts.wordings(of: ranked.rule).map(\.name),
          features: Features.Name.allCases.map { features[$0] })
      }
    }
  }
}
