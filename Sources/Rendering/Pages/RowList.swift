import Guidelines
import Languages

/// The rows of a table that answer a question, as a small table: the columns that are worth most, as many as stand side by side.
struct RowList {
  let style: PageStyle
  let language: Language

  func lines(_ table: SearchHit.TableRows, indent: Int) -> [Line] {
    let room = style.width - indent
    var shown: [Int] = []
    for column in table.columns where width(table, shown + [column]) <= room { shown.append(column) }
    shown.sort()
    // Where not even the first two fit, one below the other.
    if shown.count < min(2, table.columns.count) { shown = Array(table.columns.prefix(2)).sorted() }
    let part = Table(
      header: shown.map { [.text(table.header[$0])] },
      rows: table.rows.map { row in shown.map { [.text($0 < row.count ? row[$0] : "")] } })
    return TableLayout(style.metrics, separator: RowList.separator).lines(part, width: style.width, indent: indent)
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
  /// A wider cell goes on in the next line.
  private static let widestCell = 26

  private func width(_ table: SearchHit.TableRows, _ columns: [Int]) -> Int {
    let widths = columns.map { column in
      min(
        RowList.widestCell,
        ([table.header] + table.rows).map { column < $0.count ? style.metrics.width($0[column]) : 0 }.max() ?? 0)
    }
    return widths.reduce(0, +) + RowList.separator.count * max(0, columns.count - 1)
  }
}

extension Record {
  /// Whether it is a table and nothing else.
  var isTable: Bool {
    guard kind == .specification, case .table? = body.first?.content else { return false }
    return true
  }
}
