import Guidelines

/// A table whose rules and tabs were lost: lines of the same number of measures, under a line of names.
enum SavedTable {
  /// The table that a run of lines is, or nil.
  static func table(_ lines: [SavedLine]) -> Table? {
    guard lines.count >= 3, lines.allSatisfy({ $0.mark == .none && !$0.text.contains("。") }) else { return nil }
    let rows = lines.map { cells($0.text) }
    guard let body = rows.last?.count, body >= 2 else { return nil }
    let matching = rows.filter { $0.count == body && $0.contains { $0.contains(where: \.isNumber) } }
    guard matching.count >= 2, matching.count >= lines.count - 1 else { return nil }
    let hasHeader = !rows[0].contains { $0.contains(where: \.isNumber) }
    guard matching.count == lines.count - (hasHeader ? 1 : 0) else { return nil }
    let header = hasHeader ? fit(lines[0].text, columns: body) : [String](repeating: "", count: body)
    return Table(header: header.map(inline), rows: rows[(hasHeader ? 1 : 0)...].map { $0.map(inline) })
  }

  private static func inline(_ text: String) -> [Inline] { text.isEmpty ? [] : [.text(text)] }

  /// Cells by tab, by two spaces, else by one; `414pt ×896pt` is one measure.
  private static func cells(_ text: String) -> [String] {
    if text.contains("\t") { return text.split(separator: "\t").map { String($0.trimmed) } }
    if let parts = split(text, at: "  ") { return parts }
    var cells: [String] = []
    for word in text.split(separator: " ") {
      if let first = word.first, "×x*".contains(first), word.count > 1, word.dropFirst().first?.isNumber ?? false,
        let last = cells.indices.last
      {
        cells[last] += " " + word
      } else {
        cells.append(String(word))
      }
    }
    return cells
  }

  private static func split(_ text: String, at gap: String) -> [String]? {
    guard text.contains(gap) else { return nil }
    var parts: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(of: gap) {
      parts.append(String(rest[..<range.lowerBound].trimmed))
      rest = rest[range.upperBound...]
      while rest.first == " " { rest = rest.dropFirst() }
    }
    return parts + [String(rest.trimmed)]
  }

  /// The names of the columns: as many words as columns; or cut behind a word that all but the first repeat; else one name over all.
  private static func fit(_ text: String, columns: Int) -> [String] {
    let parts = cells(text)
    if parts.count == columns { return parts }
    let words = text.split(separator: " ").map(String.init)
    for word in Set(words).sorted() where word == words.last {
      let ends = words.indices.filter { words[$0] == word }
      guard ends.count == columns - 1 else { continue }
      // The first of them opens the second column: its qualifier stands one word before it.
      let first = ends[0] - 1
      guard first >= 1 else { continue }
      var names = [words[..<first].joined(separator: " ")]
      var start = first
      for end in ends {
        names.append(words[start...end].joined(separator: " "))
        start = end + 1
      }
      return names
    }
    return [text] + [String](repeating: "", count: columns - 1)
  }
}
