import Guidelines

/// Builds a table on a regular grid: a cell that spans rows or columns is repeated in each place that it covers.
struct TableBuilder {
  private struct Cell {
    var content: [Inline]
    var columns: Int
    var rows: Int
    var isHeader: Bool
  }

  private let line: Int
  private var rows: [[Cell]] = []
  private var headerRows: Set<Int> = []
  private var cell: InlineBuilder?
  private var span = (columns: 1, rows: 1, isHeader: false)
  private var caption: [Inline]?

  static let mostColumns = 256
  static let mostCells = 100_000

  init(line: Int) { self.line = line }

  var isInCell: Bool { cell != nil }

  mutating func startRow(isHeader: Bool) {
    if isHeader { headerRows.insert(rows.count) }
    rows.append([])
  }

  mutating func startCell(columns: Int = 1, rows: Int = 1, isHeader: Bool = false) {
    endCell()
    cell = InlineBuilder()
    span = (max(1, min(columns, TableBuilder.mostColumns)), max(1, min(rows, 1000)), isHeader)
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
    rows[rows.count - 1].append(Cell(content: open.finish(), columns: span.columns, rows: span.rows, isHeader: span.isHeader))
  }

  mutating func setCaption(_ caption: [Inline]) { if !caption.isEmpty { self.caption = caption } }

  /// The table, or nil if no cell holds anything.
  mutating func finish() -> Block? {
    endCell()
    var (grid, areHeaders) = expanded()
    guard grid.contains(where: { $0.contains { !$0.isEmpty } }) else { return nil }
    let width = grid.reduce(0) { max($0, $1.count) }
    for index in grid.indices { grid[index] += repeatElement([], count: width - grid[index].count) }
    // A header is the marked row, or the first rows that consist of header cells.
    var header = [[Inline]](repeating: [], count: width)
    if !grid.isEmpty, areHeaders[0] {
      header = grid.removeFirst()
      areHeaders.removeFirst()
    }
    grid.removeAll { row in row.allSatisfy(\.isEmpty) }
    return Block(.table(Table(caption: caption, header: header, rows: grid)), line: line)
  }

  private func expanded() -> (grid: [[[Inline]]], areHeaders: [Bool]) {
    var grid: [[[Inline]]] = []
    var areHeaders: [Bool] = []
    /// Cells that reach down from above: by column, how many rows are left of them.
    var hanging: [Int: (content: [Inline], rows: Int)] = [:]
    var total = 0
    for (index, row) in rows.enumerated() {
      var cells: [[Inline]] = []
      func takeHanging() {
        while let above = hanging[cells.count] {
          hanging[cells.count] = above.rows > 1 ? (above.content, above.rows - 1) : nil
          cells.append(above.content)
        }
      }
      for cell in row where cells.count < TableBuilder.mostColumns {
        takeHanging()
        for _ in 0..<min(cell.columns, TableBuilder.mostColumns - cells.count) {
          if cell.rows > 1 { hanging[cells.count] = (cell.content, cell.rows - 1) }
          cells.append(cell.content)
        }
      }
      takeHanging()
      total += cells.count
      if total > TableBuilder.mostCells { break }
      guard !cells.isEmpty else { continue }
      grid.append(cells)
      areHeaders.append(headerRows.contains(index) || !row.isEmpty && row.count > 1 && row.allSatisfy(\.isHeader))
    }
    return (grid, areHeaders)
  }
}
