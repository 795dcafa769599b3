import Guidelines
import SystemInterface

/// Builds a tree of blocks from the events of a reader: containers open and close, leaves are written.
///
/// Text outside a leaf makes a paragraph of its own; a block that opens inside bold or linked text breaks that text, and the bold goes on
/// behind it. Both happen in real pages all the time.
struct PageBuilder {
  enum Container: Hashable {
    case page
    case list(start: Int?)
    case item
    case quote
    case aside(label: String?)
    case footnote(label: String)
    case definitionList
    /// The blocks that define the terms given last.
    case definition
    case tabs
    case tab(title: [Inline])
    /// Nested too deeply: its blocks join what is around it.
    case transparent
  }

  enum Leaf: Hashable {
    case paragraph
    case heading(level: Int, anchor: String?)
    case term
  }

  private struct Frame {
    var container: Container
    var line: Int
    var blocks: [Block] = []
    var items: [List.Item] = []
    var definitions: [Definition] = []
    var tabs: [Tab] = []
    /// What a comment stated of the next block.
    var annotation: Annotation?
  }

  private var frames = [Frame(container: .page, line: 1)]
  private var leaf: (kind: Leaf, line: Int)?
  /// The inlines of the open leaf.
  private var inlines = InlineBuilder()
  /// How many runs the reader believes to be open.
  private var openRuns: [InlineBuilder.Run] = []
  private var wasTooDeep = false
  /// Blocks that were appended.
  private var count = 0
  private var full: (line: Int, limit: String)?
  private let start = ThisProcess.threadTime
  private let mostSeconds: Int

  /// Containers nested more deeply than this are flattened, so that no tree is too deep to walk.
  static let deepest = 32

  /// Whether a list of one item goes on with the list right before it: wikis save each item as a list of its own.
  private let joinsSplitLists: Bool

  init(joinsSplitLists: Bool = false, mostSeconds: Int = PageLimits.mostSeconds) {
    self.joinsSplitLists = joinsSplitLists
    self.mostSeconds = mostSeconds
  }

  /// So many blocks after each other the time is looked at.
  static let looks = 64

  // MARK: Containers

  mutating func open(_ container: Container, line: Int) {
    endLeaf()
    if frames.count > PageBuilder.deepest {
      wasTooDeep = true
      frames.append(Frame(container: .transparent, line: line))
    } else {
      frames.append(Frame(container: container, line: line))
    }
  }

  mutating func close() {
    endLeaf()
    guard frames.count > 1 else { return }
    let frame = frames.removeLast()
    let line = frame.line
    switch frame.container {
    case .page, .definition, .transparent: for block in frame.blocks { place(block) }
    case .list(let start):
      if frame.items.count == 1, joinsSplitLists, continueList(start, frame.items[0]) { break }
      if !frame.items.isEmpty { place(Block(.list(List(start: start, items: frame.items)), line: line)) }
    case .item:
      guard !frame.blocks.isEmpty else { break }
      let item = List.Item(frame.blocks, line: line)
      if case .list = frames[frames.count - 1].container {
        frames[frames.count - 1].items.append(item)
      } else {
        for block in frame.blocks { place(block) }
      }
    case .quote: if !frame.blocks.isEmpty { place(Block(.quote(frame.blocks), line: line)) }
    case .aside(let label): if !frame.blocks.isEmpty { place(Block(.aside(label: label, frame.blocks), line: line)) }
    case .footnote(let label): if !frame.blocks.isEmpty { place(Block(.footnote(label: label, frame.blocks), line: line)) }
    case .definitionList:
      if !frame.definitions.isEmpty { place(Block(.definitionList(frame.definitions), line: line)) }
      for block in frame.blocks { place(block) }
    case .tabs:
      if !frame.tabs.isEmpty { place(Block(.tabs(frame.tabs), line: line)) }
      for block in frame.blocks { place(block) }
    case .tab(let title):
      if case .tabs = frames[frames.count - 1].container {
        frames[frames.count - 1].tabs.append(Tab(title: title, blocks: frame.blocks))
      } else {
        for block in frame.blocks { place(block) }
      }
    }
  }

