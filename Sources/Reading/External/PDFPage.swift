import Guidelines

/// Converts the output of `pdftohtml -xml` to a page. PDF has neither paragraphs nor headings, so they are inferred from the
/// position, size, and weight of lines.
enum PDFPage {
  /// Reads the output of `pdftohtml -xml`.
  static func read(_ bytes: [UInt8]) -> Page {
    let document = PDFXMLParser(bytes)
    var lines = PDFLineBuilder.lines(from: document.pieces)
    let sizes = PDFFontSizes(lines)
    // A numbered heading keeps its number.
    for index in lines.indices where sizes.level(of: lines[index].size) == nil { lines[index].splitMarker() }
    let contentsLines = PDFBoilerplate.removeContents(from: &lines)
    let headerLines = PDFBoilerplate.removeHeadersAndFooters(from: &lines, pages: document.pageCount, bodySize: sizes.body)
    var writer = PDFBlockBuilder(PDFParagraphs(lines).paragraphs, sizes: sizes)
    var page = Page(metadata: Page.Metadata(format: .savedText, title: ""), blocks: writer.build())
    let removals = [("page headers and numbers", headerLines), ("table of contents", contentsLines)].filter { $0.1 > 0 }
    page.diagnostics = removals.map { Diagnostic(.note, .boilerplateDropped(what: $0, lines: $1)) } + writer.limits
    return page
  }
}

/// Font sizes of the body text and of headings.
struct PDFFontSizes {
  /// Size of most of the text.
  let body: Int
  private let headings: [Int]

  init(_ lines: [PDFLine]) {
    var lengthBySize: [Int: Int] = [:]
    for line in lines { lengthBySize[line.size, default: 0] += line.length }
    let bodySize = lengthBySize.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1
    self.body = bodySize
    var headings: [Int] = []
    for size in lengthBySize.keys.sorted(by: >) where size * 10 > bodySize * 11 {
      // Sizes that differ by less than 5 % look the same.
      if let last = headings.last, size * 20 >= last * 19 { continue }
      headings.append(size)
    }
    self.headings = headings
  }

  /// Returns the heading level of a font size, 1…6, or `nil` for body text.
  func level(of size: Int) -> Int? {
    guard size * 10 > body * 11, let rank = headings.lastIndex(where: { size <= $0 }) else { return nil }
    return min(6, rank + 1)
  }

  /// Level of bold headings in the size of the body text.
  var boldLevel: Int { min(6, max(1, headings.count) + 1) }
}

/// Builds blocks from paragraphs.
struct PDFBlockBuilder {
  private let paragraphs: [PDFParagraph]
  private let sizes: PDFFontSizes
  private var builder = PageBuilder()
  /// Left edges of the open list items, outermost first.
  private var itemMargins: [Int] = []

  init(_ paragraphs: [PDFParagraph], sizes: PDFFontSizes) {
    self.paragraphs = paragraphs
    self.sizes = sizes
  }

  /// Diagnostics for limits that were reached.
  var limits: [Diagnostic] { builder.limitDiagnostics }

  /// Builds the blocks. Their lines are paragraph numbers.
  mutating func build() -> [Block] {
    var number = 0
    for (index, paragraph) in paragraphs.enumerated() {
      number += 1
      if !paragraph.rows.isEmpty {
        closeItems(beyond: paragraph.first.left)
        appendTable(paragraph.rows, line: number)
        number += paragraph.rows.count - 1
      } else if let level = level(of: index) {
        closeItems(beyond: 0)
        appendLeaf(.heading(level: level, anchor: nil), paragraph, line: number)
      } else {
        if let marker = paragraph.first.marker {
          openItem(marker, at: paragraph.first.left, line: number)
        } else {
          closeItems(beyond: paragraph.first.left)
        }
        appendLeaf(.paragraph, paragraph, line: number)
      }
    }
    return builder.finish()
  }

  /// Returns the heading level of a paragraph by its size, or if it is bold and followed by plain text. Returns `nil` for other
  /// paragraphs.
  private func level(of index: Int) -> Int? {
    let paragraph = paragraphs[index]
    let first = paragraph.first
    guard paragraph.lines.reduce(0, { $0 + $1.length }) <= 360 else { return nil }
    if let level = sizes.level(of: first.size) { return level }
    guard first.marker == nil, paragraph.lines.count <= 2, paragraph.lines.allSatisfy(\.isBold),
      first.size * 20 >= sizes.body * 19,
      index + 1 < paragraphs.count, paragraphs[index + 1].rows.isEmpty, !paragraphs[index + 1].first.isBold,
      TextLine(Array(paragraph.lines.map(\.text).joined(separator: " ").utf8), number: 1).looksLikeHeading
    else { return nil }
    return sizes.boldLevel
  }

