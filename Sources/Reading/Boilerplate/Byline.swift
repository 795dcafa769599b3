import Guidelines

/// Dates, tags, and news of an update above a page's title or between the title and the text.
enum Byline {
  static func extract(from draft: inout PageDraft) {
    var date: String?
    var edition: String?
    var removals: [Int: Removal] = [:]
    var isDated = false
    scan: for (index, block) in draft.page.blocks.prefix(8).enumerated() {
      switch block.content {
      case .heading(let level, _, _):
        if level > 1 { break scan }
      case .paragraph(let inlines):
        guard let text = inlines.shortText(240), !inlines.contains(where: \.isStrong) else { break scan }
        let lines = inlines.lines
        if lines.isEmpty { continue }
        if isDated, lines.count == 1, BoilerplateWords.describesUpdate(text) {
          removals[index] = .dropped("news of an update")
          edition = date
        } else if lines.allSatisfy(isDateOrTags), let stated = lines.first(where: DateParser.isDate) {
          removals[index] = .extracted("date")
          date = date ?? DateParser.find(in: stated)
          isDated = true
          continue
        } else if lines.allSatisfy(isTags) {
          removals[index] = .dropped("tags")
        }
      case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: break scan
      }
      isDated = false
    }
    if let edition {
      draft.page.metadata.edition = draft.page.metadata.edition ?? edition
    } else {
      draft.page.metadata.date = draft.page.metadata.date ?? date
    }
    draft.remove { index, _ in removals[index] }
  }

  static func isDateOrTags(_ line: String) -> Bool { DateParser.isDate(line) || isTags(line) }

  /// Returns `true` for a line of tags such as `iOS / WWDC / Swift /`.
  private static func isTags(_ text: String) -> Bool {
    let words = text.split(separator: "/").map { String($0).trimmingSpace() }.filter { !$0.isEmpty }
    return words.count >= 3 && words.allSatisfy { $0.count <= 24 } && text.contains(text: " / ")
  }
}

/// A list of the page's headings before its first section. Its items link into the page or, if copying lost the links, repeat the
/// headings.
enum ContentsList {
  static func drop(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    guard let index = blocks.prefix(40).firstIndex(where: { if case .list = $0.content { true } else { false } }),
      case .list(let list) = blocks[index].content,
      linksIntoPage(list) || !containsArticleText(blocks[..<index]) && repeatsHeadings(list, in: blocks[(index + 1)...])
    else { return }
    draft.remove(index..<(index + 1), .dropped("table of contents"))
  }

  /// Returns `true` if the article has begun: a heading below its title is followed by a sentence.
  private static func containsArticleText(_ blocks: ArraySlice<Block>) -> Bool {
    let sections = blocks.drop { if case .heading(2..., _, _) = $0.content { false } else { true } }
    return sections.contains { LinkShare($0).hasSentence }
  }

  private static func linksIntoPage(_ list: List) -> Bool {
    var addresses: [String] = []
    list.items.flatMap(\.blocks).walkInlines { if case .link(_, let url) = $0 { addresses.append(url) } }
    return addresses.count >= 4 && addresses.count { $0.hasPrefix("#") } * 2 > addresses.count
      && LinkShare(Block(.list(list))).isNavigation
  }

  private static func repeatsHeadings(_ list: List, in following: ArraySlice<Block>) -> Bool {
    guard (4...200).contains(list.items.count), !LinkShare(Block(.list(list))).hasSentence else { return false }
    let texts = list.items.map(\.blocks.plainText)
    // Platform names are headings of nearly every page, and items of lists in its text.
    guard !texts.contains(where: { Platform.platforms(listedIn: $0) != nil }) else { return false }
    let names = texts.map(BoilerplateWords.normalized)
    let headings = Set(
      following.prefix(4000).compactMap { block -> String? in
        guard case .heading(_, let inlines, _) = block.content else { return nil }
        return inlines.shortText(200).map(BoilerplateWords.normalized)
      })
    let matchCount = names.count { name in
      headings.contains(name) || headings.contains { $0.hasPrefix(name + " - ") || $0.hasPrefix(name + "：") }
    }
    return matchCount * 3 >= names.count || matchCount >= 1 && list.start != nil
  }
}
