import Guidelines

extension RecordContent {
  /// Text that a reader does not see in line: how ruby is read, what images show.
  var hiddenTexts: [String] { headline.hidden(and: body) }
}

extension [Inline] {
  fileprivate func hidden(and body: [Block]) -> [String] {
    var out: [String] = []
    appendHidden(to: &out)
    for block in body { block.appendHidden(to: &out) }
    return out
  }

  fileprivate func appendHidden(to out: inout [String]) {
    for inline in self {
      switch inline {
      case .text, .code, .footnoteReference, .softBreak, .hardBreak: continue
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner),
        .link(let inner, _):
        inner.appendHidden(to: &out)
      case .image(let alt, _): if !alt.isEmpty { out.append(alt) }
      case .ruby(let inner, let reading):
        inner.appendHidden(to: &out)
        out.append(reading)
      }
    }
  }
}

extension Block {
  fileprivate func appendHidden(to out: inout [String]) {
    switch content {
    case .heading(_, let inlines, _), .paragraph(let inlines): inlines.appendHidden(to: &out)
    case .list(let list): for item in list.items { for block in item.blocks { block.appendHidden(to: &out) } }
    case .definitionList(let definitions):
      for definition in definitions {
        definition.term.appendHidden(to: &out)
        for block in definition.blocks { block.appendHidden(to: &out) }
      }
    case .table(let table):
      table.caption?.appendHidden(to: &out)
      for cell in table.header { cell.appendHidden(to: &out) }
      for row in table.rows { for cell in row { cell.appendHidden(to: &out) } }
    case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks):
      for block in blocks { block.appendHidden(to: &out) }
    case .code, .thematicBreak: break
    case .tabs(let tabs):
      for tab in tabs {
        tab.title.appendHidden(to: &out)
        for block in tab.blocks { block.appendHidden(to: &out) }
      }
    }
  }
}
