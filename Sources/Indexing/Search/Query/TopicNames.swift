import GRDB
import TextAnalysis

/// Topics of the catalogue by any of their names, in singular and plural.
struct TopicNames {
  private let lookup: Lookup

  init(_ database: Database) throws {
    lookup = try Lookup(
      database,
      "SELECT n.topic FROM topic_names n JOIN topics t ON t.id = n.topic WHERE n.key = ? AND t.listed = 1 ORDER BY n.rank LIMIT 1"
    )
  }

  func topic(_ name: String) throws -> Int64? {
    let key = nameKey(name)
    guard !key.isEmpty else { return nil }
    for form in TopicNames.numbers(key) + TopicNames.keys(name).dropFirst() {
      try lookup.restart([.text(form)])
      if try lookup.next() { return lookup.integer(0) }
    }
    return nil
  }

  /// What `topic_names` has a name under: as it is written, as a question's words are (メーター is メータ there), and however its long vowels are
  /// written.
  static func keys(_ name: String) -> [String] {
    let unified = FoldedText(name).unified.scalars
    let spellings = [nameKey(Vocabulary.string(unified)), KatakanaKey.key(unified)]
    return [nameKey(name)] + spellings.compactMap { $0 }
  }

  /// An English name in singular and plural.
  private static func numbers(_ key: String) -> [String] {
    guard let last = key.unicodeScalars.last, last.isASCII else { return [key] }
    return key.hasSuffix("s") ? [key, String(key.dropLast())] : [key, key + "s"]
  }
}
