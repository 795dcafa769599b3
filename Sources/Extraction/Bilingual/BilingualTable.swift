import Guidelines
import Languages

/// A table in two languages: a column for each of them, or some rows in each.
struct BilingualTable {
  private let table: Table
  /// Of each column whose cells all are in one; and of each row, where rows differ.
  private let columns: [Language?]
  private let rows: [Language?]

  init?(_ table: Table) {
    self.table = table
    let written = table.rows.map { $0.map { Languages.written($0.plainText) } }
    columns = table.header.indices.map { index in
      let cells = written.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      let languages = Set(cells)
      if let named = Languages.named(String(table.header[index].plainText.trimmingSpace)), languages.isSubset(of: [named]) {
        return named
      }
      return cells.count > 1 && cells.count * 2 >= written.count && languages.count == 1 ? languages.first : nil
    }
    if Set(columns.compactMap(\.self)).count > 1 {
      rows = table.rows.map { _ in nil }
      return
    }
    rows = table.rows.map { row in
      let languages = Set(row.compactMap { Languages.written($0.plainText) })
      if languages.count == 1 { return languages.first }
      let words = row.map(\.plainText).joined(separator: " ")
      return words.contains(where: \.isLetter) ? Languages.guess(words) : nil
    }
    let certain = table.rows.map { row in Set(row.compactMap { Languages.written($0.plainText) }) }
    if certain.reduce(into: Set<Language>(), { $0.formUnion($1) }).count < 2 { return nil }
  }

  /// Whether each language has a column of its own.
  var hasColumns: Bool { Set(columns.compactMap(\.self)).count > 1 }

  /// What it says in a language: what is in none of the two stands in both.
  func part(in language: Language) -> Table {
    var part = table
    let places = rows.indices.filter { rows[$0] == nil || rows[$0] == language }
    part.rows = places.map { table.rows[$0] }
    part.lines = places.compactMap { table.line(of: $0) }
    guard hasColumns else { return part }
    func kept(_ cells: [[Inline]]) -> [[Inline]] {
      cells.indices.filter { !columns.indices.contains($0) || columns[$0] == nil || columns[$0] == language }.map { cells[$0] }
    }
    part.header = kept(part.header)
    part.rows = part.rows.map(kept)
    return part
  }

  /// Cells that say something in each.
  func countCells(_ counts: inout [Language: Int]) {
    for row in table.rows {
      for cell in row { if let language = Languages.written(cell.plainText) { counts[language, default: 0] += 1 } }
    }
  }
}
