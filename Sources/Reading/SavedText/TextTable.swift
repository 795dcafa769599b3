import Guidelines

/// A table that copying flattened into lines.
enum TextTable {
  /// The table that a paragraph's lines are, if the evidence holds: cells parted by tabs, or rows of as many measures each below a line of words.
  static func read(_ lines: [TextLine]) -> Table? {
    guard lines.count >= 2, lines.allSatisfy({ $0.marker == nil }) else { return nil }
    return tabbed(lines) ?? measured(lines)
  }

  private static func tabbed(_ lines: [TextLine]) -> Table? {
    let rows = lines.map { $0.text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmingSpace() } }
    guard let width = rows.first?.count, width >= 2, rows.allSatisfy({ $0.count == width }) else { return nil }
    return Table(header: rows[0].map(cell), rows: rows.dropFirst().map { $0.map(cell) })
  }

  private static func measured(_ lines: [TextLine]) -> Table? {
    let rows = lines.dropFirst().map { measures($0.text) }
    guard rows.count >= 2, let width = rows.first?.count, width >= 2, rows.allSatisfy({ $0.count == width }) else { return nil }
    guard measures(lines[0].text).isEmpty else { return nil }
    if let header = columns(lines[0].text, count: width) {
      return Table(header: header.map(cell), rows: rows.map { $0.map(cell) })
    }
    // The header's columns cannot be told apart: every figure is kept, one line a row.
    return Table(header: [cell(lines[0].text)], rows: lines.dropFirst().map { [cell($0.text)] })
  }

  private static func cell(_ text: String) -> [Inline] { text.isEmpty ? [] : [.text(text)] }

  // MARK: Rows of measures

  /// The cells of a line that consists of measures, after a label if it has one: `414pt ×896pt 169pt ×169pt`. Empty where it does not.
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

  /// A number with or without a unit, or a product of two.
  private static func isMeasure(_ word: Substring) -> Bool {
    guard let first = word.first, first.isASCII, first.isNumber else { return ["–", "—", "-", "N/A"].contains(word) }
    return word.split(whereSeparator: { $0 == "×" || $0 == "x" }).allSatisfy { part in
      let unit = part.drop { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      return unit.count < part.count && unit.count <= 3 && unit.allSatisfy { $0.isLetter || $0 == "%" || $0 == "°" }
    }
  }

  /// `×896pt` after a space.
  private static func isFactor(_ word: Substring) -> Bool {
    guard let first = word.first, first == "×" || first == "x" else { return false }
    return word.count > 1 && isMeasure(word.dropFirst())
  }

  // MARK: The header

  /// A line of words as so many columns: a word that recurs ends (or begins) a column each time.
  static func columns(_ text: String, count: Int) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count == count { return words }
    guard words.count > count else { return nil }
    var places: [String: [Int]] = [:]
    for (index, word) in words.enumerated() { places[word.lowercased(), default: []].append(index) }
    for indices in places.values.sorted(by: { $0.count > $1.count }) where indices.count == count || indices.count == count - 1 {
      guard indices.last == words.count - 1, indices.count >= 2 else { continue }
      // The recurring word ends its columns; they are as long as the way from one to the next.
      let length = indices[1] - indices[0]
      let first = indices[0] - length + 1
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
