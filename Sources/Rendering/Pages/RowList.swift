import Guidelines
import Languages

/// The rows of a table that answer a question, as a small table: the columns that are worth most, as many as stand side by side.
struct RowList {
  let style: PageStyle
  let language: Language

  func lines(_ table: SearchHit.TableRows, indent: Int) -> [Line] {
    let layout = TableLayout(style.metrics, separator: RowList.separator)
    var shown: [Int] = []
    // Cells wrap before a column is left out.
    for column in table.columns {
      let wider = (shown + [column]).sorted()
      if layout.fits(part(table, wider), into: style.width - indent, tallest: RowList.tallest) { shown = wider }
    }
    // Where not even the first two fit, one below the other.
    if shown.count < min(2, table.columns.count) { shown = Array(table.columns.prefix(2)).sorted() }
    return layout.lines(part(table, shown), width: style.width, indent: indent)
      + rest(rows: table.more, columns: table.columns.count - shown.count, indent: indent)
  }

  /// That the table says more than is shown.
  private func rest(rows: Int, columns: Int, indent: Int) -> [Line] {
    let more: [Phrase] = (rows > 0 ? [.moreRows(rows)] : []) + (columns > 0 ? [.moreColumns(columns)] : [])
    let parts = more.map { $0.text(in: style.language) }
    return parts.isEmpty ? [] : [Line([Span("… " + parts.joined(separator: ", "), .faint)], indent: indent)]
  }

  /// Cells of a few rows under each other hold too little to show by blanks alone where one ends.
  private static let separator = " | "
  /// Lines of a cell.
  private static let tallest = 3

  private func part(_ table: SearchHit.TableRows, _ columns: [Int]) -> Table {
    Table(
      header: columns.map { [.text(table.header[$0])] },
      rows: table.rows.map { row in columns.map { [.text($0 < row.count ? row[$0] : "")] } })
  }
}

extension Record {
  /// Whether it is a table and nothing else.
  var isTable: Bool {
    guard kind == .specification, case .table? = body.first?.content else { return false }
    return true
  }
}
