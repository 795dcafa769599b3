import Guidelines

/// Reads tables that copying converted to plain lines.
enum TextTable {
  /// Returns the table that a paragraph represents, or `nil` if there is not enough evidence. Evidence is cells separated by
  /// tabs, or rows with equal numbers of measures below a line of words.
  static func read(_ lines: [TextLine]) -> Table? {
    guard lines.count >= 2, lines.allSatisfy({ $0.marker == nil }) else { return nil }
    return tabSeparatedTable(lines) ?? measureTable(lines)
  }

  /// Returns a table whose cells are separated by tabs.
  private static func tabSeparatedTable(_ lines: [TextLine]) -> Table? {
    let rows = lines.map { $0.text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmingSpace() } }
    guard let width = rows.first?.count, width >= 2, rows.allSatisfy({ $0.count == width }) else { return nil }
    return Table(header: rows[0].map(cell), rows: rows.dropFirst().map { $0.map(cell) })
  }

  /// Returns a table of rows of measures below a header.
  private static func measureTable(_ lines: [TextLine]) -> Table? {
    let rows = lines.dropFirst().map { measures($0.text) }
    guard rows.count >= 2, let width = rows.first?.count, width >= 2, rows.allSatisfy({ $0.count == width }) else { return nil }
    guard measures(lines[0].text).isEmpty else { return nil }
    if let header = columns(lines[0].text, count: width) {
      return Table(header: header.map(cell), rows: rows.map { $0.map(cell) })
    }
    // The columns of the header cannot be determined: keep every value, with one cell per row.
    return Table(header: [cell(lines[0].text)], rows: lines.dropFirst().map { [cell($0.text)] })
  }

  private static func cell(_ text: String) -> [Inline] { text.isEmpty ? [] : [.text(text)] }

  // MARK: Rows of measures

  /// Returns the cells of a line that consists of measures, optionally after a label: `414pt ×896pt 169pt ×169pt`. Returns an
  /// empty array for other lines.
  static func measures(_ text: String) -> [String] {
    var cells: [String] = []
    var label: [Substring] = []
    let words = text.split(whereSeparator: \.isWhitespace)
    var index = 0
    while index < words.count {
      let word = words[index]
      if isMeasure(word) {
        if cells.isEmpty, !label.isEmpty { cells.append(label.joined(separator: " ")) }
        cells.append(String(word))
      } else if isFactor(word), !cells.isEmpty {
        cells[cells.count - 1] += " " + word
      } else if word == "×" || word == "x", !cells.isEmpty, index + 1 < words.count {
        cells[cells.count - 1] += " \(word) \(words[index + 1])"
        index += 1
      } else if cells.isEmpty {
        label.append(word)
      } else {
        return []
      }
      index += 1
    }
    return cells.count >= 2 ? cells : []
  }

  /// Returns `true` if a word is a number with or without a unit, or a product of two.
  private static func isMeasure(_ word: Substring) -> Bool {
    guard let first = word.first, first.isASCII, first.isNumber else { return ["–", "—", "-", "N/A"].contains(word) }
    return word.split(whereSeparator: { $0 == "×" || $0 == "x" }).allSatisfy { part in
      let unit = part.drop { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      return unit.count < part.count && unit.count <= 3 && unit.allSatisfy { $0.isLetter || $0 == "%" || $0 == "°" }
    }
  }

  /// Returns `true` if a word is a second factor that is separated by a space: `×896pt`.
  private static func isFactor(_ word: Substring) -> Bool {
    guard let first = word.first, first == "×" || first == "x" else { return false }
    return word.count > 1 && isMeasure(word.dropFirst())
  }

  // MARK: The header

  /// Splits a header line into `count` columns. A word that recurs marks the end of each column. Returns `nil` if there is
  /// none.
  static func columns(_ text: String, count: Int) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count == count { return words }
    guard words.count > count else { return nil }
    var positions: [String: [Int]] = [:]
    for (index, word) in words.enumerated() { positions[word.lowercased(), default: []].append(index) }
    for indices in positions.values.sorted(by: { $0.count > $1.count }) where indices.count == count || indices.count == count - 1
    {
      guard indices.last == words.count - 1, indices.count >= 2 else { continue }
      // The recurring word is the last of its column, so the distance between its occurrences is the length of a column.
      let columnLength = indices[1] - indices[0]
      let first = indices[0] - columnLength + 1
      guard first >= 0, indices.count == count ? first == 0 : first > 0 else { continue }
      var columns: [String] = []
      if first > 0 { columns.append(words[..<first].joined(separator: " ")) }
      var start = first
      for index in indices {
        columns.append(words[start...index].joined(separator: " "))
        start = index + 1
      }
      return columns
    }
    return nil
  }
}
