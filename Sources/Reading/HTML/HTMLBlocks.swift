import Guidelines
import Languages

/// From elements to blocks, in one pass over the document's array; what is open stands on a stack of our own.
struct HTMLBlocks {
  let document: HTMLDocument
  private(set) var diagnostics: [Diagnostic] = []
  /// Stretches of the blocks that the markup sets apart.
  private(set) var regions: [Region] = []
  private var builder = PageBuilder(joinsSplitLists: true)
  private var tableRoom = TableRoom()
  /// What to do when an element ends.
  private var stack: [(end: Int, closing: Closing)] = []
  /// Where the element that is being opened ends.
  private var openEnd = 0
  /// Where the stretch ends that is being read.
  private var last = 0
  private var breaks = 0
  private var footnotes = 0
  /// No heading or paragraph has come yet.
  private var isFirst = true
  /// Classes that the page's own styles make bold.
  private let boldClasses: Set<String>

  private enum Closing {
    case nothing
    case container
    case leaf
    case run
    case footnotes
    case columns
    /// The title of a list, which goes on behind it.
    case title(of: PageBuilder.Container, line: Int)
    case text(String)
    case region(Int)
  }

  init(document: HTMLDocument, boldClasses: Set<String> = []) {
    self.document = document
    self.boldClasses = boldClasses
  }

  mutating func blocks(of scope: Int) -> [Block] {
    blocks(from: scope, to: document.end(of: scope))
  }

  /// The blocks of a stretch of the document that begins and ends with whole elements.
  mutating func blocks(from start: Int, to end: Int) -> [Block] {
    last = end
    var index = start
    while index < end, !builder.isFull {
      while let top = stack.last, top.end <= index { close(stack.removeLast().closing) }
      let node = document[index]
      if node.name.isEmpty {
        text(index, node)
        index += 1
      } else if node.end > last {
        // What holds the stretch is not of it.
        builder.endLeaf()
        index += 1
      } else if document.isNoText(index) {
        index = node.end
      } else {
        openRegion(index, node)
        index = open(index, node)
      }
    }
    while let top = stack.popLast() { close(top.closing) }
    diagnostics += builder.limits
    return builder.finish()
  }

  private mutating func text(_ index: Int, _ node: HTMLDocument.Node) {
    let bytes = document.bytes(of: index)
    guard node.textLength > 0 else {
      builder.text(bytes, line: node.line)
      return
    }
    breaks = 0
    // A leaf begins where its first word stands.
    var line = node.line
    if builder.leafIsEmpty {
      for byte in bytes {
        if byte > 0x20 { break }
        if byte == 0x0A { line += 1 }
      }
      builder.setLeafLine(line)
    }
    builder.text(TextCleaner.string(bytes), line: line)
  }

  private mutating func close(_ closing: Closing) {
    switch closing {
    case .nothing: break
    case .container: builder.close()
    case .leaf: builder.endLeaf()
    case .run: builder.closeRun()
    case .footnotes:
      footnotes -= 1
      builder.endLeaf()
    case .columns: builder.append(.columnsEnd)
    case .title(let list, let line):
      builder.closeRun()
      builder.endLeaf()
      builder.open(list, line: line)
    case .text(let text): builder.text(text, line: 0)
    case .region(let number):
      builder.endLeaf()
      regions[number].blocks = regions[number].blocks.lowerBound..<builder.outermost
    }
  }

  /// Only the page's own parts are set apart: what stands in a list or a quotation belongs to that.
  private mutating func openRegion(_ index: Int, _ node: HTMLDocument.Node) {
    guard builder.depth == 0, let kind = document.region(index) else { return }
    builder.endLeaf()
    stack.append((node.end, .region(regions.count)))
    regions.append(Region(blocks: builder.outermost..<builder.outermost, kind: kind))
  }

