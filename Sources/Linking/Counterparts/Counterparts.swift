import Guidelines

/// Selection of a record's counterparts from its wording group. A counterpart is a member in another language, preferably of the
/// page with the same name, then of the same source, then of the Corpus, then of any other source.
struct Counterparts {
  let evidence: Evidence
  let groups: RuleGroups
  /// Records of one group, in ascending order.
  let members: [Int]
  private let membersByLanguage: [Language: [Int]]
  /// Maximum number of candidates per language. Further members are ignored because all of them state the same rule.
  private static let maxCandidates = 64

  init(evidence: Evidence, groups: RuleGroups, members: [Int]) {
    self.evidence = evidence
    self.groups = groups
    self.members = members
    membersByLanguage = Dictionary(grouping: members) { evidence.records[$0].language }
  }

  /// Returns the best counterpart of a record in each other language of the group.
  func counterparts(of record: Int) -> [(Int, Float)] {
    membersByLanguage.compactMap { language, candidates in
      language == evidence.records[record].language ? nil : best(of: candidates, for: record)
    }
  }

  private func best(of candidates: [Int], for record: Int) -> (Int, Float)? {
    var best: (rank: Int, confidence: Float, record: Int)?
    for other in ranked(candidates, for: record) {
      let rank = rank(other, for: record)
      // A pair that is linked only through a third wording is as certain as the weaker of its two links.
      let confidence = max(
        groups.confidence(record, other) ?? 0, min(groups.confidence[record], groups.confidence[other]))
      if let best, (best.rank, -best.confidence) <= (rank, -confidence) { continue }
      best = (rank, confidence, other)
    }
    return best.map { ($0.record, $0.confidence) }
  }

  private func ranked(_ candidates: [Int], for record: Int) -> [Int] {
    candidates.count <= Counterparts.maxCandidates
      ? candidates : Array(candidates.filter { rank($0, for: record) < 3 }.prefix(Counterparts.maxCandidates))
  }

  private func rank(_ other: Int, for record: Int) -> Int {
    Counterparts.rank(of: evidence.records[other], for: evidence.records[record])
  }

  /// Returns the rank of a candidate; lower is better: 0 for a page of the same source and name, 1 for the same source, 2 for the
  /// Corpus, 3 for any other source.
  static func rank(of other: Record, for record: Record) -> Int {
    if other.source.name == record.source.name { return other.source.page == record.source.page ? 0 : 1 }
    return other.source.name == corpusSourceName ? 2 : 3
  }
}
