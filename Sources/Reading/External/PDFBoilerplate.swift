import Guidelines

/// Removes page headers, page footers, and tables of contents.
enum PDFBoilerplate {
  /// Removes the entries of a table of contents: a title, a row of dots, and a page number.
  /// - Returns: The number of removed lines.
  static func removeContents(from lines: inout [PDFLine]) -> Int {
    let initialCount = lines.count
    lines.removeAll { isContentsEntry($0.text) }
    return initialCount - lines.count
  }

  private static func isContentsEntry(_ text: String) -> Bool {
    var remaining = text.unicodeScalars[...]
    while let last = remaining.last, last.isSpace || last.properties.numericType != nil { remaining.removeLast() }
    guard remaining.count < text.unicodeScalars.count else { return false }
    var dots = 0
    while let last = remaining.last, last.isSpace || last == "." || last == "…" || last == "·" || last == "・" {
      if !last.isSpace { dots += last == "…" ? 3 : 1 }
      remaining.removeLast()
    }
    return dots >= 5
  }

  /// Number of lines at the top and bottom of a page that may be boilerplate. A header or footer has up to three parts: left,
  /// middle, and right.
  private static let linesPerEdge = 3

  /// The text and position by which repeated lines are recognized.
  private struct LineSignature: Hashable {
    /// Text with all digits replaced, because page numbers differ.
    var text: String
    var top: Int
  }

  /// Removes lines that are repeated at the same position on several pages.
  /// - Returns: The number of removed lines.
  static func removeHeadersAndFooters(from lines: inout [PDFLine], pages: Int, bodySize: Int) -> Int {
    var pagesBySignature: [LineSignature: Set<Int>] = [:]
    var signatures: [Int: LineSignature] = [:]
    for range in pageRanges(lines) {
      // A page may draw its lines in any order.
      let sorted = range.sorted { (lines[$0].top, lines[$0].left) < (lines[$1].top, lines[$1].left) }
      for index in Set(sorted.prefix(linesPerEdge) + sorted.suffix(linesPerEdge)) where lines[index].size <= bodySize {
        let signature = LineSignature(
          text: String(lines[index].text.map { $0.isNumber ? "0" : $0 }.prefix(120)), top: lines[index].top / 4)
        signatures[index] = signature
        pagesBySignature[signature, default: []].insert(lines[index].page)
      }
    }
    // A line at the same height on two of two or three pages, or on three of more pages, is not part of the text.
    let minPages = pages <= 3 ? 2 : 3
    let removed = Set(signatures.filter { (pagesBySignature[$1]?.count ?? 0) >= minPages }.keys)
    lines = lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
    return removed.count
  }

  /// Returns the ranges of lines of each page.
  private static func pageRanges(_ lines: [PDFLine]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in lines.indices where index + 1 == lines.count || lines[index + 1].page != lines[index].page {
      ranges.append(start..<(index + 1))
      start = index + 1
    }
    return ranges
  }
}
