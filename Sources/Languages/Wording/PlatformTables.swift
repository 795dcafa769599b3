import Guidelines

extension Table {
  /// Without the rows and columns that their first cells say are for other platforms. No platform: the whole.
  package func keeping(_ platforms: [Platform]) -> Table {
    if platforms.isEmpty { return self }
    func isForOthers(_ cell: [Inline]) -> Bool {
      guard let named = Platform.list(cell.plainText) else { return false }
      return Set(named).isDisjoint(with: platforms)
    }
    let columns = header.indices.filter { $0 == 0 || !isForOthers(header[$0]) }
    func kept(_ cells: [[Inline]]) -> [[Inline]] {
      columns.count == header.count ? cells : columns.compactMap { $0 < cells.count ? cells[$0] : nil }
    }
    var table = self
    table.header = kept(header)
    table.rows = rows.filter { $0.first.map { !isForOthers($0) } ?? true }.map(kept)
    return table
  }
}

extension Record {
  /// Its tables without what is for other platforms; nil where it was such a table and nothing is left of it.
  package func keeping(_ platforms: [Platform]) -> Record? {
    var record = self
    for index in body.indices {
      guard case .table(let table) = body[index].content else { continue }
      let kept = table.keeping(platforms)
      if kept.rows.isEmpty, !table.rows.isEmpty, kind == .specification { return nil }
      record.body[index].content = .table(kept)
    }
    return record
  }
}
