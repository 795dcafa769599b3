import Guidelines
import SystemInterface

/// Pairing of the records of two bilingual pages: pages of one source with the same name in two languages, or pages recognized as
/// translations of each other.
///
/// Records are paired section by section and kind by kind. Sections with equally many records are paired by ordinal unless their
/// contents clearly have another order; other sections are aligned, in order, by content. Records in sections that the other page
/// lacks are matched anywhere on that page.
struct NamesakePairs {
  struct RecordPair {
    var a: Int
    var b: Int
    var confidence: Float
    var isByAlignment: Bool
  }

  let evidence: Evidence

  /// Minimum confidence of a pair.
  static let threshold: Float = 0.5
  private static let minBonus: Float = 2
  private static let maxBonus: Float = 4

  private struct SectionKey: Hashable, Comparable {
    var anchor: String
    var kind: RecordKind
    static func < (a: SectionKey, b: SectionKey) -> Bool {
      (a.anchor, a.kind.rawValue) < (b.anchor, b.kind.rawValue)
    }
  }

  /// - Parameter matches: Confidences of matches between the two pages, by `RuleGroups.key`.
  func pairs(_ page: Int, _ other: Int, matches: [UInt64: Float]) -> [RecordPair] {
    let pageSections = sections(page)
    let otherSections = sections(other)
    let parallelism = Parallelism(
      pageSections.map { ($0.value, otherSections[$0.key] ?? []) }, missing: otherSections, pageSections, evidence)
    let aligner = SectionAligner(evidence: evidence, lacksSharedTerms: parallelism.lacksSharedTerms)
    var pairs: [RecordPair] = []
    var unpaired: [Int] = []
    for (key, records) in pageSections.sorted(by: { $0.key < $1.key }) {
      guard let others = otherSections[key] else {
        unpaired += records
        continue
      }
      if records.count == others.count {
        pairs += aligner.align(records, others) { parallelism.bonus(of: records[$0], others[$0]) }
      } else {
        let aligned = aligner.align(records, others, ordinalBonus: nil)
        pairs += aligned
        if aligned.isEmpty { unpaired += records }
      }
    }
    return pairs + unpairedMatches(unpaired, taken: Set(pairs.flatMap { [$0.a, $0.b] }), in: other, matches)
  }

  private func sections(_ page: Int) -> [SectionKey: [Int]] {
    var sections: [SectionKey: [Int]] = [:]
    for record in evidence.pages.pages[page].records {
      let key = SectionKey(anchor: evidence.records[record].anchor, kind: evidence.records[record].kind)
      sections[key, default: []].append(record)
    }
    return sections
  }

  /// Degree to which two pages are parallel, which determines the value of equal ordinals as evidence.
  private struct Parallelism {
    /// Logarithm of the ratio of records in sections of equal length to surplus records on either page.
    private let logOdds: Float
    /// Indicates whether records at equal ordinals of these pages usually share terms across languages, so that a pair without
    /// shared terms is suspicious.
    private let sharesTerms: Bool
    private let evidence: Evidence
    private static let minSharedCosine: Float = 0.1
    private static let maxUnsharedCosine: Float = 0.03

    init(
      _ sections: [([Int], [Int])], missing otherSections: [SectionKey: [Int]], _ pageSections: [SectionKey: [Int]],
      _ evidence: Evidence
    ) {
      self.evidence = evidence
      var equalCount = 0
      var surplusCount = otherSections.reduce(0) { $0 + (pageSections[$1.key] == nil ? $1.value.count : 0) }
      var sharingCount = 0
      for (records, others) in sections {
        surplusCount += abs(records.count - others.count)
        guard records.count == others.count else { continue }
        equalCount += records.count
        for (a, b) in zip(records, others) where Parallelism.cosine(a, b, evidence) >= Parallelism.minSharedCosine {
          sharingCount += 1
        }
      }
      logOdds = log((Float(equalCount) + 4) / (2 * Float(surplusCount) + 0.25))
      sharesTerms = equalCount >= 4 && sharingCount * 10 >= equalCount * 7
    }

    /// Returns the log-odds to add to the pair at equal ordinals.
    func bonus(of a: Int, _ b: Int) -> Float { min(max(logOdds, lacksSharedTerms(a, b) ? -1 : minBonus), maxBonus) }

    /// Returns `true` if two records share no terms although pairs on these pages usually do.
    func lacksSharedTerms(_ a: Int, _ b: Int) -> Bool {
      sharesTerms && Parallelism.cosine(a, b, evidence) < Parallelism.maxUnsharedCosine
    }

    private static func cosine(_ a: Int, _ b: Int, _ evidence: Evidence) -> Float {
      evidence.profiles[a].sharedTerms.cosines(evidence.profiles[b].sharedTerms).whole
    }
  }

  /// Pairs records of sections that the other page lacks with their matches there, highest confidence first.
  private func unpairedMatches(_ records: [Int], taken: Set<Int>, in page: Int, _ matches: [UInt64: Float]) -> [RecordPair] {
    guard !records.isEmpty else { return [] }
    let pageRecords = Set(records)
    let otherRecords = Set(evidence.pages.pages[page].records)
    let sorted = matches.filter { $0.value >= NamesakePairs.threshold }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var taken = taken
    var pairs: [RecordPair] = []
    for (key, confidence) in sorted {
      let (low, high) = (Int(key >> 32), Int(key & 0xFFFF_FFFF))
      let (a, b) = pageRecords.contains(low) ? (low, high) : (high, low)
      guard pageRecords.contains(a), otherRecords.contains(b), !taken.contains(a), !taken.contains(b) else { continue }
      taken.formUnion([a, b])
      pairs.append(RecordPair(a: a, b: b, confidence: confidence, isByAlignment: true))
    }
    return pairs
  }
}
