import Guidelines

/// Writes blocks as Markdown.
///
/// Markdown has no syntax for definition lists and tabs. They are written as lists whose items begin with the term in bold, and
/// parse to the same plain text. A table's caption is written as the paragraph before it.
struct MarkdownBlocks {
  var links = MarkdownLinks.unchanged

  /// Returns the blocks separated by blank lines, without a final line feed.
  static func markdown(_ blocks: [Block]) -> String { MarkdownBlocks().lines(blocks).joined(separator: "\n") }

  func lines(_ blocks: [Block]) -> [String] {
    var out: [String] = []
    var previous: ListStyle?
    for block in blocks {
      let next = lines(block, after: &previous)
      if next.isEmpty { continue }
      if !out.isEmpty { out.append("") }
      out += next
    }
    return out
  }

  /// Returns the lines of one block in a sequence, without a preceding blank line.
  /// - Parameter previous: The style of the preceding list; replaced by the style of this block, or by `nil` if it is not a list.
  func lines(_ block: Block, after previous: inout ListStyle?) -> [String] {
    let style = ListStyle(block, after: previous)
    let lines = lines(block, style)
    if !lines.isEmpty { previous = style }
    return lines
  }

  /// The markers of a list. Adjacent lists of one kind would be parsed as one, so the second uses another marker.
  struct ListStyle: Equatable {
    var isOrdered: Bool
    var usesAlternateMarker: Bool

    init?(_ block: Block, after previous: ListStyle?) {
      let ordered: Bool
      switch block.content {
      case .list(let list): ordered = list.start != nil
      case .definitionList, .tabs: ordered = false
      case .figure(let figure) where !figure.legend.isEmpty: ordered = true
      case .heading, .paragraph, .table, .quote, .aside, .code, .footnote, .thematicBreak, .figure: return nil
      }
      isOrdered = ordered
      usesAlternateMarker = previous.map { $0.isOrdered == ordered && !$0.usesAlternateMarker } ?? false
    }
  }

  func lines(_ block: Block, _ style: ListStyle?) -> [String] {
    switch block.content {
    case .heading(let level, let text, _):
      [String(repeating: "#", count: min(6, max(1, level))) + " " + MarkdownInlines.markdown(text, in: .heading, links: links)]
    case .paragraph(let text): paragraph(text)
    case .list(let list): items(list.items.map(\.blocks), start: list.start, style)
    case .definitionList(let definitions):
      items(definitions.map { [Block(.paragraph([.strong($0.term)]))] + $0.blocks }, start: nil, style)
    case .tabs(let tabs): items(tabs.map { [Block(.paragraph([.strong($0.title)]))] + $0.blocks }, start: nil, style)
    case .table(let table): self.table(table)
    case .quote(let inner), .footnote(_, let inner): Self.quote(lines(inner))
    case .aside(let label, let inner): Self.quote(lines(Self.labeled(label, inner)))
    case .code(let language, let text): Self.code(text, language)
    case .thematicBreak: ["***"]
    case .figure(let figure): self.figure(figure)
    }
  }

  /// Returns a figure as an image in a paragraph of its own, followed by its legend.
  private func figure(_ figure: Figure) -> [String] {
    let image = paragraph([.image(alt: figure.alternative, url: "../\(Figure.folder)/\(figure.file)")])
    if figure.legend.isEmpty { return image }
    return image + [""] + items(figure.legend.map { [Block(.paragraph([.text($0)]))] }, start: 1, nil)
  }

  static func quote(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? ">" : "> " + $0 }
  }

  private static func labeled(_ label: String?, _ blocks: [Block]) -> [Block] {
    guard let label, !label.isEmpty else { return blocks }
    return [Block(.paragraph([.strong([.text(label)])]))] + blocks
  }

  private func paragraph(_ text: [Inline]) -> [String] {
    let markdown = MarkdownInlines.markdown(text, links: links)
    return markdown.isEmpty ? [] : markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func items(_ items: [[Block]], start: Int?, _ style: ListStyle?) -> [String] {
    let usesAlternateMarker = style?.usesAlternateMarker == true
    var out: [String] = []
    let isLoose = items.contains { $0.count > 1 && $0.dropFirst().contains { ListStyle($0, after: nil) == nil } }
    for (number, blocks) in items.enumerated() {
      // CommonMark allows at most nine digits.
      let marker =
        start.map { "\(min(999_999_999, max(0, $0) + number))" + (usesAlternateMarker ? ")" : ".") }
        ?? (usesAlternateMarker ? "*" : "-")
      let indent = String(repeating: " ", count: marker.utf8.count + 1)
      var content: [String] = []
      var previous: ListStyle?
      for block in blocks {
        let style = ListStyle(block, after: previous)
        let next = lines(block, style)
        if next.isEmpty { continue }
        // A nested list follows the text of its item directly; other blocks follow a blank line.
        if !content.isEmpty, isLoose || style == nil || previous != nil || style?.isOrdered == true { content.append("") }
        content += next
        previous = style
      }
      if isLoose, number > 0 { out.append("") }
      for (index, line) in content.enumerated() { out.append(line.isEmpty ? "" : (index == 0 ? marker + " " : indent) + line) }
      if content.isEmpty { out.append(marker) }
    }
    return out
  }

  private func table(_ table: Table) -> [String] {
    let columns = max(table.header.count, table.rows.map(\.count).max() ?? 0)
    guard columns > 0 else { return [] }
    func row(_ cells: [[Inline]]) -> String {
      "|"
        + (0..<columns).map {
          " " + ($0 < cells.count ? MarkdownInlines.markdown(cells[$0], in: .cell, links: links) : "") + " |"
        }.joined()
    }
    let caption = table.caption.map(paragraph) ?? []
    return caption + (caption.isEmpty ? [] : [""]) + [row(table.header), "|" + String(repeating: " --- |", count: columns)]
      + table.rows.map(row)
  }

  private static func code(_ text: String, _ language: String?) -> [String] {
    var body = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { Sanitizer.line($0) }.joined(separator: "\t")
    }
    while body.last == "" { body.removeLast() }
    var maxRun = 2
    for line in body { maxRun = max(maxRun, line.prefix { $0 == " " || $0 == "`" }.count { $0 == "`" }) }
    let fence = String(repeating: "`", count: maxRun + 1)
    // The info string is one word without backticks, escapes, or entities.
    let info = Sanitizer.line(language ?? "").filter { !$0.isWhitespace && !"`&\\".contains($0) }
    return [fence + info] + body + [fence]
  }
}
