import Guidelines

/// Builds blocks from lines: paragraphs are separated by blank lines, lists are recognized by markers and indentation, and
/// headings come from the outline.
struct TextBlockBuilder {
  private let lines: [TextLine]
  private let outline: TextOutline
  /// Positions of bold text that was lost in copying.
  private let boldRecovery: BoldRecovery
  /// Labels of footnotes on the page.
  private let footnotes: Set<String>
  /// Indicates whether lines break at the width of a window rather than where the author ended them.
  private let isHardWrapped: Bool
  /// Indicates whether every line is a paragraph because the page has no blank lines.
  private let isUnspaced: Bool
  private var builder = PageBuilder()
  /// Open list items, each with the columns of its marker and its text.
  private var items: [(indent: Int, column: Int, isOrdered: Bool)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: [TextLine], outline: TextOutline) {
    self.lines = lines
    self.outline = outline
    let filledLines = lines.filter { !$0.isBlank }
    footnotes = Set(
      filledLines.compactMap { line in
        if case .number(let number) = line.marker, TextBlockBuilder.isFootnote(line.text) { String(number) } else { nil }
      })
    boldRecovery = BoldRecovery(filledLines.map(\.text))
    let longLines = filledLines.count { $0.text.utf8.count > 120 }
    isUnspaced =
      filledLines.count >= 3 && (lines.count - filledLines.count) * 8 < filledLines.count && longLines * 2 > filledLines.count
    isHardWrapped = TextBlockBuilder.looksHardWrapped(lines)
  }

