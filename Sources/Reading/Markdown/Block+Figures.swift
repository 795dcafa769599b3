import Guidelines

extension [Block] {
  /// The blocks with figures in place of images. A figure is an image from the folder of figures in a paragraph of its own; a
  /// numbered list after it is its legend, unless its items contain more than plain text or an annotation (`more`) precedes it.
  var withFigures: [Block] {
    var result: [Block] = []
    for block in self {
      if let figure = block.standaloneFigure {
        result.append(Block(.figure(figure), line: block.line, annotation: block.annotation))
      } else if let last = result.last, var figure = last.figure, figure.legend.isEmpty, block.annotation == nil,
        let parts = block.legendEntries
      {
        figure.legend = parts
        result[result.count - 1].content = .figure(figure)
      } else {
        result.append(block.mappingBlocks(\.withFigures))
      }
    }
    return result
  }
}

extension Block {
  /// The figure that a paragraph consists of, or `nil` for other blocks.
  fileprivate var standaloneFigure: Figure? {
    guard case .paragraph(let inlines) = content, inlines.count == 1, case .image(let alternative, let url) = inlines[0] else {
      return nil
    }
    return Figure.file(at: url).map { Figure(file: $0, alternative: alternative) }
  }

  /// Items of a list numbered from 1 as plain text, or `nil` if the block is not such a list.
  fileprivate var legendEntries: [String]? {
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
      return isPlain ? String(inlines.plainText.trimmingWhitespace) : nil
    }
    return parts.count == list.items.count ? parts : nil
  }
}
