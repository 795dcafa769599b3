/// The content of one page about one topic, ready to print.
public struct TopicPage: Hashable, Sendable {
  public var topic: Topic
  public var language: Language
  /// The records that match the filters, in reading order.
  public var records: [Record]
  /// The topic's platform states, according to all records of the page.
  public var platforms: [Platform: PlatformState]
  /// The page that the records come from.
  public var source: PageReference
  /// The other pages about the topic, in any source and language.
  public var otherPages: [PageReference]
  /// The related topics that the list of topics contains.
  public var related: [Topic]

  public init(
    topic: Topic, language: Language, records: [Record], platforms: [Platform: PlatformState], source: PageReference,
    otherPages: [PageReference], related: [Topic] = []
  ) {
    self.topic = topic
    self.language = language
    self.records = records
    self.platforms = platforms
    self.source = source
    self.otherPages = otherPages
    self.related = related
  }
}

/// A page of a source, with counts of its records about one topic.
public struct PageReference: Hashable, Sendable {
  public var source: String
  public var page: String
  public var language: Language
  public var topic: String
  public var topicTitle: String
  public var title: String
  public var path: String
  public var url: String?
  public var edition: String?
  public var translator: String?
  public var retrieved: String?
  /// Indicates whether the page is a private copy; see `SourceReference.isPrivate`.
  public var isPrivate: Bool
  /// Number of records of kind `rule`.
  public var ruleCount: Int
  public var recordCount: Int

  public init(
    source: String, page: String, language: Language, topic: String, topicTitle: String, title: String, path: String,
    url: String? = nil, edition: String? = nil, translator: String? = nil, retrieved: String? = nil,
    isPrivate: Bool = false, ruleCount: Int = 0, recordCount: Int = 0
  ) {
    self.source = source
    self.page = page
    self.language = language
    self.topic = topic
    self.topicTitle = topicTitle
    self.title = title
    self.path = path
    self.url = url
    self.edition = edition
    self.translator = translator
    self.retrieved = retrieved
    self.isPrivate = isPrivate
    self.ruleCount = ruleCount
    self.recordCount = recordCount
  }
}

/// A summary of a source in the index.
public struct SourceSummary: Hashable, Sendable {
  public var name: String
  public var pageCount: Int
  public var recordCount: Int
  public var ruleCount: Int
  /// Number of inferred rules.
  public var inferredCount: Int
  public var languages: [Language]
  public var editions: [String]
  /// Time of the last ingest (ISO 8601); `nil` for the Corpus, whose edition states it.
  public var ingested: String?
  /// Indicates whether any of its pages is a private copy; see `SourceReference.isPrivate`.
  public var isPrivate: Bool

  public init(
    name: String, pageCount: Int, recordCount: Int, ruleCount: Int, inferredCount: Int = 0, languages: [Language],
    editions: [String] = [],
    ingested: String? = nil, isPrivate: Bool = false
  ) {
    self.name = name
    self.pageCount = pageCount
    self.recordCount = recordCount
    self.ruleCount = ruleCount
    self.inferredCount = inferredCount
    self.languages = languages
    self.editions = editions
    self.ingested = ingested
    self.isPrivate = isPrivate
  }
}
