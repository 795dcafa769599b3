/// A line of a PDF page, or the part of a line that is in one table cell. Coordinates are in pixels.
struct PDFLine: Hashable {
  var page: Int
  var top: Int
  var left: Int
  var right: Int
  var midY: Int
  var size: Int
  var runs: [PDFRun]
  /// Bullet or number of the list item that the line starts.
  var marker: TextLine.Marker?
  /// Left edge of the text after the marker.
  var textLeft: Int
  /// Indicates whether the line continues the preceding one after a gap as wide as between table cells.
  var isBeside = false

  var text: String { runs.reduce("") { $0 + $1.text } }
  var length: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
  var isBold: Bool { runs.allSatisfy { $0.isBold || $0.text.allSatisfy(\.isWhitespace) } }

  init(_ piece: PDFPiece, isBeside: Bool) {
    page = piece.page
    top = piece.top
    left = piece.left
    right = piece.right
    midY = piece.midY
    size = piece.size
    runs = piece.runs
    textLeft = piece.left
    self.isBeside = isBeside
  }

  /// Returns the distance from the end of the line to a piece, or `nil` if the piece is not on the same line.
  func gap(before piece: PDFPiece) -> Int? {
    guard page == piece.page, abs(midY - piece.midY) * 5 < max(size, piece.size) * 2, piece.left + size / 4 >= right else {
      return nil
    }
    return max(0, piece.left - right)
  }

  /// Appends a piece of text to the line, with a space if `gap` is wide enough.
  mutating func append(_ piece: PDFPiece, gap: Int) {
    // The gap between letters is less than a seventh of their height. A space in justified text may be only a little wider.
    if gap * 7 > size, runs.last?.text.last?.isWhitespace == false, piece.runs.first?.text.first?.isWhitespace == false {
      runs[runs.count - 1].text += " "
    }
    if runs.count == 1, PDFLine.isMarkerOnly(runs[0].text) { textLeft = piece.left }
    // A superscript or smaller text does not change the size of the line.
    if piece.width > right - left {
      (size, midY) = (piece.size, piece.midY)
    }
    for run in piece.runs {
      if runs[runs.count - 1].hasSameStyle(as: run) { runs[runs.count - 1].text += run.text } else { runs.append(run) }
    }
    right = max(right, piece.right)
  }

  /// Returns `true` if a text consists of a bullet or number only.
  static func isMarkerOnly(_ text: String) -> Bool {
    guard text.utf8.count <= 12 else { return false }
    return TextLine(Array(" \(unicodeMarker(text).trimmingSpace()) x".utf8), number: 1).isListItem(withText: "x")
  }

  /// Replaces the bullet of Word, which is a private-use character of a symbol font, with a Unicode bullet.
  private static func unicodeMarker(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, (0xF020...0xF0FF).contains(first.value) else { return text }
    return "•" + text.unicodeScalars.dropFirst().reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Moves the bullet or number at the beginning of the text to `marker`.
  mutating func splitMarker() {
    let text = PDFLine.unicodeMarker(self.text).trimmingSpace()
    // The space prevents a sign at the margin from being read as a heading mark.
    let line = TextLine(Array((" " + text).utf8), number: 1)
    guard line.isListItem, !line.text.isEmpty, text.hasSuffix(line.text) else { return }
    marker = line.marker
    if textLeft == left { textLeft = left + size }
    var remaining = self.text.trimmingTrailingSpace().count - line.text.count
    for index in runs.indices where remaining > 0 {
      let count = min(remaining, runs[index].text.count)
      runs[index].text.removeFirst(count)
      remaining -= count
    }
    runs.removeAll { $0.text.isEmpty }
  }
}

extension TextLine {
  fileprivate func isListItem(withText text: String) -> Bool { isListItem && self.text == text }
}

/// Joins pieces into lines, in the order in which the document draws them. That is almost always the reading order, column by
/// column.
enum PDFLineBuilder {
  /// Returns the lines that the pieces form.
  static func lines(from pieces: [PDFPiece]) -> [PDFLine] {
    var lines: [PDFLine] = []
    for piece in pieces {
      let last = lines.count - 1
      guard last >= 0, let gap = lines[last].gap(before: piece) else {
        lines.append(PDFLine(piece, isBeside: false))
        continue
      }
      // Wider than any space in justified text.
      if gap * 5 > max(lines[last].size, piece.size) * 7 {
        lines.append(PDFLine(piece, isBeside: true))
      } else {
        lines[last].append(piece, gap: gap)
      }
    }
    return joiningMarkers(lines)
  }

  /// Joins bullets and numbers that are set apart, or drawn after the rest of the page, with the lines that they belong to.
  private static func joiningMarkers(_ lines: [PDFLine]) -> [PDFLine] {
    struct BandKey: Hashable {
      var page: Int
      var band: Int
    }
    let markers = lines.indices.filter { PDFLine.isMarkerOnly(lines[$0].text) }
    guard !markers.isEmpty else { return lines }
    let markerSet = Set(markers)
    // Lines of each page in bands of eight pixels.
    var bands: [BandKey: [Int]] = [:]
    for index in lines.indices where !markerSet.contains(index) {
      bands[BandKey(page: lines[index].page, band: lines[index].midY / 8), default: []].append(index)
    }
    var lines = lines
    var joined: Set<Int> = []
    for index in markers {
      let marker = lines[index]
      let nearbyLines = (-1...1).flatMap { bands[BandKey(page: marker.page, band: marker.midY / 8 + $0)] ?? [] }.prefix(64)
      let allowedGap = 0...(marker.size * 4)
      let candidates = nearbyLines.filter {
        allowedGap.contains(lines[$0].left - marker.right + 2) && abs(lines[$0].midY - marker.midY) <= 8
      }
      guard let line = candidates.min(by: { lines[$0].left < lines[$1].left }) else { continue }
      lines[line].runs.insert(PDFRun(text: marker.text.trimmingSpace() + " "), at: 0)
      lines[line].left = marker.left
      lines[line].isBeside = false
      joined.insert(index)
    }
    return lines.indices.filter { !joined.contains($0) }.map { lines[$0] }
  }
}
