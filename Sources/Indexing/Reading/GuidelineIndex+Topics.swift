import Guidelines
import Languages
import Searching
import TextAnalysis

extension GuidelineIndex {
  /// All topics, those of the catalog first, in its order; then those that pages made, by slug.
  package func topics() throws(Failure) -> [Topic] {
    try connection.use { database in
      try database.all("\(StoredTopic.select) ORDER BY t.listed DESC, t.rank, t.slug", [], StoredTopic.topic)
    }
  }

  /// Those that a topic's page sends to, in its order.
  package func related(to topic: Topic) throws(Failure) -> [Topic] {
    if topic.related.isEmpty { return [] }
    let found = try connection.use { database in
      try database.all(
        "\(StoredTopic.select) WHERE t.slug IN (\(Database.marks(topic.related.count)))", topic.related.map { .text($0) },
        StoredTopic.topic)
    }
    return topic.related.compactMap { slug in found.first { $0.slug == slug } }
  }

  /// What people look up as a figure, in the list's order.
  package func quantities() throws(Failure) -> [Quantity] {
    try connection.use { database in try Quantities.all(database) }
  }

  /// The entries of the change logs, newest first, then by topic.
  package func changes() throws(Failure) -> [Change] {
    try connection.use { database in try Changes.all(database) }.sorted { ($1.date, $0.topic) < ($0.date, $1.topic) }
  }

  /// Those from a date on, on one of these topics, that concern one of these platforms; what is empty filters nothing. A change that names no
  /// platform concerns all that its topic supports.
  package func changes(since: String, topics slugs: [String] = [], platforms: [Platform] = []) throws(Failure) -> [Change] {
    let found = try changes().filter { $0.date >= since && (slugs.isEmpty || slugs.contains($0.topic)) }
    if platforms.isEmpty { return found }
    let supported = Dictionary(try topics().map { ($0.slug, $0.platforms) }) { first, _ in first }
    return found.filter { change in
      let concerned = change.platforms.isEmpty ? supported[change.topic] ?? [] : change.platforms
      return !Set(concerned).isDisjoint(with: platforms)
    }
  }

  /// The topics, categories and sections by which pages are taken apart.
  package func topicCatalog() throws(Failure) -> TopicCatalog {
    TopicCatalog(edition: try corpusEdition(), categories: try categories(), sections: try sections(), topics: try topics())
  }

  package func categories() throws(Failure) -> [TopicCategory] { try catalog().categories }

  package func sections() throws(Failure) -> [SectionName] { try catalog().sections }

  /// The topics of that name, the one that is meant first: slug, name, alias, API name or former name, in any language, by `nameKey`, however its long vowels
  /// are written. A member of a type names what the type does. "A or B" names what helps to choose between the two.
  package func topics(named name: String) throws(Failure) -> [Topic] {
    // `TabView` is the name of an API before it is another way to write `tab view`.
    let first = SymbolName.isLike(name) ? [TopicRank.symbol.rawValue, TopicRank.sharedSymbol.rawValue] : []
    for spelling in [name] + SymbolName.wider(name) {
      let keys = NameKeys.all(of: spelling)
      let found = try connection.use { database in
        try database.all(
          """
            \(StoredTopic.select) JOIN topic_names n ON n.topic = t.id WHERE n.key IN (\(Database.marks(keys.count)))
              AND n.rank < \(TopicRank.compared.rawValue)
            GROUP BY t.id ORDER BY min(n.rank - 10 * (n.rank IN (\(Database.marks(first.count))))), t.listed DESC, t.rank, t.slug
          """, keys.map { .text($0) } + first.map { .init($0) }, StoredTopic.topic)
      }
      if !found.isEmpty { return found }
    }
    return try connection.use { database in
      guard let choice = try NamedAnswers(FoldedText(name), SQLiteStore(database, [])).choice(alone: true) else { return [] }
      return try database.all("\(StoredTopic.select) WHERE t.id = ?", [.integer(choice)], StoredTopic.topic)
    }
  }

  package func topic(named name: String) throws(Failure) -> Topic? { try topics(named: name).first }

  /// Topics with a name like the one typed, most similar first.
  package func topicSuggestions(for name: String, limit: Int = 5) throws(Failure) -> [Topic] {
    let key = nameKey(name).unicodeScalars.map(\.value)
    guard !key.isEmpty, key.count <= 200 else { return [] }
    return try connection.use { database in
      var best: [Int64: Double] = [:]
      let rows = try Statement(
        database, "SELECT key, topic FROM topic_names WHERE rank < \(TopicRank.compared.rawValue)")
      while try rows.next() {
        let candidate = try rows.text(0)
        let topic = rows.integer(1)
        let likeness = GuidelineIndex.likeness(key, candidate.unicodeScalars.map(\.value))
        if likeness >= 0.35 { best[topic] = max(best[topic] ?? 0, likeness) }
      }
      let ranked = try best.map { id, likeness in
        (likeness, try database.first("\(StoredTopic.select) WHERE t.id = ?", [.integer(id)], StoredTopic.topic))
      }
      return ranked.compactMap { likeness, topic in topic.map { (likeness, $0) } }
        .sorted { ($1.0, $0.1.slug) < ($0.0, $1.1.slug) }.prefix(limit).map(\.1)
    }
  }

  /// 1 for the same, less with every difference; names that hold what was typed, or stand in it, are like it too.
  static func likeness(_ typed: [UInt32], _ name: [UInt32]) -> Double {
    let dice = Similarity.dice(typed, name)
    let (short, long) = typed.count < name.count ? (typed, name) : (name, typed)
    guard short.count >= 2, PhraseMatch.find(short, in: long, from: 0) != nil else { return dice }
    return max(dice, 0.4 + 0.5 * Double(short.count) / Double(long.count))
  }

  private func catalog() throws(Failure) -> (categories: [TopicCategory], sections: [SectionName]) {
    try connection.use { database in
      try database.first("SELECT value FROM meta WHERE key = 'catalog'") { row in
        var reader = ByteReader(row.bytes(0))
        return (try reader.categories(), try reader.sectionNames())
      } ?? ([], [])
    }
  }
}

/// A row of `topics`.
enum StoredTopic {
  static let select = """
    SELECT t.slug, t.category, t.division, t.platforms, t.detail FROM topics t
    """

  static func topic(_ row: Statement) throws -> Topic {
    var reader = ByteReader(row.bytes(4))
    return try reader.topic(
      slug: try row.text(0), category: try row.text(1), group: row.optionalText(2), platforms: Platform.list(mask: row.number(3)))
  }

  static func detail(_ topic: Topic) -> [UInt8] {
    var writer = ByteWriter()
    writer.detail(of: topic)
    return writer.bytes
  }
}
