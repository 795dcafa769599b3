import Guidelines
import Languages

/// A table in two languages, which has a column for each language or rows in each language.
struct BilingualTable {
  private let table: Table
  /// Language of each column whose cells are all in one language, and of each row if the rows differ in language.
  private let columns: [Language?]
  private let rows: [Language?]

  init?(_ table: Table) {
    self.table = table
    let cellLanguages = table.rows.map { $0.map { Languages.language(ofSentence: $0.plainText) } }
    columns = table.header.indices.map { index in
      let cells = cellLanguages.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      let languages = Set(cells)
      if let namedLanguage = Languages.language(named: String(table.header[index].plainText.trimmingWhitespace)),
        languages.isSubset(of: [namedLanguage])
      {
        return namedLanguage
      }
      return cells.count > 1 && cells.count * 2 >= cellLanguages.count && languages.count == 1 ? languages.first : nil
    }
    if Set(columns.compactMap(\.self)).count > 1 {
      rows = table.rows.map { _ in nil }
      return
    }
    rows = table.rows.map { row in
      let languages = Set(row.compactMap { Languages.language(ofSentence: $0.plainText) })
      if languages.count == 1 { return languages.first }
      let words = row.map(\.plainText).joined(separator: " ")
      return words.contains(where: \.isLetter) ? Languages.dominantLanguage(of: words) : nil
    }
    let rowLanguages = table.rows.map { row in Set(row.compactMap { Languages.language(ofSentence: $0.plainText) }) }
    if rowLanguages.reduce(into: Set<Language>(), { $0.formUnion($1) }).count < 2 { return nil }
  }

  /// Indicates whether each language has a column of its own.
  var hasColumns: Bool { Set(columns.compactMap(\.self)).count > 1 }

  /// Returns the part of the table in a language. Cells in neither of the two languages belong to both parts.
  func part(in language: Language) -> Table {
    var part = table
    let indices = rows.indices.filter { rows[$0] == nil || rows[$0] == language }
    part.rows = indices.map { table.rows[$0] }
    part.lines = indices.compactMap { table.line(of: $0) }
    guard hasColumns else { return part }
    func filtered(_ cells: [[Inline]]) -> [[Inline]] {
      cells.indices.filter { !columns.indices.contains($0) || columns[$0] == nil || columns[$0] == language }.map { cells[$0] }
    }
    part.header = filtered(part.header)
    part.rows = part.rows.map(filtered)
    return part
  }

  /// Adds the number of cells with text in each language.
  func countCells(_ counts: inout [Language: Int]) {
    for row in table.rows {
      for cell in row { if let language = Languages.language(ofSentence: cell.plainText) { counts[language, default: 0] += 1 } }
    }
  }
}
