import Guidelines

/// Records of different pages with the very same words: the same rule, whatever else stands on their pages.
///
/// Found by hash, so that ten thousand copies of a page cost no comparisons.
enum Duplicates {
  private struct Key: Hashable {
    var language: Language
    var kind: RecordKind
    var headline: String
    var text: UInt64
    var platforms: [Platform]?
    /// How many with these words the page had before.
    var occurrence: Int
  }

  /// Shorter wordings ("Keep it simple") may stand for anything.
  private static let shortest = 12

  static func edges(_ evidence: Evidence) -> [RuleGroups.Edge] {
    var last: [Key: Int] = [:]
    var edges: [RuleGroups.Edge] = []
    for page in evidence.pages.pages {
      var seen: [Key: Int] = [:]
      for index in page.records {
        let record = evidence.records[index]
        guard record.kind == .rule || record.kind == .definition else { continue }
        let headline = record.headline.plainText
        guard headline.unicodeScalars.prefix(shortest).count == shortest else { continue }
        var key = Key(
          language: record.language, kind: record.kind, headline: headline,
          text: EvidenceTerm.hash(record.body.plainText.unicodeScalars.map(\.value)), platforms: record.platforms, occurrence: 0)
        key.occurrence = seen[key] ?? 0
        var plain = key
        plain.occurrence = 0
        seen[plain] = key.occurrence + 1
        if let twin = last[key] { edges.append(RuleGroups.Edge(a: twin, b: index, confidence: 0.99)) }
        last[key] = index
      }
    }
    return edges
  }
}
