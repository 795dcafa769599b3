import Guidelines

/// What a page's markup sets apart from its article.
enum Regions {
  static func drop(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    // Counted once, however deep the regions lie in each other.
    let visible = sums(blocks.map(\.visibleCharacters))
    let linked = draft.regions.isEmpty ? [] : sums(blocks.map { LinkShare($0).linked })
    func characters(_ sums: [Int], _ range: Range<Int>) -> Int { sums[range.upperBound] - sums[range.lowerBound] }
    // What is around the article says nothing of how large a part of it is.
    let outside = draft.regions.reduce(0) { $0 + ($1.kind == .outside ? characters(visible, $1.blocks) : 0) }
    let whole = visible[blocks.count] - outside

    func reason(_ region: Region) -> String? {
      let size = characters(visible, region.blocks)
      switch region.kind {
      case .outside: return "around the article"
      case .navigation: return "navigation"
      case .footer: return "footer"
      case .header:
        // One that holds a heading of the article is the article's own.
        return blocks[region.blocks].contains { if case .heading(1...2, _, _) = $0.content { true } else { false } }
          ? nil : "header"
      case .aside(let isPlain): return isPlain && characters(linked, region.blocks) * 4 < size ? nil : "sidebar"
      case .caption: return size < 60 && !LinkShare(Array(blocks[region.blocks])).hasSentence ? Media.captions : nil
      // Nothing that holds much of the text is boilerplate, whatever it is called.
      case .marked(let name): return size * 5 < whole * 2 ? "'\(name)'" : nil
      }
    }
    var reasons = [String?](repeating: nil, count: blocks.count)
    for region in draft.regions where !region.blocks.isEmpty && reasons[region.blocks.lowerBound] == nil {
      guard let reason = reason(region) else { continue }
      for index in region.blocks { reasons[index] = reason }
    }
    draft.regions = []
    draft.remove { index, _ in reasons[index].map { .dropped($0) } }
  }

  /// Before each number and behind the last, the sum of those so far.
  private static func sums(_ numbers: [Int]) -> [Int] {
    numbers.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }
}
