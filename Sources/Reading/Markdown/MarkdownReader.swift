import Guidelines

/// Converts Markdown to blocks with cmark-gfm, by an iterative walk over its tree.
struct MarkdownReader {
  private var sink = MarkdownSink()
  private(set) var diagnostics: [Diagnostic] = []
  /// Number of lines before the current chunk in the prepared text.
  private var chunkOffset = 0
  private let text: NumberedText
  private let isCanonical: Bool
  /// Depth of the builder at the beginning of each open cmark block.
  private var blockDepths: [Int] = []
  /// Depth of the builder at the beginning of each open marker.
  private var markerDepths: [Int] = []
  /// Number of open markers beyond the limit, which open no container.
  private var skippedMarkers = 0
  /// Maximum number of open markers.
  private static let maxMarkers = 64
  private var inlineHTML = InlineHTML()
  /// The open image. Text inside it is its alternative text.
  private var image: (url: String, alt: String)?
  /// The id whose citation replaces the text of the open link.
  private var citation: String?
  /// Anchor from a paragraph of its own before the next heading.
  private var headingAnchor: String?
  private var isInHeading = false
  private var footnotes = 0
  /// Number of footnotes in preceding chunks, which cmark does not count.
  private var footnoteBase = 0

  /// Number of findings about annotations that were reported. It is limited because a page of nothing but such comments could
  /// fill the memory with them.
  private var reportedFindings = 0
  private static let maxFindings = 1000

  /// Reads the body of a Markdown file.
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - bodyStart: Offset of the text after the front matter.
  ///   - lineOffset: Number of lines of the front matter.
  static func read(_ bytes: [UInt8], bodyStart: Int, lineOffset: Int, isCanonical: Bool) -> (
    blocks: [Block], diagnostics: [Diagnostic]
  ) {
    let prepared = MarkdownPreparation(bytes[bodyStart...], firstLine: lineOffset + 1, isCanonical: isCanonical)
    var reader = MarkdownReader(text: prepared.text, isCanonical: isCanonical)
    reader.diagnostics = prepared.diagnostics
    let chunks = MarkdownChunks.split(prepared.text.bytes)
    // Each chunk is preceded by all definitions, of which the first for a label takes precedence.
    let definitions = chunks.count > 1 ? LinkDefinitions(in: prepared.text.bytes) : nil
    for chunk in chunks where !reader.sink.builder.isFull {
      reader.chunkOffset = chunk.precedingLines - (definitions?.lineCount ?? 0)
      reader.footnoteBase = reader.footnotes
      let chunkText = prepared.text.bytes[chunk.range]
      let tree = CMarkTree(definitions.map { $0.bytes + chunkText } ?? chunkText)
      tree.walk { node, isEntering in
        if isEntering { reader.enter(node) } else { reader.leave(node) }
      }
    }
    let blocks = reader.sink.builder.finish()
    reader.diagnostics += reader.sink.builder.limitDiagnostics
    return (blocks, reader.diagnostics)
  }

  private init(text: NumberedText, isCanonical: Bool) {
    self.text = text
    self.isCanonical = isCanonical
  }

  private func line(of node: CMarkTree.Node) -> Int { text.number(ofLine: node.line + chunkOffset) }

  // MARK: Containers

  /// Opens a container for a cmark block.
  private mutating func open(_ container: PageBuilder.Container, line: Int) {
    sink.builder.open(container, line: line)
    blockDepths.append(sink.builder.depth)
  }

  /// Closes a container and everything that is open inside it.
  private mutating func close(_ depth: Int) {
    while sink.builder.depth >= depth { sink.builder.close() }
    while let markerDepth = markerDepths.last, markerDepth >= depth { markerDepths.removeLast() }
  }

  /// Opens or closes the container of a marker.
  private mutating func apply(_ marker: BlockMarker, line: Int) {
    if skippedMarkers > 0 || markerDepths.count == MarkdownReader.maxMarkers, marker != .close || skippedMarkers > 0 {
      skippedMarkers += marker == .close ? -1 : 1
      return
    }
    switch marker {
    case .aside(let label): sink.builder.open(.aside(label: label), line: line)
    case .tabs: sink.builder.open(.tabs, line: line)
    case .tab(let title): sink.builder.open(.tab(title: [.text(title)]), line: line)
    case .close:
      // A marker inside a list cannot close a container around the list.
      if let depth = markerDepths.last, depth > blockDepths.last ?? 0 { close(depth) }
      return
    }
    markerDepths.append(sink.builder.depth)
  }

  // MARK: Entering

