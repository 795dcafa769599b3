/// A filter for records. A record must match every condition; an empty list matches every record.
public struct RecordFilter: Hashable, Sendable {
  /// Slugs of topics.
  public var topics: [String]
  public var sources: [String]
  /// Names of pages.
  public var pages: [String]
  public var languages: [Language]
  /// Matches the records that name one of these platforms, and the records that name none unless their topic supports none of
  /// these.
  public var platforms: [Platform]
  public var kinds: [RecordKind]
  /// If not empty, matches only rules of these strengths.
  public var strengths: [Strength]
  /// Indicates whether only records match that name one of `platforms`.
  public var requiresNamedPlatform: Bool
  /// Indicates whether inferred rules are excluded.
  public var excludesInferred: Bool
  /// Indicates whether private copies are excluded, as for exports.
  public var excludesPrivate: Bool

  public init(
    topics: [String] = [], sources: [String] = [], pages: [String] = [], languages: [Language] = [],
    platforms: [Platform] = [], kinds: [RecordKind] = [], strengths: [Strength] = [], requiresNamedPlatform: Bool = false,
    excludesInferred: Bool = false, excludesPrivate: Bool = false
  ) {
    self.topics = topics
    self.sources = sources
    self.pages = pages
    self.languages = languages
    self.platforms = platforms
    self.kinds = kinds
    self.strengths = strengths
    self.requiresNamedPlatform = requiresNamedPlatform
    self.excludesInferred = excludesInferred
    self.excludesPrivate = excludesPrivate
  }

  /// Indicates whether every record matches.
  package var isEmpty: Bool {
    topics.isEmpty && sources.isEmpty && pages.isEmpty && languages.isEmpty && platforms.isEmpty && kinds.isEmpty
      && strengths.isEmpty && !excludesInferred && !excludesPrivate
  }
}
