import Guidelines

/// Removes sections of the article that are metadata or links: resources, related pages, change log, table of contents.
enum SectionBoilerplate {
  static func drop(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    var reasons = [String?](repeating: nil, count: blocks.count)
    var index = 0
    while index < blocks.count {
      guard case .heading(let level, _, _) = blocks[index].content, let section = BoilerplateWords.section(of: blocks[index]),
        case let end = sectionEnd(blocks, from: index, level: level),
        blocks[(index + 1)..<end].allSatisfy({ isPart($0, of: section) })
      else {
        index += 1
        continue
      }
      ChangeLogDate.store(from: blocks[index..<end], in: &draft.page)
      for inner in index..<end { reasons[inner] = section.name }
      index = end
    }
    draft.remove { index, _ in reasons[index].map { .dropped($0) } }
  }

  private static func sectionEnd(_ blocks: [Block], from start: Int, level: Int) -> Int {
    var end = start + 1
    while end < blocks.count {
      if case .heading(let next, _, _) = blocks[end].content, next <= level { break }
      if case .footnote = blocks[end].content { break }
      end += 1
    }
    return end
  }

  /// Returns `true` if a block fits into a boilerplate section: it is little more than links, dates, and names, and has no bold
  /// sentence, which can be a rule.
  private static func isPart(_ block: Block, of section: BoilerplateWords.Section) -> Bool {
    let share = LinkShare(block)
    if share.hasBoldSentence { return false }
    switch block.content {
    case .heading, .thematicBreak: return true
    case .table: return section == .changeLog || section == .resources || share.isNavigation
    case .list(let list):
      if section == .changeLog || share.isNavigation { return true }
      // Short items without links can be a checklist, unless the heading announces a table of contents.
      return share.isEmpty
        || !share.hasSentence && (share.linkCount > 0 || section == .contents || section == .sharing)
          && list.items.allSatisfy { $0.blocks.plainText.count < 60 }
    case .paragraph:
      if section == .changeLog || share.isNavigation || share.isEmpty { return true }
      return !share.hasSentence && share.totalBytes <= 360
    case .definitionList, .quote, .aside, .code, .tabs, .footnote, .figure: return false
    }
  }
}

/// Stores the newest date of a change log as the page's edition.
enum ChangeLogDate {
  static func store(from blocks: ArraySlice<Block>, in page: inout Page) {
    guard page.metadata.edition == nil else { return }
    var isLog = false
    var newest: String?
    for block in blocks {
      if let section = BoilerplateWords.section(of: block) {
        isLog = section == .changeLog && newest == nil
        continue
      }
      guard isLog else { continue }
      switch block.content {
      case .table(let table):
        for row in table.rows + [table.header] { update(row.first?.plainText ?? "", &newest) }
      case .list, .definitionList:
        for line in block.plainText.split(separator: "\n") { update(String(line), &newest) }
      case .heading(_, let inlines, _), .paragraph(let inlines):
        let dates = inlines.lines.filter { DateParser.find(in: $0) != nil }
        for line in dates { update(line, &newest) }
        // If copying lost the headings, the log ends after its last date.
        if dates.isEmpty, newest != nil { isLog = false }
      case .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: break
      }
    }
    page.metadata.edition = newest
  }

  private static func update(_ line: String, _ newest: inout String?) {
    if let date = DateParser.find(in: line) { newest = max(newest ?? date, date) }
  }
}