  /// Adds an item to the list that the open container ends with, where its bullet or number follows from that. Whether it did.
  private mutating func continueList(_ start: Int?, _ item: List.Item) -> Bool {
    let frame = frames.count - 1
    guard let last = frames[frame].blocks.indices.last, case .list(var list) = frames[frame].blocks[last].content,
      frames[frame].annotation == nil, start == list.start.map({ $0 &+ list.items.count })
    else { return false }
    // The only owner of its items, which are added to and not copied.
    frames[frame].blocks[last].content = .thematicBreak
    list.items.append(item)
    frames[frame].blocks[last].content = .list(list)
    return true
  }

  var depth: Int { frames.count - 1 }

  /// How many blocks the page itself has so far.
  var outermost: Int { frames[0].blocks.count }

  /// The innermost open container.
  var container: Container { frames[frames.count - 1].container }

  /// Whether an aside is open: its parts bear its mark too (`msg-content`).
  var isInAside: Bool { frames.contains { if case .aside = $0.container { true } else { false } } }

  /// States something of the next block in the open container.
  mutating func annotate(_ annotation: Annotation) {
    endLeaf()
    frames[frames.count - 1].annotation = annotation
  }

  /// No more is taken.
  var isFull: Bool { full != nil }

  /// What was left out or flattened.
  var limits: [Diagnostic] {
    var found: [Diagnostic] = []
    if wasTooDeep { found.append(Diagnostic(.warning, .limitReached("blocks inside each other, \(PageBuilder.deepest) deep"))) }
    if let full { found.append(Diagnostic(.error, line: full.line, .limitReached(full.limit))) }
    return found
  }

  mutating func append(_ block: Block) {
    endLeaf()
    guard !isFull else { return }
    count += 1
    if count > PageLimits.mostBlocks {
      full = (max(1, block.line), "\(PageLimits.mostBlocks) blocks")
      return
    }
    if count.isMultiple(of: Self.looks), ThisProcess.threadTime - start > mostSeconds * 1_000_000_000 {
      full = (max(1, block.line), "\(mostSeconds) s of reading")
      return
    }
    place(block)
  }

  /// Puts a block into the open container. One that holds others is not counted: what it holds was.
  private mutating func place(_ block: Block) {
    var block = block
    let top = frames.count - 1
    if let annotation = frames[top].annotation {
      block.annotation = annotation
      frames[top].annotation = nil
    }
    if case .list = frames[top].container {
      // A block right inside a list, as old pages have it, belongs to the item before it.
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
    append(kind, inlines.finish(), line: line)
  }

  /// A leaf whose inlines stand already.
  mutating func append(_ kind: Leaf, _ content: [Inline], line: Int) {
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

  /// Whether the open leaf holds anything yet.
  var leafIsEmpty: Bool { leaf == nil || inlines.isEmpty }

  /// Sets the line of the open leaf, if nothing was written in it.
  mutating func setLeafLine(_ line: Int) {
    if leaf != nil, inlines.isEmpty { leaf?.line = line }
  }

  mutating func setHeadingAnchor(_ anchor: String) {
    if case .heading(let level, nil)? = leaf?.kind { leaf?.kind = .heading(level: level, anchor: anchor) }
  }

  // MARK: Inlines

  mutating func text(_ source: UnsafeBufferPointer<UInt8>, line: Int) {
    if leaf == nil {
      guard source.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 }) else { return }
      openLeaf(.paragraph, line: line)
    }
    inlines.text(source)
  }

  mutating func text(_ text: String, line: Int) {
    var text = text
    text.withUTF8 { self.text($0, line: line) }
  }

  mutating func softBreak() { if leaf != nil { inlines.softBreak() } }
  mutating func lineBreak() { if leaf != nil { inlines.lineBreak() } }
  mutating func hardBreak() { if leaf != nil { inlines.hardBreak() } }

  mutating func code(_ code: String, line: Int) {
    if leaf == nil { openLeaf(.paragraph, line: line) }
    inlines.code(code)
  }

  mutating func image(alt: String, url: String, line: Int) {
    if leaf == nil { openLeaf(.paragraph, line: line) }
    inlines.image(alt: alt, url: url)
  }

  mutating func footnoteReference(_ label: String, line: Int) {
    if leaf == nil { openLeaf(.paragraph, line: line) }
    inlines.footnoteReference(label)
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

  // MARK: The end

  mutating func finish() -> [Block] {
    endLeaf()
    while frames.count > 1 { close() }
    return frames[0].blocks
  }
}