  // MARK: Lists

  /// Opens a list item, and closes the items that are indented more. Items with the same indentation share a list.
  private mutating func openItem(_ marker: TextLine.Marker, at left: Int, line: Int) {
    while let last = itemMargins.last, last > left + sizes.body / 2 { closeList() }
    if let last = itemMargins.last, last + sizes.body / 2 >= left {
      builder.close()
      itemMargins[itemMargins.count - 1] = left
    } else {
      if case .number(let start) = marker {
        builder.open(.list(start: start), line: line)
      } else {
        builder.open(.list(start: nil), line: line)
      }
      itemMargins.append(left)
    }
    builder.open(.item, line: line)
  }

  /// Closes the list items that are indented more than `left`.
  private mutating func closeItems(beyond left: Int) {
    while let last = itemMargins.last, left < last + sizes.body / 2 { closeList() }
  }

  private mutating func closeList() {
    builder.close()
    builder.close()
    itemMargins.removeLast()
  }

  // MARK: Text

  private mutating func appendTable(_ rows: [[PDFLine]], line: Int) {
    // The row with the most cells determines the columns.
    let columns = (rows.max { $0.count < $1.count } ?? []).map(\.left)
    let grid = rows.map { row in
      var cells = [InlineBuilder](repeating: InlineBuilder(), count: columns.count)
      for cell in row {
        let column = columns.lastIndex { $0 <= cell.left + sizes.body } ?? 0
        if !cells[column].isEmpty { cells[column].appendText(" ") }
        for run in cell.runs { cells[column].appendText(run.text) }
      }
      return cells.map { cell in
        var cell = cell
        return cell.finish()
      }
    }
    if let table = Table(grid: grid, hasHeader: rows[0].allSatisfy(\.isBold)) { builder.append(Block(.table(table), line: line)) }
  }

  private mutating func appendLeaf(_ kind: PageBuilder.Leaf, _ paragraph: PDFParagraph, line: Int) {
    builder.openLeaf(kind, line: line)
    var isHeading = false
    if case .heading = kind { isHeading = true }
    for run in PDFBlockBuilder.joinedRuns(paragraph.lines) {
      let styles: [InlineBuilder.Run] =
        (run.link.map { [.link(url: $0)] } ?? []) + (run.isBold && !isHeading ? [.strong] : [])
        + (run.isItalic ? [.emphasis] : [])
      for style in styles { builder.openRun(style) }
      builder.appendText(run.text, line: line)
      for _ in styles { builder.closeRun() }
    }
    builder.endLeaf()
  }

  /// Returns the runs of a paragraph with its lines joined and hyphenated words restored.
  private static func joinedRuns(_ lines: [PDFLine]) -> [PDFRun] {
    var runs: [PDFRun] = []
    for line in lines {
      if let last = runs.indices.last {
        if isHyphenated(runs[last].text, line.runs.first?.text ?? "") {
          runs[last].text.removeLast()
        } else {
          runs[last].text += "\n"
        }
      }
      var lineRuns = line.runs
      if let last = lineRuns.indices.last { lineRuns[last].text = lineRuns[last].text.trimmingTrailingSpace() }
      for run in lineRuns {
        if let last = runs.indices.last, runs[last].hasSameStyle(as: run) {
          runs[last].text += run.text
        } else {
          runs.append(run)
        }
      }
    }
    for index in runs.indices { runs[index].text.unicodeScalars.removeAll { $0 == "\u{AD}" } }
    return runs
  }

  /// Returns `true` if a word is hyphenated at the end of a line. The hyphen must be between lowercase letters, unless it is a
  /// soft hyphen.
  private static func isHyphenated(_ before: String, _ after: String) -> Bool {
    guard let hyphen = before.last, hyphen == "-" || hyphen == "\u{2010}" || hyphen == "\u{AD}", let next = after.first else {
      return false
    }
    return hyphen == "\u{AD}" || next.isLowercase && before.dropLast().last?.isLowercase == true
  }
}
