import Guidelines

/// Markdown → blocks, by cmark-gfm and an iterative walk over its tree.
struct MarkdownReader {
  private var builder = PageBuilder()
  private(set) var diagnostics: [Diagnostic] = []
  private var lineOffset: Int
  private let isCanonical: Bool
  private var inlineHTML = InlineHTML()
  /// The image that is open: what stands inside is its alternative text.
  private var image: (url: String, alt: String)?
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
    var reader = MarkdownReader(lineOffset: lineOffset, isCanonical: isCanonical)
    reader.diagnostics = prepared.diagnostics
    let chunks = MarkdownChunks.split(prepared.bytes)
    // Each piece is given all definitions, before it: the first of a label counts.
    let definitions = chunks.count > 1 ? LinkDefinitions(in: prepared.bytes) : nil
    for chunk in chunks where !reader.builder.isFull {
      reader.lineOffset = lineOffset + chunk.lines - (definitions?.lines ?? 0)
      reader.footnoteBase = reader.footnotes
      let piece = prepared.bytes[chunk.range]
      let tree = CMarkTree(definitions.map { $0.bytes + piece } ?? piece)
      tree.walk { node, isEntering in
        if isEntering { reader.enter(node) } else { reader.leave(node) }
      }
    }
    let blocks = reader.builder.finish()
    reader.diagnostics += reader.builder.limits
    return (blocks, reader.diagnostics)
  }

  private init(lineOffset: Int, isCanonical: Bool) {
    self.lineOffset = lineOffset
    self.isCanonical = isCanonical
  }

  // MARK: Entering

  private mutating func enter(_ node: CMarkTree.Node) {
    let line = node.line + lineOffset
    switch node.kind {
    case .document, .unknown: break
    case .quote: builder.open(.quote, line: line)
    case .list: builder.open(.list(start: node.listStart), line: line)
    case .item: builder.open(.item, line: line)
    case .footnoteDefinition:
      footnotes += 1
      builder.open(.footnote(label: String(footnotes)), line: line)
    case .paragraph: builder.openLeaf(.paragraph, line: line)
    case .heading: builder.openLeaf(.heading(level: node.headingLevel, anchor: nil), line: line)
    case .thematicBreak: builder.append(Block(.thematicBreak, line: line))
    case .codeBlock: appendCode(node, line: line)
    case .htmlBlock: appendHTML(node, line: line)
    case .table: table = TableBuilder(line: line)
    case .tableRow: table?.startRow(isHeader: node.isHeaderRow)
    case .tableCell:
      builder.endLeaf()
      table?.startCell()
    case .text: text(node.literal, line: line)
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
    case .link: open(.link(url: node.url))
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
    let line = node.line + lineOffset
    switch node.kind {
    case .quote, .list, .item, .footnoteDefinition: builder.close()
    case .paragraph, .heading:
      closeUnclosedTags()
      builder.endLeaf()
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
    case .anchor(let name): builder.setHeadingAnchor(name)
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
    if !isCanonical, html.count < 400, let mark = TabMark(comment: TextCleaner.string(html).trimmingSpace()) {
      return tab(mark, line: line)
    }
    if html.starts(with: Array("<!--".utf8)), !html.contains(where: { $0 == 0x3E }) || isOnlyComment(html) { return }
    let fragment = HTMLReader.readFragment(Array(html), firstLine: line)
    diagnostics += fragment.diagnostics
    for block in fragment.blocks { builder.append(block) }
  }

  private mutating func tab(_ mark: TabMark, line: Int) {
    switch mark {
    case .openTabs: builder.open(.tabs, line: line)
    case .openTab(let title): builder.open(.tab(title: [.text(title)]), line: line)
    case .closeTab: if case .tab = builder.container { builder.close() }
    case .closeTabs: if case .tabs = builder.container { builder.close() }
    }
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
