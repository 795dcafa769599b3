@_exported import Guidelines
import Indexing
import Languages

/// An index of design guidelines, opened for reading. It answers like `hig search`, `hig man`, and `hig show`.
///
/// ```swift
/// let base = try KnowledgeBase(path: "Index/hig.sqlite")
/// try base.search("余白").hits[0].record.id                       // "live-activities/lock-screen-presentation/5"
/// try base.page("アラート").topic.slug                              // "alerts"
/// try base.record("alerts/best-practices/1").headline.plainText   // "Use alerts sparingly."
/// ```
public struct KnowledgeBase {
  /// Language of labels, and the default for pages and records.
  public var language: Language
  let index: GuidelineIndex

  /// Opens an index that `hig ingest` created. Content is only read when needed.
  /// - Throws: `.noIndex` if there is no such file, `.notAnIndex` if it is something else, or `.incompatibleSchema` if another
  ///   version created it.
  public init(path: String, language: Language? = nil) throws(Failure) {
    index = try GuidelineIndex(path: path)
    self.language = language ?? Languages.fallback
  }

  // MARK: Lookup

  /// Returns the rules that answer a query in any language, best first: `base.search("minimum tap target size")`.
  /// - Throws: `.emptyQuery` if the text contains only white space. A query without an answer does not throw: `hits` is empty, or
  ///   `hasAnswer` is `false`.
  public func search(_ text: String, limit: Int = 10) throws(Failure) -> SearchAnswer {
    try search(Query(text: text, readerLanguage: language, limit: limit))
  }

  /// Returns the rules that answer a query and match its filters:
  /// `base.search(Query(text: "buttons", filter: RecordFilter(platforms: [.watchOS])))`.
  public func search(_ query: Query) throws(Failure) -> SearchAnswer { try index.search(query) }

  /// Returns all topics in the order of the list of topics.
  public func topics() throws(Failure) -> [Topic] { try index.topics() }

  /// Returns the page of a topic by any of its names: `base.page("タブバー")` and `base.page("UITabBar")` are the same. If several
  /// sources have a page, the Corpus's is returned, or else that of the newest edition.
  /// - Parameters:
  ///   - language: Preferred language; if there is no page in it, a page in another language is returned.
  ///   - platforms: Includes only records that apply to one of these; empty for all platforms.
  /// - Throws: `.unknownTopic` with similar names, or if the topic has no page.
  public func page(_ topic: String, language: Language? = nil, platforms: [Platform] = []) throws(Failure) -> TopicPage {
    guard let match = try index.topic(named: topic) else {
      throw .unknownTopic(name: topic, suggestions: try index.topicSuggestions(for: topic, limit: 3).map(\.slug))
    }
    return try PageLookup(index, topic: match).page(in: language ?? self.language, platforms: platforms)
  }

  /// Returns a record by its id, such as `alerts/best-practices/1`.
  /// - Parameter language: Preferred language; if the record does not exist in it, the record in another language is returned.
  /// - Throws: `.unknownRecord`, or `.ambiguousRecord` if the id is a prefix of several.
  public func record(_ id: String, language: Language? = nil) throws(Failure) -> Record {
    let matches = try index.records(named: id)
    return matches.first { $0.language == language ?? self.language } ?? matches[0]
  }

  /// Returns the topics, categories, and section names for extracting records; see `records(in:name:catalog:)`.
  public func catalog() throws(Failure) -> TopicCatalog { try index.topicCatalog() }
}
