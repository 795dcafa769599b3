import Guidelines
import Indexing
import Languages
import Rendering

/// Tool `hig_changes`, which returns the output of `hig changes`.
struct ChangesTool: Tool {
  let name = "hig_changes"
  let description = "What changed in Apple's guidelines, newest first."
  let parameters = [
    ToolParameter(name: "since", note: "2026, 2026-06 or 2026-06-08"), ToolParameter.topic, ToolParameter.platform,
    ToolParameter.language,
    ToolParameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"changes":{"type":"array","items":{"type":"object","required":["date","topic","text"]}}},\
    "required":["changes"]}
    """

  func answer(_ arguments: ToolArguments, _ context: ToolContext) throws -> ToolAnswer {
    let since = try arguments.text("since") ?? ""
    guard since.isEmpty || ChangelogEntry.isDate(since) else {
      throw ToolArgumentError("'since' must be a date: 2026, 2026-06 or 2026-06-08.")
    }
    let topicName = try arguments.text("topic")
    let language = try arguments.language() ?? topicName.flatMap { Languages.scriptLanguage(in: $0) } ?? context.language
    let slugs = try context.index.slugs(topicName.map { [$0] } ?? [])
    let platforms = try arguments.platforms()
    let changes = try context.index.changes(since: since, topics: slugs, platforms: platforms)
    let topics = Dictionary(uniqueKeysWithValues: try context.index.topics().map { ($0.slug, $0.title(in: language)) })
    func part(_ change: ChangelogEntry, showsDate: Bool) -> AnswerPart {
      let address = (try? context.index.pages(topic: change.topic))?.first { $0.source == corpusSourceName }?.url.flatMap {
        $0.utf8.count < 400 ? $0 : nil
      }
      return Self.part(change, of: topics[change.topic] ?? change.topic, at: address, showsDate: showsDate, language)
    }
    guard !changes.isEmpty else {
      // If nothing changed since the date, the last change before it is more useful than an empty answer.
      let noChange = language.messages.phrase(.noChanges).sentence
      let lastChange = try context.index.changes(since: "", topics: slugs, platforms: platforms).first.map {
        part($0, showsDate: true)
      }
      return try PaginatedAnswer(
        introduction: noChange + (lastChange.map { "\n\n" + $0.text } ?? ""),
        members: lastChange.map { ["last": RawJSON($0.data)] } ?? [:],
        name: "changes", parts: []
      ).answer(from: try arguments.cursor())
    }
    var date = ""
    let cursor = try arguments.cursor()
    let parts = changes.enumerated().map { position, change in
      let showsDate = change.date != date || position == cursor.offset
      date = change.date
      return { part(change, showsDate: showsDate) }
    }
    return try PaginatedAnswer(name: "changes", parts: parts, separator: "").answer(from: cursor)
  }

  /// Returns a change as a part of the answer.
  /// - Parameters:
  ///   - address: URL of the topic's official page.
  ///   - showsDate: Indicates whether to print the date, because it differs from the preceding change or that change is on an
  ///     earlier page.
  private static func part(_ change: ChangelogEntry, of title: String, at address: String?, showsDate: Bool, _ language: Language)
    -> AnswerPart
  {
    var change = change
    change.texts = Localized([(language, change.texts.text(in: language).split(maxLength: 1200)[0])])
    change.recordIDs = Array(change.recordIDs.prefix(8))
    var page = Document([(change, title.truncatedForMessage)], language: language)
    if !showsDate { for index in page.sections.indices { page.sections[index].title = "" } }
    return AnswerPart(
      text: QuotedText.text(page.markdown()) + (address.map { QuotedText.text("  \($0)") } ?? ""),
      data: (change.json.only("date", "topic", "kind", "platforms", "text", "ids") + (address.map { ["url": $0] } ?? [:]))
        .jsonText)
  }
}
