@_exported import Guidelines
import Indexing
import Languages

/// An index of design guidelines, opened for reading: what `hig search`, `hig man` and `hig show` answer from.
///
/// ```swift
/// let base = try KnowledgeBase(path: "Index/hig.sqlite")
/// try base.search("余白").hits[0].record.id                       // "live-activities/lock-screen-presentation/5"
/// try base.page("アラート").topic.slug                              // "alerts"
/// try base.record("alerts/best-practices/1").headline.plainText   // "Use alerts sparingly."
/// ```
public struct KnowledgeBase {
  /// Of labels, and of pages and records where nothing else is asked for.
  public var language: Language
  let index: GuidelineIndex

  /// Opens the file that `hig ingest` made; it is not read until it is asked.
  /// - Throws: `.noIndex` where there is none, `.notAnIndex`, or `.otherSchema` where another version made it.
  public init(path: String, language: Language? = nil) throws(Failure) {
    index = try GuidelineIndex(path: path)
    self.language = language ?? Languages.fallback
  }

  // MARK: Looking up

  /// The rules that answer a question in any language, best first: `base.search("minimum tap target size")`.
  /// - Throws: `.emptyQuery` for white space alone. A question that nothing answers is no failure: then `hits` is empty, or `matched` is false.
  public func search(_ text: String, limit: Int = 10) throws(Failure) -> SearchAnswer {
    try search(Query(text: text, readerLanguage: language, limit: limit))
  }

  /// The same with filters: `base.search(Query(text: "buttons", filter: RecordFilter(platforms: [.watchOS])))`.
  public func search(_ query: Query) throws(Failure) -> SearchAnswer { try index.search(query) }

  /// All topics, in the order of the list of topics.
  public func topics() throws(Failure) -> [Topic] { try index.topics() }

  /// The page of a topic, by any of its names: `base.page("タブバー")` and `base.page("UITabBar")` are one. Of several sources' pages it is the Corpus's,
  /// else that of the newest edition.
  /// - Parameters:
  ///   - language: where there is no page in it, another's is given.
  ///   - platforms: keeps what holds for one of these; empty keeps all.
  /// - Throws: `.unknownTopic` with the names that may have been meant, or for a topic without a page.
  public func page(_ topic: String, language: Language? = nil, platforms: [Platform] = []) throws(Failure) -> TopicPage {
    guard let found = try index.topic(named: topic) else {
      throw .unknownTopic(name: topic, suggestions: try index.topicSuggestions(for: topic, limit: 3).map(\.slug))
    }
    return try PageLookup(index, topic: found).page(in: language ?? self.language, platforms: platforms)
  }

  /// One record by its id, such as `alerts/best-practices/1`.
  /// - Parameter language: where there is no such record in it, another's is given.
  /// - Throws: `.unknownRecord`, or `.ambiguousRecord` where the id is only the beginning of several.
  public func record(_ id: String, language: Language? = nil) throws(Failure) -> Record {
    let found = try index.records(named: id)
    return found.first { $0.language == language ?? self.language } ?? found[0]
  }

  /// The topics, categories and sections by which pages are taken apart; see `records(in:name:catalog:)`.
  public func catalog() throws(Failure) -> TopicCatalog { try index.topicCatalog() }
}
