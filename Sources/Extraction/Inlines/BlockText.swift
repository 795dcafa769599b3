import Guidelines

extension Block {
  /// The block as a record keeps it: inlines tidied, source lines dropped, thematic breaks and empty paragraphs gone.
  var tidied: Block? {
    switch content {
    case .paragraph(let inlines):
      let tidy = inlines.tidied
      return tidy.isEmpty ? nil : Block(.paragraph(tidy))
    case .heading(let level, let inlines, let anchor): return Block(.heading(level: level, inlines.tidied, anchor: anchor))
    case .list(let list):
      let items = list.items.map { List.Item($0.blocks.tidied) }.filter { !$0.blocks.isEmpty }
      return items.isEmpty ? nil : Block(.list(List(start: list.start, items: items)))
    case .definitionList(let definitions):
      return Block(.definitionList(definitions.map { Definition(term: $0.term.tidied, blocks: $0.blocks.tidied) }))
    case .table(let table): return Block(.table(table.tidied))
    case .quote(let blocks): return Block(.quote(blocks.tidied))
    case .aside(let label, let blocks): return Block(.aside(label: label, blocks.tidied))
    case .code, .figure: return Block(content)
    case .tabs(let tabs): return Block(.tabs(tabs.map { Tab(title: $0.title.tidied, blocks: $0.blocks.tidied) }))
    case .footnote(let label, let blocks): return Block(.footnote(label: label, blocks.tidied))
    case .thematicBreak: return nil
    }
  }
}

extension Block {
  /// A heading that stands inside an item or a definition opens no section: in a record it is a line in bold, as it could not be written down otherwise.
  var withoutSection: Block {
    guard case .heading(_, let inlines, _) = content else { return self }
    return Block(.paragraph([.strong(inlines)]))
  }
}

extension [Block] {
  var tidied: [Block] { compactMap(\.tidied) }
}

extension Table {
  /// Inlines tidied, and rows that hold nothing (tables of images) gone.
  var tidied: Table {
    let tidy = rows.map { $0.map(\.tidied) }
    let kept = tidy.indices.filter { tidy[$0].contains { !$0.plainText.isEmpty } }
    var table = Table(caption: caption?.tidied, header: header.map(\.tidied), rows: kept.map { tidy[$0] })
    table.lines = kept.compactMap(line)
    return table
  }

  /// A table whose every cell is empty or an image says nothing.
  var isBlank: Bool {
    ([header] + rows).allSatisfy { $0.allSatisfy { $0.plainText.isBlank } }
  }
}
