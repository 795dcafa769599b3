import Guidelines
import Languages
import Testing

@testable import Indexing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Integrity checks of an index, and limits on the work that its content can cause.
@Suite struct IndexIntegrityTests {
  let folder = Folder()

  /// Makes an index of 30 rules and runs statements on it.
  private func make(_ sql: String = "") throws {
    let a = page("a")
    _ = try build(folder.index, [(a, (0..<30).map { record($0, "規則その\($0)。", "余白を取る。", on: a) })])
    let database = try Database(folder.index)
    try database.execute("PRAGMA foreign_keys = OFF; " + sql)
    try database.close()
  }

  private func opening() throws(Failure) { _ = try GuidelineIndex(path: folder.index) }

  /// The list is longer than the number of rules. FTS5 answers in its place, and no memory is allocated for it.
  @Test("A forged list of postings does not change the answer") func forgedPostingsAreIgnored() throws {
    try make()
    let whole = try GuidelineIndex(path: folder.index).search(Query(text: "余白")).hits.map(\.record.id)
    #expect(!whole.isEmpty)
    for forged in ["zeroblob(50000000)", "x'" + String(repeating: "1F", count: 3000) + "'"] {
      try make("UPDATE common_postings SET entries = \(forged)")
      #expect(
        try GuidelineIndex(path: folder.index).search(Query(text: "余白")).hits.map(\.record.id) == whole, "\(forged.prefix(40))")
    }
  }

  // MARK: Tables

  /// Internal tables differ between versions of SQLite, so the check runs with the linked one.
  @Test("A new index passes the schema check") func newIndexHasExpectedSchema() throws {
    let database = try Database(":memory:")
    try database.execute(Schema.tables)
    try Schema.check(database, "x")
    try database.execute("CREATE TABLE x (y); INSERT INTO x VALUES (1); CREATE INDEX z ON x (y); ANALYZE; DROP TABLE x")
    try Schema.check(database, "x")
    #expect(Schema.statements.count > 20)
  }

  @Test(
    "An index with other tables, views, triggers, or columns is rejected",
    arguments: [
      ("CREATE TABLE more (x)", "no index has such a 'more'"),
      ("CREATE INDEX more ON records (line)", "no index has such a 'more'"),
      ("CREATE VIEW more AS SELECT 1", "no index has such a 'more'"),
      ("CREATE TRIGGER more AFTER INSERT ON pages BEGIN SELECT 1; END", "no index has such a 'more'"),
      ("CREATE VIRTUAL TABLE more USING fts5 (x)", "no index has such a 'more'"),
      ("ALTER TABLE topics ADD COLUMN more AS (zeroblob(100000000))", "no index has such a 'topics'"),
      ("ALTER TABLE pages ADD COLUMN more", "no index has such a 'pages'"),
      ("DROP INDEX records_rule; CREATE INDEX records_rule ON records (line)", "no index has such a 'records_rule'"),
      ("DROP TABLE vocabulary", "it lacks 'INDEX vocabulary_skeleton ON vocabulary'"),
      ("DROP TABLE topics", "it lacks 'TABLE topics'"),
      ("DROP TABLE words", "it lacks 'TABLE 'words_config''"),
      ("DROP INDEX records_name", "it lacks 'INDEX records_name ON records'"),
    ])
  func rejectsChangedSchema(sql: String, reason: String) throws {
    try make(sql)
    #expect(throws: Failure.damaged(folder.index, reason)) { try opening() }
    #expect(throws: Failure.damaged(folder.index, reason)) { try IndexWriter(path: folder.index) }
  }

  // MARK: Rows

  @Test("An emptied table is reported as damage", arguments: ["topics", "records", "pages", "sections", "sources"])
  func emptiedTableIsDamage(table: String) throws {
    try make("DELETE FROM \(table)")
    #expect(throws: Failure.damaged(folder.index, "it has lost its \(table)")) {
      try GuidelineIndex(path: folder.index).checkRows()
    }
    #expect(throws: Failure.self) { try GuidelineIndex(path: folder.index).check() }
    #expect(throws: Failure.self) { try GuidelineIndex(path: folder.index).search(Query(text: "余白")) }
  }

  @Test(
    "An index without its counts is damaged",
    arguments: [
      "DELETE FROM meta", "UPDATE meta SET value = -1",
      "UPDATE meta SET value = NULL WHERE 0; DELETE FROM meta WHERE key = 'rules'",
      "UPDATE meta SET value = x'00'; UPDATE meta SET value = 9e99 WHERE key = 'rules'",
    ])
  func missingCountsAreDamage(sql: String) throws {
    try make(sql)
    #expect(throws: Failure.damaged(folder.index, "it does not say how much it holds")) { try opening() }
  }

  @Test func emptyIndexIsValid() throws {
    try build(folder.index, []).check()
    #expect(try GuidelineIndex(path: folder.index).search(Query(text: "余白")).hits.isEmpty)
  }

  @Test("A hit without its page is reported as damage") func hitWithoutPageIsDamage() throws {
    try make(
      "INSERT INTO pages SELECT 99, source, name, 'b', language, hash, format, title, url, edition, translator, retrieved, location, private FROM pages; DELETE FROM pages WHERE id <> 99"
    )
    let index = try GuidelineIndex(path: folder.index)
    #expect(throws: Failure.self) { try index.search(Query(text: "余白")) }
  }

  // MARK: Checksums

  @Test(
    "A changed record is named, and the index is not written",
    arguments: [
      "content = CAST(replace(CAST(content AS TEXT), '余', '凹') AS BLOB)", "content = x''", "name = 'charts/best-practices/77@a'",
      "kind = 2",
      "strength = NULL", "platforms = 1", "line = 7.5", "guessed = 1", "position = 500", "language = 99", "sum = sum + 1",
    ])
  func changedRecordIsNamed(change: String) throws {
    try make("UPDATE records SET \(change) WHERE name = 'charts/best-practices/7@a'")
    let name = change.hasPrefix("name") ? "charts/best-practices/77@a" : "charts/best-practices/7@a"
    let failure = Failure.damaged(folder.index, "'\(name)' is not what was written")
    let before = folder.read("hig.sqlite")
    #expect(throws: failure) { try GuidelineIndex(path: folder.index).check() }
    #expect(throws: failure) { try IndexWriter(path: folder.index) }
    #expect(folder.read("hig.sqlite") == before)
    #expect(folder.names == ["hig.sqlite"])
  }

  @Test("A lost record is reported as damage") func lostRecordIsDamage() throws {
    try make("DELETE FROM records WHERE name = 'charts/best-practices/7@a'")
    #expect(throws: Failure.damaged(folder.index, "it holds fewer or more records than it says")) {
      try GuidelineIndex(path: folder.index).check()
    }
  }

  /// Linking and numbering change only other columns of the row.
  @Test("Linking does not change the checksum of a record") func linkingKeepsChecksum() throws {
    let (a, b) = (page("a"), page("b", source: "Team", language: .english))
    _ = try build(folder.index, [(a, [record(0, "余白を取る。", on: a)]), (b, [record(0, "Leave a margin.", on: b)])])
    let writer = try IndexWriter(path: folder.index)
    let rows = try writer.recordsToLink(topic: "charts")
    try writer.setLinks(rows.map { RecordLinks(rowID: $0.rowID, name: $0.record.id, group: 1, groupConfidence: 0.9) })
    try writer.commit()
    try GuidelineIndex(path: folder.index).check()
  }

  // MARK: Steps

  private let endless = "WITH RECURSIVE x (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT n FROM x"

  @Test("A statement that does not end is stopped") func statementsHaveStepLimit() throws {
    let database = try Database(":memory:", maxSteps: 1_000_000)
    #expect(throws: DatabaseError.self) { try database.count("SELECT count(*) FROM (\(endless))") }
    #expect(throws: DatabaseError.self) { try database.execute("CREATE TABLE t AS \(endless)") }
    // A statement with endless rows is stopped too, even with statements in between.
    #expect(throws: DatabaseError.self) {
      let rows = try Statement(database, endless)
      while try rows.next() { _ = try database.count("SELECT 1") }
    }
    // The limit applies to each statement.
    for _ in 0..<3 { #expect(try database.count("SELECT count(*) FROM (\(endless) LIMIT 20000)") == 20_000) }
  }

  @Test("Reading that does not end is reported as damage") func endlessReadIsDamage() throws {
    try make()
    let connection = try GuidelineIndex(path: folder.index).connection
    let endless = endless
    #expect(throws: Failure.damaged(folder.index, "reading it does not end")) {
      try connection.use { database in
        let statement = try Statement(database, endless)
        statement.remainingSteps = 1_000_000
        while try statement.next() {}
      }
    }
  }

  // MARK: Files that change

  /// The file is overwritten in place, as by `cp`. A memory-mapped file would end the process.
  @Test("Truncating an index while it is read is an error, not a crash") func truncatedIndexIsAnError() throws {
    try make()
    let index = try GuidelineIndex(path: folder.index)
    #expect(truncate(folder.index, 4096) == 0)
    #expect(throws: Failure.self) { try index.records() }
    #expect(throws: Failure.self) { try index.search(Query(text: "余白")) }
  }

  // MARK: Locks

  @Test("A failed or abandoned write leaves no files") func failedWriteLeavesNoFiles() throws {
    folder.write(Array("no index".utf8), to: "hig.sqlite")
    #expect(throws: Failure.notAnIndex(path: folder.index)) { try IndexWriter(path: folder.index) }
    #expect(folder.names == ["hig.sqlite"])
    try IndexWriter(path: folder.path + "/new.sqlite").abandon()
    #expect(folder.names == ["hig.sqlite"])
  }

  /// A lock on a removed file does not count.
  @Test("A leftover lock file does not block a writer") func leftoverLockIsReused() throws {
    folder.write([], to: "hig.sqlite.lock")
    let writer = try IndexWriter(path: folder.index)
    #expect(throws: Failure.indexBusy(path: folder.index)) { try IndexWriter(path: folder.index) }
    #expect(folder.names.contains("hig.sqlite.lock"))
    writer.abandon()
    #expect(folder.names.isEmpty)
  }
}
