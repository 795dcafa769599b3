/// One block of a page with the line of the source file where it begins.
package struct Block: Hashable, Sendable {
  package var content: Content
  /// 1-based line in the source file; 0 where there is none (a block that was made, or comes back from the index).
  package var line: Int
  /// What a `<!-- hig: … -->` comment before the block states of it. Canonical pages only.
  package var annotation: Annotation?

  package init(_ content: Content, line: Int = 0, annotation: Annotation? = nil) {
    self.content = content
    self.line = line
    self.annotation = annotation
  }

  package indirect enum Content: Hashable, Sendable {
    /// `level` 1…6; `anchor` is the fragment that the page gives the heading, as written.
    case heading(level: Int, [Inline], anchor: String?)
    case paragraph([Inline])
    case list(List)
    /// Terms with their definitions.
    case definitionList([Definition])
    case table(Table)
    case quote([Block])
    /// A marked aside: its label as written ("Note", "重要"), nil if it has none.
    case aside(label: String?, [Block])
    case code(language: String?, String)
    case tabs([Tab])
    case footnote(label: String, [Block])
    case thematicBreak
  }
}

/// A list. `start` is the first number of an ordered list, nil for bullets.
package struct List: Hashable, Sendable {
  package var start: Int?
  package var items: [Item]
  package init(start: Int? = nil, items: [Item]) {
    self.start = start
    self.items = items
  }

  package struct Item: Hashable, Sendable {
    package var blocks: [Block]
    package var line: Int
    package init(_ blocks: [Block], line: Int = 0) {
      self.blocks = blocks
      self.line = line
    }
  }
}

package struct Definition: Hashable, Sendable {
  package var term: [Inline]
  package var blocks: [Block]
  package var line: Int
  package init(term: [Inline], blocks: [Block], line: Int = 0) {
    self.term = term
    self.blocks = blocks
    self.line = line
  }
}

/// A table on a regular grid: spans are expanded by the reader, so every row has the same number of cells.
package struct Table: Hashable, Sendable {
  package var caption: [Inline]?
  /// The header row; empty cells if the table has none.
  package var header: [[Inline]]
  package var rows: [[[Inline]]]
  package init(caption: [Inline]? = nil, header: [[Inline]], rows: [[[Inline]]]) {
    self.caption = caption
    self.header = header
    self.rows = rows
  }
}

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

/// One of a set of panels of which a page shows one at a time.
package struct Tab: Hashable, Sendable {
  package var title: [Inline]
  package var blocks: [Block]
  package init(title: [Inline], blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}
