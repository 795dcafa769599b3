import Guidelines
import SystemInterface

/// Pairs the records of bilingual pages: of one source, under one name, in two languages; or of pages that have proved to be each other's
/// translation.
///
/// Section by section, kind by kind. Where both hold as many, the ordinals pair them unless what they state is clearly in another order;
/// where the counts differ they are aligned, in order, by what they state. What stands in sections that the other page lacks is sought all
/// over it.
struct NamesakePairs {
  struct Pair {
    var a: Int
    var b: Int
    var confidence: Float
    var byAlignment: Bool
  }

  let evidence: Evidence

  /// What a pair must reach.
  static let threshold: Float = 0.5
  private static let leastBonus: Float = 2
  private static let mostBonus: Float = 4

  private struct SectionKey: Hashable, Comparable {
    var anchor: String
    var kind: RecordKind
    static func < (a: SectionKey, b: SectionKey) -> Bool {
      (a.anchor, a.kind.rawValue) < (b.anchor, b.kind.rawValue)
    }
  }

  /// - Parameter matches: what comparing the two pages found, by `RuleGroups.key`.
  func pairs(_ page: Int, _ other: Int, matches: [UInt64: Float]) -> [Pair] {
    let ours = sections(page)
    let theirs = sections(other)
    let parallel = Parallel(ours.map { ($0.value, theirs[$0.key] ?? []) }, missing: theirs, ours, evidence)
    let aligner = SectionAligner(evidence: evidence, isBare: parallel.isBare)
    var pairs: [Pair] = []
    var left: [Int] = []
    for (key, records) in ours.sorted(by: { $0.key < $1.key }) {
      guard let others = theirs[key] else {
        left += records
        continue
      }
      if records.count == others.count {
        pairs += aligner.align(records, others) { parallel.bonus(of: records[$0], others[$0]) }
      } else {
        let aligned = aligner.align(records, others, ordinalBonus: nil)
        pairs += aligned
        if aligned.isEmpty { left += records }
      }
    }
    return pairs + leftovers(left, taken: Set(pairs.flatMap { [$0.a, $0.b] }), in: other, matches)
  }

  private func sections(_ page: Int) -> [SectionKey: [Int]] {
    var sections: [SectionKey: [Int]] = [:]
    for record in evidence.pages.pages[page].records {
      let key = SectionKey(anchor: evidence.records[record].anchor, kind: evidence.records[record].kind)
      sections[key, default: []].append(record)
    }
    return sections
  }

  /// How parallel two pages are, and so what an ordinal is worth between them.
  private struct Parallel {
    /// ln of records in equal sections to records that one page has and the other not.
    private let odds: Float
    /// Whether wordings on these pages share terms across the languages as a rule, so that to share none says something.
    private let evidenceWorks: Bool
    private let evidence: Evidence
    private static let sharing: Float = 0.1
    private static let nothingShared: Float = 0.03

    init(
      _ sections: [([Int], [Int])], missing theirs: [SectionKey: [Int]], _ ours: [SectionKey: [Int]], _ evidence: Evidence
    ) {
      self.evidence = evidence
      var equal = 0
      var surplus = theirs.reduce(0) { $0 + (ours[$1.key] == nil ? $1.value.count : 0) }
      var sharing = 0
      for (records, others) in sections {
        surplus += abs(records.count - others.count)
        guard records.count == others.count else { continue }
        equal += records.count
        for (a, b) in zip(records, others) where Parallel.cosine(a, b, evidence) >= Parallel.sharing { sharing += 1 }
      }
      odds = log((Float(equal) + 4) / (2 * Float(surplus) + 0.25))
      evidenceWorks = equal >= 4 && sharing * 10 >= equal * 7
    }

    /// Log-odds to add to the pair at equal ordinals.
    func bonus(of a: Int, _ b: Int) -> Float { min(max(odds, isBare(a, b) ? -1 : leastBonus), mostBonus) }

    /// Whether two records share nothing where such pairs usually do.
    func isBare(_ a: Int, _ b: Int) -> Bool {
      evidenceWorks && Parallel.cosine(a, b, evidence) < Parallel.nothingShared
    }

    private static func cosine(_ a: Int, _ b: Int, _ evidence: Evidence) -> Float {
      evidence.profiles[a].crossing.cosines(evidence.profiles[b].crossing).whole
    }
  }

  /// Records of sections that the other page lacks, with what matches them there, the surest first.
  private func leftovers(_ records: [Int], taken: Set<Int>, in page: Int, _ matches: [UInt64: Float]) -> [Pair] {
    guard !records.isEmpty else { return [] }
    let ours = Set(records)
    let theirs = Set(evidence.pages.pages[page].records)
    let sorted = matches.filter { $0.value >= NamesakePairs.threshold }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var taken = taken
    var pairs: [Pair] = []
    for (key, confidence) in sorted {
      let (low, high) = (Int(key >> 32), Int(key & 0xFFFF_FFFF))
      let (a, b) = ours.contains(low) ? (low, high) : (high, low)
      guard ours.contains(a), theirs.contains(b), !taken.contains(a), !taken.contains(b) else { continue }
      taken.formUnion([a, b])
      pairs.append(Pair(a: a, b: b, confidence: confidence, byAlignment: true))
    }
    return pairs
  }
}
