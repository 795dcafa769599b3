import Guidelines

/// Edges between records of different pages with identical text, which state the same rule regardless of the rest of their pages.
///
/// They are found by hash, so that ten thousand copies of a page need no pairwise comparisons.
enum DuplicateRecords {
  private struct WordingKey: Hashable {
    var language: Language
    var kind: RecordKind
    var headline: String
    var bodyHash: UInt64
    var platforms: [Platform]?
    /// Number of preceding records on the page with the same text.
    var occurrence: Int
  }

  /// Minimum length of a headline in scalars. Shorter ones, such as "Keep it simple", can mean different things on different
  /// pages.
  private static let minLength = 12

  static func edges(_ evidence: Evidence) -> [RuleGroups.Edge] {
    var lastIndex: [WordingKey: Int] = [:]
    var edges: [RuleGroups.Edge] = []
    for page in evidence.pages.pages {
      var occurrences: [WordingKey: Int] = [:]
      for index in page.records {
        let record = evidence.records[index]
        guard record.kind == .rule || record.kind == .definition else { continue }
        let headline = record.headline.plainText
        guard headline.unicodeScalars.prefix(minLength).count == minLength else { continue }
        var key = WordingKey(
          language: record.language, kind: record.kind, headline: headline,
          bodyHash: EvidenceTerm.hash(record.body.plainText.unicodeScalars.map(\.value)), platforms: record.platforms,
          occurrence: 0)
        key.occurrence = occurrences[key] ?? 0
        var firstKey = key
        firstKey.occurrence = 0
        occurrences[firstKey] = key.occurrence + 1
        if let duplicate = lastIndex[key] { edges.append(RuleGroups.Edge(a: duplicate, b: index, confidence: 0.99)) }
        lastIndex[key] = index
      }
    }
    return edges
  }
}
