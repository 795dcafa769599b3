import Guidelines
import TextAnalysis

/// A search's filters: the query's own and those in its text. Values that nothing is named by are literal text instead.
struct Filters {
  var conditions = FilterSQL()

  /// Takes the operators out of `parsed` that filter; puts back what is no value of their key.
  init(_ query: Query, _ parsed: inout ParsedQuery, _ database: Database) throws {
    var own = RecordFilter(
      topics: query.topics, sources: query.sources, languages: query.languages,
      platforms: query.platforms, kinds: query.kinds, statedOnly: query.statedOnly)
    (own.strengths, own.platformsOwn) = (query.strengths, query.platformsOwn)
    conditions = FilterSQL(own)
    var platforms: [Platform] = []
    var topics: [String] = []
    var kinds: [RecordKind] = []
    var sources: [String] = []
    var editions: [String] = []
    for (key, value) in parsed.filters {
      var isKnown = true
      let values = value.split(whereSeparator: { $0 == "," || $0 == "、" }).map(String.init)
      switch key {
      case .platform:
        let named = values.compactMap { Platform(name: $0) ?? Platform(device: $0) }
        isKnown = !named.isEmpty
        platforms += named
      case .topic:
        let slugs = try values.compactMap { try Filters.topic($0, database) }
        isKnown = !slugs.isEmpty
        topics += slugs
      case .kind:
        let named = values.compactMap { name in RecordKind.allCases.first { $0.rawValue == name.lowercased() } }
        isKnown = !named.isEmpty
        kinds += named
      case .source:
        let named = try values.compactMap { try Filters.source($0, database) }
        isKnown = !named.isEmpty
        sources += named
      case .edition: editions.append(value)
      }
      if !isKnown { parsed.pieces.append(ParsedQuery.Piece(text: "\(key.rawValue):\(value)")) }
    }
    let typed = FilterSQL(RecordFilter(topics: topics, sources: sources, platforms: platforms, kinds: kinds))
    for condition in [typed] where !condition.isEmpty {
      conditions.add(condition.conditions.joined(separator: " AND "), condition.values)
    }
    if !editions.isEmpty {
      let one = "substr(p.edition, 1, length(?)) = ? COLLATE NOCASE"
      conditions.add(
        "(" + Array(repeating: one, count: editions.count).joined(separator: " OR ") + ")",
        editions.flatMap { [.text($0), .text($0)] })
    }
  }

  var isEmpty: Bool { conditions.isEmpty }

  /// By a rule's number, whether some wording of it passes; nil where all do.
  func rules(_ count: Int, _ database: Database) throws -> [Bool]? {
    guard !isEmpty else { return nil }
    var passing = [Bool](repeating: false, count: count + 1)
    let rows = try Statement(
      database,
      """
      SELECT r.rule FROM records r JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source\
      \(conditions.whereClause)
      """, conditions.values)
    while try rows.next() {
      let rule = rows.number(0)
      if passing.indices.contains(rule) { passing[rule] = true }
    }
    return passing
  }

  private static func topic(_ name: String, _ database: Database) throws -> String? {
    let keys = TopicNames.keys(name)
    return try database.first(
      "SELECT t.slug FROM topic_names n JOIN topics t ON t.id = n.topic WHERE n.key IN (\(Database.marks(keys.count))) ORDER BY n.rank LIMIT 1",
      keys.map { .text($0) }
    ) { try $0.text(0) }
  }

  private static func source(_ name: String, _ database: Database) throws -> String? {
    let key = nameKey(name)
    return try database.all("SELECT name FROM sources ORDER BY name", [], { try $0.text(0) }).first { nameKey($0) == key }
  }
}
