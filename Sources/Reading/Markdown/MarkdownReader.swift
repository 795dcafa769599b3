import Guidelines

/// Markdown → blocks, by cmark-gfm and an iterative walk over its tree.
struct MarkdownReader {
  private var page = MarkdownSink()
  private(set) var diagnostics: [Diagnostic] = []
  /// Lines before the piece that is read, in the prepared text.
  private var pieceOffset = 0
  private let text: NumberedText
  private let isCanonical: Bool
  /// How many containers are open within each block of cmark's, and within each mark.
  private var blocks: [Int] = []
  private var marks: [Int] = []
  /// Marks beyond the most that may be open, which open nothing.
  private var skippedMarks = 0
  private static let mostMarks = 64
  private var inlineHTML = InlineHTML()
  /// The image that is open: what stands inside is its alternative text.
  private var image: (url: String, alt: String)?
  /// The id that stands for the text of the link that is open.
  private var citation: String?
  /// The anchor that stands in a paragraph of its own before the next heading.
  private var headingAnchor: String?
  private var isInHeading = false
  private var footnotes = 0
  /// Footnotes of the chunks before, which cmark does not count.
  private var footnoteBase = 0

  /// Doubts about comments that were reported. A page of nothing but such comments must not fill the memory with them.
  private var doubts = 0
  private static let mostDoubts = 1000

  /// `bytes` are a file's; `bodyStart` and `lineOffset` say what of it the front matter took.
  static func read(_ bytes: [UInt8], bodyStart: Int, lineOffset: Int, isCanonical: Bool) -> (
    blocks: [Block], diagnostics: [Diagnostic]
  ) {
    let prepared = MarkdownPreparation(bytes[bodyStart...], firstLine: lineOffset + 1, isCanonical: isCanonical)
    var reader = MarkdownReader(text: prepared.text, isCanonical: isCanonical)
    reader.diagnostics = prepared.diagnostics
    let chunks = MarkdownChunks.split(prepared.text.bytes)
    // Each piece is given all definitions, before it: the first of a label counts.
    let definitions = chunks.count > 1 ? LinkDefinitions(in: prepared.text.bytes) : nil
    for chunk in chunks where !reader.page.builder.isFull {
      reader.pieceOffset = chunk.lines - (definitions?.lines ?? 0)
      reader.footnoteBase = reader.footnotes
      let piece = prepared.text.bytes[chunk.range]
      let tree = CMarkTree(definitions.map { $0.bytes + piece } ?? piece)
      tree.walk { node, isEntering in
        if isEntering { reader.enter(node) } else { reader.leave(node) }
      }
    }
    let blocks = reader.page.builder.finish()
    reader.diagnostics += reader.page.builder.limits
    return (blocks, reader.diagnostics)
  }

  private init(text: NumberedText, isCanonical: Bool) {
    self.text = text
    self.isCanonical = isCanonical
  }

  private func line(of node: CMarkTree.Node) -> Int { text.number(ofLine: node.line + pieceOffset) }

  // MARK: Containers

  /// Opens a container for a block of cmark's.
  private mutating func open(_ container: PageBuilder.Container, line: Int) {
    page.builder.open(container, line: line)
    blocks.append(page.builder.depth)
  }

  /// Closes a container, and what is still open in it.
  private mutating func close(_ depth: Int) {
    while page.builder.depth >= depth { page.builder.close() }
    while let mark = marks.last, mark >= depth { marks.removeLast() }
  }

  private mutating func take(_ mark: BlockMark, line: Int) {
    if skippedMarks > 0 || marks.count == MarkdownReader.mostMarks, mark != .close || skippedMarks > 0 {
      skippedMarks += mark == .close ? -1 : 1
      return
    }
    switch mark {
    case .aside(let label): page.builder.open(.aside(label: label), line: line)
    case .tabs: page.builder.open(.tabs, line: line)
    case .tab(let title): page.builder.open(.tab(title: [.text(title)]), line: line)
    case .close:
      // A mark inside a list closes nothing around it.
      if let depth = marks.last, depth > blocks.last ?? 0 { close(depth) }
      return
    }
    marks.append(page.builder.depth)
  }

  // MARK: Entering

  private mutating func enter(_ node: CMarkTree.Node) {
    let line = line(of: node)
    if citation != nil { return }
    switch node.kind {
    case .document, .unknown: break
    case .quote: open(.quote, line: line)
    case .list: open(.list(start: node.listStart), line: line)
    case .item: open(.item, line: line)
    case .footnoteDefinition:
      footnotes += 1
      open(.footnote(label: String(footnotes)), line: line)
    case .paragraph: page.builder.openLeaf(.paragraph, line: line)
    case .heading:
      page.builder.openLeaf(.heading(level: node.headingLevel, anchor: headingAnchor), line: line)
      headingAnchor = nil
      isInHeading = true
    case .thematicBreak: page.builder.append(Block(.thematicBreak, line: line))
    case .codeBlock: appendCode(node, line: line)
    case .htmlBlock: appendHTML(node, line: line)
    case .table: page.table = TableBuilder(line: line)
    case .tableRow: page.table?.startRow(isHeader: node.isHeaderRow)
    case .tableCell:
      page.builder.endLeaf()
      page.table?.startCell()
    case .text:
      headingAnchor = nil
      text(node.literal, line: line)
    case .softBreak:
      page.softBreak()
    case .lineBreak:
      page.hardBreak()
    case .code:
      let code = TextCleaner.string(node.literal)
      image?.alt += code
      if image == nil { page.code(code, line: line) }
    case .htmlInline: inlineTag(node, line: line)
    case .emphasis: open(.emphasis)
    case .strong: open(.strong)
    case .strikethrough: open(.strikethrough)
    case .link:
      let stated = isCanonical && image == nil ? CanonicalForm.address(ofTitle: node.title) : nil
      open(.link(url: stated?.address ?? node.url))
      if let stated, stated.cites {
        let bytes = Array(stated.address.utf8)
        bytes.withUnsafeBufferPointer { text($0, line: line) }
        citation = stated.address
      }
    case .image: if image == nil { image = (node.url, "") }
    case .footnoteReference:
      let number = TextCleaner.string(node.literal)
      let label = Int(number).map { String($0 + footnoteBase) } ?? number
      page.footnoteReference(label, line: line)
    }
  }

