import Guidelines
import TextAnalysis

/// Reads Apple's DocC render JSON: a page (`kind`, `metadata`, `primaryContentSections`, `references`) or the tree index (`interfaceLanguages`).
///
/// Every kind of block and inline that the format knows is read; one that it does not know is reported and what text it holds is kept.
struct DocCReader {
  private let root: JSONValue
  private let references: [String: JSONValue]
  private var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []
  private let lines: LineTable
  /// Where the text of the block that is being read begins; nil until some was seen.
  private var textStart: Int?
  private var tableRoom = TableRoom()

  /// Blocks nested more deeply than this are left out, with a word.
  private static let deepest = 64
  private static let bounds = JSONParser.Bounds(depth: 256, values: 400_000)

  private init(_ root: JSONValue, lines: LineTable) {
    self.root = root
    self.lines = lines
    references = Dictionary(root["references"].object?.map { ($0.name, $0.value) } ?? [], uniquingKeysWith: { $1 })
  }

  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page {
    guard bytes.count <= PageLimits.mostMarkup else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: PageLimits.mostMarkup)
    }
    guard let root = try? JSONParser.value(bytes, within: bounds).cleaned, root.object != nil else {
      throw .notAPage(path: name, .malformed("no JSON object"))
    }
    if root["interfaceLanguages"] != .null { return try DocCTreeIndex.page(root, LineTable(bytes), name: name) }
    guard root["primaryContentSections"] != .null || root["metadata"]["title"] != .null else {
      throw .notAPage(path: name, .unknownFormat)
    }
    var reader = DocCReader(root, lines: LineTable(bytes))
    return reader.page(name: name)
  }

  // MARK: A page

  private mutating func page(name: String) -> Page {
    let metadata = root["metadata"]
    let identifier = root["identifier"]["url"].string ?? ""
    var stated = Page.Metadata(format: .doccJSON, title: metadata["title"].string ?? name)
    let slug = identifier.split(separator: "/").last.map(String.init)
    stated.topic = slug
    if let slug, identifier.lowercased().contains("human-interface-guidelines") {
      let path = root["variants"].array.first?["paths"].array.first?.string ?? "/design/human-interface-guidelines/\(slug)"
      stated.url = "https://developer.apple.com" + path
      // What names a topic that no list has yet, in every language of the page.
      stated.subject = slug
    }
    // As other forms begin: without it, a section that bears another name of the topic would be taken for its title.
    var blocks = [
      Block(.heading(level: 1, [.text(stated.title)], anchor: nil), line: lines.line(at: metadata["title"].offset ?? 0))
    ]
    let abstract = inlines(root["abstract"])
    if !abstract.isEmpty { blocks.append(Block(.paragraph(abstract), line: line)) }
    textStart = nil
    for section in root["primaryContentSections"].array {
      switch section["kind"].string {
      case "content", nil: blocks += self.blocks(section["content"], depth: 0)
      case let kind?:
        unknown("section", kind)
        blocks += self.blocks(section["content"], depth: 0)
      }
    }
    return Page(metadata: stated, blocks: blocks, diagnostics: diagnostics)
  }

  // MARK: Blocks

  private mutating func blocks(_ value: JSONValue, depth: Int) -> [Block] {
    guard depth < Self.deepest else {
      diagnostics.append(Diagnostic(.warning, .limitReached("nesting of \(Self.deepest)")))
      return []
    }
    return value.array.flatMap { block($0, depth: depth + 1) }
  }

  /// The line of the text that was read first since `textStart` was cleared.
  private var line: Int { lines.line(at: textStart ?? 0) }

  /// Reads a string and remembers where the block's text begins.
  private mutating func text(_ value: JSONValue) -> String? {
    textStart = textStart ?? value.offset
    return value.string
  }

  /// A block stands where its text begins; one without text where its type is named.
  private mutating func block(_ value: JSONValue, depth: Int) -> [Block] {
    let outer = textStart
    textStart = nil
    let found = content(value, depth: depth)
    if textStart == nil { textStart = value["type"].offset }
    let line = self.line
    textStart = outer ?? textStart
    return found.map { content in
      guard content.line == 0 else { return content }
      var block = content
      block.line = line
      return block
    }
  }

  private mutating func content(_ value: JSONValue, depth: Int) -> [Block] {
    func one(_ content: Block.Content) -> [Block] { [Block(content)] }
    switch value["type"].string ?? "" {
    case "heading":
      return one(
        .heading(
          level: min(6, max(1, value["level"].smallNumber ?? 2)), [.text(text(value["text"]) ?? "")],
          anchor: value["anchor"].string))
    case "paragraph", "small":
      let content = inlines(value["inlineContent"])
      var captions: [Block] = []
      for image in value["inlineContent"].array where image["type"].string == "image" { captions += caption(of: image) }
      return (content.isEmpty ? [] : one(.paragraph(content))) + captions
    case "aside":
      let label = value["name"].string ?? value["style"].string.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return one(.aside(label: label, blocks(value["content"], depth: depth)))
    case "orderedList", "unorderedList":
      let start = value["type"].string == "orderedList" ? value["start"].smallNumber ?? 1 : nil
      var items: [List.Item] = []
      for item in value["items"].array {
        let inner = blocks(item["content"], depth: depth)
        items.append(List.Item(inner, line: inner.first?.line ?? 0))
      }
      return items.isEmpty ? [] : one(.list(List(start: start, items: items)))
    case "termList":
      var definitions: [Definition] = []
      for item in value["items"].array {
        let outer = textStart
        textStart = nil
        let term = inlines(item["term"]["inlineContent"])
        let line = self.line
        textStart = outer ?? textStart
        definitions.append(Definition(term: term, blocks: blocks(item["definition"]["content"], depth: depth), line: line))
      }
      return one(.definitionList(definitions))
    case "table": return table(value, depth: depth).map { one(.table($0)) } ?? []
    case "row":
      var found: [Block] = []
      for column in value["columns"].array { found += blocks(column["content"], depth: depth) }
      return found
    case "tabNavigator":
      var tabs: [Tab] = []
      for tab in value["tabs"].array {
        tabs.append(Tab(title: [.text(text(tab["title"]) ?? "")], blocks: blocks(tab["content"], depth: depth)))
      }
      return tabs.isEmpty ? [] : one(.tabs(tabs))
    case "links":
      let items = value["items"].array.compactMap { item -> List.Item? in
        guard let identifier = item.string else { return nil }
        let line = lines.line(at: item.offset ?? 0)
        return List.Item([Block(.paragraph([link(to: identifier, title: nil)]), line: line)], line: line)
      }
      textStart = value["items"].array.first?.offset
      return items.isEmpty ? [] : one(.list(List(items: items)))
    case "codeListing":
      var code: [String] = []
      for line in value["code"].array { if let line = text(line) { code.append(line) } }
      return one(
        .code(language: value["syntax"].string, code.isEmpty ? text(value["code"]) ?? "" : code.joined(separator: "\n")))
    case "thematicBreak": return one(.thematicBreak)
    case "video", "image": return caption(of: value)
    case let kind:
      unknown("block", kind)
      let nested = blocks(value["content"], depth: depth)
      let content = inlines(value["inlineContent"])
      return (content.isEmpty ? [] : one(.paragraph(content))) + nested
    }
  }

  /// What stands below a picture.
  private mutating func caption(of value: JSONValue) -> [Block] {
    let caption = inlines(value["metadata"]["abstract"])
    return caption.isEmpty ? [] : [Block(.paragraph(caption), line: line)]
  }

  /// A row is a bare array of cells, a cell a bare array of blocks; spans stand aside, by "row_column".
  private mutating func table(_ value: JSONValue, depth: Int) -> Table? {
    var grid: [[[Inline]]] = []
    var columns = 0
    for row in value["rows"].array {
      let cells = row.array + row["cells"].array
      var out: [[Inline]] = []
      for cell in cells.prefix(64) { out.append(cellInlines(cell.array.isEmpty ? cell["content"] : cell, depth: depth)) }
      columns = max(columns, out.count)
      if let limit = tableRoom.take(out, columns: columns) {
        diagnostics.appendOnce(Diagnostic(.error, line: line, limit))
        break
      }
      grid.append(out)
    }
    // Spans that cover more than there is overlap.
    var places = grid.count * columns
    for span in value["extendedData"].object ?? [] {
      let place = span.name.split(separator: "_").compactMap { Int($0) }
      guard place.count == 2, place[0] >= 0, place[1] >= 0, place[0] < grid.count, place[1] < grid[place[0]].count else {
        continue
      }
      let content = grid[place[0]][place[1]]
      guard !content.isEmpty else { continue }
      let rows = place[0]..<min(grid.count, place[0] + max(1, span.value["rowspan"].smallNumber ?? 1))
      let covered = place[1]..<min(columns, place[1] + max(1, span.value["colspan"].smallNumber ?? 1))
      places -= rows.count * covered.count
      guard places >= 0 else { break }
      let repeated = tableRoom.repeated(content, places: rows.count * covered.count)
      for row in rows {
        for column in covered where column < grid[row].count && grid[row][column].isEmpty { grid[row][column] = repeated }
      }
    }
    var table = Table(grid: grid, hasHeader: ["row", "both"].contains(value["header"].string ?? "row"))
    let caption = inlines(value["metadata"]["abstract"])
    if !caption.isEmpty { table?.caption = caption }
    return table
  }

  private mutating func cellInlines(_ cell: JSONValue, depth: Int) -> [Inline] {
    var out: [Inline] = []
    for block in blocks(cell, depth: depth) {
      if !out.isEmpty { out.append(.text(" ")) }
      if case .paragraph(let inlines) = block.content {
        out += inlines
      } else {
        out.append(.text(block.plainText.split(separator: "\n").joined(separator: " ")))
      }
    }
    return out
  }

  // MARK: Inlines

  private mutating func inlines(_ value: JSONValue, depth: Int = 0) -> [Inline] {
    guard depth < Self.deepest else { return [] }
    var out: [Inline] = []
    for item in value.array { out += inline(item, depth: depth + 1) }
    return out.mergingText()
  }

  private mutating func inline(_ value: JSONValue, depth: Int) -> [Inline] {
    switch value["type"].string ?? "" {
    case "text": return [.text(text(value["text"]) ?? "")]
    case "codeVoice": return [.code(text(value["code"]) ?? "")]
    case "strong": return wrapped(value, depth) { .strong($0) }
    case "inlineHead": return wrapped(value, depth) { .strong($0) }
    case "emphasis", "newTerm": return wrapped(value, depth) { .emphasis($0) }
    case "subscript": return wrapped(value, depth) { .subscript($0) }
    case "superscript": return wrapped(value, depth) { .superscript($0) }
    case "strikethrough": return wrapped(value, depth) { .strikethrough($0) }
    case "image":
      let reference = references[value["identifier"].string ?? ""] ?? .null
      return [.image(alt: reference["alt"].string ?? "", url: reference["variants"].array.first?["url"].string ?? "")]
    case "reference":
      let identifier = value["identifier"].string ?? ""
      let title = inlines(value["overridingTitleInlineContent"], depth: depth)
      let inactive = value["isActive"] == .boolean(false)
      let own = title.isEmpty ? text(value["overridingTitle"]).map { [Inline.text($0)] } : title
      if textStart == nil { textStart = value["identifier"].offset }
      let link = link(to: identifier, title: own)
      if inactive, case .link(let inner, _) = link { return inner }
      return [link]
    case "link":
      let address = value["destination"].string ?? ""
      let title = inlines(value["titleInlineContent"], depth: depth)
      return [.link(title.isEmpty ? [.text(text(value["title"]) ?? address)] : title, url: address)]
    case let kind:
      unknown("inline", kind)
      let nested = inlines(value["inlineContent"], depth: depth)
      return nested.isEmpty ? text(value["text"]).map { [.text($0)] } ?? [] : nested
    }
  }

  private mutating func wrapped(_ value: JSONValue, _ depth: Int, _ wrap: ([Inline]) -> Inline) -> [Inline] {
    let inner = inlines(value["inlineContent"], depth: depth)
    return inner.isEmpty ? [] : [wrap(inner)]
  }

  /// A reference as a link, by the page's own table of references.
  private func link(to identifier: String, title: [Inline]?) -> Inline {
    let reference = references[identifier] ?? .null
    let text = title ?? [.text(reference["title"].string ?? identifier.split(separator: "/").last.map(String.init) ?? identifier)]
    var address = reference["url"].string ?? identifier
    if address.hasPrefix("/") { address = "https://developer.apple.com" + address }
    return .link(text, url: address)
  }

  private mutating func unknown(_ what: String, _ kind: String) {
    if reported.insert(what + kind).inserted { diagnostics.append(Diagnostic(.warning, .unknownMarkup("\(what) '\(kind)'"))) }
  }
}
