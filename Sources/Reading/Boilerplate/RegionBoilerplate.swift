import Guidelines

/// Removes regions that a page's markup separates from its article.
enum RegionBoilerplate {
  static func drop(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    // Prefix sums count each block once, however deeply regions are nested.
    let visibleSums = prefixSums(of: blocks.map(\.visibleCharacters))
    let linkedSums = draft.regions.isEmpty ? [] : prefixSums(of: blocks.map { LinkShare($0).linkedBytes })
    func characters(_ sums: [Int], _ range: Range<Int>) -> Int { sums[range.upperBound] - sums[range.lowerBound] }
    // Content outside the article does not count toward the size of the article.
    let outsideSize = draft.regions.reduce(0) { $0 + ($1.kind == .outside ? characters(visibleSums, $1.blocks) : 0) }
    let articleSize = visibleSums[blocks.count] - outsideSize

    func reason(_ region: PageRegion) -> String? {
      let size = characters(visibleSums, region.blocks)
      switch region.kind {
      case .outside: return "around the article"
      case .navigation: return "navigation"
      case .footer: return "footer"
      case .header:
        // A header that contains a heading of the article belongs to the article.
        return blocks[region.blocks].contains { if case .heading(1...2, _, _) = $0.content { true } else { false } }
          ? nil : "header"
      case .aside(let isPlain): return isPlain && characters(linkedSums, region.blocks) * 4 < size ? nil : "sidebar"
      case .caption: return size < 60 && !LinkShare(Array(blocks[region.blocks])).hasSentence ? MediaBoilerplate.captions : nil
      // A region that contains much of the text is not boilerplate, whatever its name.
      case .marked(let name): return size * 5 < articleSize * 2 ? "'\(name)'" : nil
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

  /// Returns prefix sums: element n is the sum of the first n numbers.
  private static func prefixSums(of numbers: [Int]) -> [Int] {
    numbers.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }
}
