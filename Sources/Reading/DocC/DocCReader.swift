import Guidelines
import TextAnalysis

/// Reads Apple's DocC render JSON: a page (`kind`, `metadata`, `primaryContentSections`, `references`) or the tree index
/// (`interfaceLanguages`).
///
/// Reads every kind of block and inline that the format defines. Reports unknown kinds, and keeps their text.
struct DocCReader {
  private let root: JSONValue
  private let references: [String: JSONValue]
  private var diagnostics: [Diagnostic] = []
  private var reportedKinds: Set<String> = []
  private let lines: LineTable
  /// Offset of the text of the current block, or `nil` until a string has been read.
  private var textStart: Int?
  private var tableBudget = TableBudget()

  /// Maximum nesting of blocks; deeper blocks are skipped with a warning.
  private static let maxDepth = 64
  private static let bounds = JSONParser.StructureLimits(maxDepth: 256, maxValues: 400_000)

  private init(_ root: JSONValue, lines: LineTable) {
    self.root = root
    self.lines = lines
    references = Dictionary(root["references"].object?.map { ($0.name, $0.value) } ?? [], uniquingKeysWith: { $1 })
  }

  /// Reads a page or a tree index from JSON.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page {
    guard bytes.count <= PageLimits.maxMarkupBytes else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: PageLimits.maxMarkupBytes)
    }
    guard let root = try? JSONParser.value(bytes, within: bounds).cleaned, root.object != nil else {
      throw .notAPage(path: name, .malformed("no JSON object"))
    }
    if root["interfaceLanguages"] != .null { return try DocCTreeIndex.makePage(root, LineTable(bytes), name: name) }
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
    var pageMetadata = Page.Metadata(format: .doccJSON, title: metadata["title"].string ?? name)
    let slug = identifier.split(separator: "/").last.map(String.init)
    pageMetadata.topic = slug
    if let slug, identifier.lowercased().contains("human-interface-guidelines") {
      let path = root["variants"].array.first?["paths"].array.first?.string ?? "/design/human-interface-guidelines/\(slug)"
      pageMetadata.url = "https://developer.apple.com" + path
      // The slug identifies a topic in every language, even if no topic list contains it.
      pageMetadata.subject = slug
    }
    // The title becomes a heading, as in other formats. Otherwise a section that is named after the topic would be taken for
    // the title.
    var blocks = [
      Block(.heading(level: 1, [.text(pageMetadata.title)], anchor: nil), line: lines.line(at: metadata["title"].offset ?? 0))
    ]
    let abstract = inlines(root["abstract"])
    if !abstract.isEmpty { blocks.append(Block(.paragraph(abstract), line: line)) }
    textStart = nil
    for section in root["primaryContentSections"].array {
      switch section["kind"].string {
      case "content", nil: blocks += self.blocks(section["content"], depth: 0)
      case let kind?:
        reportUnknown("section", kind)
        blocks += self.blocks(section["content"], depth: 0)
      }
    }
    return Page(metadata: pageMetadata, blocks: blocks, diagnostics: diagnostics)
  }

  // MARK: Blocks

  private mutating func blocks(_ value: JSONValue, depth: Int) -> [Block] {
    guard depth < Self.maxDepth else {
      diagnostics.append(Diagnostic(.warning, .limitReached("nesting of \(Self.maxDepth)")))
      return []
    }
    return value.array.flatMap { block($0, depth: depth + 1) }
  }

  /// Line of the first string that was read since `textStart` was reset.
  private var line: Int { lines.line(at: textStart ?? 0) }

  /// Returns the string of a value, and records where the text of the block begins.
  private mutating func text(_ value: JSONValue) -> String? {
    textStart = textStart ?? value.offset
    return value.string
  }

  /// Reads a block. Its line is that of its text, or that of its type if it has no text.
  private mutating func block(_ value: JSONValue, depth: Int) -> [Block] {
    let outerTextStart = textStart
    textStart = nil
    let contents = content(value, depth: depth)
    if textStart == nil { textStart = value["type"].offset }
    let line = self.line
    textStart = outerTextStart ?? textStart
    return contents.map { content in
      guard content.line == 0 else { return content }
      var block = content
      block.line = line
      return block
    }
  }

  private mutating func content(_ value: JSONValue, depth: Int) -> [Block] {
    func single(_ content: Block.Content) -> [Block] { [Block(content)] }
    switch value["type"].string ?? "" {
    case "heading":
      return single(
        .heading(
          level: min(6, max(1, value["level"].smallInteger ?? 2)), [.text(text(value["text"]) ?? "")],
          anchor: value["anchor"].string))
    case "paragraph", "small":
      let content = inlines(value["inlineContent"])
      var captions: [Block] = []
      for image in value["inlineContent"].array where image["type"].string == "image" { captions += caption(of: image) }
      return (content.isEmpty ? [] : single(.paragraph(content))) + captions
    case "aside":
      let label = value["name"].string ?? value["style"].string.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return single(.aside(label: label, blocks(value["content"], depth: depth)))
    case "orderedList", "unorderedList":
      let start = value["type"].string == "orderedList" ? value["start"].smallInteger ?? 1 : nil
      var items: [List.Item] = []
      for item in value["items"].array {
        let inner = blocks(item["content"], depth: depth)
        items.append(List.Item(inner, line: inner.first?.line ?? 0))
      }
      return items.isEmpty ? [] : single(.list(List(start: start, items: items)))
    case "termList":
      var definitions: [Definition] = []
      for item in value["items"].array {
        let outerTextStart = textStart
        textStart = nil
        let term = inlines(item["term"]["inlineContent"])
        let line = self.line
        textStart = outerTextStart ?? textStart
        definitions.append(Definition(term: term, blocks: blocks(item["definition"]["content"], depth: depth), line: line))
      }
      return single(.definitionList(definitions))
    case "table": return table(value, depth: depth).map { single(.table($0)) } ?? []
    case "row":
      var contents: [Block] = []
      for column in value["columns"].array { contents += blocks(column["content"], depth: depth) }
      return contents
    case "tabNavigator":
      var tabs: [Tab] = []
      for tab in value["tabs"].array {
        tabs.append(Tab(title: [.text(text(tab["title"]) ?? "")], blocks: blocks(tab["content"], depth: depth)))
      }
      return tabs.isEmpty ? [] : single(.tabs(tabs))
    case "links":
      let items = value["items"].array.compactMap { item -> List.Item? in
        guard let identifier = item.string else { return nil }
        let line = lines.line(at: item.offset ?? 0)
        return List.Item([Block(.paragraph([link(to: identifier, title: nil)]), line: line)], line: line)
      }
      textStart = value["items"].array.first?.offset
      return items.isEmpty ? [] : single(.list(List(items: items)))
    case "codeListing":
      var code: [String] = []
      for line in value["code"].array { if let line = text(line) { code.append(line) } }
      return single(
        .code(language: value["syntax"].string, code.isEmpty ? text(value["code"]) ?? "" : code.joined(separator: "\n")))
    case "thematicBreak": return single(.thematicBreak)
    case "video", "image": return caption(of: value)
    case let kind:
      reportUnknown("block", kind)
      let nested = blocks(value["content"], depth: depth)
      let content = inlines(value["inlineContent"])
      return (content.isEmpty ? [] : single(.paragraph(content))) + nested
    }
  }

  /// Reads the caption of an image or video.
  private mutating func caption(of value: JSONValue) -> [Block] {
    let caption = inlines(value["metadata"]["abstract"])
    return caption.isEmpty ? [] : [Block(.paragraph(caption), line: line)]
  }

  /// Reads a table. A row is a bare array of cells, and a cell a bare array of blocks. Spans are in `extendedData`, by
  /// "row_column".
  private mutating func table(_ value: JSONValue, depth: Int) -> Table? {
    var grid: [[[Inline]]] = []
    var columns = 0
    for row in value["rows"].array {
      let cells = row.array + row["cells"].array
      var rowCells: [[Inline]] = []
      for cell in cells.prefix(64) { rowCells.append(cellInlines(cell.array.isEmpty ? cell["content"] : cell, depth: depth)) }
      columns = max(columns, rowCells.count)
      if let limit = tableBudget.add(rowCells, columns: columns) {
        diagnostics.appendOnce(Diagnostic(.error, line: line, limit))
        break
      }
      grid.append(rowCells)
    }
    // Spans that cover more cells than the table has must overlap.
    var remainingCells = grid.count * columns
    for span in value["extendedData"].object ?? [] {
      let position = span.name.split(separator: "_").compactMap { Int($0) }
      guard position.count == 2, position[0] >= 0, position[1] >= 0, position[0] < grid.count,
        position[1] < grid[position[0]].count
      else {
        continue
      }
      let content = grid[position[0]][position[1]]
      guard !content.isEmpty else { continue }
      let rows = position[0]..<min(grid.count, position[0] + max(1, span.value["rowspan"].smallInteger ?? 1))
      let covered = position[1]..<min(columns, position[1] + max(1, span.value["colspan"].smallInteger ?? 1))
      remainingCells -= rows.count * covered.count
      guard remainingCells >= 0 else { break }
      let repeated = tableBudget.repeated(content, positions: rows.count * covered.count)
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
    var result: [Inline] = []
    for block in blocks(cell, depth: depth) {
      if !result.isEmpty { result.append(.text(" ")) }
      if case .paragraph(let inlines) = block.content {
        result += inlines
      } else {
        result.append(.text(block.plainText.split(separator: "\n").joined(separator: " ")))
      }
    }
    return result
  }

  // MARK: Inlines

  private mutating func inlines(_ value: JSONValue, depth: Int = 0) -> [Inline] {
    guard depth < Self.maxDepth else { return [] }
    var result: [Inline] = []
    for item in value.array { result += inline(item, depth: depth + 1) }
    return result.mergingText()
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
      let isInactive = value["isActive"] == .boolean(false)
      let linkTitle = title.isEmpty ? text(value["overridingTitle"]).map { [Inline.text($0)] } : title
      if textStart == nil { textStart = value["identifier"].offset }
      let link = link(to: identifier, title: linkTitle)
      if isInactive, case .link(let linkedInlines, _) = link { return linkedInlines }
      return [link]
    case "link":
      let address = value["destination"].string ?? ""
      let title = inlines(value["titleInlineContent"], depth: depth)
      return [.link(title.isEmpty ? [.text(text(value["title"]) ?? address)] : title, url: address)]
    case let kind:
      reportUnknown("inline", kind)
      let nested = inlines(value["inlineContent"], depth: depth)
      return nested.isEmpty ? text(value["text"]).map { [.text($0)] } ?? [] : nested
    }
  }

  private mutating func wrapped(_ value: JSONValue, _ depth: Int, _ wrap: ([Inline]) -> Inline) -> [Inline] {
    let inner = inlines(value["inlineContent"], depth: depth)
    return inner.isEmpty ? [] : [wrap(inner)]
  }

  /// Returns a link for an identifier in the page's `references`.
  private func link(to identifier: String, title: [Inline]?) -> Inline {
    let reference = references[identifier] ?? .null
    let text = title ?? [.text(reference["title"].string ?? identifier.split(separator: "/").last.map(String.init) ?? identifier)]
    var address = reference["url"].string ?? identifier
    if address.hasPrefix("/") { address = "https://developer.apple.com" + address }
    return .link(text, url: address)
  }

  private mutating func reportUnknown(_ what: String, _ kind: String) {
    if reportedKinds.insert(what + kind).inserted {
      diagnostics.append(Diagnostic(.warning, .unknownMarkup("\(what) '\(kind)'")))
    }
  }
}
