import Guidelines
import Languages

/// The table rows that answer a query, as a small table with as many of the most relevant columns as fit side by side.
struct AnswerTable {
  let style: PageStyle
  let language: Language

  func lines(_ table: SearchHit.TableExcerpt, indent: Int) -> [StyledLine] {
    let availableWidth = style.width - indent
    var visibleColumns: [Int] = []
    for column in table.columns where width(table, visibleColumns + [column]) <= availableWidth { visibleColumns.append(column) }
    visibleColumns.sort()
    // The layout places the columns below each other if not even two fit.
    if visibleColumns.count < min(2, table.columns.count) { visibleColumns = Array(table.columns.prefix(2)).sorted() }
    let excerpt = Table(
      header: visibleColumns.map { [.text(table.header[$0])] },
      rows: table.rows.map { row in visibleColumns.map { [.text($0 < row.count ? row[$0] : "")] } })
    return TableLayout(style.metrics, separator: AnswerTable.separator).lines(excerpt, width: style.width, indent: indent)
      + omissionNote(rows: table.omittedRowCount, columns: table.columns.count - visibleColumns.count, indent: indent)
  }

  /// Returns a note on omitted rows and columns, or no line if there are none.
  private func omissionNote(rows: Int, columns: Int, indent: Int) -> [StyledLine] {
    let phrases: [Phrase] = (rows > 0 ? [.moreRows(rows)] : []) + (columns > 0 ? [.moreColumns(columns)] : [])
    let parts = phrases.map { $0.text(in: style.language) }
    return parts.isEmpty ? [] : [StyledLine([StyledSpan("… " + parts.joined(separator: ", "), .faint)], indent: indent)]
  }

  /// Cells of only a few rows are hard to tell apart if blanks alone separate them.
  private static let separator = " | "
  /// Maximum width of a cell that counts for choosing columns; a wider cell wraps.
  private static let maxCellWidth = 26

  private func width(_ table: SearchHit.TableExcerpt, _ columns: [Int]) -> Int {
    let widths = columns.map { column in
      min(
        AnswerTable.maxCellWidth,
        ([table.header] + table.rows).map { column < $0.count ? style.metrics.width($0[column]) : 0 }.max() ?? 0)
    }
    return widths.reduce(0, +) + AnswerTable.separator.count * max(0, columns.count - 1)
  }
}

extension Record {
  /// Indicates whether the record consists of a table only.
  var isTable: Bool {
    guard kind == .specification, case .table? = body.first?.content else { return false }
    return true
  }
}
