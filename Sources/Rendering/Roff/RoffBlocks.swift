import Guidelines

/// Blocks → roff with the man macros.
struct RoffBlocks {
  private let text = RoffText()
  private let inlines = InlineLayout()
  /// Columns for what is laid out here (tables, code): it fits a page of 60 columns with its indents.
  private let fixedWidth = 44

  /// `isFirst`: nothing stands before in this indent, so no paragraph needs to be begun.
  func lines(_ blocks: [Block], isFirst: Bool = true) -> [String] {
    var out: [String] = []
    for block in blocks {
      if !isFirst || !out.isEmpty { out.append(".PP") }
      let next = lines(block)
      if next.isEmpty, out.last == ".PP" { out.removeLast() } else { out += next }
    }
    return out
  }

  func paragraph(_ inlines: [Inline], _ style: Style = []) -> [String] {
    Array(self.inlines.parts(inlines, style).map { [text.line($0)] }.joined(separator: [".br"]))
  }

  private func lines(_ block: Block) -> [String] {
    switch block.content {
    case .heading(_, let inlines, _): paragraph(inlines, .bold)
    case .paragraph(let inlines): paragraph(inlines)
    case .list(let list):
      items(list.items.enumerated().map { number, item in (list.start.map { "\($0 + number)." } ?? "\\(bu", item.blocks) }, width: list.start == nil ? 2 : 4)
    case .definitionList(let definitions): definitions.flatMap { paragraph($0.term, .bold) + inset($0.blocks) }
    case .tabs(let tabs): tabs.flatMap { paragraph($0.title, .bold) + inset($0.blocks) }
    case .table(let table): fixed(TableLayout(Metrics()).lines(table, width: fixedWidth, indent: 0))
    case .quote(let blocks), .footnote(_, let blocks): inset(blocks)
    case .aside(let label, let blocks):
      inset((label.map { [Block(.paragraph([.strong([.text($0)])]))] } ?? []) + blocks)
    case .code: fixed(BlockLayout(Metrics(), language: .english).lines([block], width: fixedWidth))
    case .thematicBreak: []
    }
  }

  func inset(_ blocks: [Block], by columns: Int = 2) -> [String] {
    let inner = lines(blocks)
    return inner.isEmpty ? [] : [".RS \(columns)"] + inner + [".RE"]
  }

  private func items(_ items: [(mark: String, blocks: [Block])], width: Int) -> [String] {
    items.flatMap { item -> [String] in
      guard let first = item.blocks.first else { return [] }
      let rest = Array(item.blocks.dropFirst())
      let head = lines(first)
      guard !head.isEmpty else { return [] }
      return [".IP \"\(item.mark)\" \(width)"] + head + (rest.isEmpty ? [] : [".RS \(width)"] + lines(rest, isFirst: false) + [".RE"])
    }
  }

  private func fixed(_ lines: [Line]) -> [String] {
    Array(lines.map { $0.isBlank ? [".sp"] : [text.fixed($0)] }.joined(separator: [".br"]))
  }
}
