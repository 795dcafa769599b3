import Guidelines
import Languages

/// Converts elements to blocks in one pass over the document's array, with an explicit stack of open elements.
struct HTMLBlockBuilder {
  let document: HTMLDocument
  private(set) var diagnostics: [Diagnostic] = []
  /// Ranges of blocks that the markup separates from the article.
  private(set) var regions: [PageRegion] = []
  private var builder = PageBuilder(joinsSplitLists: true)
  private var tableBudget = TableBudget()
  /// Actions to perform when the open elements end.
  private var stack: [(end: Int, closing: EndAction)] = []
  /// Index after the element that is being opened.
  private var openElementEnd = 0
  /// Index after the range that is being read.
  private var rangeEnd = 0
  private var consecutiveBreaks = 0
  private var openFootnoteLists = 0
  /// Indicates whether no heading or paragraph was read yet.
  private var isFirstBlock = true
  /// Classes that the page's style sheets make bold.
  private let boldClasses: Set<String>

  private enum EndAction {
    case nothing
    case container
    case leaf
    case run
    case footnotes
    case columns
    /// The title of a list. The list opens again after it.
    case title(of: PageBuilder.Container, line: Int)
    case text(String)
    case region(Int)
  }

  init(document: HTMLDocument, boldClasses: Set<String> = []) {
    self.document = document
    self.boldClasses = boldClasses
  }

  /// Returns the blocks of a node and its descendants.
  mutating func blocks(of scope: Int) -> [Block] {
    blocks(from: scope, to: document.end(of: scope))
  }

  /// Returns the blocks of a range of nodes that starts and ends with whole elements.
  mutating func blocks(from start: Int, to end: Int) -> [Block] {
    rangeEnd = end
    var index = start
    while index < end, !builder.isFull {
      while let top = stack.last, top.end <= index { close(stack.removeLast().closing) }
      let node = document[index]
      if node.name.isEmpty {
        appendText(index, node)
        index += 1
      } else if node.end > rangeEnd {
        // An element that extends beyond the range is not part of it.
        builder.endLeaf()
        index += 1
      } else if document.isWithoutText(index) {
        index = node.end
      } else {
        openRegion(index, node)
        index = open(index, node)
      }
    }
    while let top = stack.popLast() { close(top.closing) }
    diagnostics += builder.limitDiagnostics
    return builder.finish()
  }

  private mutating func appendText(_ index: Int, _ node: HTMLDocument.Node) {
    let bytes = document.bytes(of: index)
    guard node.textLength > 0 else {
      builder.appendText(bytes, line: node.line)
      return
    }
    consecutiveBreaks = 0
    // A leaf starts on the line of its first word.
    var line = node.line
    if builder.isLeafEmpty {
      for byte in bytes {
        if byte > 0x20 { break }
        if byte == 0x0A { line += 1 }
      }
      builder.setLeafLine(line)
    }
    builder.appendText(TextCleaner.cleaned(bytes), line: line)
  }

  private mutating func close(_ closing: EndAction) {
    switch closing {
    case .nothing: break
    case .container: builder.close()
    case .leaf: builder.endLeaf()
    case .run: builder.closeRun()
    case .footnotes:
      openFootnoteLists -= 1
      builder.endLeaf()
    case .columns: builder.append(.columnBreak)
    case .title(let list, let line):
      builder.closeRun()
      builder.endLeaf()
      builder.open(list, line: line)
    case .text(let text): builder.appendText(text, line: 0)
    case .region(let number):
      builder.endLeaf()
      regions[number].blocks = regions[number].blocks.lowerBound..<builder.topLevelBlockCount
    }
  }

  /// Only top-level elements are regions: an element within a list or quotation belongs to that.
  private mutating func openRegion(_ index: Int, _ node: HTMLDocument.Node) {
    guard builder.depth == 0, let kind = document.regionKind(of: index) else { return }
    builder.endLeaf()
    stack.append((node.end, .region(regions.count)))
    regions.append(PageRegion(blocks: builder.topLevelBlockCount..<builder.topLevelBlockCount, kind: kind))
  }

