import Guidelines

/// Pairs the records of bilingual pages: of one source, under one name, in two languages.
///
/// A section that holds as many records of a kind in both languages is paired in order, unless what they state speaks against it; any other
/// is aligned, as is what stands in sections that the other page does not have.
struct NamesakePairs {
  struct Pair {
    var a: Int
    var b: Int
    var confidence: Float
    var byAlignment: Bool
  }

  let evidence: Evidence

  /// How surely records at one ordinal of equal sections are the same rule, before anything is known of what they state.
  static let ordinalConfidence: Float = 0.97
  /// What an aligned pair must reach.
  static let threshold: Float = 0.5

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
    var pairs: [Pair] = []
    var left: [Int] = []
    for (key, records) in ours.sorted(by: { $0.key < $1.key }) {
      let others = theirs[key] ?? []
      if records.count == others.count, !contradicts(records, others, matches) {
        for (a, b) in zip(records, others) {
          let seen = matches[RuleGroups.key(a, b)] ?? 0
          pairs.append(
            Pair(a: a, b: b, confidence: max(NamesakePairs.ordinalConfidence, seen), byAlignment: false))
        }
      } else if others.isEmpty {
        left += records
      } else {
        pairs += SectionAligner(evidence: evidence).align(records, others)
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

  /// Whether more sure pairs between two equal sections stray from the ordinals than keep to them, two at least: something was added on
  /// one side and something else taken away.
  private func contradicts(_ ours: [Int], _ theirs: [Int], _ matches: [UInt64: Float]) -> Bool {
    guard ours.count > 2, ours.count <= 64 else { return false }
    var keeping = 0
    var straying = 0
    for (x, a) in ours.enumerated() {
      for (y, b) in theirs.enumerated() where (matches[RuleGroups.key(a, b)] ?? 0) >= 0.8 {
        if x == y { keeping += 1 } else { straying += 1 }
      }
    }
    return straying >= 2 && straying > keeping
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
