import Guidelines

extension [Block] {
  /// A picture of the folder of figures that is a paragraph of its own, with the numbered list behind it for its legend, as a figure. A list that says more than
  /// words, or has a comment of its own before it (`more`), is no legend.
  var withFigures: [Block] {
    var found: [Block] = []
    for block in self {
      if let figure = block.pictured {
        found.append(Block(.figure(figure), line: block.line, annotation: block.annotation))
      } else if let last = found.last, var figure = last.figure, figure.legend.isEmpty, block.annotation == nil,
        let parts = block.parts
      {
        figure.legend = parts
        found[found.count - 1].content = .figure(figure)
      } else {
        found.append(block.mappingBlocks(\.withFigures))
      }
    }
    return found
  }
}

extension Block {
  fileprivate var pictured: Figure? {
    guard case .paragraph(let inlines) = content, inlines.count == 1, case .image(let alternative, let url) = inlines[0] else {
      return nil
    }
    return Figure.file(at: url).map { Figure(file: $0, alternative: alternative) }
  }

  /// What the items of a list numbered from 1 say, each in plain words.
  fileprivate var parts: [String]? {
    guard case .list(let list) = content, list.start == 1 else { return nil }
    let parts = list.items.compactMap { item -> String? in
      guard item.blocks.count == 1, case .paragraph(let inlines) = item.blocks[0].content else { return nil }
      let isPlain = inlines.allSatisfy { inline in
        switch inline {
        case .text, .softBreak: true
        case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference,
          .hardBreak:
          false
        }
      }
      return isPlain ? String(inlines.plainText.trimmingSpace) : nil
    }
    return parts.count == list.items.count ? parts : nil
  }
}