  /// Opens an element; returns where to go on.
  private mutating func open(_ index: Int, _ node: HTMLDocument.Node) -> Int {
    openEnd = node.end
    if node.name != "br" { breaks = 0 }
    if let text = document.stated("before", of: index) { builder.text(text, line: node.line) }
    if let text = document.stated("after", of: index) { push(.text(text)) }
    switch node.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(node.name.dropFirst()) ?? 1
      isFirst = false
      builder.openLeaf(.heading(level: level, anchor: document.attribute("id", of: index)), line: node.line)
      push(.leaf)
    case "p":
      if document.isAsideTitle(index) { return node.end }
      builder.openLeaf(document.isTitle(index, isFirst: isFirst) ? .heading(level: 1, anchor: nil) : .paragraph, line: node.line)
      isFirst = false
      push(.leaf)
    case "ul", "ol", "menu", "dir":
      if footnotes > 0 {
        builder.endLeaf()
        push(.leaf)
      } else {
        builder.open(
          .list(start: node.name == "ol" ? document.attribute("start", of: index).flatMap { Int($0) } ?? 1 : nil), line: node.line
        )
        push(.container)
      }
    case "li":
      if footnotes > 0, let label = document.footnoteLabel(index) {
        builder.open(.footnote(label: label), line: node.line)
      } else {
        builder.open(.item, line: node.line)
        if document.isTask(index) { builder.text(Mark.box.sign + " ", line: node.line) }
      }
      push(.container)
    case "lh":
      let list = builder.container
      builder.close()
      builder.openRun(.strong)
      push(.title(of: list, line: node.line))
    case "dl":
      builder.open(.definitionList, line: node.line)
      push(.container)
    case "dt":
      builder.openLeaf(.term, line: node.line)
      push(.leaf)
    case "dd":
      builder.open(.definition, line: node.line)
      push(.container)
    case "blockquote":
      builder.open(document.noteLabel(index).map { .aside(label: $0) } ?? .quote, line: node.line)
      push(.container)
    case "pre":
      builder.append(Block(.code(language: document.language(of: index), document.code(of: index)), line: node.line))
      return node.end
    case "figcaption":
      builder.openLeaf(.paragraph, line: node.line)
      push(.leaf)
    case "tabs":
      builder.open(.tabs, line: node.line)
      push(.container)
    case "tab":
      builder.open(.tab(title: document.stated("label", of: index).map { [.text($0)] } ?? []), line: node.line)
      push(.container)
    case "table": return table(index, node)
    case "hr":
      builder.append(Block(.thematicBreak, line: node.line))
      return node.end
    case "br":
      breaks += 1
      if breaks > 1 { builder.endLeaf() } else { builder.lineBreak() }
      return index + 1
    case "img": return image(index, node)
    case "input" where document.isCheckbox(index), "div" where document.isCheckbox(index):
      builder.text(Mark.box.sign + " ", line: node.line)
      return node.end
    case "strong", "b": run(.strong)
    case "em", "i", "cite", "dfn", "var": run(.emphasis)
    case "del", "s", "strike": run(.strikethrough)
    case "sub": run(.subscript)
    case "sup":
      if let label = document.footnoteReference(index) {
        builder.footnoteReference(label, line: node.line)
        return node.end
      }
      run(.superscript)
    case "code", "kbd", "samp", "tt":
      builder.code(document.stated("shown", of: index) ?? document.line(of: index), line: node.line)
      return node.end
    case "a": anchor(index)
    case "ruby": run(.ruby(reading: ""))
    case "rt":
      builder.addReading(document.text(of: index).filter { !$0.isWhitespace })
      return node.end
    case "rp", "rtc": return node.end
    case "font", "u", "small", "big", "mark", "abbr", "acronym", "span", "label", "wbr", "picture", "source", "bdi", "bdo", "ins",
      "q", "time", "data", "rb", "nobr", "blink":
      if document.isBold(index, by: boldClasses) { run(.strong) } else { push(.nothing) }
    case "section", "div", "aside", "figure":
      if document.holdsColumns(index) { push(.columns) }
      block(index, node)
    default:
      if document.standsInLine(index) {
        push(.nothing)
      } else {
        builder.endLeaf()
        push(.leaf)
      }
    }
    return index + 1
  }

  private mutating func push(_ closing: Closing) { stack.append((openEnd, closing)) }

  private mutating func run(_ run: InlineBuilder.Run) {
    builder.openRun(run)
    push(.run)
  }

  // MARK: Links and images

  private mutating func anchor(_ index: Int) {
    let address = document.attribute("href", of: index).map(StyledPages.address)
    if builder.isInHeading {
      if let fragment = address?.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first,
        !fragment.isEmpty
      {
        builder.setHeadingAnchor(String(fragment))
      } else if let name = document.attribute("name", of: index) ?? document.attribute("id", of: index), address == nil {
        builder.setHeadingAnchor(name)
      }
      push(.nothing)
    } else if let address, !address.isEmpty, !address.lowercased().hasPrefix("javascript:") {
      run(.link(url: address))
    } else {
      push(.nothing)
    }
  }

  private mutating func image(_ index: Int, _ node: HTMLDocument.Node) -> Int {
    let source = document.pictureAddress(index) ?? ""
    let alt = (document.attribute("alt", of: index) ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !alt.isEmpty || !source.isEmpty { builder.image(alt: alt, url: source, line: node.line) }
    return node.end
  }

  // MARK: Blocks

  private mutating func block(_ index: Int, _ node: HTMLDocument.Node) {
    let marks = document.marks(of: index)
    if marks.contains("footnotes") || marks.contains("endnotes") {
      footnotes += 1
      builder.endLeaf()
      push(.footnotes)
    } else if !builder.isInAside, let label = document.noteLabel(index) {
      builder.open(.aside(label: label), line: node.line)
      push(.container)
    } else {
      builder.endLeaf()
      push(.leaf)
    }
  }

  // MARK: Tables

  private mutating func table(_ index: Int, _ node: HTMLDocument.Node) -> Int {
    let grid = HTMLTable(document, index, room: &tableRoom)
    if let limit = grid.limit { diagnostics.appendOnce(limit) }
    if grid.limit != nil, grid.table == nil { return node.end }
    guard let table = grid.table else {
      // A table for layout: its cells are blocks like any other.
      builder.endLeaf()
      stack.append((node.end, .leaf))
      return index + 1
    }
    builder.append(Block(.table(table), line: node.line))
    return node.end
  }
}
