/// Traversal of the page tree in reading order, without a `switch` at each use.
extension Inline {
  /// The inlines that a run wraps; empty for a leaf.
  public var children: [Inline] {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner),
      .link(let inner, _), .ruby(let inner, _):
      inner
    case .text, .code, .image, .footnoteReference, .softBreak, .hardBreak: []
    }
  }

  /// Returns the same kind of run around other children; a leaf is returned unchanged.
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

  /// Indicates whether this is a line break, in the source or on the page.
  public var isBreak: Bool {
    switch self {
    case .softBreak, .hardBreak: true
    case .text, .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
      false
    }
  }
}

extension [Inline] {
  /// Indicates whether an inline at any depth satisfies the predicate. Parents are visited before their children.
  public func containsDeeply(where predicate: (Inline) -> Bool) -> Bool {
    contains { predicate($0) || $0.children.containsDeeply(where: predicate) }
  }

  /// Calls `body` with each inline at any depth, parents before their children.
  public func walk(_ body: (Inline) -> Void) {
    for inline in self {
      body(inline)
      inline.children.walk(body)
    }
  }

  /// The addresses of the links.
  public var addresses: [String] {
    var urls: [String] = []
    walk { if case .link(_, let url) = $0 { urls.append(url) } }
    return urls
  }
}

extension Record {
  /// The addresses of the links, those of the headline first.
  public var addresses: [String] {
    var urls = headline.addresses
    body.walkInlines { if case .link(_, let url) = $0 { urls.append(url) } }
    return urls
  }
}

extension Block {
  /// Calls the closures with the direct content of the block: its own text, in a table cell by cell, and the blocks inside it.
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
  /// Calls `body` with each inline of the blocks at any depth, parents before their children.
  public func walkInlines(_ body: (Inline) -> Void) {
    for block in self { block.forEachPart(inlines: { $0.walk(body) }, blocks: { $0.walkInlines(body) }) }
  }
}

extension Block {
  /// Returns the same block with transformed text, at any depth.
  public func mappingInlines(_ transform: ([Inline]) -> [Inline]) -> Block {
    var block = self
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.mappingInlines(transform) } }
    switch content {
    case .heading(let level, let text, let anchor): block.content = .heading(level: level, transform(text), anchor: anchor)
    case .paragraph(let text): block.content = .paragraph(transform(text))
    case .table(var table):
      table.caption = table.caption.map(transform)
      table.header = table.header.map(transform)
      table.rows = table.rows.map { $0.map(transform) }
      block.content = .table(table)
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks = inner(list.items[index].blocks) }
      block.content = .list(list)
    case .quote(let blocks): block.content = .quote(inner(blocks))
    case .aside(let label, let blocks): block.content = .aside(label: label, inner(blocks))
    case .footnote(let label, let blocks): block.content = .footnote(label: label, inner(blocks))
    case .tabs(let tabs): block.content = .tabs(tabs.map { Tab(title: transform($0.title), blocks: inner($0.blocks)) })
    case .definitionList(let definitions):
      block.content = .definitionList(
        definitions.map { Definition(term: transform($0.term), blocks: inner($0.blocks), line: $0.line) })
    case .code, .thematicBreak, .figure: break
    }
    return block
  }
}

extension Block {
  /// Returns the same block with transformed children; a leaf is returned unchanged.
  public func mappingBlocks(_ transform: ([Block]) -> [Block]) -> Block {
    var block = self
    switch content {
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks = transform(list.items[index].blocks) }
      block.content = .list(list)
    case .quote(let blocks): block.content = .quote(transform(blocks))
    case .aside(let label, let blocks): block.content = .aside(label: label, transform(blocks))
    case .footnote(let label, let blocks): block.content = .footnote(label: label, transform(blocks))
    case .tabs(let tabs): block.content = .tabs(tabs.map { Tab(title: $0.title, blocks: transform($0.blocks)) })
    case .definitionList(let definitions):
      block.content = .definitionList(definitions.map { Definition(term: $0.term, blocks: transform($0.blocks), line: $0.line) })
    case .heading, .paragraph, .table, .code, .thematicBreak, .figure: break
    }
    return block
  }

  /// Returns the same block with transformed line numbers, at any depth.
  public func mappingLines(_ transform: (Int) -> Int) -> Block {
    var block = self
    block.line = transform(line)
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.mappingLines(transform) } }
    switch content {
    case .list(let list):
      block.content = .list(
        List(start: list.start, items: list.items.map { List.Item(inner($0.blocks), line: transform($0.line)) }))
    case .quote(let blocks): block.content = .quote(inner(blocks))
    case .aside(let label, let blocks): block.content = .aside(label: label, inner(blocks))
    case .footnote(let label, let blocks): block.content = .footnote(label: label, inner(blocks))
    case .tabs(let tabs): block.content = .tabs(tabs.map { Tab(title: $0.title, blocks: inner($0.blocks)) })
    case .definitionList(let definitions):
      block.content = .definitionList(
        definitions.map { Definition(term: $0.term, blocks: inner($0.blocks), line: transform($0.line)) })
    case .table(var table):
      table.lines = table.lines.map(transform)
      block.content = .table(table)
    case .heading, .paragraph, .code, .thematicBreak, .figure: break
    }
    return block
  }
}
