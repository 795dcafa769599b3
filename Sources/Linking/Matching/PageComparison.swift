import Guidelines

/// Comparison of all pairs of pages of a topic, kind by kind.
struct PageComparison {
  let evidence: Evidence
  /// Edges between records of pages that do not share a source and name.
  private(set) var edges: [RuleGroups.Edge] = []
  /// Pairs of compared pages, as `lower << 32 | higher`.
  private(set) var comparedPages: Set<UInt64> = []
  /// Pairs of pages in two languages that are translations of each other although their sources or names differ.
  private(set) var translations: [(Int, Int)] = []
  /// Matches between bilingual pages and between translations, by `RuleGroups.key` of the pages and of the records.
  /// `NamesakePairs` decides about them.
  private var bilingualMatches: [UInt64: [UInt64: Float]] = [:]

  /// Kinds of records that are grouped, with the minimum confidence of a match. It is high for definitions because different
  /// topics define common knowledge in similar words.
  static let minConfidenceByKind: [RecordKind: Float] = [.rule: 0.02, .definition: 0.8]
  /// Minimum share of the shorter page's rules that both pages must state, at least one of them with certainty, for their
  /// definitions to be grouped. Definitions alone are weak evidence because paragraphs about one subject share its words.
  /// Definitions on other pages are grouped only if they share nearly all their terms.
  static let minSharedRules: Float = 0.2
  static let minVerbatimCosine: Float = 0.9
  /// Number of pairs in ordinal order that is assumed for bilingual pages before any is observed.
  static let namesakeOrdinalTrust: Float = 20

  init(_ evidence: Evidence) { self.evidence = evidence }

  mutating func run() {
    let pages = evidence.pages
    var sides: [RecordKind: [Int: PageSide]] = [:]
    for (first, second) in PagePairs.pairs(evidence) {
      let key = RuleGroups.key(first, second)
      let isNamesake = pages.namesakes[first].contains(second)
      let crossesLanguages = pages.pages[first].language != pages.pages[second].language
      comparedPages.insert(key)
      var matchConfidences: [UInt64: Float] = [:]
      var areWordings = isNamesake
      // Rules come first because they show whether the pages are wordings of each other.
      for kind in [RecordKind.rule, .definition] {
        guard let minConfidence = PageComparison.minConfidenceByKind[kind] else { continue }
        let left = side(first, kind, &sides)
        let right = side(second, kind, &sides)
        let matcher = PageMatcher(evidence: evidence, left: left, right: right)
        let matches = matcher.matches(ordinalTrust: isNamesake ? PageComparison.namesakeOrdinalTrust : 1)
        if crossesLanguages, !isNamesake, kind == .rule, matcher.isTranslation(matches) { translations.append((first, second)) }
        if kind == .rule { areWordings = areWordings || PageComparison.areWordings(left, right, matches) }
        for match in matches where match.confidence >= minConfidence {
          let (a, b) = (left.records[match.left], right.records[match.right])
          if kind == .definition, !areWordings, !isNearlyVerbatim(a, b) { continue }
          if crossesLanguages { matchConfidences[RuleGroups.key(a, b)] = match.confidence }
          if isNamesake { continue }
          edges.append(RuleGroups.Edge(a: min(a, b), b: max(a, b), confidence: match.confidence))
        }
      }
      if isNamesake || translations.last.map({ $0 == (first, second) }) == true { bilingualMatches[key] = matchConfidences }
    }
  }

  /// Returns `true` if two pages share enough rules to be wordings of one page.
  private static func areWordings(_ left: PageSide, _ right: PageSide, _ matches: [PageMatcher.Match]) -> Bool {
    let sharedCount = matches.reduce(Float(0)) { $0 + ($1.confidence >= RuleGroups.minConfidence ? $1.confidence : 0) }
    return sharedCount >= max(0.9, minSharedRules * Float(min(left.records.count, right.records.count)))
  }

  private func isNearlyVerbatim(_ a: Int, _ b: Int) -> Bool {
    evidence.records[a].language == evidence.records[b].language
      && evidence.profiles[a].allTerms.cosines(evidence.profiles[b].allTerms).whole >= PageComparison.minVerbatimCosine
  }

  func matches(_ page: Int, _ other: Int) -> [UInt64: Float] { bilingualMatches[RuleGroups.key(page, other)] ?? [:] }

  private func side(_ page: Int, _ kind: RecordKind, _ sides: inout [RecordKind: [Int: PageSide]]) -> PageSide {
    if let side = sides[kind]?[page] { return side }
    let records = evidence.pages.pages[page].records.filter { evidence.records[$0].kind == kind }
    let side = PageSide(page: page, records: records, evidence)
    sides[kind, default: [:]][page] = side
    return side
  }
}
