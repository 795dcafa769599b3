import Guidelines
import Languages
import Searching

/// Migrates an index of release 1.0.0: keeps its records, pages, sources, and topics, and rebuilds everything that search needs.
/// Release 2.0.0 has the present schema.
enum Migration {
  /// The `user_version` of release 1.0.0.
  private static let firstRelease = 5003

  /// Indicates whether there is an index of an earlier release at a path that can be migrated.
  /// - Throws: An error if the file is not an index, or an index of an unknown version.
  static func isNeeded(_ path: String) throws(Failure) -> Bool {
    do throws(Failure) {
      try IndexHeader.check(path)
      return false
    } catch {
      guard case .incompatibleSchema(_, firstRelease, _) = error else { throw error }
      return true
    }
  }

  static func run(_ database: Database) throws {
    try migrateFromFirstRelease(database)
    // Release 1.0.0 stored neither whether a rule is inferred nor a page's location. Deleting the hashes makes the next `ingest`
    // read the pages again, which adds both.
    try database.execute("UPDATE pages SET hash = ''")
    try recreateTables(database)
    try RecordChecksum.store(database)
    try database.execute("PRAGMA user_version = \(Schema.userVersion)")
  }

  /// Recreates each table whose `CREATE` statement has changed, and copies its rows. SQLite stores the original statements, and
  /// `Schema.check` compares them. New columns get their defaults.
  private static func recreateTables(_ database: Database) throws {
    // Renaming a table must not rewrite references in other tables, and dropping it must not delete rows that refer to it.
    try database.execute("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
    for (name, statement) in try missingStatements("TABLE", database) {
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
    for (_, statement) in try missingStatements("INDEX", database) { try database.execute(statement) }
    try database.execute("PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON")
  }

  /// Returns the tables or indexes of this release that the index has not or that were created with another statement.
  /// - Parameter kind: `TABLE` or `INDEX`.
  private static func missingStatements(_ kind: String, _ database: Database) throws -> [(name: String, statement: String)] {
    let stored = Set(try database.all("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") { try $0.text(0) })
    let prefix = "CREATE \(kind) "
    return Schema.statements.filter { $0.hasPrefix(prefix) && !stored.contains($0) }
      .map { ($0.dropFirst(prefix.count).prefix { $0 != " " }.description, $0) }
  }

  private static func migrateFromFirstRelease(_ database: Database) throws {
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

  // MARK: Conversion of columns for the two languages of the first release

  private static let languages = Languages.inFirstRelease

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
      let stored = RecordLinks.columnValue(Localized([(other, record.counterpart)]), of: record.name)
      try database.run("UPDATE records SET counterparts = ? WHERE id = ?", [stored, .integer(record.row)])
    }
  }

  private static func convertTopics(_ database: Database) throws {
    let rows = try database.all("SELECT id, slug, english, japanese, detail FROM topics") { row in
      var detail = ByteReader(row.bytes(4))
      var topic = Topic(
        slug: try row.text(1), category: "", titles: Localized(zip(languages, [try row.text(2), try row.text(3)])))
      topic.aliases = try lists(&detail)
      topic.formerSlugs = try detail.strings()
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
        try reader.list { (reader) throws(ByteReader.CorruptDataError) in
          SectionName(anchor: try reader.string(), names: try lists(&reader))
        })
      try IndexMetadata.set("catalog", .blob(writer.bytes), database)
    }
    for (id, bytes) in try database.all("SELECT id, content FROM glossary_groups", [], { ($0.integer(0), $0.bytes(1)) }) {
      var reader = ByteReader(bytes)
      var writer = ByteWriter()
      writer.group(Glossary.Group(members: try lists(&reader), readings: try reader.strings(), weight: nil))
      try database.run("UPDATE glossary_groups SET content = ? WHERE id = ?", [.blob(writer.bytes), .integer(id)])
    }
  }

  private static func categories(_ reader: inout ByteReader, depth: Int = 0) throws(ByteReader.CorruptDataError)
    -> [TopicCategory]
  {
    guard depth <= maxNestingDepth else { throw ByteReader.CorruptDataError() }
    return try reader.list { (reader) throws(ByteReader.CorruptDataError) in
      TopicCategory(
        slug: try reader.string(), titles: Localized(zip(languages, [try reader.string(), try reader.string()])),
        groups: try categories(&reader, depth: depth + 1))
    }
  }

  private static func lists(_ reader: inout ByteReader) throws(ByteReader.CorruptDataError) -> Localized<[String]> {
    Localized(zip(languages, [try reader.strings(), try reader.strings()]))
  }
}
