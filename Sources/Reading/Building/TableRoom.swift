import Guidelines

/// Room that the tables of one page share: cells and bytes as they are laid out, with what spans repeat, not as they are declared.
struct TableRoom {
  static let maxCells = 50_000
  static let maxBytes = 4 << 20
  /// Bytes of one cell that still label what the cell spans, and of all repeats.
  private static let maxLabel = 1024
  private static let maxRepeats = 1 << 20

  private var cells = 0
  private var bytes = 0
  private var repeats = 0

  /// Takes a row that is filled up to a number of columns.
  /// - Returns: the limit where it does not fit; nothing is taken then.
  mutating func take(_ row: [[Inline]], columns: Int) -> Diagnostic.Finding? {
    let (cells, bytes) = (cells + max(columns, row.count), row.reduce(bytes) { $0 + $1.byteCount })
    if cells > Self.maxCells { return Self.cellLimit }
    if bytes > Self.maxBytes { return .limitReached("\(Self.maxBytes >> 20) MB of text in tables") }
    (self.cells, self.bytes) = (cells, bytes)
    return nil
  }

  /// Content of further places that a cell covers: the same, or nothing where it is long or much was repeated. It stands in the first place anyway.
  mutating func repeated(_ content: [Inline], places: Int = 1) -> [Inline] {
    let size = content.byteCount
    guard size <= Self.maxLabel, repeats + size * places <= Self.maxRepeats else { return [] }
    repeats += size * places
    return content
  }

  static let cellLimit = Diagnostic.Finding.limitReached("\(maxCells) cells in tables")

  // MARK: A page

  /// Leaves out the rows that are beyond the room, in whatever block their table stands.
  static func cut(_ page: inout Page) {
    guard page.blocks.contains(where: \.holdsRows) else { return }
    var room = TableRoom()
    var reached: Diagnostic?
    page.blocks = room.cut(page.blocks, &reached)
    if let reached { page.diagnostics.appendOnce(reached) }
  }

  private mutating func cut(_ blocks: [Block], _ reached: inout Diagnostic?) -> [Block] {
    blocks.map { block in
      guard block.holdsRows else { return block }
      guard case .table(var table) = block.content else { return block.mappingBlocks { cut($0, &reached) } }
      let columns = table.header.count
      var limit = table.header.allSatisfy(\.isEmpty) ? nil : take(table.header, columns: columns)
      let hasRoom = limit == nil
      let kept = table.rows.prefix { row in
        limit = limit ?? take(row, columns: columns)
        return limit == nil
      }
      guard let limit else { return block }
      reached = reached ?? Diagnostic(.error, line: block.line, limit)
      table.rows = Array(kept)
      var block = block
      // Its place stays, for regions are told by places.
      block.content = hasRoom ? .table(table) : .thematicBreak
      return block
    }
  }
}

extension [Diagnostic] {
  /// Adds a limit unless it was reached before.
  mutating func appendOnce(_ limit: Diagnostic) {
    if !contains(where: { $0.finding == limit.finding }) { append(limit) }
  }
}

extension [Inline] {
  /// Size of text and addresses, and a little for each part.
  var byteCount: Int { reduce(0) { $0 + $1.byteCount + 8 } }
}

extension Inline {
  fileprivate var byteCount: Int {
    switch self {
    case .text(let text), .code(let text), .footnoteReference(let text): text.utf8.count
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner):
      inner.byteCount
    case .link(let inner, let url): inner.byteCount + url.utf8.count
    case .image(let alt, let url): alt.utf8.count + url.utf8.count
    case .ruby(let inner, let reading): inner.byteCount + reading.utf8.count
    case .softBreak, .hardBreak: 0
    }
  }
}