  // MARK: Leaving

  private mutating func leave(_ node: CMarkTree.Node) {
    let line = line(of: node)
    if citation != nil {
      // No link stands within another.
      if node.kind != .link { return }
      citation = nil
    }
    switch node.kind {
    case .quote, .list, .item, .footnoteDefinition: close(blocks.removeLast())
    case .paragraph, .heading:
      closeUnclosedTags()
      page.builder.endLeaf()
      isInHeading = false
    case .tableCell:
      closeUnclosedTags()
      page.table?.endCell()
    case .table:
      if let block = page.table?.finish() { page.builder.append(block) }
      page.table = nil
    case .emphasis, .strong, .strikethrough, .link: close()
    case .image:
      // An image inside an image's text closes with the outer one.
      guard let done = image, done.url == node.url else { break }
      image = nil
      page.image(alt: done.alt.trimmingSpace(), url: done.url, line: line)
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .tableRow, .text, .softBreak, .lineBreak, .code, .htmlInline,
      .footnoteReference,
      .unknown:
      break
    }
  }

  // MARK: Text

  private mutating func text(_ literal: UnsafeBufferPointer<UInt8>, line: Int) {
    let text = TextCleaner.string(literal)
    if image != nil {
      image?.alt += text
    } else if inlineHTML.isReading {
      page.addReading(text)
    } else if !inlineHTML.isHidden {
      page.text(text, line: line)
    }
  }

  private mutating func open(_ run: InlineBuilder.Run) {
    if image == nil { page.open(run) }
  }

  private mutating func close() {
    if image == nil { page.close() }
  }

  // MARK: HTML

  private mutating func inlineTag(_ node: CMarkTree.Node, line: Int) {
    guard image == nil else { return }
    let tag = TextCleaner.string(node.literal)
    switch inlineHTML.read(tag) {
    case .nothing: break
    case .literal:
      page.text(tag, line: line)
    case .hardBreak:
      // The canonical form is taken literally: a break in a cell is meant.
      if isCanonical { page.hardBreak() } else { page.lineBreak() }
    case .open(let run): open(run)
    case .close: close()
    case .image(let alt, let url):
      page.image(alt: alt, url: url, line: line)
    case .anchor(let name):
      page.builder.setHeadingAnchor(name)
      if isCanonical, !isInHeading { headingAnchor = name }
    case .unknown(let name): diagnostics.append(Diagnostic(.note, line: line, .unknownMarkup("<\(name)>")))
    }
  }

  private mutating func closeUnclosedTags() {
    for _ in 0..<inlineHTML.closeAll() { close() }
  }

  private mutating func appendHTML(_ node: CMarkTree.Node, line: Int) {
    let html = node.literal
    if isCanonical, let comment = AnnotationComment(html) {
      page.builder.annotate(comment.annotation)
      let room = MarkdownReader.mostDoubts - doubts
      diagnostics += comment.doubts.prefix(room).map { Diagnostic(.warning, line: line, $0) }
      doubts += min(room, comment.doubts.count)
      return
    }
    if !isCanonical, html.count < 400, let mark = BlockMark(comment: TextCleaner.string(html).trimmingSpace()) {
      return take(mark, line: line)
    }
    if html.starts(with: Array("<!--".utf8)), !html.contains(where: { $0 == 0x3E }) || isOnlyComment(html) { return }
    let above = node.line + pieceOffset - 1
    let fragment = HTMLReader.readFragment(Array(html)) { text.number(ofLine: above + $0) }
    diagnostics += fragment.diagnostics
    for block in fragment.blocks { page.builder.append(block) }
  }

  private func isOnlyComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: html, as: UTF8.self).trimmingSpace()
    guard let end = text.firstRange(of: "-->") else { return true }
    return end.upperBound == text.endIndex
  }

  private mutating func appendCode(_ node: CMarkTree.Node, line: Int) {
    let info = node.fenceInfo.split(separator: " ").first.map(String.init)
    let fenced = !node.fenceInfo.isEmpty
    page.builder.append(
      Block(.code(language: info, TextCleaner.string(node.literal).trimmingLineEnds()), line: line + (fenced ? 1 : 0)))
  }
}

extension String {
  /// Without line ends at the end.
  func trimmingLineEnds() -> String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
