import Guidelines
import Indexing
import Languages
import Rendering

/// Tool `hig_spec`, which returns the output of `hig spec`.
struct SpecTool: Tool {
  let name = "hig_spec"
  let description = """
    Figures: sizes, counts, limits, contrast, as tables and sentences, by quantity or topic. Without arguments the list of quantities.
    """
  let parameters = [
    ToolParameter(name: "quantity", note: "tap targets, 文字サイズ"), ToolParameter.topic, ToolParameter.platform,
    ToolParameter.language, ToolParameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"matched":{"type":"boolean"},"figures":{"type":"array"}},"required":["matched","figures"]}
    """

  /// Maximum length in bytes of a table or text in one part.
  private static let maxPartLength = 900

  func answer(_ arguments: ToolArguments, _ context: ToolContext) throws -> ToolAnswer {
    let (quantity, topic) = (try arguments.text("quantity"), try arguments.text("topic"))
    let platforms = try arguments.platforms()
    let cursor = try arguments.cursor()
    let language = try arguments.language() ?? Languages.scriptLanguage(in: (quantity ?? "") + (topic ?? "")) ?? context.language
    let slugs = try context.index.slugs(topic.map { [$0] } ?? [])
    let lookup = try SpecLookup(index: context.index, language: language, platforms: platforms, topics: slugs, statedOnly: false)
    let sheet: SpecSheet
    if let quantity {
      sheet = try lookup.sheet(String(quantity.prefix(200)))
    } else if topic != nil {
      sheet = try lookup.sheetOfTopics()
    } else if !platforms.isEmpty {
      sheet = try lookup.sheet(of: try context.index.quantities(), maxCount: 1)
    } else {
      return try Self.list(try context.index.quantities(), language).answer(from: cursor)
    }
    let searched = [quantity, topic].compactMap { $0 }.joined(separator: ", ").truncatedForMessage
    let parts = sheet.sections.flatMap { section in
      section.specifications.enumerated().flatMap { Self.parts($1, of: section, isFirst: $0 == 0) }
    }
    let message: Phrase? = parts.isEmpty ? .noMeasure(for: searched) : sheet.isFullTextResult ? .measuresByWords(searched) : nil
    return try PaginatedAnswer(
      introduction: message.map { language.messages.phrase($0).sentence } ?? "", members: ["matched": !parts.isEmpty],
      name: "figures", parts: parts
    ).answer(from: cursor)
  }

  private static func parts(_ entry: SpecSheet.Specification, of section: SpecSheet.Section, isFirst: Bool) -> [() -> AnswerPart]
  {
    entry.pieces(of: maxPartLength).enumerated().map { number, piece in
      {
        var sheet = SpecSheet()
        let title = isFirst && number == 0 ? section.title.truncatedForMessage : ""
        sheet.sections = [SpecSheet.Section(quantity: section.quantity, title: title, specifications: [piece])]
        return AnswerPart(
          text: QuotedText.text(Document(sheet, language: piece.record.language).markdown()),
          data: piece.json.only("id", "caption", "rows", "sentences", "platforms", "language", "url").jsonText)
      }
    }
  }

  private static func list(_ quantities: [Quantity], _ language: Language) -> PaginatedAnswer {
    let parts = quantities.map { quantity in
      {
        let line = "- \(RecordMarkdown.text("\(quantity.slug): \(quantity.title(in: language))"))"
        return AnswerPart(text: QuotedText.text(line), data: quantity.json.only("quantity", "names").jsonText)
      }
    }
    return PaginatedAnswer(members: ["matched": !parts.isEmpty], name: "figures", parts: parts, separator: "")
  }
}
