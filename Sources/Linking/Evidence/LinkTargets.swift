import Guidelines

/// What a record links to, by the last part of each address: the same topic in either language, whichever site the page was on.
struct LinkTargets {
  private(set) var targets: Set<Term> = []
  private static let limit = 64

  mutating func visit(_ inlines: [Inline]) {
    for inline in inlines where targets.count < LinkTargets.limit {
      switch inline {
      case .link(let inner, let url):
        note(url)
        visit(inner)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner),
        .superscript(let inner), .ruby(let inner, _):
        visit(inner)
      case .text, .code, .image, .footnoteReference, .softBreak, .hardBreak: break
      }
    }
  }

  mutating func visit(_ blocks: [Block]) {
    for block in blocks where targets.count < LinkTargets.limit {
      switch block.content {
      case .heading(_, let inlines, _), .paragraph(let inlines): visit(inlines)
      case .list(let list): for item in list.items { visit(item.blocks) }
      case .definitionList(let definitions):
        for definition in definitions {
          visit(definition.term)
          visit(definition.blocks)
        }
      case .table(let table): for row in [table.header] + table.rows { for cell in row { visit(cell) } }
      case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks): visit(blocks)
      case .tabs(let tabs): for tab in tabs { visit(tab.blocks) }
      case .code, .thematicBreak: break
      }
    }
  }

  private mutating func note(_ url: String) {
    let path = url.split(whereSeparator: { $0 == "#" || $0 == "?" }).first ?? ""
    guard let last = path.split(separator: "/").last, !last.isEmpty else { return }
    targets.insert(Term(.link, hashing: last.lowercased().unicodeScalars.prefix(80).map(\.value)))
  }
}
