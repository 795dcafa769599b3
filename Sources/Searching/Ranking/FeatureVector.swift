import Guidelines

/// Measures of how well a rule answers a query, each about 0…1.
struct FeatureVector: Hashable {
  enum Feature: Int, CaseIterable {
    /// BM25 score divided by the best rule's.
    case bm25
    /// Share of the weight of the typed terms that the rule contains.
    case coverage
    /// Similarity of the embeddings of the rule and the query.
    case embedding
    /// Score of the best three rules of the topic, divided by that of the best topic.
    case topic
    /// 1 if the whole query is the name of the rule's topic, 0.25 if the query contains the name, and twice the share of the
    /// query that the name makes up for a rule that is asked for by name.
    case named
    /// 1 for a platform that the query names, -1 for rules that apply only to other platforms.
    case platform
    /// 1 for an outdated rule or a record that is not a rule, 0.5 for an inferred rule, and 0.3 for a table. If the query is
    /// general, a rule that applies only to some platforms gets 2 more.
    case secondary
    /// 1 if the query asks for a measure and the rule states one.
    case measure
    /// 1 if the rule has a wording in the query's language.
    case language
    /// Overlap of kanji and katakana between the query and a sentence: see `CharacterOverlap`.
    case characters

    /// The feature's name in the output of `--explain`.
    var name: String {
      switch self {
      case .bm25: "bm25"
      case .coverage: "coverage"
      case .embedding: "direction"
      case .topic: "topic"
      case .named: "named"
      case .platform: "platform"
      case .secondary: "aside"
      case .measure: "figure"
      case .language: "language"
      case .characters: "letters"
      }
    }
  }

  private(set) var values = SIMD16<Float>.zero

  subscript(name: Feature) -> Float {
    get { values[name.rawValue] }
    set { values[name.rawValue] = newValue }
  }
}

/// The weights of the features. `hig-bench-search fit` computes them.
package struct RankingWeights: Hashable, Sendable {
  private var values = SIMD16<Float>.zero

  init(_ weights: [FeatureVector.Feature: Float]) {
    for (name, weight) in weights { values[name.rawValue] = weight }
  }

  subscript(name: FeatureVector.Feature) -> Float { values[name.rawValue] }

  /// Returns the weighted sum of the features.
  func score(_ features: FeatureVector) -> Float { (features.values * values).sum() }

  static let fitted = RankingWeights([
    .bm25: 0.45, .coverage: 0.6, .embedding: 1.4, .topic: 0.5, .named: 0.4, .platform: 0.35, .secondary: -0.15, .measure: 0.1,
    .language: 0.1, .characters: 0.35,
  ])
}
