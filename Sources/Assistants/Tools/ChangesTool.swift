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
    {"type":"object","properties":{"changes":{"type":"array","items":{"type":"object","properties":{"date":{"type":"string"},\
    "topic":{"type":"string"},"text":{"type":"object"}},"required":["date","topic","text"]}},"next":{"type":"string"}},\
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
    // What changed last is worth more than that nothing did since.
    var shown = changes
    if changes.isEmpty, let last = try context.index.changes(since: "", topics: slugs, platforms: platforms).first {
      shown = [last]
    }
    let topics = Dictionary(uniqueKeysWithValues: try context.index.topics().map { ($0.slug, $0.title(in: language)) })
    var date = ""
    let parts = shown.map { change in
      let isNew = change.date != date
      date = change.date
      return { Self.part(change, of: topics[change.topic] ?? change.topic, isNew: isNew, language) }
    }
    return try PartList(
      opening: changes.isEmpty ? language.interface.phrase(.noChange).sentence : "", name: "changes", parts: parts,
      separator: ""
    ).answer(from: try arguments.cursor())
  }

  /// - Parameter isNew: whether the change before it has another date.
  private static func part(_ change: Change, of title: String, isNew: Bool, _ language: Language) -> Part {
    var change = change
    change.texts = Localized([(language, change.texts.text(in: language).cut(to: 1200)[0])])
    change.ids = Array(change.ids.prefix(8))
    var page = Document([(change, title.short)], language: language)
    if !isNew { for index in page.sections.indices { page.sections[index].title = "" } }
    return Part(
      text: Quotation.text(page.markdown()),
      data: change.json.only("date", "topic", "kind", "platforms", "text", "ids").jsonText)
  }
}
