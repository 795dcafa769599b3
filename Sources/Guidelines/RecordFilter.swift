/// Which records are meant. Filters are ANDed; empty lists filter nothing.
public struct RecordFilter: Hashable, Sendable {
  /// Slugs.
  public var topics: [String]
  public var sources: [String]
  /// Names of pages.
  public var pages: [String]
  public var languages: [Language]
  /// Keeps the records that name one of them, and those that name none unless their topic is supported on none of them.
  public var platforms: [Platform]
  public var kinds: [RecordKind]
  /// With any, only rules are kept, and of them those that bind so.
  public var strengths: [Strength]
  /// Keeps only the records that name one of the platforms.
  public var platformsOwn: Bool
  /// Leaves guessed rules out.
  public var statedOnly: Bool
  /// Leaves private sources out: for all that is handed on.
  public var withoutPrivate: Bool

  public init(
    topics: [String] = [], sources: [String] = [], pages: [String] = [], languages: [Language] = [],
    platforms: [Platform] = [], kinds: [RecordKind] = [], strengths: [Strength] = [], platformsOwn: Bool = false,
    statedOnly: Bool = false, withoutPrivate: Bool = false
  ) {
    self.topics = topics
    self.sources = sources
    self.pages = pages
    self.languages = languages
    self.platforms = platforms
    self.kinds = kinds
    self.strengths = strengths
    self.platformsOwn = platformsOwn
    self.statedOnly = statedOnly
    self.withoutPrivate = withoutPrivate
  }

  /// Whether every record passes.
  package var isEmpty: Bool {
    topics.isEmpty && sources.isEmpty && pages.isEmpty && languages.isEmpty && platforms.isEmpty && kinds.isEmpty
      && strengths.isEmpty && !statedOnly && !withoutPrivate
  }
}
