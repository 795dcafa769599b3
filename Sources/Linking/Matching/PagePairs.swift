import Guidelines

/// Which pages of a topic to compare: all with all while they are few, else each with those that share its rarest terms, with its namesake
/// and with the Corpus, so that the cost grows with the pages and not with their square.
struct PagePairs {
  static let allUpTo = 14
  private static let sameLanguage = 5
  private static let otherLanguage = 4
  /// Terms that stand on more pages tell no two of them apart.
  private static let mostPages = 64
  private static let termsPerPage = 64

  /// Ascending, the lower page first.
  static func pairs(_ evidence: Evidence) -> [(Int, Int)] {
    let pages = evidence.pages.pages
    if pages.count <= allUpTo {
      return pages.indices.flatMap { a in (a + 1..<max(pages.count, a + 1)).map { (a, $0) } }
    }
    var chosen: Set<UInt64> = []
    func choose(_ a: Int, _ b: Int) {
      if a != b { chosen.insert(UInt64(min(a, b)) << 32 | UInt64(max(a, b))) }
    }
    let corpus = pages.indices.filter { pages[$0].source == corpusSourceName }.prefix(4)
    let near = neighbours(evidence)
    for page in pages.indices {
      for other in corpus { choose(page, other) }
      for namesake in evidence.pages.namesakes[page] { choose(page, namesake) }
      for other in near[page] { choose(page, other) }
    }
    return chosen.sorted().map { (Int($0 >> 32), Int($0 & 0xFFFF_FFFF)) }
  }

  private static func neighbours(_ evidence: Evidence) -> [[Int]] {
    let pages = evidence.pages.pages
    var holders: [Int32: [Int32]] = [:]
    for (number, page) in pages.enumerated() {
      for record in page.records {
        for term in evidence.profiles[record].all.terms where holders[term]?.last != Int32(number) {
          holders[term, default: []].append(Int32(number))
        }
      }
    }
    var rarest = [[Int32]](repeating: [], count: pages.count)
    for (term, on) in holders.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })
    where on.count > 1 && on.count <= mostPages {
      for page in on where rarest[Int(page)].count < termsPerPage { rarest[Int(page)].append(term) }
    }
    return pages.indices.map { page in
      var votes: [Int32: Float] = [:]
      for term in rarest[page] {
        let on = holders[term] ?? []
        for other in on where other != Int32(page) { votes[other, default: 0] += 1 / Float(on.count) }
      }
      let ranked = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { Int($0.key) }
      let language = pages[page].language
      return Array(ranked.filter { pages[$0].language == language }.prefix(sameLanguage))
        + Array(ranked.filter { pages[$0].language != language }.prefix(otherLanguage))
    }
  }
}
