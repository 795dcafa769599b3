import Guidelines

/// Builds a table without spanning cells, row by row and cell by cell, as Markdown writes them.
struct TableBuilder {
  private let line: Int
  private var rows: [[[Inline]]] = []
  private var hasHeader = false
  private var cell: InlineBuilder?

  private static let maxColumns = 256

  init(line: Int) { self.line = line }

  var isInCell: Bool { cell != nil }

  mutating func startRow(isHeader: Bool) {
    if isHeader, rows.isEmpty { hasHeader = true }
    rows.append([])
  }

  mutating func startCell() {
    endCell()
    cell = InlineBuilder()
  }

  mutating func withCell(_ body: (inout InlineBuilder) -> Void) {
    guard var openCell = cell else { return }
    cell = nil
    body(&openCell)
    cell = openCell
  }

  mutating func endCell() {
    guard var openCell = cell else { return }
    cell = nil
    if rows.isEmpty { rows.append([]) }
    if rows[rows.count - 1].count < TableBuilder.maxColumns { rows[rows.count - 1].append(openCell.finish()) }
  }

  /// Returns the table, or `nil` if every cell is empty.
  mutating func finish() -> Block? {
    endCell()
    guard rows.contains(where: { $0.contains { !$0.isEmpty } }), var table = Table(grid: rows, hasHeader: hasHeader) else {
      return nil
    }
    table.rows.removeAll { $0.allSatisfy(\.isEmpty) }
    return Block(.table(table), line: line)
  }
}

extension Table {
  /// Creates a table from rows, padded to equal length; the first row is the header if `hasHeader` is true. Returns `nil` if no
  /// row has a cell.
  init?(caption: [Inline]? = nil, grid: [[[Inline]]], hasHeader: Bool) {
    let width = grid.map(\.count).max() ?? 0
    guard width > 0 else { return nil }
    var rows = grid.map { $0 + [[Inline]](repeating: [], count: width - $0.count) }
    let header = hasHeader ? rows.removeFirst() : [[Inline]](repeating: [], count: width)
    self.init(caption: caption, header: header, rows: rows)
  }
}

/// A table with cells that span rows or columns. The content of such a cell is repeated in each position that it covers, within
/// `TableBudget`.
struct SpanGrid {
  private(set) var rows: [[[Inline]]] = []
  /// Number of columns in the longest row.
  private var columnCount = 0
  private let maxColumns: Int
  private(set) var budget: TableBudget
  /// Cells that extend into the rows below: content and number of remaining rows, by column.
  private var rowSpans: [Int: (content: [Inline], left: Int)] = [:]

  init(maxColumns: Int, budget: TableBudget) { (self.maxColumns, self.budget) = (maxColumns, budget) }

  mutating func startRow() {
    rows.append([])
    appendRowSpans()
  }

  /// Appends a cell, repeats its content in the columns it spans, and reserves its positions in the rows below.
  mutating func append(_ content: [Inline], columnSpan: Int, rowSpan down: Int) {
    let row = rows.count - 1
    for offset in 0..<columnSpan where rows[row].count < maxColumns {
      if down > 1 { rowSpans[rows[row].count] = (content, down - 1) }
      rows[row].append(offset == 0 ? content : budget.repeated(content))
    }
    appendRowSpans()
  }

  /// Ends the row. If the row exceeds the limits, removes it and returns the finding.
  mutating func endRow() -> Diagnostic.Kind? {
    columnCount = max(columnCount, rows[rows.count - 1].count)
    guard let limit = budget.add(rows[rows.count - 1], columns: columnCount) else { return nil }
    rows.removeLast()
    return limit
  }

  private mutating func appendRowSpans() {
    let row = rows.count - 1
    while rows[row].count < maxColumns, let above = rowSpans.removeValue(forKey: rows[row].count) {
      if above.left > 1 { rowSpans[rows[row].count] = (above.content, above.left - 1) }
      rows[row].append(budget.repeated(above.content))
    }
  }
}
