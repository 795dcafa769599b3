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
    "topic":{"type":"string"},"text":{"type":"string"}},"required":["date","topic","text"]}},"next":{"type":"string"}},\
    "required":["changes"]}
    """

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let since = try arguments.text("since") ?? ""
    guard since.isEmpty || Change.isDate(since) else {
      throw ArgumentProblem("'since' must be a date: 2026, 2026-06 or 2026-06-08.")
    }
    let named = try arguments.text("topic")
    let language = try arguments.language() ?? named.flatMap { Languages.scripted(in: $0) } ?? context.language
    let changes = try context.index.changes(
      since: since, topics: try context.index.slugs(named.map { [$0] } ?? []), platforms: try arguments.platforms())
    return try PartList(
      name: "changes", parts: changes.map { change in { Self.part(change, language) } }, separator: "",
      emptyWords: Localized("No change is noted.", "変更の記録はありません。").text(in: language)
    ).answer(from: try arguments.cursor())
  }

  private static func part(_ change: Change, _ language: Language) -> Part {
    let text = change.texts.text(in: language).cut(to: 1200)[0]
    let platforms = change.platforms.map(\.rawValue)
    var json = JSONWriter()
    json.object { json in
      json.field("date", change.date)
      json.field("topic", change.topic)
      json.field("kind", change.kind.rawValue)
      if !platforms.isEmpty { json.field("platforms", platforms) }
      json.field("text", text)
      if !change.ids.isEmpty { json.field("ids", Array(change.ids.prefix(8))) }
    }
    let facts = ([change.kind.label.text(in: language)] + platforms).joined(separator: ", ")
    let ids = change.ids.isEmpty ? "" : " — " + change.ids.prefix(8).joined(separator: ", ")
    return Part(
      text: Quotation.text("- \(RecordMarkdown.text("\(change.date) \(change.topic) (\(facts)): \(text)\(ids)"))"),
      data: json.text)
  }
}