  /// Opens an element and returns the index of the next node to read.
  private mutating func open(_ index: Int, _ node: HTMLDocument.Node) -> Int {
    openElementEnd = node.end
    if node.name != "br" { consecutiveBreaks = 0 }
    if let text = document.addedAttribute("before", of: index) { builder.appendText(text, line: node.line) }
    if let text = document.addedAttribute("after", of: index) { pushEndAction(.text(text)) }
    switch node.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(node.name.dropFirst()) ?? 1
      isFirstBlock = false
      builder.openLeaf(.heading(level: level, anchor: document.attribute("id", of: index)), line: node.line)
      pushEndAction(.leaf)
    case "p":
      if document.isAsideTitle(index) { return node.end }
      builder.openLeaf(
        document.isTitle(index, isFirst: isFirstBlock) ? .heading(level: 1, anchor: nil) : .paragraph, line: node.line)
      isFirstBlock = false
      pushEndAction(.leaf)
    case "ul", "ol", "menu", "dir":
      if openFootnoteLists > 0 {
        builder.endLeaf()
        pushEndAction(.leaf)
      } else {
        builder.open(
          .list(start: node.name == "ol" ? document.attribute("start", of: index).flatMap { Int($0) } ?? 1 : nil), line: node.line
        )
        pushEndAction(.container)
      }
    case "li":
      if openFootnoteLists > 0, let label = document.footnoteLabel(index) {
        builder.open(.footnote(label: label), line: node.line)
      } else {
        builder.open(.item, line: node.line)
        if document.isTaskItem(index) { builder.appendText(StrengthMark.checkbox.symbol + " ", line: node.line) }
      }
      pushEndAction(.container)
    case "lh":
      let list = builder.container
      builder.close()
      builder.openRun(.strong)
      pushEndAction(.title(of: list, line: node.line))
    case "dl":
      builder.open(.definitionList, line: node.line)
      pushEndAction(.container)
    case "dt":
      builder.openLeaf(.term, line: node.line)
      pushEndAction(.leaf)
    case "dd":
      builder.open(.definition, line: node.line)
      pushEndAction(.container)
    case "blockquote":
      builder.open(document.asideLabel(of: index).map { .aside(label: $0) } ?? .quote, line: node.line)
      pushEndAction(.container)
    case "pre":
      builder.append(Block(.code(language: document.language(of: index), document.code(of: index)), line: node.line))
      return node.end
    case "figcaption":
      builder.openLeaf(.paragraph, line: node.line)
      pushEndAction(.leaf)
    case "tabs":
      builder.open(.tabs, line: node.line)
      pushEndAction(.container)
    case "tab":
      builder.open(.tab(title: document.addedAttribute("label", of: index).map { [.text($0)] } ?? []), line: node.line)
      pushEndAction(.container)
    case "table": return appendTable(index, node)
    case "hr":
      builder.append(Block(.thematicBreak, line: node.line))
      return node.end
    case "br":
      consecutiveBreaks += 1
      if consecutiveBreaks > 1 { builder.endLeaf() } else { builder.appendLineBreak() }
      return index + 1
    case "img": return appendImage(index, node)
    case "input" where document.isCheckbox(index), "div" where document.isCheckbox(index):
      builder.appendText(StrengthMark.checkbox.symbol + " ", line: node.line)
      return node.end
    case "strong", "b": openRun(.strong)
    case "em", "i", "cite", "dfn", "var": openRun(.emphasis)
    case "del", "s", "strike": openRun(.strikethrough)
    case "sub": openRun(.subscript)
    case "sup":
      if let label = document.footnoteReference(index) {
        builder.appendFootnoteReference(label, line: node.line)
        return node.end
      }
      openRun(.superscript)
    case "code", "kbd", "samp", "tt":
      builder.appendCode(document.addedAttribute("shown", of: index) ?? document.collapsedText(of: index), line: node.line)
      return node.end
    case "a": openLink(index)
    case "ruby": openRun(.ruby(reading: ""))
    case "rt":
      builder.addReading(document.text(of: index).filter { !$0.isWhitespace })
      return node.end
    case "rp", "rtc": return node.end
    case "font", "u", "small", "big", "mark", "abbr", "acronym", "span", "label", "wbr", "picture", "source", "bdi", "bdo", "ins",
      "q", "time", "data", "rb", "nobr", "blink":
      if document.isBold(index, by: boldClasses) { openRun(.strong) } else { pushEndAction(.nothing) }
    case "section", "div", "aside", "figure":
      if document.isColumnList(index) { pushEndAction(.columns) }
      openBlock(index, node)
    default:
      if document.isInline(index) {
        pushEndAction(.nothing)
      } else {
        builder.endLeaf()
        pushEndAction(.leaf)
      }
    }
    return index + 1
  }

  private mutating func pushEndAction(_ closing: EndAction) { stack.append((openElementEnd, closing)) }

  private mutating func openRun(_ run: InlineBuilder.Run) {
    builder.openRun(run)
    pushEndAction(.run)
  }

  // MARK: Links and images

  private mutating func openLink(_ index: Int) {
    let address = document.attribute("href", of: index).map(WordProcessorHTML.redirectTarget)
    if builder.isInHeading {
      if let fragment = address?.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first,
        !fragment.isEmpty
      {
        builder.setHeadingAnchor(String(fragment))
      } else if let name = document.attribute("name", of: index) ?? document.attribute("id", of: index), address == nil {
        builder.setHeadingAnchor(name)
      }
      pushEndAction(.nothing)
    } else if let address, !address.isEmpty, !address.lowercased().hasPrefix("javascript:") {
      openRun(.link(url: address))
    } else {
      pushEndAction(.nothing)
    }
  }

  private mutating func appendImage(_ index: Int, _ node: HTMLDocument.Node) -> Int {
    let source = document.imageURL(of: index) ?? ""
    let alt = (document.attribute("alt", of: index) ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !alt.isEmpty || !source.isEmpty { builder.appendImage(alt: alt, url: source, line: node.line) }
    return node.end
  }

  // MARK: Blocks

  private mutating func openBlock(_ index: Int, _ node: HTMLDocument.Node) {
    let marks = document.markupWords(of: index)
    if marks.contains("footnotes") || marks.contains("endnotes") {
      openFootnoteLists += 1
      builder.endLeaf()
      pushEndAction(.footnotes)
    } else if !builder.isInAside, let label = document.asideLabel(of: index) {
      builder.open(.aside(label: label), line: node.line)
      pushEndAction(.container)
    } else {
      builder.endLeaf()
      pushEndAction(.leaf)
    }
  }

  // MARK: Tables

  private mutating func appendTable(_ index: Int, _ node: HTMLDocument.Node) -> Int {
    let grid = HTMLTable(document, index, budget: &tableBudget)
    if let limit = grid.limit { diagnostics.appendOnce(limit) }
    if grid.limit != nil, grid.table == nil { return node.end }
    guard let table = grid.table else {
      // In a table used for layout, cells contain ordinary blocks.
      builder.endLeaf()
      stack.append((node.end, .leaf))
      return index + 1
    }
    builder.append(Block(.table(table), line: node.line))
    return node.end
  }
}
