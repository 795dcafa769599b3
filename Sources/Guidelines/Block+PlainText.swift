extension Block {
  /// The visible text, one line per block, list item, or table row; cells are joined by ` | `. Images and figures are omitted.
  public var plainText: String {
    switch content {
    case .heading(_, let inlines, _), .paragraph(let inlines): return inlines.plainText
    case .code(_, let text): return text
    case .figure: return ""
    case .list, .definitionList, .table, .quote, .aside, .footnote, .tabs, .thematicBreak:
      var out = ""
      append(to: &out)
      return out
    }
  }

  fileprivate func append(to out: inout String) {
    switch content {
    // `plainText` of the inlines omits the space before citations.
    case .heading(_, let inlines, _), .paragraph(let inlines): out += inlines.plainText
    case .list(let list):
      for (index, item) in list.items.enumerated() {
        if index > 0 { out += "\n" }
        item.blocks.append(to: &out)
      }
    case .definitionList(let definitions):
      for (index, definition) in definitions.enumerated() {
        Block.append(definition.term, definition.blocks, isFirst: index == 0, to: &out)
      }
    case .table(let table): table.append(to: &out)
    case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks): blocks.append(to: &out)
    case .code(_, let text): out += text
    case .tabs(let tabs):
      for (index, tab) in tabs.enumerated() { Block.append(tab.title, tab.blocks, isFirst: index == 0, to: &out) }
    case .thematicBreak, .figure: break
    }
  }

  /// Appends a title and the content that belongs to it.
  private static func append(_ title: [Inline], _ blocks: [Block], isFirst: Bool, to out: inout String) {
    if !isFirst { out += "\n" }
    let start = out.utf8.count
    title.append(to: &out)
    out.append(after: "\n", since: start) { blocks.append(to: &$0) }
  }
}

extension [Block] {
  public var plainText: String {
    if count == 1 { return self[0].plainText }
    var out = ""
    append(to: &out)
    return out
  }

  fileprivate func append(to out: inout String) {
    let start = out.utf8.count
    for block in self { out.append(after: "\n", since: start) { block.append(to: &$0) } }
  }
}

extension Table {
  public var plainText: String {
    var out = ""
    append(to: &out)
    return out
  }

  fileprivate func append(to out: inout String) {
    let start = out.utf8.count
    caption?.append(to: &out)
    for index in -1..<rows.count {
      out.append(after: "\n", since: start) { out in
        let row = out.utf8.count
        for cell in index < 0 ? header : rows[index] { out.append(after: " | ", since: row) { cell.append(to: &$0) } }
      }
    }
  }
}

extension String {
  /// Appends what `part` appends, preceded by a separator if `part` appends anything and there is text after the first `start`
  /// bytes.
  fileprivate mutating func append(after separator: String, since start: Int, _ part: (inout String) -> Void) {
    let isFirst = utf8.count == start
    if !isFirst { self += separator }
    let end = utf8.count
    part(&self)
    if !isFirst, utf8.count == end { unicodeScalars.removeLast(separator.unicodeScalars.count) }
  }
}
