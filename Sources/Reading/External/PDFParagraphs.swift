import Guidelines

/// Lines that are one paragraph, one heading, one item of a list, or one table.
struct PDFParagraph {
  var lines: [PDFLine]
  /// Of a table: its rows' cells.
  var rows: [[PDFLine]] = []

  var first: PDFLine { lines[0] }
  var last: PDFLine { lines[lines.count - 1] }
}

/// Lines → paragraphs, by the room between them, their size, their margins, and where the line before ends.
struct PDFParagraphs {
  private(set) var paragraphs: [PDFParagraph] = []
  /// By size, from one line's top to the next one's, as most lines of that size have it.
  private var pitches: [Int: Int] = [:]
  /// By line, how far to the right those around it reach: without a heading or a new column between them, from the same left margin.
  private var edges: [Int] = []

  init(_ lines: [PDFLine]) {
    measure(lines)
    findEdges(lines)
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
        continues(paragraphs[last], line, edge: edges[index - 1])
      {
        paragraphs[last].lines.append(line)
      } else {
        paragraphs.append(PDFParagraph(lines: [line]))
      }
      index += 1
    }
  }

  private mutating func measure(_ lines: [PDFLine]) {
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
    // The closest of those that are as frequent, so that it does not depend on the order.
    for (pitch, count) in counts.sorted(by: { ($0.value, -$0.key.pitch) > ($1.value, -$1.key.pitch) }) where count > 0 {
      if pitches[pitch.size] == nil { pitches[pitch.size] = pitch.pitch }
    }
  }

  private mutating func findEdges(_ lines: [PDFLine]) {
    edges = lines.map(\.right)
    var start = 0
    for index in lines.indices {
      let isLast = index + 1 == lines.count || !PDFParagraphs.isBelow(lines[index + 1], lines[index])
      guard isLast else { continue }
      var reach: [Int: Int] = [:]
      for line in lines[start...index] { reach[line.textLeft / 16] = max(reach[line.textLeft / 16] ?? 0, line.right) }
      for line in start...index { edges[line] = reach[lines[line].textLeft / 16] ?? lines[line].right }
      start = index + 1
    }
  }

  /// Whether a line stands below another of about its size in one column.
  private static func isBelow(_ line: PDFLine, _ other: PDFLine) -> Bool {
    line.page == other.page && line.top >= other.top - line.size && hasSize(line, of: other)
  }

  private static func hasSize(_ line: PDFLine, of other: PDFLine) -> Bool { abs(line.size - other.size) * 8 <= line.size }

  /// Whether a line goes on with the paragraph.
  private func continues(_ paragraph: PDFParagraph, _ line: PDFLine, edge: Int) -> Bool {
    let last = paragraph.last
    let em = line.size
    if line.isBeside { return true }
    guard line.marker == nil, PDFParagraphs.hasSize(line, of: last), line.isBold == last.isBold || !startsAnew(last, line, edge)
    else {
      return false
    }
    // Another page, or the next column.
    if line.page != last.page || line.top < last.top - em {
      return !TextLine.endsSentence(last.text) && !line.isBold && !last.isBold
    }
    let pitch = line.top - last.top
    if pitch * 4 > (pitches[em] ?? em * 3 / 2) * 5 { return false }
    // The first line of a paragraph may be set in or, behind a bullet, set out.
    let indent = line.left - last.textLeft
    if indent * 5 > em * 4 || indent * 5 < -em * 4 && paragraph.lines.count > 1 { return false }
    if indent * 5 < -em * 4, last.marker != nil, line.left * 5 < last.left * 5 + em * 2 { return false }
    return !startsAnew(last, line, edge)
  }

  /// Whether the line before ended a sentence where the next line's beginning would still have had room.
  private func startsAnew(_ last: PDFLine, _ line: PDFLine, _ edge: Int) -> Bool {
    guard TextLine.endsSentence(last.text) || last.isBold != line.isBold else { return false }
    let room = edge - last.right
    let word = line.text.prefix { !$0.isWhitespace }.prefix(12)
    // Letters are half as wide as they are high, ideographs as wide.
    let width = word.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? line.size : line.size * 3 / 5) }
    return room > min(width, line.size * 4) + line.size
  }

  /// Lines beside each other as rows of cells, and the line after them.
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
      // A name and the page it stands on is no table's row, but one of a list of contents.
      let isContents = row.last.map { $0.text.allSatisfy { $0.isNumber || $0 == "." || $0.isWhitespace } } ?? false
      if isContents && row.count <= 3 && lines[start].marker != nil { return ([], start) }
      rows.append(row)
    }
    return (rows, index)
  }
}
