import Guidelines

/// Lines that form one paragraph, heading, list item, or table.
struct PDFParagraph {
  var lines: [PDFLine]
  /// Cells of each row if the lines form a table, otherwise empty.
  var rows: [[PDFLine]] = []

  var first: PDFLine { lines[0] }
  var last: PDFLine { lines[lines.count - 1] }
}

/// Groups lines into paragraphs by their spacing, size, and margins, and by where the preceding line ends.
struct PDFParagraphs {
  private(set) var paragraphs: [PDFParagraph] = []
  /// Most frequent distance between the tops of consecutive lines, by font size.
  private var lineSpacings: [Int: Int] = [:]
  /// Right edge of the text block around each line: of lines with the same left margin, up to the next heading or column.
  private var rightEdges: [Int] = []

  init(_ lines: [PDFLine]) {
    measureLineSpacing(lines)
    findRightEdges(lines)
    var index = 0
    while index < lines.count {
      let (rows, next) = PDFParagraphs.rows(lines, from: index)
      if rows.count >= 2, rows.allSatisfy({ $0.count >= 2 }) {
        paragraphs.append(PDFParagraph(lines: Array(lines[index..<next]), rows: rows))
        index = next
        continue
      }
      let line = lines[index]
      if let last = paragraphs.indices.last, paragraphs[last].rows.isEmpty,
        continues(paragraphs[last], line, edge: rightEdges[index - 1])
      {
        paragraphs[last].lines.append(line)
      } else {
        paragraphs.append(PDFParagraph(lines: [line]))
      }
      index += 1
    }
  }

  /// Determines the line spacing of each font size.
  private mutating func measureLineSpacing(_ lines: [PDFLine]) {
    struct Pitch: Hashable {
      var size: Int
      var pitch: Int
    }
    var counts: [Pitch: Int] = [:]
    for (line, next) in zip(lines, lines.dropFirst()) where line.page == next.page && line.size == next.size && next.marker == nil
    {
      let pitch = next.top - line.top
      if pitch > line.size / 2, pitch <= line.size * 3 { counts[Pitch(size: line.size, pitch: pitch), default: 0] += 1 }
    }
    // The smallest of equally frequent distances, so that the result is deterministic.
    for (pitch, count) in counts.sorted(by: { ($0.value, -$0.key.pitch) > ($1.value, -$1.key.pitch) }) where count > 0 {
      if lineSpacings[pitch.size] == nil { lineSpacings[pitch.size] = pitch.pitch }
    }
  }

  /// Determines the right edge for each line.
  private mutating func findRightEdges(_ lines: [PDFLine]) {
    rightEdges = lines.map(\.right)
    var start = 0
    for index in lines.indices {
      let isLast = index + 1 == lines.count || !PDFParagraphs.isBelow(lines[index + 1], lines[index])
      guard isLast else { continue }
      var rightEdgeByMargin: [Int: Int] = [:]
      for line in lines[start...index] {
        rightEdgeByMargin[line.textLeft / 16] = max(rightEdgeByMargin[line.textLeft / 16] ?? 0, line.right)
      }
      for line in start...index { rightEdges[line] = rightEdgeByMargin[lines[line].textLeft / 16] ?? lines[line].right }
      start = index + 1
    }
  }

  /// Returns `true` if a line is below another in the same column, and of similar size.
  private static func isBelow(_ line: PDFLine, _ other: PDFLine) -> Bool {
    line.page == other.page && line.top >= other.top - line.size && hasSimilarSize(line, of: other)
  }

  /// Returns `true` if the sizes of two lines differ by at most an eighth.
  private static func hasSimilarSize(_ line: PDFLine, of other: PDFLine) -> Bool { abs(line.size - other.size) * 8 <= line.size }

  /// Returns `true` if a line continues the paragraph.
  private func continues(_ paragraph: PDFParagraph, _ line: PDFLine, edge: Int) -> Bool {
    let last = paragraph.last
    let em = line.size
    if line.isBeside { return true }
    guard line.marker == nil, PDFParagraphs.hasSimilarSize(line, of: last),
      line.isBold == last.isBold || !startsNewParagraph(last, line, edge)
    else {
      return false
    }
    // The line is on another page or in the next column.
    if line.page != last.page || line.top < last.top - em {
      return !TextLine.endsSentence(last.text) && !line.isBold && !last.isBold
    }
    let pitch = line.top - last.top
    if pitch * 4 > (lineSpacings[em] ?? em * 3 / 2) * 5 { return false }
    // The first line of a paragraph may be indented, or outdented if it has a bullet.
    let indent = line.left - last.textLeft
    if indent * 5 > em * 4 || indent * 5 < -em * 4 && paragraph.lines.count > 1 { return false }
    if indent * 5 < -em * 4, last.marker != nil, line.left * 5 < last.left * 5 + em * 2 { return false }
    return !startsNewParagraph(last, line, edge)
  }

  /// Returns `true` if the preceding line ends a sentence although the next word would have fit on it.
  private func startsNewParagraph(_ last: PDFLine, _ line: PDFLine, _ edge: Int) -> Bool {
    guard TextLine.endsSentence(last.text) || last.isBold != line.isBold else { return false }
    let availableWidth = edge - last.right
    let word = line.text.prefix { !$0.isWhitespace }.prefix(12)
    // Latin letters are about half as wide as high; ideographs are square.
    let requiredWidth = word.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? line.size : line.size * 3 / 5) }
    return availableWidth > min(requiredWidth, line.size * 4) + line.size
  }

  /// Returns table rows made of adjacent cells, and the index of the line after them.
  private static func rows(_ lines: [PDFLine], from start: Int) -> (rows: [[PDFLine]], next: Int) {
    var rows: [[PDFLine]] = []
    var index = start
    while index + 1 < lines.count, lines[index + 1].isBeside, lines[index].page == lines[start].page {
      var row = [lines[index]]
      index += 1
      while index < lines.count, lines[index].isBeside {
        row.append(lines[index])
        index += 1
      }
      // A numbered title with a page number is an entry of a table of contents, not a table row.
      let isContents = row.last.map { $0.text.allSatisfy { $0.isNumber || $0 == "." || $0.isWhitespace } } ?? false
      if isContents && row.count <= 3 && lines[start].marker != nil { return ([], start) }
      rows.append(row)
    }
    return (rows, index)
  }
}
