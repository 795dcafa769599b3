import Guidelines

/// Reads text that was saved from a browser or written as plain text. Structure is inferred from indentation, markers, and
/// blank lines.
enum SavedTextPage {
  /// Reads a file whose text has been decoded.
  static func read(_ bytes: [UInt8]) -> Page {
    var inputLines = textLines(bytes)
    var limits: [Diagnostic] = []
    if inputLines.count == maxTextLines {
      inputLines.removeLast()
      limits = [Diagnostic(.error, line: maxTextLines, .limitReached("\(maxTextLines) lines"))]
    }
    let restored = LineBreakRecovery.restore(inputLines)
    let title = title(restored.lines)
    let lines = RunawayItems.dedent(restored.lines)
    let outline = TextOutline(lines, title: title)
    var builder = TextBlockBuilder(lines, outline: outline)
    let blocks = builder.build()
    return Page(
      metadata: Page.Metadata(format: .savedText, title: title), blocks: blocks,
      diagnostics: limits + restored.diagnostics + outline.diagnostics + builder.diagnostics)
  }

  /// Returns the first line that is not a placeholder, if it can be a title, or otherwise an empty string.
  private static func title(_ lines: [TextLine]) -> String {
    guard let line = lines.first(where: { !$0.isGap }), line.text.count <= 100, !line.text.hasSuffix("。"), !line.isListItem else {
      return ""
    }
    return line.text
  }
}

/// Removes the indentation that a list item imposes on the rest of the page because its element was never closed.
enum RunawayItems {
  /// Returns the lines without such indentation.
  static func dedent(_ lines: [TextLine]) -> [TextLine] {
    var lines = lines
    var index = 0
    // Nested items are examined repeatedly. No real page exceeds this limit.
    var remainingSteps = 4_000_000
    while index < lines.count, remainingSteps > 0 {
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
        remainingSteps -= 1
      }
      if headings >= 1 && paragraphs >= 2 || paragraphs > 8 {
        var isAfterBlank = false
        for inner in (index + 1)..<end {
          if lines[inner].isBlank { isAfterBlank = true }
          if isAfterBlank, !lines[inner].isBlank {
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
