import Guidelines

/// Builds a table without spans row by row, cell by cell, as Markdown has them.
struct TableBuilder {
  private let line: Int
  private var rows: [[[Inline]]] = []
  private var hasHeader = false
  private var cell: InlineBuilder?

  private static let mostColumns = 256

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

  mutating func write(_ body: (inout InlineBuilder) -> Void) {
    guard var open = cell else { return }
    cell = nil
    body(&open)
    cell = open
  }

  mutating func endCell() {
    guard var open = cell else { return }
    cell = nil
    if rows.isEmpty { rows.append([]) }
    if rows[rows.count - 1].count < TableBuilder.mostColumns { rows[rows.count - 1].append(open.finish()) }
  }

  /// The table, or nil if no cell holds anything.
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
  /// Rows made equally long, the first of them the header if there is one; nil if no row has a cell.
  init?(caption: [Inline]? = nil, grid: [[[Inline]]], hasHeader: Bool) {
    let width = grid.map(\.count).max() ?? 0
    guard width > 0 else { return nil }
    var rows = grid.map { $0 + [[Inline]](repeating: [], count: width - $0.count) }
    let header = hasHeader ? rows.removeFirst() : [[Inline]](repeating: [], count: width)
    self.init(caption: caption, header: header, rows: rows)
  }
}

/// Cells that span rows or columns, repeated in each place that they cover as far as a page has room.
struct SpanGrid {
  private(set) var rows: [[[Inline]]] = []
  /// Of the longest row.
  private var columns = 0
  private let mostColumns: Int
  private(set) var room: TableRoom
  /// Cells that reach down from above: by column, what they hold and how many rows are left of them.
  private var hanging: [Int: (content: [Inline], left: Int)] = [:]

  init(mostColumns: Int, room: TableRoom) { (self.mostColumns, self.room) = (mostColumns, room) }

  mutating func startRow() {
    rows.append([])
    takeHanging()
  }

  mutating func append(_ content: [Inline], columns: Int, rows down: Int) {
    let row = rows.count - 1
    for place in 0..<columns where rows[row].count < mostColumns {
      if down > 1 { hanging[rows[row].count] = (content, down - 1) }
      rows[row].append(place == 0 ? content : room.repeated(content))
    }
    takeHanging()
  }

  /// Ends the row; it goes, and its limit is returned, where it is beyond the room.
  mutating func endRow() -> Diagnostic.Finding? {
    columns = max(columns, rows[rows.count - 1].count)
    guard let limit = room.take(rows[rows.count - 1], columns: columns) else { return nil }
    rows.removeLast()
    return limit
  }

  private mutating func takeHanging() {
    let row = rows.count - 1
    while rows[row].count < mostColumns, let above = hanging.removeValue(forKey: rows[row].count) {
      if above.left > 1 { hanging[rows[row].count] = (above.content, above.left - 1) }
      rows[row].append(room.repeated(above.content))
    }
  }
}