  /// Builds the blocks of the page.
  mutating func build() -> [Block] {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        index += 1
      } else if let level = outline.levels[index] {
        closeItems(rightOf: -1)
        appendHeading(line, level: level)
        index += 1
      } else if line.isListItem {
        index = appendItem(from: index)
      } else {
        closeItems(notContaining: line.indent)
        index = appendParagraph(from: index)
      }
    }
    closeItems(rightOf: -1)
    if boldRecovery.isEvident { diagnostics.append(Diagnostic(.note, .markupRepaired("bold openings of paragraphs"))) }
    return builder.finish()
  }

  private mutating func appendHeading(_ line: TextLine, level: Int) {
    builder.openLeaf(.heading(level: level, anchor: nil), line: line.number)
    builder.appendText(line.text, line: line.number)
    builder.endLeaf()
  }

  // MARK: Lists

  /// Appends the list item or footnote that begins at a line. Returns the index of the following line.
  private mutating func appendItem(from start: Int) -> Int {
    let line = lines[start]
    if case .number(let number) = line.marker, footnotes.contains(String(number)), TextBlockBuilder.isFootnote(line.text) {
      closeItems(rightOf: -1)
      builder.open(.footnote(label: String(number)), line: line.number)
      write([TextLine(Array(TextBlockBuilder.removingBackLink(line.text).utf8), number: line.number)])
      builder.close()
      return start + 1
    }
    var isOrdered = false
    var first: Int?
    if case .number(let number) = line.marker {
      isOrdered = true
      first = number
    }
    closeItems(rightOf: line.indent)
    if let openItem = items.last, openItem.indent == line.indent {
      builder.close()
      if openItem.isOrdered != isOrdered {
        builder.close()
        builder.open(.list(start: first), line: line.number)
      }
      items.removeLast()
    } else {
      builder.open(.list(start: first), line: line.number)
    }
    builder.open(.item, line: line.number)
    items.append((line.indent, line.contentColumn, isOrdered))
    guard !line.text.isEmpty else { return start + 1 }
    return appendParagraph(from: start)
  }

  /// Closes the items whose marker is to the right of a column.
  private mutating func closeItems(rightOf indent: Int) {
    while let open = items.last, open.indent > indent {
      items.removeLast()
      builder.close()
      builder.close()
    }
  }

  /// Closes the items that cannot contain a line with this indentation.
  private mutating func closeItems(notContaining indent: Int) {
    while let open = items.last, indent <= open.indent || indent < open.column - 2 {
      items.removeLast()
      builder.close()
      builder.close()
    }
  }

  // MARK: Paragraphs

  /// Appends the paragraph or table that begins at a line. Returns the index of the following line.
  private mutating func appendParagraph(from start: Int) -> Int {
    var end = start + 1
    while end < lines.count, !lines[end].isBlank, !lines[end].isListItem, outline.levels[end] == nil, !isUnspaced,
      isContinuation(lines[end], of: lines[start]), !lines[end].isGap, !lines[end - 1].isGap
    {
      end += 1
    }
    var paragraph = Array(lines[start..<end])
    if let table = TextTable.read(paragraph) {
      builder.append(Block(.table(table), line: paragraph[0].number))
      return end
    }
    if lines[start].isListItem, paragraph.count > 1, !isHardWrapped, !paragraph[0].endsSentence {
      // A term, or a rule without a period, is followed by its explanation on the next line.
      write([paragraph.removeFirst()])
    }
    write(paragraph)
    return end
  }

  /// Returns `true` if a line belongs to the paragraph that starts with `first`.
  private func isContinuation(_ line: TextLine, of first: TextLine) -> Bool {
    guard let open = items.last else { return true }
    // An unindented line ends the item, unless the text of the item was wrapped by hand.
    return line.indent > open.indent || isHardWrapped && line.indent == first.indent
  }

  /// Appends lines as one paragraph.
  private mutating func write(_ paragraph: [TextLine]) {
    builder.openLeaf(.paragraph, line: paragraph[0].number)
    for (offset, line) in paragraph.enumerated() {
      if offset > 0 {
        if isHardWrapped || endsWithSoftBreak(paragraph[offset - 1]) {
          builder.appendSoftBreak()
        } else {
          builder.appendHardBreak()
        }
      }
      if offset == 0, let end = boldRecovery.headlineEnd(line.text) {
        builder.openRun(.strong)
        writeText(line.text[..<end], line: line.number)
        builder.closeRun()
        writeText(line.text[end...], line: line.number)
      } else {
        writeText(line.text[...], line: line.number)
      }
    }
    builder.endLeaf()
  }

  /// Returns `true` if the line break after a line is not significant.
  private func endsWithSoftBreak(_ line: TextLine) -> Bool {
    line.endsSentence || line.text.last.map { "、,，".contains($0) } == true
  }

  /// Appends text, and reads footnote references that copying joined to words ("…あります1。").
  private mutating func writeText(_ text: Substring, line: Int) {
    guard !footnotes.isEmpty else {
      builder.appendText(String(text), line: line)
      return
    }
    var remaining = text
    var written = text.startIndex
    while let digit = remaining.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let digits = remaining[digit...].prefix { $0.isASCII && $0.isNumber }
      let before = digit > text.startIndex ? text[text.index(before: digit)] : " "
      let after = digits.endIndex < text.endIndex ? text[digits.endIndex] : "。"
      let isMark = footnotes.contains(String(digits)) && before.isLetter && !before.isASCII && "。、．. 」）".contains(after)
      if isMark {
        builder.appendText(String(text[written..<digit]), line: line)
        builder.appendFootnoteReference(String(digits), line: line)
        written = digits.endIndex
      }
      remaining = text[digits.endIndex...]
    }
    builder.appendText(String(text[written...]), line: line)
  }

  // MARK: Evidence

  /// Returns `true` if a text is a footnote, which ends with an arrow that links back to its reference.
  private static func isFootnote(_ text: String) -> Bool { text.unicodeScalars.contains("\u{21A9}") }

  private static func removingBackLink(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix { $0 != "\u{21A9}" })).trimmingTrailingSpace()
  }

  /// Returns `true` if most lines inside paragraphs end in the middle of a sentence. If there are only three such lines, all
  /// must do so at about the same width.
  private static func looksHardWrapped(_ lines: [TextLine]) -> Bool {
    var widths: [Int] = []
    var brokenLines = 0
    for index in lines.indices.dropLast() where !lines[index].isBlank && !lines[index + 1].isBlank && !lines[index + 1].isListItem
    {
      guard lines[index].text.utf8.count > 40 else { continue }
      widths.append(lines[index].text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) })
      if !lines[index].endsSentence, lines[index].text.last.map({ "、，".contains($0) }) != true { brokenLines += 1 }
    }
    if widths.count >= 4 { return brokenLines * 2 > widths.count }
    // A character that must not begin a line moves to the next line together with the one before it.
    return widths.count == 3 && brokenLines == 3 && widths.max()! - widths.min()! <= 4
  }
}
