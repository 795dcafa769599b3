/// Everything that one page says of one topic, ready to print.
public struct TopicPage: Hashable, Sendable {
  public var topic: Topic
  public var language: Language
  /// In reading order, filters applied.
  public var records: [Record]
  /// What the topic has to say for each platform, by all records of the page.
  public var platforms: [Platform: PlatformState]
  /// The page that is printed.
  public var source: PageReference
  /// The other pages of the topic, in any source and language.
  public var others: [PageReference]
  /// The topics that the topic names as related, as far as they are known.
  public var related: [Topic]

  public init(
    topic: Topic, language: Language, records: [Record], platforms: [Platform: PlatformState], source: PageReference,
    others: [PageReference], related: [Topic] = []
  ) {
    self.topic = topic
    self.language = language
    self.records = records
    self.platforms = platforms
    self.source = source
    self.others = others
    self.related = related
  }
}

/// One page of a source, as far as it is about one topic.
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
  /// See `SourceReference.isPrivate`.
  public var isPrivate: Bool
  /// Records of kind `rule`.
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

/// A source as the index knows it.
public struct SourceSummary: Hashable, Sendable {
  public var name: String
  public var pageCount: Int
  public var recordCount: Int
  public var ruleCount: Int
  /// Of the rules, those that are guessed.
  public var guessedCount: Int
  public var languages: [Language]
  public var editions: [String]
  /// When it was last ingested, ISO 8601; nil for the Corpus, whose edition says it.
  public var ingested: String?
  /// Whether any of its pages is; see `SourceReference.isPrivate`.
  public var isPrivate: Bool

  public init(
    name: String, pageCount: Int, recordCount: Int, ruleCount: Int, guessedCount: Int = 0, languages: [Language],
    editions: [String] = [],
    ingested: String? = nil, isPrivate: Bool = false
  ) {
    self.name = name
    self.pageCount = pageCount
    self.recordCount = recordCount
    self.ruleCount = ruleCount
    self.guessedCount = guessedCount
    self.languages = languages
    self.editions = editions
    self.ingested = ingested
    self.isPrivate = isPrivate
  }
}
