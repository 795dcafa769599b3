import Guidelines

/// A page as its reader built it, with what is known of where its blocks stood: what the passes of tidying work on.
struct PageDraft {
  var page: Page
  /// Outer before inner. They hold for the reader's own tree only: the first pass decides on them.
  var regions: [Region] = []

  init(_ page: Page, regions: [Region] = []) {
    self.page = page
    self.regions = regions
  }
}

/// A stretch of a page's blocks that its markup sets apart.
struct Region {
  /// Among the page's outermost blocks.
  var blocks: Range<Int>
  var kind: Kind

  enum Kind: Hashable {
    /// Around the element that holds the article.
    case outside
    case navigation
    case header
    case footer
    /// `isPlain`: nothing but the element says so.
    case aside(isPlain: Bool)
    case caption
    /// By its class, id or role.
    case marked(String)
  }

  func moved(by count: Int) -> Region {
    Region(blocks: (blocks.lowerBound + count)..<(blocks.upperBound + count), kind: kind)
  }
}

/// Why a block leaves the text.
enum Removal: Hashable {
  /// It is no part of the article.
  case dropped(String)
  /// The page states it of itself; it is kept as metadata.
  case taken(String)
}

extension PageDraft {
  /// Takes blocks out where `reason` gives one, and reports and counts them. It sees the blocks in order, each once.
  mutating func remove(_ reason: (_ index: Int, _ block: Block) -> Removal?) {
    var kept: [Block] = []
    kept.reserveCapacity(page.blocks.count)
    var gone: Set<Int> = []
    /// The reason why the block before this one went, and the line where that began.
    var before: (removal: Removal, line: Int)?
    for (index, block) in page.blocks.enumerated() {
      guard let removal = reason(index, block) else {
        kept.append(block)
        before = nil
        continue
      }
      gone.insert(block.line)
      count(block.visibleCharacters, removal)
      if let first = before, first.removal == removal {
        page.diagnostics[page.diagnostics.count - 1].finding = removal.finding(lines: max(1, block.line - first.line + 1))
      } else {
        page.diagnostics.append(Diagnostic(.note, line: block.line, removal.finding(lines: 1)))
        before = (removal, block.line)
      }
    }
    page.blocks = kept
    // A guess about headings that were dropped is not reported.
    page.diagnostics.removeAll { diagnostic in
      guard case .headingGuessed = diagnostic.finding else { return false }
      return gone.contains(diagnostic.line)
    }
  }

  mutating func remove(_ range: Range<Int>, _ removal: Removal) {
    if !range.isEmpty { remove { index, _ in range.contains(index) ? removal : nil } }
  }

  /// What a pass takes out of a block that stays.
  mutating func count(_ characters: Int, _ removal: Removal) {
    switch removal {
    case .dropped(let what): page.accounting.addDropped(what, characters)
    case .taken(let what): page.accounting.addTaken(what, characters)
    }
  }
}

extension Removal {
  fileprivate func finding(lines: Int) -> Diagnostic.Finding {
    switch self {
    case .dropped(let what): .boilerplateDropped(what: what, lines: lines)
    case .taken(let what): .metadataTaken(what: what, lines: lines)
    }
  }
}
