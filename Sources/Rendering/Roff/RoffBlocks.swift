import Guidelines
import Languages

/// Writes blocks as roff with man macros.
struct RoffBlocks {
  private let text = RoffText()
  private let inlines = InlineLayout()
  /// Indent inside the margin of the section, in columns.
  var indent = 0
  let language: Language
  /// Columns for preformatted content (tables and code).
  private var fixedWidth: Int { max(20, RoffText.lineWidth - indent) }

  /// Returns the roff lines of the blocks.
  /// - Parameter isFirst: `true` if no text precedes the blocks at this indent, so that no paragraph macro is needed.
  func lines(_ blocks: [Block], isFirst: Bool = true) -> [String] {
    var out: [String] = []
    for block in blocks {
      let next = lines(block)
      guard let first = next.first else { continue }
      // List items and insets start paragraphs of their own.
      if !isFirst || !out.isEmpty, !first.hasPrefix(".IP"), !first.hasPrefix(".RS") { out.append(".PP") }
      out += next
    }
    return out
  }

  func paragraph(_ inlines: [Inline], _ style: TextStyle = []) -> [String] {
    Array(self.inlines.parts(inlines, style).map { text.lines($0, indent: indent) }.joined(separator: [".br"]))
  }

  private func lines(_ block: Block) -> [String] {
    switch block.content {
    case .heading(_, let inlines, _): paragraph(inlines, .bold)
    case .paragraph(let inlines): paragraph(inlines)
    case .list(let list):
      items(
        list.items.enumerated().map { number, item in (list.start.map { "\($0 + number)." } ?? "\\(bu", item.blocks) },
        width: list.start == nil ? 2 : 4)
    case .definitionList(let definitions): definitions.flatMap { paragraph($0.term, .bold) + inset($0.blocks) }
    case .tabs(let tabs): tabs.flatMap { paragraph($0.title, .bold) + inset($0.blocks) }
    case .table(let table): unfilled(TableLayout(Metrics()).lines(table, width: fixedWidth, indent: 0))
    case .quote(let blocks), .footnote(_, let blocks): inset(blocks)
    case .aside(let label, let blocks):
      inset((label.map { [Block(.paragraph([.strong([.text($0)])]))] } ?? []) + blocks)
    case .code: unfilled(BlockLayout(Metrics(), language: language).lines([block], width: fixedWidth))
    case .thematicBreak: []
    case .figure(let figure): inset(figure.description(in: language))
    }
  }

  func inset(_ blocks: [Block], by columns: Int = 2) -> [String] {
    let inner = RoffBlocks(indent: indent + columns, language: language).lines(blocks)
    return inner.isEmpty ? [] : [".RS \(columns)"] + inner + [".RE"]
  }

  private func items(_ items: [(mark: String, blocks: [Block])], width: Int) -> [String] {
    items.flatMap { item -> [String] in
      guard let first = item.blocks.first else { return [] }
      let remaining = Array(item.blocks.dropFirst())
      let inside = RoffBlocks(indent: indent + width, language: language)
      let head = inside.lines([first])
      guard !head.isEmpty else { return [] }
      return [".IP \"\(item.mark)\" \(width)"] + head
        + (remaining.isEmpty ? [] : [".RS \(width)"] + inside.lines(remaining, isFirst: false) + [".RE"])
    }
  }

  private func unfilled(_ lines: [StyledLine]) -> [String] {
    var out: [String] = []
    for line in lines {
      if line.isBlank {
        out.append(".sp")
      } else {
        if let last = out.last, last != ".sp" { out.append(".br") }
        out.append(text.unfilled(line))
      }
    }
    return out
  }
}
