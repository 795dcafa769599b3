import Guidelines
import Languages
import Searching
import TextAnalysis

extension GuidelineIndex {
  /// Returns all topics: first those of the catalog in its order, then the unlisted ones by slug.
  package func topics() throws(Failure) -> [Topic] {
    try connection.use { database in
      try database.all("\(StoredTopic.select) ORDER BY t.listed DESC, t.rank, t.slug", [], StoredTopic.topic)
    }
  }

  /// Returns the topics that a topic's page lists as related, in its order.
  package func related(to topic: Topic) throws(Failure) -> [Topic] {
    if topic.related.isEmpty { return [] }
    let relatedTopics = try connection.use { database in
      try database.all(
        "\(StoredTopic.select) WHERE t.slug IN (\(Database.placeholders(topic.related.count)))", topic.related.map { .text($0) },
        StoredTopic.topic)
    }
    return topic.related.compactMap { slug in relatedTopics.first { $0.slug == slug } }
  }

  /// Returns the quantities in the order of the list.
  package func quantities() throws(Failure) -> [Quantity] {
    try connection.use { database in try QuantityStorage.all(database) }
  }

  /// Returns the entries of the change logs, newest first, then by topic.
  package func changes() throws(Failure) -> [ChangelogEntry] {
    try connection.use { database in try ChangelogStorage.all(database) }.sorted { ($1.date, $0.topic) < ($0.date, $1.topic) }
  }

  /// Returns the changes since a date on one of the topics for one of the platforms. An empty list matches every change. A change
  /// without platforms applies to all that its topic supports.
  package func changes(since: String, topics slugs: [String] = [], platforms: [Platform] = []) throws(Failure) -> [ChangelogEntry]
  {
    let matches = try changes().filter { $0.date >= since && (slugs.isEmpty || slugs.contains($0.topic)) }
    if platforms.isEmpty { return matches }
    let supported = Dictionary(try topics().map { ($0.slug, $0.platforms) }) { first, _ in first }
    return matches.filter { change in
      let changedPlatforms = change.platforms.isEmpty ? supported[change.topic] ?? [] : change.platforms
      return !Set(changedPlatforms).isDisjoint(with: platforms)
    }
  }

  /// Returns the topics, categories, and section names that extraction uses.
  package func topicCatalog() throws(Failure) -> TopicCatalog {
    TopicCatalog(edition: try corpusEdition(), categories: try categories(), sections: try sections(), topics: try topics())
  }

  package func categories() throws(Failure) -> [TopicCategory] { try catalog().categories }

  package func sections() throws(Failure) -> [SectionName] { try catalog().sections }

  /// Returns the topics with a name, best first: by slug, name, alias, API name, or former name, in any language. Names are
  /// compared by `nameKey`, ignoring how long vowels are written. A member of a type names the type's topic. "A or B" names the
  /// topic that helps to choose between the two.
  package func topics(named name: String) throws(Failure) -> [Topic] {
    // `TabView` is an API name in the first place, and a spelling of `tab view` in the second.
    let preferredRanks = SymbolName.isSymbolLike(name) ? [TopicRank.symbol.rawValue, TopicRank.sharedSymbol.rawValue] : []
    for spelling in [name] + SymbolName.fallbackNames(name) {
      let keys = NameKeys.all(of: spelling)
      let topics = try connection.use { database in
        try database.all(
          """
            \(StoredTopic.select) JOIN topic_names n ON n.topic = t.id WHERE n.key IN (\(Database.placeholders(keys.count)))
              AND n.rank < \(TopicRank.compared.rawValue)
            GROUP BY t.id ORDER BY min(n.rank - 10 * (n.rank IN (\(Database.placeholders(preferredRanks.count))))), t.listed DESC, t.rank, t.slug
          """, keys.map { .text($0) } + preferredRanks.map { .init($0) }, StoredTopic.topic)
      }
      if !topics.isEmpty { return topics }
    }
    return try connection.use { database in
      guard
        let comparisonTopic = try NamedAnswers(FoldedText(name), SQLiteStore(database, [])).comparisonTopic(
          requiringNothingElse: true)
      else { return [] }
      return try database.all("\(StoredTopic.select) WHERE t.id = ?", [.integer(comparisonTopic)], StoredTopic.topic)
    }
  }

  package func topic(named name: String) throws(Failure) -> Topic? { try topics(named: name).first }

  /// Returns the topics with names similar to a typed one, most similar first.
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
        let similarity = GuidelineIndex.similarity(key, candidate.unicodeScalars.map(\.value))
        if similarity >= 0.35 { best[topic] = max(best[topic] ?? 0, similarity) }
      }
      let ranked = try best.map { id, likeness in
        (likeness, try database.first("\(StoredTopic.select) WHERE t.id = ?", [.integer(id)], StoredTopic.topic))
      }
      return ranked.compactMap { likeness, topic in topic.map { (likeness, $0) } }
        .sorted { ($1.0, $0.1.slug) < ($0.0, $1.1.slug) }.prefix(limit).map(\.1)
    }
  }

  /// Returns the similarity of two names: 1 if they are equal, less with each difference, and more if one contains the other.
  static func similarity(_ typed: [UInt32], _ name: [UInt32]) -> Double {
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

/// Decoding and encoding of rows of `topics`.
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
    writer.details(of: topic)
    return writer.bytes
  }
}
