import Guidelines
import Languages
import Searching

/// Takes over an index of an earlier release: its records, pages, sources and topics stay, what searching needs is made anew.
enum Upgrade {
  /// `user_version` of release 1.0.0.
  private static let first = 5003
  /// Of the schema that neither told guessed rules apart nor said where a page's file lies: both are learnt when the page is read again.
  private static let withoutGuesses = 8005
  /// Of the schema whose records had no sums.
  private static let withoutSums = 9005
  /// Of the schema that kept the postings of common terms in a large index only, and in more bytes.
  private static let withFewPostings = 10005
  /// Of the schema that had no private pages.
  private static let withoutPrivacy = 11005

  /// Whether the index at a path is of an earlier release that can be taken over.
  /// - Throws: what is wrong with any other file than an index of this release.
  static func isNeeded(_ path: String) throws(Failure) -> Bool {
    do throws(Failure) {
      try IndexHeader.check(path)
      return false
    } catch {
      guard case .otherSchema(_, let found, _) = error,
        [first, withoutGuesses, withoutSums, withFewPostings, withoutPrivacy].contains(found)
      else { throw error }
      return true
    }
  }

  static func run(_ database: Database) throws {
    let version = try database.count("PRAGMA user_version")
    if version == first { try runFromFirst(database) }
    // Without its hash no page counts as read already: the next `ingest` of it tells them apart.
    if version < withoutSums { try database.execute("UPDATE pages SET hash = ''") }
    try renewTables(database)
    try RecordSum.store(database)
    try database.execute("PRAGMA user_version = \(Schema.userVersion)")
  }

  /// Makes each table that an earlier release made in another way anew, with the rows that it holds: SQLite keeps the statement that a table was made by, and an index is
  /// known by its statements. Columns that there were not get their defaults.
  private static func renewTables(_ database: Database) throws {
    // Renaming a table is to change no other, and dropping one is to delete nothing from those that refer to it.
    try database.execute("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
    for (name, statement) in try missing("TABLE", database) {
      try database.execute("ALTER TABLE \(name) RENAME TO earlier")
      let indexes = "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'earlier' AND sql IS NOT NULL"
      for index in try database.all(indexes, [], { try $0.text(0) }) {
        try database.execute("DROP INDEX \"\(index.replacing("\"", with: "\"\""))\"")
      }
      try database.execute(statement)
      let columns = try database.all(
        "SELECT name FROM pragma_table_info(?) WHERE name IN (SELECT name FROM pragma_table_info('earlier'))", [.text(name)]
      ) { try $0.text(0) }.joined(separator: ", ")
      try database.execute("INSERT INTO \(name) (\(columns)) SELECT \(columns) FROM earlier; DROP TABLE earlier")
    }
    for (_, statement) in try missing("INDEX", database) { try database.execute(statement) }
    try database.execute("PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON")
  }

  /// Of the tables or indexes of this release, those that the index was not given by the same statement, with their names.
  private static func missing(_ kind: String, _ database: Database) throws -> [(name: String, statement: String)] {
    let stored = Set(try database.all("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") { try $0.text(0) })
    let opening = "CREATE \(kind) "
    return Schema.statements.filter { $0.hasPrefix(opening) && !stored.contains($0) }
      .map { ($0.dropFirst(opening.count).prefix { $0 != " " }.description, $0) }
  }

  private static func runFromFirst(_ database: Database) throws {
    try database.execute(
      """
      DROP TABLE word_counts; DROP TABLE words; DROP TABLE frequent; DROP TABLE lists; DROP TABLE vocabulary;
      DROP INDEX IF EXISTS topic_names_topic;
      DROP INDEX records_team;
      ALTER TABLE records RENAME COLUMN team TO wording_group;
      ALTER TABLE records RENAME COLUMN team_confidence TO wording_group_confidence;
      ALTER TABLE glossary_terms RENAME COLUMN team TO glossary_group;
      CREATE INDEX records_wording_group ON records (wording_group) WHERE wording_group IS NOT NULL;
      ALTER TABLE records ADD COLUMN rule INTEGER;
      ALTER TABLE records ADD COLUMN counterparts BLOB;
      \(Schema.search)
      """)
    try convertCounterparts(database)
    try convertTopics(database)
    try convertLists(database)
    try database.execute(
      """
      ALTER TABLE records DROP COLUMN counterpart; ALTER TABLE records DROP COLUMN counterpart_confidence;
      ALTER TABLE topics DROP COLUMN english; ALTER TABLE topics DROP COLUMN japanese;
      """)
  }

  // MARK: What stood in the two languages that it knew

  private static let languages = Languages.ofFirstRelease

  private static func convertCounterparts(_ database: Database) throws {
    let rows = try database.all(
      "SELECT id, name, language, counterpart, counterpart_confidence FROM records WHERE counterpart IS NOT NULL"
    ) { row in
      (
        row: row.integer(0), name: try row.text(1), language: row.number(2),
        counterpart: RecordLinks.Counterpart(id: try row.text(3), confidence: row.optionalReal(4))
      )
    }
    for record in rows {
      guard let other = languages.first(where: { $0.code != record.language }) else { continue }
      let stored = RecordLinks.stored(Localized([(other, record.counterpart)]), of: record.name)
      try database.run("UPDATE records SET counterparts = ? WHERE id = ?", [stored, .integer(record.row)])
    }
  }

  private static func convertTopics(_ database: Database) throws {
    let rows = try database.all("SELECT id, slug, english, japanese, detail FROM topics") { row in
      var detail = ByteReader(row.bytes(4))
      var topic = Topic(
        slug: try row.text(1), category: "", titles: Localized(zip(languages, [try row.text(2), try row.text(3)])))
      topic.aliases = try lists(&detail)
      topic.former = try detail.strings()
      topic.related = try detail.strings()
      return (row: row.integer(0), topic: topic)
    }
    for (row, topic) in rows {
      try database.run("UPDATE topics SET detail = ? WHERE id = ?", [.blob(StoredTopic.detail(topic)), .integer(row)])
    }
  }

  private static func convertLists(_ database: Database) throws {
    let catalog = try database.first("SELECT value FROM meta WHERE key = 'catalog'") { $0.bytes(0) }
    if let catalog {
      var reader = ByteReader(catalog)
      var writer = ByteWriter()
      writer.categories(try categories(&reader))
      writer.sectionNames(
        try reader.list { (reader) throws(ByteReader.Damaged) in
          SectionName(anchor: try reader.string(), names: try lists(&reader))
        })
      try Meta.set("catalog", .blob(writer.bytes), database)
    }
    for (id, bytes) in try database.all("SELECT id, content FROM glossary_groups", [], { ($0.integer(0), $0.bytes(1)) }) {
      var reader = ByteReader(bytes)
      var writer = ByteWriter()
      writer.group(Glossary.Group(members: try lists(&reader), readings: try reader.strings(), weight: nil))
      try database.run("UPDATE glossary_groups SET content = ? WHERE id = ?", [.blob(writer.bytes), .integer(id)])
    }
  }

  private static func categories(_ reader: inout ByteReader, depth: Int = 0) throws(ByteReader.Damaged) -> [TopicCategory] {
    guard depth <= deepestNesting else { throw ByteReader.Damaged() }
    return try reader.list { (reader) throws(ByteReader.Damaged) in
      TopicCategory(
        slug: try reader.string(), titles: Localized(zip(languages, [try reader.string(), try reader.string()])),
        groups: try categories(&reader, depth: depth + 1))
    }
  }

  private static func lists(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> Localized<[String]> {
    Localized(zip(languages, [try reader.strings(), try reader.strings()]))
  }
}
