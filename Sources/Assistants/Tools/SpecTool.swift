import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_spec`: what `hig spec` prints.
struct SpecTool: Tool {
  let name = "hig_spec"
  let description = """
    Figures: sizes, counts, limits, contrast, as tables and sentences, by quantity or topic. Without arguments the list of quantities.
    """
  let parameters = [
    Parameter(name: "quantity", note: "tap targets, 文字サイズ"), Parameter.topic, Parameter.platform,
    Parameter.language, Parameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"matched":{"type":"boolean"},"figures":{"type":"array"}},"required":["matched","figures"]}
    """

  /// Longest table or text in one part, in bytes.
  private static let longest = 900

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let (quantity, topic) = (try arguments.text("quantity"), try arguments.text("topic"))
    let platforms = try arguments.platforms()
    let cursor = try arguments.cursor()
    let language = try arguments.language() ?? Languages.scripted(in: (quantity ?? "") + (topic ?? "")) ?? context.language
    let slugs = try context.index.slugs(topic.map { [$0] } ?? [])
    let lookup = try SpecLookup(index: context.index, language: language, platforms: platforms, topics: slugs, statedOnly: false)
    let sheet: SpecSheet
    if let quantity {
      sheet = try lookup.sheet(String(quantity.prefix(200)))
    } else if topic != nil {
      sheet = try lookup.sheetOfTopics()
    } else if !platforms.isEmpty {
      sheet = try lookup.sheet(of: try context.index.quantities(), most: 1)
    } else {
      return try Self.list(try context.index.quantities(), language).answer(from: cursor)
    }
    let asked = [quantity, topic].compactMap { $0 }.joined(separator: ", ").short
    let parts = sheet.sections.flatMap { section in
      section.entries.enumerated().flatMap { Self.parts($1, of: section, isFirst: $0 == 0) }
    }
    let remark: Phrase? = parts.isEmpty ? .noFigure(for: asked) : sheet.isFoundByWords ? .figuresByWords(asked) : nil
    return try PartList(
      opening: remark.map { language.interface.phrase($0).sentence } ?? "", members: ["matched": !parts.isEmpty],
      name: "figures", parts: parts
    ).answer(from: cursor)
  }

  private static func parts(_ entry: SpecSheet.Entry, of section: SpecSheet.Section, isFirst: Bool) -> [() -> Part] {
    entry.pieces(of: longest).enumerated().map { number, piece in
      {
        var sheet = SpecSheet()
        let title = isFirst && number == 0 ? section.title.short : ""
        sheet.sections = [SpecSheet.Section(quantity: section.quantity, title: title, entries: [piece])]
        return Part(
          text: Quotation.text(Document(sheet, language: piece.record.language).markdown()),
          data: piece.json.only("id", "caption", "rows", "sentences", "platforms", "language", "url").jsonText)
      }
    }
  }

  private static func list(_ quantities: [Quantity], _ language: Language) -> PartList {
    let parts = quantities.map { quantity in
      {
        let line = "- \(RecordMarkdown.text("\(quantity.slug): \(quantity.title(in: language))"))"
        return Part(text: Quotation.text(line), data: quantity.json.only("quantity", "names").jsonText)
      }
    }
    return PartList(members: ["matched": !parts.isEmpty], name: "figures", parts: parts, separator: "")
  }
}
