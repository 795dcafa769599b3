import Guidelines

/// Lines → blocks: paragraphs by blank lines, lists by bullets and indentation, headings by the outline.
struct TextBlockBuilder {
  private let lines: [TextLine]
  private let outline: TextOutline
  private let bold: LostBold
  private let footnotes: Set<String>
  /// Lines break where the window ended, not where the author ended them.
  private let isHardWrapped: Bool
  /// Every line is a paragraph: the page has no blank lines.
  private let isUnspaced: Bool
  private var builder = PageBuilder()
  /// The list items that are open: columns of bullet and text.
  private var items: [(indent: Int, column: Int, isOrdered: Bool)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: [TextLine], outline: TextOutline) {
    self.lines = lines
    self.outline = outline
    let filled = lines.filter { !$0.isBlank }
    footnotes = Set(
      filled.compactMap { line in
        if case .number(let number) = line.marker, TextBlockBuilder.isFootnote(line.text) { String(number) } else { nil }
      })
    bold = LostBold(filled.map(\.text))
    let long = filled.count { $0.text.utf8.count > 120 }
    isUnspaced = filled.count >= 3 && (lines.count - filled.count) * 8 < filled.count && long * 2 > filled.count
    isHardWrapped = TextBlockBuilder.looksHardWrapped(lines)
  }

  mutating func build() -> [Block] {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        index += 1
      } else if let level = outline.levels[index] {
        closeItems(above: -1)
        heading(line, level: level)
        index += 1
      } else if line.isListItem {
        index = item(from: index)
      } else {
        closeItems(for: line.indent)
        index = paragraph(from: index)
      }
    }
    closeItems(above: -1)
    if bold.isEvident { diagnostics.append(Diagnostic(.note, .markupMended("bold openings of paragraphs"))) }
    return builder.finish()
  }

  private mutating func heading(_ line: TextLine, level: Int) {
    builder.openLeaf(.heading(level: level, anchor: nil), line: line.number)
    builder.text(line.text, line: line.number)
    builder.endLeaf()
  }

  // MARK: Lists

  private mutating func item(from start: Int) -> Int {
    let line = lines[start]
    if case .number(let number) = line.marker, footnotes.contains(String(number)), TextBlockBuilder.isFootnote(line.text) {
      closeItems(above: -1)
      builder.open(.footnote(label: String(number)), line: line.number)
      write([TextLine(Array(TextBlockBuilder.withoutReturn(line.text).utf8), number: line.number)])
      builder.close()
      return start + 1
    }
    var isOrdered = false
    var first: Int?
    if case .number(let number) = line.marker {
      isOrdered = true
      first = number
    }
    closeItems(above: line.indent)
    if let open = items.last, open.indent == line.indent {
      builder.close()
      if open.isOrdered != isOrdered {
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
    return paragraph(from: start)
  }

  /// Closes the items that begin to the right of a column.
  private mutating func closeItems(above indent: Int) {
    while let open = items.last, open.indent > indent {
      items.removeLast()
      builder.close()
      builder.close()
    }
  }

  /// Closes the items to which a line at that column does not belong.
  private mutating func closeItems(for indent: Int) {
    while let open = items.last, indent <= open.indent || indent < open.column - 2 {
      items.removeLast()
      builder.close()
      builder.close()
    }
  }

  // MARK: Paragraphs

  /// Writes the paragraph that begins at a line; where the next one begins.
  private mutating func paragraph(from start: Int) -> Int {
    var end = start + 1
    while end < lines.count, !lines[end].isBlank, !lines[end].isListItem, outline.levels[end] == nil, !isUnspaced,
      belongs(lines[end], to: lines[start]), !lines[end].isGap, !lines[end - 1].isGap
    {
      end += 1
    }
    var paragraph = Array(lines[start..<end])
    if let table = TextTable.read(paragraph) {
      builder.append(Block(.table(table), line: paragraph[0].number))
      return end
    }
    if lines[start].isListItem, paragraph.count > 1, !isHardWrapped, !paragraph[0].endsSentence {
      // A term, or a rule without a full stop, with its explanation below it.
      write([paragraph.removeFirst()])
    }
    write(paragraph)
    return end
  }

  private func belongs(_ line: TextLine, to first: TextLine) -> Bool {
    guard let open = items.last else { return true }
    // Back at the margin the item is over, unless its text was wrapped by hand.
    return line.indent > open.indent || isHardWrapped && line.indent == first.indent
  }

  private mutating func write(_ paragraph: [TextLine]) {
    builder.openLeaf(.paragraph, line: paragraph[0].number)
    for (offset, line) in paragraph.enumerated() {
      if offset > 0 {
        if isHardWrapped || breaksSoftly(paragraph[offset - 1]) { builder.softBreak() } else { builder.hardBreak() }
      }
      if offset == 0, let end = bold.headlineEnd(line.text) {
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

  private func breaksSoftly(_ line: TextLine) -> Bool {
    line.endsSentence || line.text.last.map { "、,，".contains($0) } == true
  }

  /// Text with the footnote marks that copying glued to it ("…あります1。").
  private mutating func writeText(_ text: Substring, line: Int) {
    guard !footnotes.isEmpty else {
      builder.text(String(text), line: line)
      return
    }
    var rest = text
    var written = text.startIndex
    while let digit = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let digits = rest[digit...].prefix { $0.isASCII && $0.isNumber }
      let before = digit > text.startIndex ? text[text.index(before: digit)] : " "
      let after = digits.endIndex < text.endIndex ? text[digits.endIndex] : "。"
      let isMark = footnotes.contains(String(digits)) && before.isLetter && !before.isASCII && "。、．. 」）".contains(after)
      if isMark {
        builder.text(String(text[written..<digit]), line: line)
        builder.footnoteReference(String(digits), line: line)
        written = digits.endIndex
      }
      rest = text[digits.endIndex...]
    }
    builder.text(String(text[written...]), line: line)
  }

  // MARK: Evidence

  /// A footnote ends in the arrow that leads back to its mark.
  private static func isFootnote(_ text: String) -> Bool { text.unicodeScalars.contains("\u{21A9}") }

  private static func withoutReturn(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix { $0 != "\u{21A9}" })).trimmingTrailingSpace()
  }

  /// Most lines inside paragraphs end in the middle of a sentence; of few lines all, and at about the same width.
  private static func looksHardWrapped(_ lines: [TextLine]) -> Bool {
    var widths: [Int] = []
    var broken = 0
    for index in lines.indices.dropLast() where !lines[index].isBlank && !lines[index + 1].isBlank && !lines[index + 1].isListItem
    {
      guard lines[index].text.utf8.count > 40 else { continue }
      widths.append(lines[index].text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) })
      if !lines[index].endsSentence, lines[index].text.last.map({ "、，".contains($0) }) != true { broken += 1 }
    }
    if widths.count >= 4 { return broken * 2 > widths.count }
    // What must not begin a line takes a character or two with it.
    return widths.count == 3 && broken == 3 && widths.max()! - widths.min()! <= 4
  }
}
