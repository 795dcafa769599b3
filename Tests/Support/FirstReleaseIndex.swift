import Guidelines
import Languages
import Searching

@testable import Indexing

/// Converts an index to the schema of release 1.0.0.
package func convertToFirstRelease(_ path: String) throws {
  let database = try Database(path)
  try database.execute(
    """
    DROP TABLE word_places; DROP TABLE words; DROP TABLE vectors; DROP TABLE columns; DROP TABLE vocabulary; DROP TABLE common_postings;
    DROP INDEX records_rule; ALTER TABLE records DROP COLUMN rule; ALTER TABLE records DROP COLUMN guessed; ALTER TABLE records DROP COLUMN sum;
    ALTER TABLE pages DROP COLUMN location;
    CREATE TABLE vocabulary (word TEXT PRIMARY KEY, count INTEGER NOT NULL, skeleton TEXT) WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5 (tokens, content='', detail='none', columnsize=0, tokenize='ascii');
    CREATE VIRTUAL TABLE word_counts USING fts5vocab (words, row);
    CREATE TABLE frequent (term TEXT PRIMARY KEY, count INTEGER NOT NULL, list INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE lists (id INTEGER PRIMARY KEY, entries BLOB NOT NULL);
    DROP INDEX records_wording_group;
    ALTER TABLE records RENAME COLUMN wording_group TO team;
    ALTER TABLE records RENAME COLUMN wording_group_confidence TO team_confidence;
    CREATE INDEX records_team ON records (team) WHERE team IS NOT NULL;
    ALTER TABLE glossary_terms RENAME COLUMN glossary_group TO team;
    ALTER TABLE records ADD COLUMN counterpart TEXT; ALTER TABLE records ADD COLUMN counterpart_confidence REAL;
    ALTER TABLE topics ADD COLUMN english TEXT NOT NULL DEFAULT ''; ALTER TABLE topics ADD COLUMN japanese TEXT NOT NULL DEFAULT '';
    PRAGMA user_version = 5003
    """)
  for (id, name, counterparts) in try database.all(
    "SELECT id, name, counterparts FROM records", [], { ($0.integer(0), try $0.text(1), $0.bytes(2)) })
  {
    guard let other = try RecordLinks.counterparts(counterparts, of: name).values.first else { continue }
    try database.run(
      "UPDATE records SET counterpart = ?, counterpart_confidence = ? WHERE id = ?",
      [.text(other.id), .init(other.confidence), .integer(id)])
  }
  try database.execute("ALTER TABLE records DROP COLUMN counterparts")
  let topics = try database.all("\(StoredTopic.select)", [], StoredTopic.topic)
  for topic in topics {
    var detail = ByteWriter()
    for language in [Language.english, .japanese] { detail.strings(topic.aliases.list(language)) }
    detail.strings(topic.formerSlugs)
    detail.strings(topic.related)
    try database.run(
      "UPDATE topics SET english = ?, japanese = ?, detail = ? WHERE slug = ?",
      [.text(topic.title(in: .english)), .text(topic.title(in: .japanese)), .blob(detail.bytes), .text(topic.slug)])
  }
  try convertLists(database)
  try database.close()
}

/// Writes categories, sections, and glossary, each with its English and then its Japanese texts.
private func convertLists(_ database: Database) throws {
  for (id, bytes) in try database.all("SELECT id, content FROM glossary_groups", [], { ($0.integer(0), $0.bytes(1)) }) {
    var reader = ByteReader(bytes)
    let group = try reader.group(weight: nil)
    var writer = ByteWriter()
    for language in [Language.english, .japanese] { writer.strings(group.members.list(language)) }
    writer.strings(group.readings)
    try database.run("UPDATE glossary_groups SET content = ? WHERE id = ?", [.blob(writer.bytes), .integer(id)])
  }
  guard let catalog = try database.first("SELECT value FROM meta WHERE key = 'catalog'", [], { $0.bytes(0) }) else { return }
  var reader = ByteReader(catalog)
  let (categories, sections) = (try reader.categories(), try reader.sectionNames())
  var writer = ByteWriter()
  func write(_ categories: [TopicCategory], _ writer: inout ByteWriter) {
    writer.list(categories) {
      $0.string($1.slug)
      $0.string($1.title(in: .english))
      $0.string($1.title(in: .japanese))
      write($1.groups, &$0)
    }
  }
  write(categories, &writer)
  writer.list(sections) {
    $0.string($1.anchor)
    $0.strings($1.names.list(.english))
    $0.strings($1.names.list(.japanese))
  }
  try IndexMetadata.set("catalog", .blob(writer.bytes), database)
}
