import Guidelines

/// Who of a group is a record's counterpart: a member in another language, of the same page's name, else of the same source, else of the
/// Corpus, else of any source.
struct Counterparts {
  let evidence: Evidence
  let groups: RuleGroups
  /// One group, ascending.
  let members: [Int]
  private let byLanguage: [Language: [Int]]
  /// Beyond this many members in a language the first suffice: all state the same.
  private static let most = 64

  init(evidence: Evidence, groups: RuleGroups, members: [Int]) {
    self.evidence = evidence
    self.groups = groups
    self.members = members
    byLanguage = Dictionary(grouping: members) { evidence.records[$0].language }
  }

  /// The best in each other language that the group has.
  func counterparts(of record: Int) -> [(Int, Float)] {
    byLanguage.compactMap { language, candidates in
      language == evidence.records[record].language ? nil : best(of: candidates, for: record)
    }
  }

  private func best(of candidates: [Int], for record: Int) -> (Int, Float)? {
    var best: (rank: Int, confidence: Float, record: Int)?
    for other in ranked(candidates, for: record) {
      let rank = rank(other, for: record)
      // Through a third wording a pair is as sure as its weaker half.
      let confidence = max(
        groups.confidence(record, other) ?? 0, min(groups.confidence[record], groups.confidence[other]))
      if let best, (best.rank, -best.confidence) <= (rank, -confidence) { continue }
      best = (rank, confidence, other)
    }
    return best.map { ($0.record, $0.confidence) }
  }

  private func ranked(_ candidates: [Int], for record: Int) -> [Int] {
    candidates.count <= Counterparts.most
      ? candidates : Array(candidates.filter { rank($0, for: record) < 3 }.prefix(Counterparts.most))
  }

  private func rank(_ other: Int, for record: Int) -> Int {
    Counterparts.rank(of: evidence.records[other], for: evidence.records[record])
  }

  /// 0 for the page's namesake, 1 for its source, 2 for the Corpus, 3 for any other.
  static func rank(of other: Record, for record: Record) -> Int {
    if other.source.name == record.source.name { return other.source.page == record.source.page ? 0 : 1 }
    return other.source.name == corpusSourceName ? 2 : 3
  }
}
