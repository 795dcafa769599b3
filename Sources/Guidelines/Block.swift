/// One block of a page with the line of the source file where it begins.
public struct Block: Hashable, Sendable {
  public var content: Content
  /// 1-based line in the source file; 0 where there is none (a block that was made, or comes back from the index).
  public var line: Int
  /// What a `<!-- hig: … -->` comment before the block states of it. Canonical pages only.
  public var annotation: Annotation?

  public init(_ content: Content, line: Int = 0, annotation: Annotation? = nil) {
    self.content = content
    self.line = line
    self.annotation = annotation
  }

  public indirect enum Content: Hashable, Sendable {
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
    case figure(Figure)
  }

  /// Where columns that stood beside each other end: a break that no line of the source holds.
  public static let columnsEnd = Block(.thematicBreak)
}

/// A list. `start` is the first number of an ordered list, nil for bullets.
public struct List: Hashable, Sendable {
  public var start: Int?
  public var items: [Item]
  public init(start: Int? = nil, items: [Item]) {
    self.start = start
    self.items = items
  }

  public struct Item: Hashable, Sendable {
    public var blocks: [Block]
    public var line: Int
    public init(_ blocks: [Block], line: Int = 0) {
      self.blocks = blocks
      self.line = line
    }
  }
}

public struct Definition: Hashable, Sendable {
  public var term: [Inline]
  public var blocks: [Block]
  public var line: Int
  public init(term: [Inline], blocks: [Block], line: Int = 0) {
    self.term = term
    self.blocks = blocks
    self.line = line
  }
}

/// A table on a regular grid: spans are expanded by the reader, so every row has the same number of cells.
public struct Table: Hashable, Sendable {
  public var caption: [Inline]?
  /// The header row; empty cells if the table has none.
  public var header: [[Inline]]
  public var rows: [[[Inline]]]
  /// The 1-based line of each row in the source file; empty where they are not known.
  public var lines: [Int] = []
  public init(caption: [Inline]? = nil, header: [[Inline]], rows: [[[Inline]]]) {
    self.caption = caption
    self.header = header
    self.rows = rows
  }

  public func line(of row: Int) -> Int? { lines.indices.contains(row) ? lines[row] : nil }
}

/// One of a set of panels of which a page shows one at a time.
public struct Tab: Hashable, Sendable {
  public var title: [Inline]
  public var blocks: [Block]
  public init(title: [Inline], blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}
