import Guidelines
import SystemInterface

/// Builds a tree of blocks from a reader's events: containers are opened and closed, leaves are written.
///
/// Text outside a leaf becomes a paragraph. A block that opens inside bold or linked text ends that text, and the text after the
/// block is bold or linked again. Both are common in real pages.
struct PageBuilder {
  enum Container: Hashable {
    case page
    case list(start: Int?)
    case item
    case quote
    case aside(label: String?)
    case footnote(label: String)
    case definitionList
    /// The blocks that define the preceding terms.
    case definition
    case tabs
    case tab(title: [Inline])
    /// A container nested too deeply; its blocks join its parent.
    case transparent
  }

  enum Leaf: Hashable {
    case paragraph
    case heading(level: Int, anchor: String?)
    case term
  }

  private struct OpenContainer {
    var container: Container
    var line: Int
    var blocks: [Block] = []
    var items: [List.Item] = []
    var definitions: [Definition] = []
    var tabs: [Tab] = []
    /// Annotation from a comment, which applies to the next block.
    var annotation: Annotation?
  }

  private var frames = [OpenContainer(container: .page, line: 1)]
  private var leaf: (kind: Leaf, line: Int)?
  /// Inlines of the open leaf.
  private var inlines = InlineBuilder()
  /// Runs that the reader opened and did not close, outermost first.
  private var openRuns: [InlineBuilder.Run] = []
  private var wasTooDeep = false
  /// Number of blocks appended so far.
  private var blockCount = 0
  private var full: (line: Int, limit: String)?
  private let startTime = ThisProcess.threadTime
  private let maxSeconds: Int

  /// Maximum nesting depth of containers. Deeper containers are flattened so that the tree can be walked recursively.
  static let maxDepth = 32

  /// Indicates whether a list of one item continues the list right before it, because wikis save each item as a list of its own.
  private let joinsSplitLists: Bool

  init(joinsSplitLists: Bool = false, maxSeconds: Int = PageLimits.maxSeconds) {
    self.joinsSplitLists = joinsSplitLists
    self.maxSeconds = maxSeconds
  }

  /// Number of blocks between two checks of the elapsed time.
  static let blocksPerTimeCheck = 64

  // MARK: Containers

  mutating func open(_ container: Container, line: Int) {
    endLeaf()
    if frames.count > PageBuilder.maxDepth {
      wasTooDeep = true
      frames.append(OpenContainer(container: .transparent, line: line))
    } else {
      frames.append(OpenContainer(container: container, line: line))
    }
  }

  mutating func close() {
    endLeaf()
    guard frames.count > 1 else { return }
    let frame = frames.removeLast()
    let line = frame.line
    switch frame.container {
    case .page, .definition, .transparent: for block in frame.blocks { insert(block) }
    case .list(let start):
      if frame.items.count == 1, joinsSplitLists, continueList(start, frame.items[0]) { break }
      if !frame.items.isEmpty { insert(Block(.list(List(start: start, items: frame.items)), line: line)) }
    case .item:
      guard !frame.blocks.isEmpty else { break }
      let item = List.Item(frame.blocks, line: line)
      if case .list = frames[frames.count - 1].container {
        frames[frames.count - 1].items.append(item)
      } else {
        for block in frame.blocks { insert(block) }
      }
    case .quote: if !frame.blocks.isEmpty { insert(Block(.quote(frame.blocks), line: line)) }
    case .aside(let label): if !frame.blocks.isEmpty { insert(Block(.aside(label: label, frame.blocks), line: line)) }
    case .footnote(let label): if !frame.blocks.isEmpty { insert(Block(.footnote(label: label, frame.blocks), line: line)) }
    case .definitionList:
      if !frame.definitions.isEmpty { insert(Block(.definitionList(frame.definitions), line: line)) }
      for block in frame.blocks { insert(block) }
    case .tabs:
      if !frame.tabs.isEmpty { insert(Block(.tabs(frame.tabs), line: line)) }
      for block in frame.blocks { insert(block) }
    case .tab(let title):
      if case .tabs = frames[frames.count - 1].container {
        frames[frames.count - 1].tabs.append(Tab(title: title, blocks: frame.blocks))
      } else {
        for block in frame.blocks { insert(block) }
      }
    }
  }

  /// Appends an item to the list at the end of the open container if its bullet or number continues that list.
  ///
  /// - Returns: `true` if the item was appended.
  private mutating func continueList(_ start: Int?, _ item: List.Item) -> Bool {
    let frame = frames.count - 1
    guard let last = frames[frame].blocks.indices.last, case .list(var list) = frames[frame].blocks[last].content,
      frames[frame].annotation == nil, start == list.start.map({ $0 &+ list.items.count })
    else { return false }
    // Release the other reference to the items so that appending does not copy them.
    frames[frame].blocks[last].content = .thematicBreak
    list.items.append(item)
    frames[frame].blocks[last].content = .list(list)
    return true
  }

  var depth: Int { frames.count - 1 }

  /// Number of blocks that the page itself contains so far.
  var topLevelBlockCount: Int { frames[0].blocks.count }

  /// The innermost open container.
  var container: Container { frames[frames.count - 1].container }

  /// Indicates whether an aside is open. Elements inside an aside can have its class name too (`msg-content`).
  var isInAside: Bool { frames.contains { if case .aside = $0.container { true } else { false } } }

  /// Sets the annotation of the next block in the open container.
  mutating func annotate(_ annotation: Annotation) {
    endLeaf()
    frames[frames.count - 1].annotation = annotation
  }

