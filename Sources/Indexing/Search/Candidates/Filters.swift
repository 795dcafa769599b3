import Guidelines
import TextAnalysis

/// A search's filters: the query's own and those in its text.
struct Filters {
  private(set) var conditions: FilterSQL
  /// The platforms and topics (by their slugs) that are asked for.
  private(set) var platforms: [Platform]
  private(set) var topics: [String]
  /// What looks like a filter and names nothing that there is: text to search.
  private(set) var literal: [String] = []

  /// - Parameter typed: the operators of the text that filter.
  init(_ own: RecordFilter, _ typed: [(key: ParsedQuery.FilterKey, value: String)], _ database: Database) throws {
    conditions = FilterSQL(own)
    (platforms, topics) = (own.platforms, own.topics)
    var filter = RecordFilter()
    var editions: [String] = []
    for (key, value) in typed {
      let values = value.split(whereSeparator: { $0 == "," || $0 == "、" }).map(String.init)
      func add<Value>(_ read: (String) throws -> Value?, to named: WritableKeyPath<RecordFilter, [Value]>) throws {
        let found = try values.compactMap(read)
        filter[keyPath: named] += found
        if found.isEmpty { literal.append("\(key.rawValue):\(value)") }
      }
      switch key {
      case .platform: try add({ Platform(name: $0) ?? Platform(device: $0) }, to: \.platforms)
      case .topic: try add({ try Filters.topic($0, database) }, to: \.topics)
      case .kind: try add({ RecordKind(rawValue: $0.lowercased()) }, to: \.kinds)
      case .source: try add({ try Filters.source($0, database) }, to: \.sources)
      case .edition: editions.append(value)
      }
    }
    conditions.add(FilterSQL(filter))
    platforms += filter.platforms
    topics += filter.topics
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
      "SELECT t.slug FROM topic_names n JOIN topics t ON t.id = n.topic WHERE n.key IN (\(Database.marks(keys.count))) AND n.rank < \(TopicNames.Rank.compared.rawValue) ORDER BY n.rank LIMIT 1",
      keys.map { .text($0) }
    ) { try $0.text(0) }
  }

  private static func source(_ name: String, _ database: Database) throws -> String? {
    let key = nameKey(name)
    return try database.all("SELECT name FROM sources ORDER BY name", [], { try $0.text(0) }).first { nameKey($0) == key }
  }
}
