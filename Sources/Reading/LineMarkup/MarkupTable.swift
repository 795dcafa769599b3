import Guidelines

extension SpanGrid {
  /// Cells of a table without limits of its own: so many columns, as tables of HTML have at most.
  init() { self.init(mostColumns: 64) }

  private static let mostCells = 50_000

  /// The table; nil where no cell holds anything.
  func table(caption: [Inline]?, hasHeader: Bool) -> Table? {
    var cells = 0
    let kept = rows.prefix { row in
      cells += row.count
      return cells <= SpanGrid.mostCells
    }.filter { $0.contains { !$0.isEmpty } }
    return Table(caption: caption?.isEmpty == false ? caption : nil, grid: Array(kept), hasHeader: hasHeader)
  }
}
