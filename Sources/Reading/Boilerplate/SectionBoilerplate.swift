import Guidelines

/// Sections of the article that are metadata or links: resources, related pages, change log, table of contents.
enum SectionBoilerplate {
  static func drop(from page: inout Page) {
    var report = DropReport()
    var kept: [Block] = []
    let blocks = page.blocks
    var index = 0
    while index < blocks.count {
      guard case .heading(let level, let inlines, _) = blocks[index].content,
        let section = inlines.shortText(200).flatMap(BoilerplateWords.section)
      else {
        kept.append(blocks[index])
        index += 1
        continue
      }
      let end = extent(blocks, from: index, level: level)
      let body = Array(blocks[(index + 1)..<end])
      guard isBoilerplate(body, section) else {
        kept.append(blocks[index])
        index += 1
        continue
      }
      if section == .changeLog || section == .resources { NewestDate.note(in: Array(blocks[index..<end]), for: &page) }
      report.add(section.what, blocks, index..<end)
      index = end
    }
    page.blocks = kept
    page.diagnostics += report.diagnostics
  }

  private static func extent(_ blocks: [Block], from start: Int, level: Int) -> Int {
    var end = start + 1
    while end < blocks.count {
      if case .heading(let next, _, _) = blocks[end].content, next <= level { break }
      if case .footnote = blocks[end].content { break }
      end += 1
    }
    return end
  }

  /// Little but links, dates and names; never where a rule's bold sentence stands.
  private static func isBoilerplate(_ body: [Block], _ section: BoilerplateWords.Section) -> Bool {
    for block in body {
      let share = LinkShare(block)
      if share.hasBoldSentence { return false }
      switch block.content {
      case .heading, .thematicBreak: continue
      case .table: if section != .changeLog && section != .resources && !share.isNavigation { return false }
      case .list(let list):
        if section == .changeLog { continue }
        guard
          share.isNavigation || share.isEmpty || !share.hasSentence && list.items.allSatisfy({ $0.blocks.plainText.count < 60 })
        else { return false }
        // Short items without links might be a checklist, except where a table of contents is announced.
        if share.links == 0 && section != .contents && section != .sharing { return false }
      case .paragraph:
        if section == .changeLog { continue }
        if share.isNavigation || share.isEmpty { continue }
        if share.hasSentence || share.total > 360 { return false }
        if share.links == 0 && share.total > 180 { return false }
      case .definitionList, .quote, .aside, .code, .tabs, .footnote: return false
      }
    }
    return true
  }
}

/// The newest date of a change log is the page's edition.
enum NewestDate {
  static func note(in blocks: [Block], for page: inout Page) {
    guard page.metadata.edition == nil else { return }
    var isLog = false
    var newest: String?
    for block in blocks {
      switch block.content {
      case .heading(_, let inlines, _):
        isLog = BoilerplateWords.isChangeLog(inlines.plainText)
      case .table(let table) where isLog:
        for row in table.rows + [table.header] {
          if let date = row.first.flatMap({ StatedDate.find(in: $0.plainText) }) { newest = max(newest ?? date, date) }
        }
      case .paragraph, .list, .definitionList:
        guard isLog else { break }
        for line in block.plainText.split(separator: "\n") {
          if let date = StatedDate.find(in: String(line)) { newest = max(newest ?? date, date) }
        }
      case .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak: break
      }
    }
    if let newest { page.metadata.edition = newest }
  }
}
