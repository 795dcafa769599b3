import Guidelines

/// What `pdftohtml -xml` tells of a PDF → a page. PDF knows no paragraphs and no headings: they come back from where lines stand, how large they
/// are and which are bold.
enum PDFPage {
  static func read(_ bytes: [UInt8]) -> Page {
    let drawn = PDFPieces(bytes)
    var lines = PDFLines.read(drawn.pieces)
    let sizes = PDFSizes(lines)
    // A heading keeps its number.
    for index in lines.indices where sizes.level(of: lines[index].size) == nil { lines[index].splitMarker() }
    let contents = PDFMargins.dropContents(from: &lines)
    let dropped = PDFMargins.drop(from: &lines, pages: drawn.pages, bodySize: sizes.body)
    var writer = PDFWriter(PDFParagraphs(lines).paragraphs, sizes: sizes)
    var page = Page(metadata: Page.Metadata(format: .savedText, title: ""), blocks: writer.write())
    let found = [("page headers and numbers", dropped), ("table of contents", contents)].filter { $0.1 > 0 }
    page.diagnostics = found.map { Diagnostic(.note, .boilerplateDropped(what: $0, lines: $1)) } + writer.limits
    return page
  }
}

/// Which size of letters is the text's, and which are headings'.
struct PDFSizes {
  /// That of most letters.
  let body: Int
  private let headings: [Int]

  init(_ lines: [PDFLine]) {
    var letters: [Int: Int] = [:]
    for line in lines { letters[line.size, default: 0] += line.length }
    let body = letters.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1
    self.body = body
    var headings: [Int] = []
    for size in letters.keys.sorted(by: >) where size * 10 > body * 11 {
      // A twentieth is no difference that anyone sees.
      if let last = headings.last, size * 20 >= last * 19 { continue }
      headings.append(size)
    }
    self.headings = headings
  }

  /// 1…6, nil for text.
  func level(of size: Int) -> Int? {
    guard size * 10 > body * 11, let rank = headings.lastIndex(where: { size <= $0 }) else { return nil }
    return min(6, rank + 1)
  }

  /// Of headings that are no larger than the text.
  var boldLevel: Int { min(6, max(1, headings.count) + 1) }
}

/// Paragraphs → blocks.
struct PDFWriter {
  private let paragraphs: [PDFParagraph]
  private let sizes: PDFSizes
  private var builder = PageBuilder()
  /// Where the open items begin, the outermost first.
  private var items: [Int] = []

  init(_ paragraphs: [PDFParagraph], sizes: PDFSizes) {
    self.paragraphs = paragraphs
    self.sizes = sizes
  }

  var limits: [Diagnostic] { builder.limits }

  mutating func write() -> [Block] {
    var number = 0
    for (index, paragraph) in paragraphs.enumerated() {
      number += 1
      if !paragraph.rows.isEmpty {
        closeItems(beyond: paragraph.first.left)
        table(paragraph.rows, line: number)
        number += paragraph.rows.count - 1
      } else if let level = level(of: index) {
        closeItems(beyond: 0)
        leaf(.heading(level: level, anchor: nil), paragraph, line: number)
      } else {
        if let marker = paragraph.first.marker {
          openItem(marker, at: paragraph.first.left, line: number)
        } else {
          closeItems(beyond: paragraph.first.left)
        }
        leaf(.paragraph, paragraph, line: number)
      }
    }
    return builder.finish()
  }

  /// By size, or where bold words stand alone and text follows them.
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

  private mutating func openItem(_ marker: TextLine.Marker, at left: Int, line: Int) {
    while let last = items.last, last > left + sizes.body / 2 { closeList() }
    if let last = items.last, last + sizes.body / 2 >= left {
      builder.close()
      items[items.count - 1] = left
    } else {
      if case .number(let start) = marker {
        builder.open(.list(start: start), line: line)
      } else {
        builder.open(.list(start: nil), line: line)
      }
      items.append(left)
    }
    builder.open(.item, line: line)
  }

  /// Closes the items that do not reach so far to the left.
  private mutating func closeItems(beyond left: Int) {
    while let last = items.last, left < last + sizes.body / 2 { closeList() }
  }

  private mutating func closeList() {
    builder.close()
    builder.close()
    items.removeLast()
  }

  // MARK: Text

  private mutating func table(_ rows: [[PDFLine]], line: Int) {
    // The columns are those of the row with most cells.
    let columns = (rows.max { $0.count < $1.count } ?? []).map(\.left)
    let grid = rows.map { row in
      var cells = [InlineBuilder](repeating: InlineBuilder(), count: columns.count)
      for cell in row {
        let column = columns.lastIndex { $0 <= cell.left + sizes.body } ?? 0
        if !cells[column].isEmpty { cells[column].text(" ") }
        for run in cell.runs { cells[column].text(run.text) }
      }
      return cells.map { cell in
        var cell = cell
        return cell.finish()
      }
    }
    if let table = Table(grid: grid, hasHeader: rows[0].allSatisfy(\.isBold)) { builder.append(Block(.table(table), line: line)) }
  }

  private mutating func leaf(_ kind: PageBuilder.Leaf, _ paragraph: PDFParagraph, line: Int) {
    builder.openLeaf(kind, line: line)
    var isHeading = false
    if case .heading = kind { isHeading = true }
    for run in PDFWriter.runs(paragraph.lines) {
      let styles: [InlineBuilder.Run] =
        (run.link.map { [.link(url: $0)] } ?? []) + (run.isBold && !isHeading ? [.strong] : [])
        + (run.isItalic ? [.emphasis] : [])
      for style in styles { builder.openRun(style) }
      builder.text(run.text, line: line)
      for _ in styles { builder.closeRun() }
    }
    builder.endLeaf()
  }

  /// A paragraph's words, its lines joined: words that were parted at a line's end are whole again.
  private static func runs(_ lines: [PDFLine]) -> [PDFRun] {
    var runs: [PDFRun] = []
    for line in lines {
      if let last = runs.indices.last {
        if isParted(runs[last].text, line.runs.first?.text ?? "") {
          runs[last].text.removeLast()
        } else {
          runs[last].text += "\n"
        }
      }
      var words = line.runs
      if let last = words.indices.last { words[last].text = words[last].text.trimmingTrailingSpace() }
      for run in words {
        if let last = runs.indices.last, runs[last].hasStyle(of: run) { runs[last].text += run.text } else { runs.append(run) }
      }
    }
    for index in runs.indices { runs[index].text.unicodeScalars.removeAll { $0 == "\u{AD}" } }
    return runs
  }

  /// Whether a hyphen at a line's end parts a word: between small letters.
  private static func isParted(_ before: String, _ after: String) -> Bool {
    guard let hyphen = before.last, hyphen == "-" || hyphen == "\u{2010}" || hyphen == "\u{AD}", let next = after.first else {
      return false
    }
    return hyphen == "\u{AD}" || next.isLowercase && before.dropLast().last?.isLowercase == true
  }
}
