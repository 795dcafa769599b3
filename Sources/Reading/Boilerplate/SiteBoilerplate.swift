import Guidelines
import Languages

/// Navigation before the title and after the last section, as scrapers and browsers bring it along: most of a saved page's text can be this.
enum SiteBoilerplate {
  private enum Weight {
    /// Navigation for sure, wherever it stands.
    case certain
    /// So many short lines, which are navigation in its company.
    case short(Int)
    /// So many short items without links: a menu that lost them, or a list of the article.
    case items(Int)
    case content
  }

  private static let reason = Removal.dropped("site navigation")

  static func drop(_ draft: inout PageDraft) {
    if let title = titleIndex(draft.page), isNavigation(draft.page.blocks[..<title]) { draft.remove(0..<title, reason) }
    let blocks = draft.page.blocks
    let start = trailingStart(blocks)
    NewestDate.note(in: blocks[start...], for: &draft.page)
    draft.remove(start..<blocks.count, reason)
  }

  /// Whether the blocks before the title are a site's, by characters: links, and lines that stand there again and again, against text.
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
      switch weigh(block) {
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
    var position = blocks.count
    var certain: (count: Int, start: Int) = (0, blocks.count)
    var lines = 0
    var items = 0
    /// The first block of the run that names a section of boilerplate.
    var opening: Int?
    var hasOwnHeading = false
    // No site has more of it than this; what goes on is the article's.
    walk: while position > max(0, blocks.count - 20_000) {
      switch weigh(blocks[position - 1]) {
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
    // Nothing but links or short lines: a hub page. Leave it as it is.
    if position == 0 { return blocks.count }
    if certain.count >= 3 { return withHeadings(blocks, certain.start) }
    if let opening, items == 0, !hasOwnHeading, blocks.count - opening < 12 { return opening }
    if let opening, lines >= 12, lines > items * 4 { return opening }
    // Short lines alone are an article's notes.
    if certain.count > 0, lines >= 12, lines > items * 4, !isAdvice(blocks[position...]) { return position }
    return blocks.count
  }

  /// Whether short lines are the notes of an article that puts one rule on a line, or in a heading: half of them command, in more words than a menu's
  /// entry has.
  private static func isAdvice(_ blocks: ArraySlice<Block>) -> Bool {
    var commanding = 0
    var others = 0
    for block in blocks {
      switch block.content {
      case .paragraph(let inlines) where LinkShare(inlines).links == 0:
        for line in inlines.lines { if commands(line) { commanding += 1 } else { others += 1 } }
      case .heading(_, let inlines, _): if commands(inlines.plainText) { commanding += 1 }
      default: continue
      }
    }
    return commanding >= 3 && commanding >= others
  }

  private static func commands(_ line: String) -> Bool {
    (line.utf8.contains { $0 >= 0x80 } || line.split(separator: " ").count > 2)
      && Languages.command(line)
  }

  /// Headings that would be left without anything below go too.
  private static func withHeadings(_ blocks: [Block], _ start: Int) -> Int {
    var start = start
    while start > 0, case .heading = blocks[start - 1].content { start -= 1 }
    return start
  }

  private static func weigh(_ block: Block) -> Weight {
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
      if BoilerplateWords.isNoise(text) { return .short(1) }
      let lines = inlines.lines
      if share.hasSentence { return .content }
      // A line with a link in it may be longer.
      return share.links > 0 && share.total < 120 || lines.allSatisfy(isShort) ? .short(lines.count) : .content
    case .table: return LinkShare(block).isNavigation ? .certain : .content
    case .definitionList, .quote, .aside, .code, .tabs, .footnote, .figure: return .content
    }
  }

  private static func isShort(_ line: some StringProtocol) -> Bool {
    line.utf8.count <= 240 && line.count <= 40 && !LinkShare.endsSentence(String(line))
  }
}
