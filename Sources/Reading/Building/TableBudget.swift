import Guidelines

/// Limits that the tables of one page share. Counts cells and bytes in the layout, including cells repeated for spans.
struct TableBudget {
  static let maxCells = 50_000
  static let maxBytes = 4 << 20
  /// Maximum number of bytes in a cell that is repeated in the positions it spans, and in all repeats together.
  private static let maxRepeatedCellBytes = 1024
  private static let maxRepeatedBytes = 1 << 20

  private var cells = 0
  private var bytes = 0
  private var repeatedBytes = 0

  /// Adds a row, padded to a number of columns.
  /// - Returns: The finding if the row exceeds a limit, in which case nothing is added.
  mutating func add(_ row: [[Inline]], columns: Int) -> Diagnostic.Kind? {
    let (cells, bytes) = (cells + max(columns, row.count), row.reduce(bytes) { $0 + $1.byteCount })
    if cells > Self.maxCells { return Self.cellLimit }
    if bytes > Self.maxBytes { return .limitReached("\(Self.maxBytes >> 20) MB of text in tables") }
    (self.cells, self.bytes) = (cells, bytes)
    return nil
  }

  /// Returns the content for a further position that a cell spans: the same content, or nothing if it is long or much was
  /// repeated already. The first position keeps the content in any case.
  mutating func repeated(_ content: [Inline], positions: Int = 1) -> [Inline] {
    let size = content.byteCount
    guard size <= Self.maxRepeatedCellBytes, repeatedBytes + size * positions <= Self.maxRepeatedBytes else { return [] }
    repeatedBytes += size * positions
    return content
  }

  static let cellLimit = Diagnostic.Kind.limitReached("\(maxCells) cells in tables")

  // MARK: Truncating a page

  /// Removes the table rows that exceed the limits, in blocks at any depth.
  static func truncateTables(of page: inout Page) {
    guard page.blocks.contains(where: \.containsTable) else { return }
    var budget = TableBudget()
    var reached: Diagnostic?
    page.blocks = budget.truncatingTables(in: page.blocks, reached: &reached)
    if let reached { page.diagnostics.appendOnce(reached) }
  }

  private mutating func truncatingTables(in blocks: [Block], reached: inout Diagnostic?) -> [Block] {
    blocks.map { block in
      guard block.containsTable else { return block }
      guard case .table(var table) = block.content else {
        return block.mappingBlocks { truncatingTables(in: $0, reached: &reached) }
      }
      let columns = table.header.count
      var limit = table.header.allSatisfy(\.isEmpty) ? nil : add(table.header, columns: columns)
      let isHeaderKept = limit == nil
      let kept = table.rows.prefix { row in
        limit = limit ?? add(row, columns: columns)
        return limit == nil
      }
      guard let limit else { return block }
      reached = reached ?? Diagnostic(.error, line: block.line, limit)
      table.rows = Array(kept)
      var block = block
      // Keep a block in this position because regions refer to blocks by index.
      block.content = isHeaderKept ? .table(table) : .thematicBreak
      return block
    }
  }
}

extension [Diagnostic] {
  /// Appends a diagnostic unless one with the same finding exists.
  mutating func appendOnce(_ limit: Diagnostic) {
    if !contains(where: { $0.kind == limit.kind }) { append(limit) }
  }
}

extension [Inline] {
  /// Approximate size in bytes: text, URLs, and a constant per inline.
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
