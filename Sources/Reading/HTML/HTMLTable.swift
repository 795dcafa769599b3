import Guidelines

/// A table on a regular grid. The content of spanning cells is repeated in each position, within `TableBudget`.
struct HTMLTable {
  /// The table, or `nil` for a table that only controls the layout of a page.
  private(set) var table: Table?
  /// Diagnostic about rows that were left out.
  private(set) var limit: Diagnostic?

  private static let maxColumns = 64
  private static let maxSpan = 1000

  init(_ document: HTMLDocument, _ index: Int, budget: inout TableBudget) {
    let rows = Self.rows(document, index)
    guard !rows.isEmpty, !Self.isLayout(document, index, rows: rows) else { return }
    var grid = SpanGrid(maxColumns: Self.maxColumns, budget: budget)
    for row in rows {
      grid.startRow()
      for cell in row {
        grid.append(
          Self.inlines(document, cell), columnSpan: Self.span("colspan", document, cell),
          rowSpan: Self.span("rowspan", document, cell))
      }
      if let reached = grid.endRow() {
        limit = Diagnostic(.error, line: document[row[0]].line, reached)
        break
      }
    }
    budget = grid.budget
    let first = rows[0]
    table = Table(
      caption: document.first("caption", below: index).map { Self.inlines(document, $0) }, grid: grid.rows,
      hasHeader: Self.isInHead(document, first[0]) || first.allSatisfy { document[$0].name == "th" })
  }

  /// Returns the cells of each row, without those of nested tables.
  private static func rows(_ document: HTMLDocument, _ index: Int) -> [[Int]] {
    var rows: [[Int]] = []
    var position = index + 1
    while position < document[index].end {
      let name = document[position].name
      if name == "table" || document.isWithoutText(position) {
        position = document[position].end
      } else if name == "tr" {
        rows.append(
          document.children(of: position).filter { ["td", "th"].contains(document[$0].name) && !document.isWithoutText($0) })
        position = document[position].end
      } else {
        position += 1
      }
    }
    return rows.filter { !$0.isEmpty }
  }

  /// Returns `true` for a table used for layout: a single cell or column, or cells that contain headings or tables. Tables of
  /// figures are never like that.
  private static func isLayout(_ document: HTMLDocument, _ index: Int, rows: [[Int]]) -> Bool {
    if document.attribute("role", of: index) == "presentation" { return true }
    // An icon in one cell and the text in the other form an aside.
    if rows.count == 1, document.children(of: index).isEmpty == false, document[index].parent >= 0,
      document.asideLabel(of: document[index].parent) != nil
    {
      return true
    }
    if rows.allSatisfy({ $0.count == 1 }), !rows.contains(where: { $0.contains { document[$0].name == "th" } }) { return true }
    return ((index + 1)..<document[index].end).contains { ["table", "h1", "h2", "h3", "h4"].contains(document[$0].name) }
  }

  private static func isInHead(_ document: HTMLDocument, _ cell: Int) -> Bool {
    let row = document[cell].parent
    return row >= 0 && document[row].parent >= 0 && document[document[row].parent].name == "thead"
  }

  private static func span(_ name: StaticString, _ document: HTMLDocument, _ cell: Int) -> Int {
    min(maxSpan, max(1, document.attribute(name, of: cell).flatMap { Int($0) } ?? 1))
  }

  /// Returns the content of a cell as inlines: its paragraphs and list items, separated by spaces.
  private static func inlines(_ document: HTMLDocument, _ cell: Int) -> [Inline] {
    var blocks = HTMLBlockBuilder(document: document)
    let content = document.children(of: cell).isEmpty ? [] : blocks.blocks(inside: cell)
    var out: [Inline] = []
    for block in content {
      if !out.isEmpty { out.append(.text(" ")) }
      out += block.leafInlines
    }
    return out.mergingText()
  }
}

extension Block {
  /// All inlines of the block's leaves, in order, separated by spaces.
  var leafInlines: [Inline] {
    func joined(_ blocks: [Block]) -> [Inline] {
      blocks.enumerated().flatMap { ($0 > 0 ? [Inline.text(" ")] : []) + $1.leafInlines }
    }
    switch content {
    case .heading(_, let inlines, _), .paragraph(let inlines): return inlines
    case .list(let list): return joined(list.items.flatMap(\.blocks))
    case .definitionList(let definitions): return definitions.flatMap { $0.term + [.text(" ")] + joined($0.blocks) }
    case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks): return joined(blocks)
    case .tabs(let tabs): return tabs.flatMap { $0.title + [.text(" ")] + joined($0.blocks) }
    case .code(_, let text): return [.code(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))]
    case .table(let table): return [.text(table.plainText.split(separator: "\n").joined(separator: " "))]
    case .thematicBreak, .figure: return []
    }
  }
}

extension HTMLBlockBuilder {
  /// Returns the blocks within an element.
  mutating func blocks(inside index: Int) -> [Block] {
    document.children(of: index).isEmpty ? [] : blocks(from: index + 1, to: document[index].end)
  }
}
