import Guidelines

/// What a document has for those who leaf through it: its title above each page, numbers below, a list of what stands on which page.
enum PDFMargins {
  /// Takes out the lines of a table of contents: a name, a row of dots, a page's number.
  /// - Returns: how many lines those were.
  static func dropContents(from lines: inout [PDFLine]) -> Int {
    let before = lines.count
    lines.removeAll { isContents($0.text) }
    return before - lines.count
  }

  private static func isContents(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while let last = rest.last, last.isSpace || last.properties.numericType != nil { rest.removeLast() }
    guard rest.count < text.unicodeScalars.count else { return false }
    var dots = 0
    while let last = rest.last, last.isSpace || last == "." || last == "…" || last == "·" || last == "・" {
      if !last.isSpace { dots += last == "…" ? 3 : 1 }
      rest.removeLast()
    }
    return dots >= 5
  }

  /// Lines of a page, from its edge, that may be such: what stands left, right and in the middle are three.
  private static let depth = 3

  private struct Key: Hashable {
    /// Figures, which count the pages, made alike.
    var text: String
    var top: Int
  }

  /// Takes them out.
  /// - Returns: how many lines those were.
  static func drop(from lines: inout [PDFLine], pages: Int, bodySize: Int) -> Int {
    var counts: [Key: Set<Int>] = [:]
    var keys: [Int: Key] = [:]
    for range in pageRanges(lines) {
      // A menu of a page may be drawn in any order.
      let byHeight = range.sorted { (lines[$0].top, lines[$0].left) < (lines[$1].top, lines[$1].left) }
      for index in Set(byHeight.prefix(depth) + byHeight.suffix(depth)) where lines[index].size <= bodySize {
        let key = Key(text: String(lines[index].text.map { $0.isNumber ? "0" : $0 }.prefix(120)), top: lines[index].top / 4)
        keys[index] = key
        counts[key, default: []].insert(lines[index].page)
      }
    }
    // On two pages of two or three, else on three: what is said so often at one height is no part of the text.
    let enough = pages <= 3 ? 2 : 3
    let dropped = Set(keys.filter { (counts[$1]?.count ?? 0) >= enough }.keys)
    lines = lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
    return dropped.count
  }

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
