import Guidelines

/// All comparisons between the pages of a topic, kind by kind.
struct Comparison {
  let evidence: Evidence
  /// What was found between pages that are not each other's namesakes.
  private(set) var edges: [RuleGroups.Edge] = []
  /// Pairs of pages that were compared, `lower << 32 | higher`.
  private(set) var compared: Set<UInt64> = []
  /// Pages in two languages that prove to be one page, though neither source nor name says so.
  private(set) var translations: [(Int, Int)] = []
  /// For namesakes and translations what was found, by `RuleGroups.key`: evidence for `NamesakePairs`, which decides.
  private var bilingual: [UInt64: [UInt64: Float]] = [:]

  /// The kinds that group, each with its own, and how sure a pair of them must be: a definition says what everyone knows in what words
  /// it likes, and is taken for another's only where there is no doubt.
  static let kinds: [RecordKind: Float] = [.rule: 0.02, .definition: 0.8]
  /// Two paragraphs under one title share the words of their subject, whatever they say of it. So definitions group where their pages are
  /// wordings of each other by their rules, a sure one and this share of the shorter page's at least; or where they share nearly all their terms.
  static let sharedRules: Float = 0.2
  static let nearlyVerbatim: Float = 0.9
  /// How many pairs at equal ordinals bilingual pages are trusted with beforehand.
  static let namesakeTrust: Float = 20

  init(_ evidence: Evidence) { self.evidence = evidence }

  mutating func run() {
    let pages = evidence.pages
    var sides: [RecordKind: [Int: PageSide]] = [:]
    for (first, second) in PagePairs.pairs(evidence) {
      let key = RuleGroups.key(first, second)
      let isNamesake = pages.namesakes[first].contains(second)
      let crosses = pages.pages[first].language != pages.pages[second].language
      compared.insert(key)
      var found: [UInt64: Float] = [:]
      var areWordings = isNamesake
      // Rules first: they tell whether the pages say the same at all.
      for kind in [RecordKind.rule, .definition] {
        guard let least = Comparison.kinds[kind] else { continue }
        let left = side(first, kind, &sides)
        let right = side(second, kind, &sides)
        let matcher = PageMatcher(evidence: evidence, left: left, right: right)
        let matches = matcher.matches(ordinalTrust: isNamesake ? Comparison.namesakeTrust : 1)
        if crosses, !isNamesake, kind == .rule, matcher.isTranslation(matches) { translations.append((first, second)) }
        if kind == .rule { areWordings = areWordings || Comparison.areWordings(left, right, matches) }
        for match in matches where match.confidence >= least {
          let (a, b) = (left.records[match.left], right.records[match.right])
          if kind == .definition, !areWordings, !isNearlyVerbatim(a, b) { continue }
          if crosses { found[RuleGroups.key(a, b)] = match.confidence }
          if isNamesake { continue }
          edges.append(RuleGroups.Edge(a: min(a, b), b: max(a, b), confidence: match.confidence))
        }
      }
      if isNamesake || translations.last.map({ $0 == (first, second) }) == true { bilingual[key] = found }
    }
  }

  /// Whether two pages state enough of the same rules to be wordings of one page.
  private static func areWordings(_ left: PageSide, _ right: PageSide, _ matches: [PageMatcher.Match]) -> Bool {
    let shared = matches.reduce(Float(0)) { $0 + ($1.confidence >= RuleGroups.threshold ? $1.confidence : 0) }
    return shared >= max(0.9, sharedRules * Float(min(left.records.count, right.records.count)))
  }

  private func isNearlyVerbatim(_ a: Int, _ b: Int) -> Bool {
    evidence.records[a].language == evidence.records[b].language
      && evidence.profiles[a].all.cosines(evidence.profiles[b].all).whole >= Comparison.nearlyVerbatim
  }

  func matches(_ page: Int, _ other: Int) -> [UInt64: Float] { bilingual[RuleGroups.key(page, other)] ?? [:] }

  private func side(_ page: Int, _ kind: RecordKind, _ sides: inout [RecordKind: [Int: PageSide]]) -> PageSide {
    if let side = sides[kind]?[page] { return side }
    let records = evidence.pages.pages[page].records.filter { evidence.records[$0].kind == kind }
    let side = PageSide(page: page, records: records, evidence)
    sides[kind, default: [:]][page] = side
    return side
  }
}
