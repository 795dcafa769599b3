import Guidelines
import TextAnalysis

/// Topics of the catalogue by any of their present names, in singular and plural, and by API names.
struct TopicNames {
  /// What a name of a topic is to it. The lower goes first; `topic_names` holds the number.
  enum Rank: Int, Comparable {
    case slug, title, alias
    /// One of these, spelled in another way.
    case spelling
    /// Of an API, and of one that belongs to another topic.
    case symbol, sharedSymbol
    case former
    /// Of something that a choice is between, which by itself names that thing's own topic.
    case compared
    /// That a section explains, and that no topic has.
    case explained

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }

    static func names(of topic: Topic) -> [(Rank, [String])] {
      let own = topic.api.filter { !$0.isShared }
      return [
        (.slug, [topic.slug]), (.title, topic.titles.values), (.alias, topic.aliases.flattened),
        (.symbol, own.map(\.baseName)),
        (.sharedSymbol, topic.api.filter(\.isShared).map(\.baseName) + own.compactMap(\.member)),
        (.former, topic.former + topic.formerNames), (.compared, topic.compared.flattened),
        (.explained, topic.explained.flatMap(\.names.flattened)),
      ]
    }
  }

  private let database: Database
  private let statement: Statement

  init(_ database: Database) throws {
    self.database = database
    statement = try Statement(
      database,
      """
      SELECT n.topic FROM topic_names n JOIN topics t ON t.id = n.topic WHERE n.key = ? AND n.rank <= ? AND t.listed = 1
      ORDER BY n.rank LIMIT 1
      """)
  }

  /// - Parameter isSymbol: whether the name is written as one of an API: `form` is a word, `Form` may be a name.
  func topic(_ name: String, isSymbol: Bool = false) throws -> Int64? {
    let key = nameKey(name)
    guard !key.isEmpty else { return nil }
    for form in TopicNames.numbers(key) + TopicNames.keys(name).dropFirst() {
      try statement.restart([.text(form), .init((isSymbol ? Rank.sharedSymbol : .spelling).rawValue)])
      if try statement.next() { return statement.integer(0) }
    }
    return nil
  }

  func titles(of topic: Int64) throws -> [String] {
    try database.first("SELECT detail FROM topics WHERE id = ?", [.integer(topic)]) {
      var detail = ByteReader($0.bytes(0))
      return try StoredTopic.titles(&detail).values
    } ?? []
  }

  /// What `topic_names` has a name under: as it is written, as a question's words are (メーター is メータ there), and however its long vowels are
  /// written.
  static func keys(_ name: String) -> [String] {
    let unified = FoldedText(name).unified.scalars
    let spellings = [nameKey(Vocabulary.string(unified)), KatakanaKey.key(unified)]
    return [nameKey(name)] + spellings.compactMap { $0 }
  }

  /// An English name in singular and plural.
  static func numbers(_ key: String) -> [String] {
    guard let last = key.unicodeScalars.last, last.isASCII else { return [key] }
    return key.hasSuffix("s") ? [key, String(key.dropLast())] : [key, key + "s"]
  }
}
