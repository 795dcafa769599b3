import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_changes`: what `hig changes` prints.
struct ChangesTool: Tool {
  let name = "hig_changes"
  let description = "What changed in Apple's guidelines, newest first."
  let parameters = [
    Parameter(name: "since", note: "2026, 2026-06 or 2026-06-08"), Parameter.topic, Parameter.platform, Parameter.language,
    Parameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"changes":{"type":"array","items":{"type":"object","required":["date","topic","text"]}}},\
    "required":["changes"]}
    """

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let since = try arguments.text("since") ?? ""
    guard since.isEmpty || Change.isDate(since) else {
      throw ArgumentProblem("'since' must be a date: 2026, 2026-06 or 2026-06-08.")
    }
    let named = try arguments.text("topic")
    let language = try arguments.language() ?? named.flatMap { Languages.scripted(in: $0) } ?? context.language
    let slugs = try context.index.slugs(named.map { [$0] } ?? [])
    let platforms = try arguments.platforms()
    let changes = try context.index.changes(since: since, topics: slugs, platforms: platforms)
    let topics = Dictionary(uniqueKeysWithValues: try context.index.topics().map { ($0.slug, $0.title(in: language)) })
    func part(_ change: Change, isNew: Bool) -> Part {
      let address = (try? context.index.pages(topic: change.topic))?.first { $0.source == corpusSourceName }?.url.flatMap {
        $0.utf8.count < 400 ? $0 : nil
      }
      return Self.part(change, of: topics[change.topic] ?? change.topic, at: address, isNew: isNew, language)
    }
    guard !changes.isEmpty else {
      // What changed last is worth more than that nothing did since.
      let none = language.interface.phrase(.noChange).sentence
      let last = try context.index.changes(since: "", topics: slugs, platforms: platforms).first.map { part($0, isNew: true) }
      return try PartList(
        opening: none + (last.map { "\n\n" + $0.text } ?? ""), members: last.map { ["last": JSONText($0.data)] } ?? [:],
        name: "changes", parts: []
      ).answer(from: try arguments.cursor())
    }
    var date = ""
    let cursor = try arguments.cursor()
    let parts = changes.enumerated().map { place, change in
      let isNew = change.date != date || place == cursor.offset
      date = change.date
      return { part(change, isNew: isNew) }
    }
    return try PartList(name: "changes", parts: parts, separator: "").answer(from: cursor)
  }

  /// - Parameters:
  ///   - address: of the topic's official page.
  ///   - isNew: whether its date is to be said: the change before it has another, or stands on an earlier part.
  private static func part(_ change: Change, of title: String, at address: String?, isNew: Bool, _ language: Language) -> Part {
    var change = change
    change.texts = Localized([(language, change.texts.text(in: language).cut(to: 1200)[0])])
    change.ids = Array(change.ids.prefix(8))
    var page = Document([(change, title.short)], language: language)
    if !isNew { for index in page.sections.indices { page.sections[index].title = "" } }
    return Part(
      text: Quotation.text(page.markdown()) + (address.map { Quotation.text("  \($0)") } ?? ""),
      data: (change.json.only("date", "topic", "kind", "platforms", "text", "ids") + (address.map { ["url": $0] } ?? [:]))
        .jsonText)
  }
}