  /// Indicates whether a limit was reached, so that no more blocks are taken.
  var isFull: Bool { full != nil }

  /// Diagnostics about content that was left out or flattened.
  var limitDiagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if wasTooDeep {
      diagnostics.append(Diagnostic(.warning, .limitReached("blocks inside each other, \(PageBuilder.maxDepth) deep")))
    }
    if let full { diagnostics.append(Diagnostic(.error, line: full.line, .limitReached(full.limit))) }
    return diagnostics
  }

  mutating func append(_ block: Block) {
    endLeaf()
    guard !isFull else { return }
    blockCount += 1
    if blockCount > PageLimits.maxBlocks {
      full = (max(1, block.line), "\(PageLimits.maxBlocks) blocks")
      return
    }
    if blockCount.isMultiple(of: Self.blocksPerTimeCheck), ThisProcess.threadTime - startTime > maxSeconds * 1_000_000_000 {
      full = (max(1, block.line), "\(maxSeconds) s of reading")
      return
    }
    insert(block)
  }

  /// Adds a block to the open container without counting it: the parts of a container were already counted.
  private mutating func insert(_ block: Block) {
    var block = block
    let top = frames.count - 1
    if let annotation = frames[top].annotation {
      block.annotation = annotation
      frames[top].annotation = nil
    }
    if case .list = frames[top].container {
      // Old pages place blocks directly inside a list; they belong to the item before them.
      if frames[top].items.isEmpty {
        frames[top].items.append(List.Item([block], line: block.line))
      } else {
        frames[top].items[frames[top].items.count - 1].blocks.append(block)
      }
    } else if case .definitionList = frames[top].container, !frames[top].definitions.isEmpty {
      frames[top].definitions[frames[top].definitions.count - 1].blocks.append(block)
    } else {
      frames[top].blocks.append(block)
    }
  }

  // MARK: Leaves

  mutating func openLeaf(_ kind: Leaf, line: Int) {
    endLeaf()
    leaf = (kind, line)
    inlines = InlineBuilder()
    for run in openRuns { inlines.open(run) }
  }

  mutating func endLeaf() {
    guard let (kind, line) = leaf else { return }
    leaf = nil
    appendLeaf(kind, inlines.finish(), line: line)
  }

  /// Appends a leaf whose inlines are already built.
  mutating func appendLeaf(_ kind: Leaf, _ content: [Inline], line: Int) {
    endLeaf()
    guard !content.isEmpty else { return }
    switch kind {
    case .paragraph: append(Block(.paragraph(content), line: line))
    case .heading(let level, let anchor): append(Block(.heading(level: level, content, anchor: anchor), line: line))
    case .term:
      let top = frames.count - 1
      if case .definitionList = frames[top].container {
        frames[top].definitions.append(Definition(term: content, blocks: [], line: line))
      } else {
        append(Block(.paragraph([.strong(content)]), line: line))
      }
    }
  }

  var isInHeading: Bool {
    if case .heading? = leaf?.kind { return true }
    return false
  }

  /// Indicates whether the open leaf is empty, or no leaf is open.
  var isLeafEmpty: Bool { leaf == nil || inlines.isEmpty }

  /// Sets the line of the open leaf if it is still empty.
  mutating func setLeafLine(_ line: Int) {
    if leaf != nil, inlines.isEmpty { leaf?.line = line }
  }

  mutating func setHeadingAnchor(_ anchor: String) {
    if case .heading(let level, nil)? = leaf?.kind { leaf?.kind = .heading(level: level, anchor: anchor) }
  }

  // MARK: Inlines

  mutating func appendText(_ source: UnsafeBufferPointer<UInt8>, line: Int) {
    if leaf == nil {
      guard source.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 }) else { return }
      openLeaf(.paragraph, line: line)
    }
    inlines.appendText(source)
  }

  mutating func appendText(_ text: String, line: Int) {
    var text = text
    text.withUTF8 { self.appendText($0, line: line) }
  }

  mutating func appendSoftBreak() { if leaf != nil { inlines.appendSoftBreak() } }
  mutating func appendLineBreak() { if leaf != nil { inlines.appendLineBreak() } }
  mutating func appendHardBreak() { if leaf != nil { inlines.appendHardBreak() } }

  mutating func appendCode(_ code: String, line: Int) {
    if leaf == nil { openLeaf(.paragraph, line: line) }
    inlines.appendCode(code)
  }

  mutating func appendImage(alt: String, url: String, line: Int) {
    if leaf == nil { openLeaf(.paragraph, line: line) }
    inlines.appendImage(alt: alt, url: url)
  }

  mutating func appendFootnoteReference(_ label: String, line: Int) {
    if leaf == nil { openLeaf(.paragraph, line: line) }
    inlines.appendFootnoteReference(label)
  }

  mutating func openRun(_ run: InlineBuilder.Run) {
    openRuns.append(openRuns.count > 64 ? .transparent : run)
    if leaf != nil { inlines.open(run) }
  }

  mutating func closeRun() {
    guard !openRuns.isEmpty else { return }
    openRuns.removeLast()
    if leaf != nil, inlines.depth > openRuns.count { inlines.close() }
  }

  mutating func addReading(_ reading: String) { if leaf != nil { inlines.addReading(reading) } }

  // MARK: Result

  mutating func finish() -> [Block] {
    endLeaf()
    while frames.count > 1 { close() }
    return frames[0].blocks
  }
}
