import Guidelines

// The line numbers and annotations of blocks serve parsing only. They are not stored, and are 0 and nil after decoding.

extension ByteWriter {
  package mutating func blocks(_ blocks: [Block], depth: Int = 0) {
    guard depth < maxNestingDepth else {
      return list([Block(.paragraph([.text(blocks.plainText)]))]) { $0.block($1.content, depth: depth) }
    }
    list(blocks) { $0.block($1.content, depth: depth) }
  }

  private mutating func block(_ content: Block.Content, depth: Int) {
    switch content {
    case .heading(let level, let inlines, let anchor):
      byte(0)
      number(level)
      self.inlines(inlines)
      optionalString(anchor)
    case .paragraph(let inlines):
      byte(1)
      self.inlines(inlines)
    case .list(let list):
      byte(2)
      number(list.start.map { max(0, $0) + 1 } ?? 0)
      self.list(list.items) { $0.blocks($1.blocks, depth: depth + 1) }
    case .definitionList(let definitions):
      byte(3)
      list(definitions) {
        $0.inlines($1.term)
        $0.blocks($1.blocks, depth: depth + 1)
      }
    case .table(let table):
      byte(4)
      self.table(table)
    case .quote(let blocks):
      byte(5)
      self.blocks(blocks, depth: depth + 1)
    case .aside(let label, let blocks):
      byte(6)
      optionalString(label)
      self.blocks(blocks, depth: depth + 1)
    case .code(let language, let text):
      byte(7)
      optionalString(language)
      string(text)
    case .tabs(let tabs):
      byte(8)
      list(tabs) {
        $0.inlines($1.title)
        $0.blocks($1.blocks, depth: depth + 1)
      }
    case .footnote(let label, let blocks):
      byte(9)
      string(label)
      self.blocks(blocks, depth: depth + 1)
    case .thematicBreak:
      byte(10)
    case .figure(let figure):
      byte(11)
      string(figure.file)
      string(figure.alternative)
      strings(figure.legend)
    }
  }

  private mutating func table(_ table: Table) {
    byte(table.caption == nil ? 0 : 1)
    if let caption = table.caption { inlines(caption) }
    list(table.header) { $0.inlines($1) }
    list(table.rows) { $0.list($1) { $0.inlines($1) } }
  }
}

extension ByteReader {
  package mutating func blocks(depth: Int = 0) throws(CorruptDataError) -> [Block] {
    guard depth <= maxNestingDepth else { throw CorruptDataError() }
    return try list { (reader) throws(CorruptDataError) in Block(try reader.block(depth: depth)) }
  }

  private mutating func block(depth: Int) throws(CorruptDataError) -> Block.Content {
    switch try byte() {
    case 0: return .heading(level: try number(), try inlines(), anchor: try optionalString())
    case 1: return .paragraph(try inlines())
    case 2:
      let start = try number()
      let items = try list { (reader) throws(CorruptDataError) in List.Item(try reader.blocks(depth: depth + 1)) }
      return .list(List(start: start == 0 ? nil : start - 1, items: items))
    case 3:
      return .definitionList(
        try list { (reader) throws(CorruptDataError) in
          Definition(term: try reader.inlines(), blocks: try reader.blocks(depth: depth + 1))
        })
    case 4: return .table(try table())
    case 5: return .quote(try blocks(depth: depth + 1))
    case 6: return .aside(label: try optionalString(), try blocks(depth: depth + 1))
    case 7: return .code(language: try optionalString(), try string())
    case 8:
      return .tabs(
        try list { (reader) throws(CorruptDataError) in
          Tab(title: try reader.inlines(), blocks: try reader.blocks(depth: depth + 1))
        })
    case 9: return .footnote(label: try string(), try blocks(depth: depth + 1))
    case 10: return .thematicBreak
    case 11: return .figure(Figure(file: try string(), alternative: try string(), legend: try strings()))
    default: throw CorruptDataError()
    }
  }

  private mutating func table() throws(CorruptDataError) -> Table {
    var caption: [Inline]?
    switch try byte() {
    case 0: caption = nil
    case 1: caption = try inlines()
    default: throw CorruptDataError()
    }
    let header = try list { (reader) throws(CorruptDataError) in try reader.inlines() }
    let rows = try list { (reader) throws(CorruptDataError) in
      try reader.list { (reader) throws(CorruptDataError) in try reader.inlines() }
    }
    return Table(caption: caption, header: header, rows: rows)
  }
}
