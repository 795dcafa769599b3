/// A block of a page, with its line in the source file.
public struct Block: Hashable, Sendable {
  public var content: Content
  /// 1-based line in the source file; 0 if there is none (the block was generated or was read from the index).
  public var line: Int
  /// Attributes from a `<!-- hig: … -->` comment before the block. Canonical pages only.
  public var annotation: Annotation?

  public init(_ content: Content, line: Int = 0, annotation: Annotation? = nil) {
    self.content = content
    self.line = line
    self.annotation = annotation
  }

  public indirect enum Content: Hashable, Sendable {
    /// A heading. `level` is 1…6; `anchor` is the fragment that the page gives the heading, as written.
    case heading(level: Int, [Inline], anchor: String?)
    case paragraph([Inline])
    case list(List)
    /// Terms with their definitions.
    case definitionList([Definition])
    case table(Table)
    case quote([Block])
    /// A marked aside with its label as written ("Note", "重要"), or `nil` if it has none.
    case aside(label: String?, [Block])
    case code(language: String?, String)
    case tabs([Tab])
    case footnote(label: String, [Block])
    case thematicBreak
    case figure(Figure)
  }

  /// A break at the end of columns that were shown side by side. No line of the source contains it.
  public static let columnBreak = Block(.thematicBreak)
}

/// A list. `start` is the first number of an ordered list, or `nil` for bullets.
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

/// A term of a definition list with its definition.
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

/// A table on a regular grid. Readers expand spans, so every row has the same number of cells.
public struct Table: Hashable, Sendable {
  public var caption: [Inline]?
  /// The header row; its cells are empty if the table has none.
  public var header: [[Inline]]
  public var rows: [[[Inline]]]
  /// The 1-based line of each row in the source file; empty if the lines are not known.
  public var lines: [Int] = []
  public init(caption: [Inline]? = nil, header: [[Inline]], rows: [[[Inline]]]) {
    self.caption = caption
    self.header = header
    self.rows = rows
  }

  public func line(of row: Int) -> Int? { lines.indices.contains(row) ? lines[row] : nil }
}

/// A panel of a tab view. A page shows one panel at a time.
public struct Tab: Hashable, Sendable {
  public var title: [Inline]
  public var blocks: [Block]
  public init(title: [Inline], blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}
