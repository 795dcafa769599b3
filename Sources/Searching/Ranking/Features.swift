import Guidelines

/// What is known of how well a rule answers a query: named numbers, each about 0…1.
struct Features: Hashable {
  enum Name: Int, CaseIterable {
    /// BM25 beside the best rule's.
    case bm25
    /// How much of what was typed it holds, by what each term tells.
    case coverage
    /// How near it lies by what the terms mean.
    case direction
    /// How well the best three rules of its topic match beside those of the best topic.
    case topic
    /// Being of a topic that the query names: 1 where the whole query is its name, a quarter of it where some words are.
    case named
    /// Being for a platform that the query names, 1, or for others alone, -1.
    case platform
    /// Not being a rule, or none that still stands: 1; being one by its wording alone, half of it; being a table of figures, 0.3. Where one word is all that is asked, being
    /// for some platforms alone: 2 more.
    case aside
    /// Stating a figure where the query asks for one.
    case figure
    /// Having a wording in the query's language.
    case language
    /// A sentence with the query's kanji and katakana and few others.
    case letters

    /// As an explanation calls it.
    var word: String {
      switch self {
      case .bm25: "bm25"
      case .coverage: "coverage"
      case .direction: "direction"
      case .topic: "topic"
      case .named: "named"
      case .platform: "platform"
      case .aside: "aside"
      case .figure: "figure"
      case .language: "language"
      case .letters: "letters"
      }
    }
  }

  private(set) var values = SIMD16<Float>.zero

  subscript(name: Name) -> Float {
    get { values[name.rawValue] }
    set { values[name.rawValue] = newValue }
  }
}

/// What each feature counts. `hig-bench-search fit` finds them.
package struct RankingWeights: Hashable, Sendable {
  private var values = SIMD16<Float>.zero

  init(_ weights: [Features.Name: Float]) {
    for (name, weight) in weights { values[name.rawValue] = weight }
  }

  subscript(name: Features.Name) -> Float { values[name.rawValue] }

  /// The score: the sum of the features, each by its weight.
  func score(_ features: Features) -> Float { (features.values * values).sum() }

  static let fitted = RankingWeights([
    .bm25: 0.45, .coverage: 0.6, .direction: 1.4, .topic: 0.5, .named: 0.4, .platform: 0.35, .aside: -0.15, .figure: 0.1,
    .language: 0.1, .letters: 0.35,
  ])
}
