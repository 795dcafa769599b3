import Guidelines

/// A page as its reader built it, with the regions of its markup. The passes of `PageTidying` edit it.
struct PageDraft {
  var page: Page
  /// Regions of the page's markup, outer before inner. Their indices refer to the tree that the reader built, so the first pass
  /// removes them.
  var regions: [PageRegion] = []

  init(_ page: Page, regions: [PageRegion] = []) {
    self.page = page
    self.regions = regions
  }
}

/// A range of a page's blocks that its markup separates from the rest.
struct PageRegion {
  /// Range of indices in the page's blocks.
  var blocks: Range<Int>
  var kind: Kind

  enum Kind: Hashable {
    /// Content around the element that contains the article.
    case outside
    case navigation
    case header
    case footer
    /// A sidebar. `isPlain` is true if nothing but the element's name indicates one.
    case aside(isPlain: Bool)
    case caption
    /// An element with a class, id, or role that marks boilerplate; the value is that name.
    case marked(String)
  }

  func shifted(by count: Int) -> PageRegion {
    PageRegion(blocks: (blocks.lowerBound + count)..<(blocks.upperBound + count), kind: kind)
  }
}

/// The reason for which a block is removed from the text.
enum Removal: Hashable {
  /// The block is not part of the article.
  case dropped(String)
  /// The block contains metadata of the page, which is stored separately.
  case extracted(String)
}

extension PageDraft {
  /// Removes the blocks for which `reason` returns a value, counts their characters, and adds diagnostics. Calls `reason` once
  /// per block, in order.
  mutating func remove(_ reason: (_ index: Int, _ block: Block) -> Removal?) {
    var kept: [Block] = []
    kept.reserveCapacity(page.blocks.count)
    var removedLines: Set<Int> = []
    /// Reason for removing the previous block, and the first line of the run of blocks removed for that reason.
    var previous: (removal: Removal, line: Int)?
    for (index, block) in page.blocks.enumerated() {
      guard let removal = reason(index, block) else {
        kept.append(block)
        previous = nil
        continue
      }
      removedLines.insert(block.line)
      countRemoved(block.visibleCharacters, removal)
      if let first = previous, first.removal == removal {
        page.diagnostics[page.diagnostics.count - 1].kind = removal.finding(lines: max(1, block.line - first.line + 1))
      } else {
        page.diagnostics.append(Diagnostic(.note, line: block.line, removal.finding(lines: 1)))
        previous = (removal, block.line)
      }
    }
    page.blocks = kept
    // Guesses about headings that were removed are not reported.
    page.diagnostics.removeAll { diagnostic in
      guard case .headingGuessed = diagnostic.kind else { return false }
      return removedLines.contains(diagnostic.line)
    }
  }

  mutating func remove(_ range: Range<Int>, _ removal: Removal) {
    if !range.isEmpty { remove { index, _ in range.contains(index) ? removal : nil } }
  }

  /// Counts characters that a pass removes from a block that remains.
  mutating func countRemoved(_ characters: Int, _ removal: Removal) {
    switch removal {
    case .dropped(let what): page.textCoverage.addDropped(what, characters)
    case .extracted(let what): page.textCoverage.addMetadata(what, characters)
    }
  }
}

extension Removal {
  fileprivate func finding(lines: Int) -> Diagnostic.Kind {
    switch self {
    case .dropped(let what): .boilerplateDropped(what: what, lines: lines)
    case .extracted(let what): .metadataTaken(what: what, lines: lines)
    }
  }
}
