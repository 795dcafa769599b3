import Guidelines

/// Text saved from a browser, or written plainly → a page. Structure comes back from indentation, marks and blank lines.
enum SavedTextPage {
  static func read(_ bytes: [UInt8]) -> Page {
    var read = textLines(bytes)
    var limits: [Diagnostic] = []
    if read.count == mostTextLines {
      read.removeLast()
      limits = [Diagnostic(.error, line: mostTextLines, .limitReached("\(mostTextLines) lines"))]
    }
    let glued = GluedText.mend(read)
    let title = title(glued.lines)
    let lines = RunawayItems.dedent(glued.lines)
    let outline = TextOutline(lines, title: title)
    var builder = TextBlockBuilder(lines, outline: outline)
    let blocks = builder.build()
    return Page(
      metadata: Page.Metadata(format: .savedText, title: title), blocks: blocks,
      diagnostics: limits + glued.diagnostics + outline.diagnostics + builder.diagnostics)
  }

  /// The first line that is no picture or sign names the page, if it can be a name.
  private static func title(_ lines: [TextLine]) -> String {
    guard let line = lines.first(where: { !$0.isGap }), line.text.count <= 100, !line.text.hasSuffix("。"), !line.isListItem else {
      return ""
    }
    return line.text
  }
}

/// List items that swallowed the rest of the page: an item that the page never closed leaves everything after it indented.
enum RunawayItems {
  static func dedent(_ lines: [TextLine]) -> [TextLine] {
    var lines = lines
    var index = 0
    // Items within items are looked at again each time; no page needs more than this.
    var looks = 4_000_000
    while index < lines.count, looks > 0 {
      guard lines[index].isListItem else {
        index += 1
        continue
      }
      let item = lines[index]
      var end = index + 1
      var headings = 0
      var paragraphs = 0
      while end < lines.count,
        lines[end].isBlank || lines[end].indent > item.indent && !(lines[end].isListItem && lines[end].indent <= item.indent)
      {
        if !lines[end].isBlank, lines[end - 1].isBlank {
          paragraphs += 1
          let isAlone = end + 1 == lines.count || lines[end + 1].isBlank
          if lines[end].marker == nil, isAlone, lines[end].looksLikeHeading { headings += 1 }
        }
        end += 1
        looks -= 1
      }
      if headings >= 1 && paragraphs >= 2 || paragraphs > 8 {
        var isPast = false
        for inner in (index + 1)..<end {
          if lines[inner].isBlank { isPast = true }
          if isPast, !lines[inner].isBlank {
            let shift = min(lines[inner].indent, max(1, item.contentColumn))
            lines[inner].indent -= shift
            lines[inner].contentColumn -= shift
          }
        }
      }
      index += 1
    }
    return lines
  }
}