  /// Processes the beginning of a node.
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
    case .paragraph: sink.builder.openLeaf(.paragraph, line: line)
    case .heading:
      sink.builder.openLeaf(.heading(level: node.headingLevel, anchor: headingAnchor), line: line)
      headingAnchor = nil
      isInHeading = true
    case .thematicBreak: sink.builder.append(Block(.thematicBreak, line: line))
    case .codeBlock: appendCode(node, line: line)
    case .htmlBlock: appendHTML(node, line: line)
    case .table: sink.table = TableBuilder(line: line)
    case .tableRow: sink.table?.startRow(isHeader: node.isHeaderRow)
    case .tableCell:
      sink.builder.endLeaf()
      sink.table?.startCell()
    case .text:
      headingAnchor = nil
      text(node.literal, line: line)
    case .softBreak:
      sink.softBreak()
    case .lineBreak:
      sink.hardBreak()
    case .code:
      let code = TextCleaner.cleaned(node.literal)
      image?.alt += code
      if image == nil { sink.code(code, line: line) }
    case .htmlInline: inlineTag(node, line: line)
    case .emphasis: open(.emphasis)
    case .strong: open(.strong)
    case .strikethrough: open(.strikethrough)
    case .link:
      let statedLink = isCanonical && image == nil ? CanonicalForm.address(ofTitle: node.title) : nil
      open(.link(url: statedLink?.address ?? node.url))
      if let statedLink, statedLink.cites {
        let bytes = Array(statedLink.address.utf8)
        bytes.withUnsafeBufferPointer { text($0, line: line) }
        citation = statedLink.address
      }
    case .image: if image == nil { image = (node.url, "") }
    case .footnoteReference:
      let number = TextCleaner.cleaned(node.literal)
      let label = Int(number).map { String($0 + footnoteBase) } ?? number
      sink.footnoteReference(label, line: line)
    }
  }

  // MARK: Leaving

  /// Processes the end of a node.
  private mutating func leave(_ node: CMarkTree.Node) {
    let line = line(of: node)
    if citation != nil {
      // Links cannot be nested.
      if node.kind != .link { return }
      citation = nil
    }
    switch node.kind {
    case .quote, .list, .item, .footnoteDefinition: close(blockDepths.removeLast())
    case .paragraph, .heading:
      closeUnclosedTags()
      sink.builder.endLeaf()
      isInHeading = false
    case .tableCell:
      closeUnclosedTags()
      sink.table?.endCell()
    case .table:
      if let block = sink.table?.finish() { sink.builder.append(block) }
      sink.table = nil
    case .emphasis, .strong, .strikethrough, .link: close()
    case .image:
      // An image in the alternative text of another ends with the outer one.
      guard let finishedImage = image, finishedImage.url == node.url else { break }
      image = nil
      sink.image(alt: finishedImage.alt.trimmingSpace(), url: finishedImage.url, line: line)
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .tableRow, .text, .softBreak, .lineBreak, .code, .htmlInline,
      .footnoteReference,
      .unknown:
      break
    }
  }

  // MARK: Text

  private mutating func text(_ literal: UnsafeBufferPointer<UInt8>, line: Int) {
    let text = TextCleaner.cleaned(literal)
    if image != nil {
      image?.alt += text
    } else if inlineHTML.isReading {
      sink.addReading(text)
    } else if !inlineHTML.isHidden {
      sink.text(text, line: line)
    }
  }

  private mutating func open(_ run: InlineBuilder.Run) {
    if image == nil { sink.open(run) }
  }

  private mutating func close() {
    if image == nil { sink.close() }
  }

  // MARK: HTML

  private mutating func inlineTag(_ node: CMarkTree.Node, line: Int) {
    guard image == nil else { return }
    let tag = TextCleaner.cleaned(node.literal)
    switch inlineHTML.read(tag) {
    case .nothing: break
    case .literal:
      sink.text(tag, line: line)
    case .hardBreak:
      // The canonical form is read literally: a break in a table cell is intentional.
      if isCanonical { sink.hardBreak() } else { sink.lineBreak() }
    case .open(let run): open(run)
    case .close: close()
    case .image(let alt, let url):
      sink.image(alt: alt, url: url, line: line)
    case .anchor(let name):
      sink.builder.setHeadingAnchor(name)
      if isCanonical, !isInHeading { headingAnchor = name }
    case .unknown(let name): diagnostics.append(Diagnostic(.note, line: line, .unknownMarkup("<\(name)>")))
    }
  }

  private mutating func closeUnclosedTags() {
    for _ in 0..<inlineHTML.closeAll() { close() }
  }

  /// Appends a block of HTML. In the canonical form it may be an annotation, in other Markdown a marker.
  private mutating func appendHTML(_ node: CMarkTree.Node, line: Int) {
    let html = node.literal
    if isCanonical, let comment = AnnotationComment(html) {
      sink.builder.annotate(comment.annotation)
      let remaining = MarkdownReader.maxFindings - reportedFindings
      diagnostics += comment.findings.prefix(remaining).map { Diagnostic(.warning, line: line, $0) }
      reportedFindings += min(remaining, comment.findings.count)
      return
    }
    if !isCanonical, html.count < 400, let marker = BlockMarker(comment: TextCleaner.cleaned(html).trimmingSpace()) {
      return apply(marker, line: line)
    }
    if html.starts(with: Array("<!--".utf8)), !html.contains(where: { $0 == 0x3E }) || isOnlyComment(html) { return }
    let linesAbove = node.line + chunkOffset - 1
    let fragment = HTMLReader.readFragment(Array(html)) { text.number(ofLine: linesAbove + $0) }
    diagnostics += fragment.diagnostics
    for block in fragment.blocks { sink.builder.append(block) }
  }

  private func isOnlyComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: html, as: UTF8.self).trimmingSpace()
    guard let end = text.firstRange(of: "-->") else { return true }
    return end.upperBound == text.endIndex
  }

  private mutating func appendCode(_ node: CMarkTree.Node, line: Int) {
    let info = node.fenceInfo.split(separator: " ").first.map(String.init)
    let fenced = !node.fenceInfo.isEmpty
    sink.builder.append(
      Block(.code(language: info, TextCleaner.cleaned(node.literal).trimmingLineEnds()), line: line + (fenced ? 1 : 0)))
  }
}

extension String {
  /// Returns the string without trailing line ends.
  func trimmingLineEnds() -> String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
