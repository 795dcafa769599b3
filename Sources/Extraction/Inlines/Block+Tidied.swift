import Guidelines

extension Block {
  /// Block as stored in a record: with tidied inlines and without source lines, thematic breaks, and empty paragraphs; `nil` if
  /// nothing remains.
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
  /// Block without headings. A heading inside a list item or definition opens no section; in a record it becomes a line in bold
  /// because it could not be written otherwise.
  var replacingHeading: Block {
    guard case .heading(_, let inlines, _) = content else { return self }
    return Block(.paragraph([.strong(inlines)]))
  }
}

extension [Block] {
  var tidied: [Block] { compactMap(\.tidied) }
}

extension Table {
  /// Table with tidied inlines and without empty rows, such as those of tables with images only.
  var tidied: Table {
    let tidy = rows.map { $0.map(\.tidied) }
    let keptIndices = tidy.indices.filter { tidy[$0].contains { !$0.plainText.isEmpty } }
    var table = Table(caption: caption?.tidied, header: header.map(\.tidied), rows: keptIndices.map { tidy[$0] })
    table.lines = keptIndices.compactMap(line)
    return table
  }

  /// Indicates whether every cell is empty or an image.
  var isBlank: Bool {
    ([header] + rows).allSatisfy { $0.allSatisfy { $0.plainText.isBlank } }
  }
}
