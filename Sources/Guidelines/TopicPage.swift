/// Everything that one page says of one topic, ready to print.
package struct TopicPage: Hashable, Sendable {
  package var topic: Topic
  package var language: Language
  /// In reading order, filters applied.
  package var records: [Record]
  /// What the topic has to say for each platform, by all records of the page.
  package var platforms: [Platform: PlatformState]
  /// The page that is printed.
  package var source: PageReference
  /// The other pages of the topic, in any source and language.
  package var others: [PageReference]

  package init(
    topic: Topic, language: Language, records: [Record], platforms: [Platform: PlatformState], source: PageReference,
    others: [PageReference]
  ) {
    self.topic = topic
    self.language = language
    self.records = records
    self.platforms = platforms
    self.source = source
    self.others = others
  }
}

/// One page of a source, as far as it is about one topic.
package struct PageReference: Hashable, Sendable {
  package var source: String
  package var page: String
  package var language: Language
  package var topic: String
  package var topicTitle: String
  package var title: String
  package var path: String
  package var url: String?
  package var edition: String?
  package var translator: String?
  package var retrieved: String?
  /// Records of kind `rule`.
  package var ruleCount: Int
  package var recordCount: Int

  package init(
    source: String, page: String, language: Language, topic: String, topicTitle: String, title: String, path: String,
    url: String? = nil, edition: String? = nil, translator: String? = nil, retrieved: String? = nil,
    ruleCount: Int = 0, recordCount: Int = 0
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
    self.ruleCount = ruleCount
    self.recordCount = recordCount
  }
}

/// A source as the index knows it.
package struct SourceSummary: Hashable, Sendable {
  package var name: String
  package var pageCount: Int
  package var recordCount: Int
  package var ruleCount: Int
  package var languages: [Language]
  package var editions: [String]
  /// When it was last ingested, ISO 8601; nil for the Corpus, whose edition says it.
  package var ingested: String?

  package init(
    name: String, pageCount: Int, recordCount: Int, ruleCount: Int, languages: [Language], editions: [String] = [],
    ingested: String? = nil
  ) {
    self.name = name
    self.pageCount = pageCount
    self.recordCount = recordCount
    self.ruleCount = ruleCount
    self.languages = languages
    self.editions = editions
    self.ingested = ingested
  }
}
