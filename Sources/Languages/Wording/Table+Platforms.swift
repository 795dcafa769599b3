import Guidelines

extension Table {
  /// Returns the table without the rows and columns whose first cells name other platforms only. Returns the whole table if
  /// `platforms` is empty.
  package func restricted(to platforms: [Platform]) -> Table {
    if platforms.isEmpty { return self }
    func isForOthers(_ cell: [Inline]) -> Bool {
      guard let named = Platform.platforms(listedIn: cell.plainText) else { return false }
      return Set(named).isDisjoint(with: platforms)
    }
    let columns = header.indices.filter { $0 == 0 || !isForOthers(header[$0]) }
    func keptCells(_ cells: [[Inline]]) -> [[Inline]] {
      columns.count == header.count ? cells : columns.compactMap { $0 < cells.count ? cells[$0] : nil }
    }
    var table = self
    table.header = keptCells(header)
    table.rows = rows.filter { $0.first.map { !isForOthers($0) } ?? true }.map(keptCells)
    return table
  }
}

extension Record {
  /// Returns the record without the parts of its tables that are for other platforms, or `nil` if nothing remains of a
  /// specification table.
  package func restricted(to platforms: [Platform]) -> Record? {
    var record = self
    for index in body.indices {
      guard case .table(let table) = body[index].content else { continue }
      let restrictedTable = table.restricted(to: platforms)
      if restrictedTable.rows.isEmpty, !table.rows.isEmpty, kind == .specification { return nil }
      record.body[index].content = .table(restrictedTable)
    }
    return record
  }
}
