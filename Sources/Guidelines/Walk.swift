/// Walking the tree: what an inline or a block is made of, in reading order. Whoever treats all runs alike asks here and needs no switch of his own.
extension Inline {
  /// What the run wraps; nothing for a leaf.
  public var children: [Inline] {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner),
      .link(let inner, _), .ruby(let inner, _):
      inner
    case .text, .code, .image, .footnoteReference, .softBreak, .hardBreak: []
    }
  }

  /// The same run around other content; a leaf stays as it is.
  public func wrapping(_ children: [Inline]) -> Inline {
    switch self {
    case .emphasis: .emphasis(children)
    case .strong: .strong(children)
    case .strikethrough: .strikethrough(children)
    case .subscript: .subscript(children)
    case .superscript: .superscript(children)
    case .link(_, let url): .link(children, url: url)
    case .ruby(_, let reading): .ruby(children, reading: reading)
    case .text, .code, .image, .footnoteReference, .softBreak, .hardBreak: self
    }
  }

  public var isStrong: Bool { if case .strong = self { true } else { false } }

  /// A line ends here, in the source or on the page.
  public var isBreak: Bool {
    switch self {
    case .softBreak, .hardBreak: true
    case .text, .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
      false
    }
  }
}

extension [Inline] {
  /// Whether one of the inlines at any depth satisfies the predicate, which sees a run before what it wraps.
  public func containsDeeply(where predicate: (Inline) -> Bool) -> Bool {
    contains { predicate($0) || $0.children.containsDeeply(where: predicate) }
  }

  /// Each inline at any depth, a run before what it wraps.
  public func walk(_ body: (Inline) -> Void) {
    for inline in self {
      body(inline)
      inline.children.walk(body)
    }
  }

  /// The addresses of the links.
  public var addresses: [String] {
    var found: [String] = []
    walk { if case .link(_, let url) = $0 { found.append(url) } }
    return found
  }
}

extension Record {
  /// The addresses of the links, those of the headline first.
  public var addresses: [String] {
    var found = headline.addresses
    body.walkInlines { if case .link(_, let url) = $0 { found.append(url) } }
    return found
  }
}

extension Block {
  /// Hands out what the block is made of: its own text, cell by cell in a table, and the blocks inside.
  public func forEachPart(inlines: ([Inline]) -> Void, blocks: ([Block]) -> Void) {
    switch content {
    case .heading(_, let text, _), .paragraph(let text): inlines(text)
    case .list(let list): for item in list.items { blocks(item.blocks) }
    case .definitionList(let definitions):
      for definition in definitions {
        inlines(definition.term)
        blocks(definition.blocks)
      }
    case .table(let table):
      if let caption = table.caption { inlines(caption) }
      table.header.forEach(inlines)
      for row in table.rows { row.forEach(inlines) }
    case .quote(let inner), .aside(_, let inner), .footnote(_, let inner): blocks(inner)
    case .tabs(let tabs):
      for tab in tabs {
        inlines(tab.title)
        blocks(tab.blocks)
      }
    case .code, .thematicBreak, .figure: break
    }
  }
}

extension [Block] {
  /// Each inline of the blocks at any depth, a run before what it wraps.
  public func walkInlines(_ body: (Inline) -> Void) {
    for block in self { block.forEachPart(inlines: { $0.walk(body) }, blocks: { $0.walkInlines(body) }) }
  }
}

extension Block {
  /// The same block with other runs of text, at any depth.
  public func mappingInlines(_ change: ([Inline]) -> [Inline]) -> Block {
    var block = self
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.mappingInlines(change) } }
    switch content {
    case .heading(let level, let text, let anchor): block.content = .heading(level: level, change(text), anchor: anchor)
    case .paragraph(let text): block.content = .paragraph(change(text))
    case .table(var table):
      table.caption = table.caption.map(change)
      table.header = table.header.map(change)
      table.rows = table.rows.map { $0.map(change) }
      block.content = .table(table)
    case .list(var list):
      for place in list.items.indices { list.items[place].blocks = inner(list.items[place].blocks) }
      block.content = .list(list)
    case .quote(let blocks): block.content = .quote(inner(blocks))
    case .aside(let label, let blocks): block.content = .aside(label: label, inner(blocks))
    case .footnote(let label, let blocks): block.content = .footnote(label: label, inner(blocks))
    case .tabs(let tabs): block.content = .tabs(tabs.map { Tab(title: change($0.title), blocks: inner($0.blocks)) })
    case .definitionList(let definitions):
      block.content = .definitionList(
        definitions.map { Definition(term: change($0.term), blocks: inner($0.blocks), line: $0.line) })
    case .code, .thematicBreak, .figure: break
    }
    return block
  }
}

extension Block {
  /// The same block around other blocks; a leaf stays as it is.
  public func mappingBlocks(_ change: ([Block]) -> [Block]) -> Block {
    var block = self
    switch content {
    case .list(var list):
      for place in list.items.indices { list.items[place].blocks = change(list.items[place].blocks) }
      block.content = .list(list)
    case .quote(let blocks): block.content = .quote(change(blocks))
    case .aside(let label, let blocks): block.content = .aside(label: label, change(blocks))
    case .footnote(let label, let blocks): block.content = .footnote(label: label, change(blocks))
    case .tabs(let tabs): block.content = .tabs(tabs.map { Tab(title: $0.title, blocks: change($0.blocks)) })
    case .definitionList(let definitions):
      block.content = .definitionList(definitions.map { Definition(term: $0.term, blocks: change($0.blocks), line: $0.line) })
    case .heading, .paragraph, .table, .code, .thematicBreak, .figure: break
    }
    return block
  }

  /// The same block with other line numbers, at any depth.
  public func mappingLines(_ number: (Int) -> Int) -> Block {
    var block = self
    block.line = number(line)
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.mappingLines(number) } }
    switch content {
    case .list(let list):
      block.content = .list(List(start: list.start, items: list.items.map { List.Item(inner($0.blocks), line: number($0.line)) }))
    case .quote(let blocks): block.content = .quote(inner(blocks))
    case .aside(let label, let blocks): block.content = .aside(label: label, inner(blocks))
    case .footnote(let label, let blocks): block.content = .footnote(label: label, inner(blocks))
    case .tabs(let tabs): block.content = .tabs(tabs.map { Tab(title: $0.title, blocks: inner($0.blocks)) })
    case .definitionList(let definitions):
      block.content = .definitionList(
        definitions.map { Definition(term: $0.term, blocks: inner($0.blocks), line: number($0.line)) })
    case .table(var table):
      table.lines = table.lines.map(number)
      block.content = .table(table)
    case .heading, .paragraph, .code, .thematicBreak, .figure: break
    }
    return block
  }
}
