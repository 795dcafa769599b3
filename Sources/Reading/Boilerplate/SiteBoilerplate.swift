import Guidelines
import Languages

/// Removes navigation before the title and after the last section. Scrapers and browsers copy it along, and it can be most of the
/// text of a saved page.
enum SiteBoilerplate {
  private enum BlockWeight {
    /// Navigation in any context.
    case certain
    /// A number of short lines, which are navigation next to other navigation.
    case short(Int)
    /// A number of short items without links: a menu that lost its links, or a list of the article.
    case items(Int)
    case content
  }

  private static let reason = Removal.dropped("site navigation")

  static func drop(_ draft: inout PageDraft) {
    if let title = titleIndex(draft.page), isNavigation(draft.page.blocks[..<title]) { draft.remove(0..<title, reason) }
    let blocks = draft.page.blocks
    let start = trailingStart(blocks)
    ChangeLogDate.store(from: blocks[start...], in: &draft.page)
    draft.remove(start..<blocks.count, reason)
  }

  /// Returns `true` if the blocks before the title are navigation: links and repeated lines outweigh other text, by characters.
  private static func isNavigation(_ blocks: ArraySlice<Block>) -> Bool {
    func line(_ block: Block) -> String? {
      guard case .paragraph(let inlines) = block.content else { return nil }
      return inlines.shortText(240)
    }
    let lines = blocks.compactMap(line).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var certain = 0
    var navigation = 0
    var content = 0
    for block in blocks {
      let isRepeated = line(block).map { lines[$0, default: 0] > 2 } ?? false
      switch weight(of: block) {
      case .certain:
        certain += 1
        navigation += block.visibleCharacters
      case .short: break
      case .items, .content:
        if isRepeated { navigation += block.visibleCharacters } else { content += block.visibleCharacters }
      }
    }
    return certain >= 2 && content * 8 <= navigation
  }

  /// Returns the index of the heading that starts the article: the one that matches the page's title, or else the first of level
  /// 1.
  private static func titleIndex(_ page: Page) -> Int? {
    var first: Int?
    let title = BoilerplateWords.normalized(page.metadata.title)
    for (index, block) in page.blocks.enumerated() {
      guard case .heading(let level, let inlines, _) = block.content else { continue }
      if !title.isEmpty, let text = inlines.shortText(title.utf8.count + 40), BoilerplateWords.normalized(text) == title {
        return index
      }
      if level == 1, first == nil { first = index }
    }
    return first
  }

  /// Returns the index where the boilerplate at the end of the page starts, or the number of blocks if there is none.
  private static func trailingStart(_ blocks: [Block]) -> Int {
    var position = blocks.count
    var certain: (count: Int, start: Int) = (0, blocks.count)
    var lines = 0
    var items = 0
    /// The first block of the run that names a boilerplate section.
    var opening: Int?
    var hasOwnHeading = false
    // No site has more boilerplate than this; longer runs belong to the article.
    walk: while position > max(0, blocks.count - 20_000) {
      switch weight(of: blocks[position - 1]) {
      case .content: break walk
      case .certain:
        lines += 1
        if items == 0 { certain = (certain.count + 1, position - 1) }
      case .short(let count): lines += count
      case .items(let count): items += count
      }
      position -= 1
      if BoilerplateWords.section(of: blocks[position]) != nil {
        opening = position
      } else if case .heading = blocks[position].content {
        hasOwnHeading = true
      }
    }
    // A page of nothing but links or short lines is a hub page and stays unchanged.
    if position == 0 { return blocks.count }
    if certain.count >= 3 { return includingHeadings(blocks, certain.start) }
    if let opening, items == 0, !hasOwnHeading, blocks.count - opening < 12 { return opening }
    if let opening, lines >= 12, lines > items * 4 { return opening }
    // Short lines alone can be notes of the article.
    if certain.count > 0, lines >= 12, lines > items * 4, !containsRules(blocks[position...]) { return position }
    return blocks.count
  }

  /// Returns `true` if short lines are notes of an article that states one rule per line or heading: at least half of them are
  /// commands with more words than a menu item has.
  private static func containsRules(_ blocks: ArraySlice<Block>) -> Bool {
    var commandCount = 0
    var others = 0
    for block in blocks {
      switch block.content {
      case .paragraph(let inlines) where LinkShare(inlines).linkCount == 0:
        for line in inlines.lines { if isCommand(line) { commandCount += 1 } else { others += 1 } }
      case .heading(_, let inlines, _): if isCommand(inlines.plainText) { commandCount += 1 }
      default: continue
      }
    }
    return commandCount >= 3 && commandCount >= others
  }

  private static func isCommand(_ line: String) -> Bool {
    (line.utf8.contains { $0 >= 0x80 } || line.split(separator: " ").count > 2)
      && Languages.isCommand(line)
  }

  /// Moves the start up to include headings that would remain without content.
  private static func includingHeadings(_ blocks: [Block], _ start: Int) -> Int {
    var start = start
    while start > 0, case .heading = blocks[start - 1].content { start -= 1 }
    return start
  }

  private static func weight(of block: Block) -> BlockWeight {
    switch block.content {
    case .heading, .thematicBreak: return .short(1)
    case .list(let list):
      let share = LinkShare(block)
      if share.isNavigation || share.isEmpty { return .certain }
      return list.items.allSatisfy { isShort($0.blocks.plainText) } ? .items(list.items.count) : .content
    case .paragraph(let inlines):
      guard let text = inlines.shortText(2000) else { return .content }
      if BoilerplateWords.isSitePhrase(text) { return .certain }
      let share = LinkShare(inlines)
      if share.isNavigation { return .certain }
      if share.hasBoldSentence { return .content }
      if BoilerplateWords.isBoilerplate(text) { return .short(1) }
      let lines = inlines.lines
      if share.hasSentence { return .content }
      // A line that contains a link can be longer.
      return share.linkCount > 0 && share.totalBytes < 120 || lines.allSatisfy(isShort) ? .short(lines.count) : .content
    case .table: return LinkShare(block).isNavigation ? .certain : .content
    case .definitionList, .quote, .aside, .code, .tabs, .footnote, .figure: return .content
    }
  }

  private static func isShort(_ line: some StringProtocol) -> Bool {
    line.utf8.count <= 240 && line.count <= 40 && !LinkShare.endsSentence(String(line))
  }
}
