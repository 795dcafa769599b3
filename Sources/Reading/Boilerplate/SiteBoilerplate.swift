import Guidelines

/// Navigation before the title and after the last section, as scrapers bring it along: most of a scraped page's text can be this.
enum SiteBoilerplate {
  private enum Weight { case certain, weak, content }

  static func drop(from page: inout Page) {
    var report = DropReport()
    if let title = titleIndex(page), title > 0 {
      let weights = page.blocks[..<title].map(weigh)
      let certain = weights.count { $0 == .certain }
      let content = weights.count { $0 == .content }
      if certain >= 2, content * 8 <= certain {
        report.add("site navigation", page.blocks, 0..<title)
        page.blocks.removeSubrange(..<title)
      }
    }
    let start = trailingStart(page.blocks)
    if start < page.blocks.count {
      report.add("site navigation", page.blocks, start..<page.blocks.count)
      NewestDate.note(in: Array(page.blocks[start...]), for: &page)
      page.blocks.removeSubrange(start...)
    }
    page.diagnostics += report.diagnostics
  }

  /// The heading that the article begins with: the one that the page's title names, else the first of level 1.
  private static func titleIndex(_ page: Page) -> Int? {
    var first: Int?
    let title = BoilerplateWords.folded(page.metadata.title)
    for (index, block) in page.blocks.enumerated() {
      guard case .heading(let level, let inlines, _) = block.content else { continue }
      if !title.isEmpty, let text = inlines.shortText(title.utf8.count + 40), BoilerplateWords.folded(text) == title {
        return index
      }
      if level == 1, first == nil { first = index }
    }
    return first
  }

  /// Where the boilerplate at the page's end begins; the count of blocks if there is none.
  private static func trailingStart(_ blocks: [Block]) -> Int {
    var start = blocks.count
    var certain = 0
    var index = blocks.count - 1
    // No site has more of it than this; what goes on is the article's.
    while index >= max(0, blocks.count - 5000) {
      switch weigh(blocks[index]) {
      case .content:
        return settled(blocks, start, certain)
      case .certain:
        certain += 1
        start = index
      case .weak: break
      }
      index -= 1
    }
    // Nothing but links: a hub page. Leave it as it is.
    return blocks.count
  }

  private static func settled(_ blocks: [Block], _ start: Int, _ certain: Int) -> Int {
    guard certain >= 3 else { return blocks.count }
    var start = start
    // Headings that would be left without anything below go too.
    while start > 0, case .heading = blocks[start - 1].content { start -= 1 }
    return start
  }

  private static func weigh(_ block: Block) -> Weight {
    switch block.content {
    case .heading: return .weak
    case .thematicBreak: return .weak
    case .list(let list):
      let share = LinkShare(block)
      if share.isNavigation || share.isEmpty { return .certain }
      // A list of settings or languages: single words.
      return list.items.allSatisfy { $0.blocks.plainText.count < 4 } ? .weak : .content
    case .paragraph(let inlines):
      guard let text = inlines.shortText(2000) else { return .content }
      if BoilerplateWords.isSitePhrase(text) { return .certain }
      let share = LinkShare(inlines)
      if share.isNavigation { return .certain }
      if BoilerplateWords.isNoise(text), !share.hasBoldSentence { return .weak }
      return text.count <= 40 && !share.hasSentence && !share.hasBoldSentence ? .weak : .content
    case .table: return LinkShare(block).isNavigation || isDated(block) ? .certain : .content
    case .definitionList, .quote, .aside, .code, .tabs, .footnote: return .content
    }
  }

  /// The table of a change log.
  private static func isDated(_ block: Block) -> Bool {
    guard case .table(let table) = block.content, !table.rows.isEmpty else { return false }
    return table.rows.allSatisfy { row in row.first.map { StatedDate.isDate($0.plainText) } ?? false }
  }
}
