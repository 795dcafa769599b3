import GRDB
import TextAnalysis

/// Topics of the catalogue by any of their names.
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
    guard key.unicodeScalars.count >= 2 else { return nil }
    let spelling = KatakanaKey.key(name.unicodeScalars.map(\.value)).map { [$0] } ?? []
    for form in TopicNames.numbers(key) + spelling {
      try lookup.restart([.text(form)])
      if try lookup.next() { return lookup.integer(0) }
    }
    return nil
  }

  /// An English name in singular and plural.
  private static func numbers(_ key: String) -> [String] {
    guard let last = key.unicodeScalars.last, last.isASCII else { return [key] }
    return key.hasSuffix("s") ? [key, String(key.dropLast())] : [key, key + "s"]
  }
}
