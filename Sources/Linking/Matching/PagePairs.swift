import Guidelines

/// Pairs of pages of a topic that are compared. If there are few pages, these are all pairs; otherwise each page is compared with
/// the pages that share its rarest terms, with its namesakes, and with the Corpus, so that the cost is proportional to the number
/// of pages.
struct PagePairs {
  static let maxPagesForAllPairs = 14
  private static let sameLanguageCount = 5
  private static let otherLanguageCount = 4
  /// Maximum number of pages with a term. More frequent terms do not distinguish pages.
  private static let maxPages = 64
  private static let maxTermsPerPage = 64

  /// Returns the pairs in ascending order, each with the lower page first.
  static func pairs(_ evidence: Evidence) -> [(Int, Int)] {
    let pages = evidence.pages.pages
    if pages.count <= maxPagesForAllPairs {
      return pages.indices.flatMap { a in (a + 1..<max(pages.count, a + 1)).map { (a, $0) } }
    }
    var pairs: Set<UInt64> = []
    func insertPair(_ a: Int, _ b: Int) {
      if a != b { pairs.insert(UInt64(min(a, b)) << 32 | UInt64(max(a, b))) }
    }
    let corpus = pages.indices.filter { pages[$0].source == corpusSourceName }.prefix(4)
    let neighbors = nearestPages(evidence)
    for page in pages.indices {
      for other in corpus { insertPair(page, other) }
      for namesake in evidence.pages.namesakes[page] { insertPair(page, namesake) }
      for other in neighbors[page] { insertPair(page, other) }
    }
    return pairs.sorted().map { (Int($0 >> 32), Int($0 & 0xFFFF_FFFF)) }
  }

  private static func nearestPages(_ evidence: Evidence) -> [[Int]] {
    let pages = evidence.pages.pages
    var pagesByTerm: [Int32: [Int32]] = [:]
    for (number, page) in pages.enumerated() {
      for record in page.records {
        for term in evidence.profiles[record].allTerms.terms where pagesByTerm[term]?.last != Int32(number) {
          pagesByTerm[term, default: []].append(Int32(number))
        }
      }
    }
    var rarestTerms = [[Int32]](repeating: [], count: pages.count)
    for (term, termPages) in pagesByTerm.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })
    where termPages.count > 1 && termPages.count <= maxPages {
      for page in termPages where rarestTerms[Int(page)].count < maxTermsPerPage { rarestTerms[Int(page)].append(term) }
    }
    return pages.indices.map { page in
      var votes: [Int32: Float] = [:]
      for term in rarestTerms[page] {
        let termPages = pagesByTerm[term] ?? []
        for other in termPages where other != Int32(page) { votes[other, default: 0] += 1 / Float(termPages.count) }
      }
      let ranked = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { Int($0.key) }
      let language = pages[page].language
      return Array(ranked.filter { pages[$0].language == language }.prefix(sameLanguageCount))
        + Array(ranked.filter { pages[$0].language != language }.prefix(otherLanguageCount))
    }
  }
}
