import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_spec`: what `hig spec` prints.
struct SpecTool: Tool {
  let name = "hig_spec"
  let description = """
    Figures: sizes, counts, limits, contrast, as tables and sentences, by quantity (tap targets, 文字サイズ) or topic. \
    Without arguments the list of quantities.
    """
  let parameters = [Parameter(name: "quantity"), Parameter.topic, Parameter.platform, Parameter.language, Parameter.cursor]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"matched":{"type":"boolean"},"figures":{"type":"array","items":{"type":"object"}},\
    "next":{"type":"string"}},"required":["matched","figures"]}
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
      sheet = try lookup.sheet(of: try context.index.quantities(), most: 1, mostRows: 8)
    } else {
      return try Self.list(try context.index.quantities(), language).answer(from: cursor)
    }
    let asked = Quotation.name([quantity, topic].compactMap { $0 }.joined(separator: ", "))
    let parts = sheet.sections.flatMap { section in
      section.entries.enumerated().flatMap { Self.parts($1, of: $0 == 0 ? section.title : nil) }
    }
    return try PartList(
      members: { $0.field("matched", !parts.isEmpty) }, name: "figures", parts: parts,
      emptyWords: Localized(
        "No figure is stated for \(asked). hig_spec without arguments lists the quantities; hig_search looks in all rules.",
        "\(asked)の数値はありません。引数なしのhig_specで量の一覧を、hig_searchですべてのルールを調べられます。"
      ).text(in: language)
    ).answer(from: cursor)
  }

  private static func parts(_ entry: SpecSheet.Entry, of title: String?) -> [() -> Part] {
    var record = entry.record
    if let table = entry.table {
      record.body = [Block(.table(table))]
    } else if let first = entry.sentences.first {
      // The sentences that state a figure stand for the record.
      record.headline = [.text(first)]
      record.body =
        entry.sentences.count > 1 ? [Block(.paragraph([.text(entry.sentences.dropFirst().joined(separator: " "))]))] : []
    }
    return record.pieces(of: longest).enumerated().map { number, piece in
      let heading = number == 0 ? title.map { "### \(RecordMarkdown.text($0.short))\n\n" } ?? "" : ""
      return { Part(text: Quotation.text(heading + piece.markdown(RecordMarkdown.excerpt)), data: piece.data(isAlone: true)) }
    }
  }

  private static func list(_ quantities: [Quantity], _ language: Language) -> PartList {
    let parts = quantities.map { quantity in
      { part(quantity, language) }
    }
    return PartList(members: { $0.field("matched", !parts.isEmpty) }, name: "figures", parts: parts, separator: "")
  }

  private static func part(_ quantity: Quantity, _ language: Language) -> Part {
    let name = quantity.title(in: language)
    var json = JSONWriter()
    json.object { json in
      json.field("quantity", quantity.slug)
      json.field("name", name)
    }
    return Part(text: Quotation.text("- \(RecordMarkdown.text("\(quantity.slug): \(name)"))"), data: json.text)
  }
}
