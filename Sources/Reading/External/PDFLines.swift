/// A line of a page, or a cell's part of one.
struct PDFLine: Hashable {
  var page: Int
  var top: Int
  var left: Int
  var right: Int
  var middle: Int
  var size: Int
  var runs: [PDFRun]
  /// The bullet or number that stands before it.
  var marker: TextLine.Marker?
  /// Where its text begins behind the marker.
  var textLeft: Int
  /// Stands beside the line before it, with room between them as between a table's cells.
  var isBeside = false

  var text: String { runs.reduce("") { $0 + $1.text } }
  var length: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
  var isBold: Bool { runs.allSatisfy { $0.isBold || $0.text.allSatisfy(\.isWhitespace) } }

  init(_ piece: PDFPiece, isBeside: Bool) {
    page = piece.page
    top = piece.top
    left = piece.left
    right = piece.right
    middle = piece.middle
    size = piece.size
    runs = piece.runs
    textLeft = piece.left
    self.isBeside = isBeside
  }

  /// How far right of the line's end a piece begins; nil where it stands in no line with it.
  func gap(before piece: PDFPiece) -> Int? {
    guard page == piece.page, abs(middle - piece.middle) * 5 < max(size, piece.size) * 2, piece.left + size / 4 >= right else {
      return nil
    }
    return max(0, piece.left - right)
  }

  mutating func append(_ piece: PDFPiece, gap: Int) {
    // Letters stand closer than a seventh of their height; a space in a line that is set to both margins may be little more.
    if gap * 7 > size, runs.last?.text.last?.isWhitespace == false, piece.runs.first?.text.first?.isWhitespace == false {
      runs[runs.count - 1].text += " "
    }
    if runs.count == 1, PDFLine.isLoneMarker(runs[0].text) { textLeft = piece.left }
    // What is raised or smaller does not make the line so.
    if piece.width > right - left {
      (size, middle) = (piece.size, piece.middle)
    }
    for run in piece.runs {
      if runs[runs.count - 1].hasStyle(of: run) { runs[runs.count - 1].text += run.text } else { runs.append(run) }
    }
    right = max(right, piece.right)
  }

  /// Whether a text is nothing but a list's bullet or number.
  static func isLoneMarker(_ text: String) -> Bool {
    guard text.utf8.count <= 12 else { return false }
    return TextLine(Array(" \(marker(text).trimmingSpace()) x".utf8), number: 1).isListItem(saying: "x")
  }

  /// Word draws its bullets from a font of signs, at places where Unicode has none.
  private static func marker(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, (0xF020...0xF0FF).contains(first.value) else { return text }
    return "•" + text.unicodeScalars.dropFirst().reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Tells the marker from the text behind it.
  mutating func splitMarker() {
    let text = PDFLine.marker(self.text).trimmingSpace()
    // Behind a space, for a sign at the margin would be a heading's.
    let line = TextLine(Array((" " + text).utf8), number: 1)
    guard line.isListItem, !line.text.isEmpty, text.hasSuffix(line.text) else { return }
    marker = line.marker
    if textLeft == left { textLeft = left + size }
    var extra = self.text.trimmingTrailingSpace().count - line.text.count
    for index in runs.indices where extra > 0 {
      let count = min(extra, runs[index].text.count)
      runs[index].text.removeFirst(count)
      extra -= count
    }
    runs.removeAll { $0.text.isEmpty }
  }
}

extension TextLine {
  fileprivate func isListItem(saying text: String) -> Bool { isListItem && self.text == text }
}

/// Pieces → lines, in the order in which the document draws them, which is nearly always that of reading, column by column.
enum PDFLines {
  static func read(_ pieces: [PDFPiece]) -> [PDFLine] {
    var lines: [PDFLine] = []
    for piece in pieces {
      let last = lines.count - 1
      guard last >= 0, let gap = lines[last].gap(before: piece) else {
        lines.append(PDFLine(piece, isBeside: false))
        continue
      }
      // Wider than a space in any line that is set to both margins.
      if gap * 5 > max(lines[last].size, piece.size) * 7 {
        lines.append(PDFLine(piece, isBeside: true))
      } else {
        lines[last].append(piece, gap: gap)
      }
    }
    return joiningMarkers(lines)
  }

  /// Bullets and numbers that stand apart, or are drawn when all else of the page is, are put before their lines.
  private static func joiningMarkers(_ lines: [PDFLine]) -> [PDFLine] {
    struct Place: Hashable {
      var page: Int
      var band: Int
    }
    let markers = lines.indices.filter { PDFLine.isLoneMarker(lines[$0].text) }
    guard !markers.isEmpty else { return lines }
    let isMarker = Set(markers)
    // A page's lines by bands of eight pixels.
    var bands: [Place: [Int]] = [:]
    for index in lines.indices where !isMarker.contains(index) {
      bands[Place(page: lines[index].page, band: lines[index].middle / 8), default: []].append(index)
    }
    var lines = lines
    var joined: Set<Int> = []
    for index in markers {
      let marker = lines[index]
      let near = (-1...1).flatMap { bands[Place(page: marker.page, band: marker.middle / 8 + $0)] ?? [] }.prefix(64)
      let room = 0...(marker.size * 4)
      let beside = near.filter { room.contains(lines[$0].left - marker.right + 2) && abs(lines[$0].middle - marker.middle) <= 8 }
      guard let line = beside.min(by: { lines[$0].left < lines[$1].left }) else { continue }
      lines[line].runs.insert(PDFRun(text: marker.text.trimmingSpace() + " "), at: 0)
      lines[line].left = marker.left
      lines[line].isBeside = false
      joined.insert(index)
    }
    return lines.indices.filter { !joined.contains($0) }.map { lines[$0] }
  }
}
