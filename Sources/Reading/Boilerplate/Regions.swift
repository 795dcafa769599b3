import Guidelines

/// What a page's markup sets apart from its article.
enum Regions {
  static func drop(_ draft: inout Draft) {
    let blocks = draft.page.blocks
    var reasons = [String?](repeating: nil, count: blocks.count)
    // What is around the article says nothing of how large a part of it is.
    let outside = draft.regions.filter { $0.kind == .outside }.flatMap(\.blocks)
    let whole = blocks.visibleCharacters - outside.reduce(0) { $0 + blocks[$1].visibleCharacters }
    for region in draft.regions where region.blocks.contains(where: { reasons[$0] == nil }) {
      guard let reason = reason(region, blocks[region.blocks], whole) else { continue }
      for index in region.blocks where reasons[index] == nil { reasons[index] = reason }
    }
    draft.regions = []
    draft.remove { index, _ in reasons[index].map { .dropped($0) } }
  }

  private static func reason(_ region: Region, _ blocks: ArraySlice<Block>, _ whole: Int) -> String? {
    switch region.kind {
    case .outside: return "around the article"
    case .navigation: return "navigation"
    case .footer: return "footer"
    case .header:
      // One that holds a heading of the article is the article's own.
      return blocks.contains { if case .heading(1...2, _, _) = $0.content { true } else { false } } ? nil : "header"
    case .aside(let isPlain):
      let share = LinkShare(Array(blocks))
      return isPlain && share.linked * 4 < share.total ? nil : "sidebar"
    case .caption:
      let share = LinkShare(Array(blocks))
      return share.total < 60 && !share.hasSentence ? Media.captions : nil
    case .marked(let name):
      // Nothing that holds much of the text is boilerplate, whatever it is called.
      return Array(blocks).visibleCharacters * 5 < whole * 2 ? "'\(name)'" : nil
    }
  }
}
