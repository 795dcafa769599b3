extension Block {
  /// What a reader would see, one line a block, list item or table row; cells are joined by ` | `. Images give nothing.
  package var plainText: String {
    switch content {
    case .heading(_, let inlines, _), .paragraph(let inlines): inlines.plainText
    case .list(let list): list.items.map(\.blocks.plainText).joined(separator: "\n")
    case .definitionList(let definitions):
      definitions.map { $0.term.plainText + "\n" + $0.blocks.plainText }.joined(separator: "\n")
    case .table(let table): table.plainText
    case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks): blocks.plainText
    case .code(_, let text): text
    case .tabs(let tabs): tabs.map { $0.title.plainText + "\n" + $0.blocks.plainText }.joined(separator: "\n")
    case .thematicBreak: ""
    }
  }
}

extension [Block] {
  package var plainText: String {
    map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Table {
  package var plainText: String {
    let rows = ([header] + rows).map { row in row.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " | ") }
    return ([caption?.plainText ?? ""] + rows).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
