import Guidelines

/// Markdown → blocks, by cmark-gfm and an iterative walk over its tree.
struct MarkdownReader {
  private var builder = PageBuilder()
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
  private var table: TableBuilder?
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
    for chunk in chunks where !reader.builder.isFull {
      reader.pieceOffset = chunk.lines - (definitions?.lines ?? 0)
      reader.footnoteBase = reader.footnotes
      let piece = prepared.text.bytes[chunk.range]
      let tree = CMarkTree(definitions.map { $0.bytes + piece } ?? piece)
      tree.walk { node, isEntering in
        if isEntering { reader.enter(node) } else { reader.leave(node) }
      }
    }
    let blocks = reader.builder.finish()
    reader.diagnostics += reader.builder.limits
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
    builder.open(container, line: line)
    blocks.append(builder.depth)
  }

  /// Closes a container, and what is still open in it.
  private mutating func close(_ depth: Int) {
    while builder.depth >= depth { builder.close() }
    while let mark = marks.last, mark >= depth { marks.removeLast() }
  }

  private mutating func take(_ mark: BlockMark, line: Int) {
    if skippedMarks > 0 || marks.count == MarkdownReader.mostMarks, mark != .close || skippedMarks > 0 {
      skippedMarks += mark == .close ? -1 : 1
      return
    }
    switch mark {
    case .aside(let label): builder.open(.aside(label: label), line: line)
    case .tabs: builder.open(.tabs, line: line)
    case .tab(let title): builder.open(.tab(title: [.text(title)]), line: line)
    case .close:
      // A mark inside a list closes nothing around it.
      if let depth = marks.last, depth > blocks.last ?? 0 { close(depth) }
      return
    }
    marks.append(builder.depth)
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
    case .paragraph: builder.openLeaf(.paragraph, line: line)
    case .heading:
      builder.openLeaf(.heading(level: node.headingLevel, anchor: headingAnchor), line: line)
      headingAnchor = nil
      isInHeading = true
    case .thematicBreak: builder.append(Block(.thematicBreak, line: line))
    case .codeBlock: appendCode(node, line: line)
    case .htmlBlock: appendHTML(node, line: line)
    case .table: table = TableBuilder(line: line)
    case .tableRow: table?.startRow(isHeader: node.isHeaderRow)
    case .tableCell:
      builder.endLeaf()
      table?.startCell()
    case .text:
      headingAnchor = nil
      text(node.literal, line: line)
    case .softBreak:
      sink {
        $0.softBreak()
      } cell: {
        $0.softBreak()
      }
    case .lineBreak:
      sink {
        $0.hardBreak()
      } cell: {
        $0.hardBreak()
      }
    case .code:
      let code = TextCleaner.string(node.literal)
      image?.alt += code
      if image == nil {
        sink {
          $0.code(code, line: line)
        } cell: {
          $0.code(code)
        }
      }
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
      sink {
        $0.footnoteReference(label, line: line)
      } cell: {
        $0.footnoteReference(label)
      }
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
      builder.endLeaf()
      isInHeading = false
    case .tableCell:
      closeUnclosedTags()
      table?.endCell()
    case .table:
      if let block = table?.finish() { builder.append(block) }
      table = nil
    case .emphasis, .strong, .strikethrough, .link: close()
    case .image:
      // An image inside an image's text closes with the outer one.
      guard let done = image, done.url == node.url else { break }
      image = nil
      sink {
        $0.image(alt: done.alt.trimmingSpace(), url: done.url, line: line)
      } cell: {
        $0.image(alt: done.alt.trimmingSpace(), url: done.url)
      }
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
      sink {
        $0.addReading(text)
      } cell: {
        $0.addReading(text)
      }
    } else if !inlineHTML.isHidden {
      sink {
        $0.text(text, line: line)
      } cell: {
        $0.text(text)
      }
    }
  }

  private mutating func open(_ run: InlineBuilder.Run) {
    guard image == nil else { return }
    sink {
      $0.openRun(run)
    } cell: {
      $0.open(run)
    }
  }

  private mutating func close() {
    guard image == nil else { return }
    sink {
      $0.closeRun()
    } cell: {
      $0.close()
    }
  }

  /// Inlines go to the open table cell, else to the open block.
  private mutating func sink(_ block: (inout PageBuilder) -> Void, cell: (inout InlineBuilder) -> Void) {
    if table?.isInCell == true {
      table?.write(cell)
    } else {
      block(&builder)
    }
  }

  // MARK: HTML

  private mutating func inlineTag(_ node: CMarkTree.Node, line: Int) {
    guard image == nil else { return }
    let tag = TextCleaner.string(node.literal)
    switch inlineHTML.read(tag) {
    case .nothing: break
    case .literal:
      sink {
        $0.text(tag, line: line)
      } cell: {
        $0.text(tag)
      }
    case .hardBreak:
      // The canonical form is taken literally: a break in a cell is meant.
      let isMeant = isCanonical
      sink {
        if isMeant { $0.hardBreak() } else { $0.lineBreak() }
      } cell: {
        if isMeant { $0.hardBreak() } else { $0.lineBreak() }
      }
    case .open(let run): open(run)
    case .close: close()
    case .image(let alt, let url):
      sink {
        $0.image(alt: alt, url: url, line: line)
      } cell: {
        $0.image(alt: alt, url: url)
      }
    case .anchor(let name):
      builder.setHeadingAnchor(name)
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
      builder.annotate(comment.annotation)
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
    for block in fragment.blocks { builder.append(block) }
  }

  private func isOnlyComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: html, as: UTF8.self).trimmingSpace()
    guard let end = text.firstRange(of: "-->") else { return true }
    return end.upperBound == text.endIndex
  }

  private mutating func appendCode(_ node: CMarkTree.Node, line: Int) {
    let info = node.fenceInfo.split(separator: " ").first.map(String.init)
    let fenced = !node.fenceInfo.isEmpty
    builder.append(
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
