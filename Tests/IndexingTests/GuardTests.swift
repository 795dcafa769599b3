import Guidelines
import Languages
import Testing

@testable import Indexing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is no index of ours, or no longer what we wrote, is refused; nothing that an index holds keeps the program running for ever.
@Suite struct GuardTests {
  let folder = Folder()

  /// An index of thirty rules, with what some statements make of it.
  private func make(_ sql: String = "") throws {
    let a = page("a")
    _ = try build(folder.index, [(a, (0..<30).map { record($0, "規則その\($0)。", "余白を取る。", on: a) })])
    let database = try Database(folder.index)
    try database.execute("PRAGMA foreign_keys = OFF; " + sql)
    try database.close()
  }

  private func opening() throws(Failure) { _ = try GuidelineIndex(path: folder.index) }

  /// A list of what holds a term that is longer than there are rules: FTS5's own answers, and no memory is taken for it.
  @Test func aForgedListOfATermIsPassedOver() throws {
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

  /// Of this very SQLite: what it makes for itself may differ from one to the next.
  @Test func aNewIndexHoldsWhatIsExpected() throws {
    let database = try Database(":memory:")
    try database.execute(Schema.tables)
    try Schema.check(database, "x")
    try database.execute("CREATE TABLE x (y); INSERT INTO x VALUES (1); CREATE INDEX z ON x (y); ANALYZE; DROP TABLE x")
    try Schema.check(database, "x")
    #expect(Schema.statements.count > 20)
  }

  @Test(arguments: [
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
  func whatIsNotOursIsRefused(sql: String, reason: String) throws {
    try make(sql)
    #expect(throws: Failure.damaged(folder.index, reason)) { try opening() }
    #expect(throws: Failure.damaged(folder.index, reason)) { try IndexWriter(path: folder.index) }
  }

  // MARK: Rows

  @Test(arguments: ["topics", "records", "pages", "sections", "sources"]) func anEmptiedTableIsDamage(table: String) throws {
    try make("DELETE FROM \(table)")
    #expect(throws: Failure.damaged(folder.index, "it has lost its \(table)")) {
      try GuidelineIndex(path: folder.index).checkRows()
    }
    #expect(throws: Failure.self) { try GuidelineIndex(path: folder.index).check() }
    #expect(throws: Failure.self) { try GuidelineIndex(path: folder.index).search(Query(text: "余白")) }
  }

  @Test(arguments: [
    "DELETE FROM meta", "UPDATE meta SET value = -1",
    "UPDATE meta SET value = NULL WHERE 0; DELETE FROM meta WHERE key = 'rules'",
    "UPDATE meta SET value = x'00'; UPDATE meta SET value = 9e99 WHERE key = 'rules'",
  ])
  func anIndexThatDoesNotSayHowMuchItHoldsIsDamaged(sql: String) throws {
    try make(sql)
    #expect(throws: Failure.damaged(folder.index, "it does not say how much it holds")) { try opening() }
  }

  @Test func anEmptyIndexIsWhole() throws {
    try build(folder.index, []).check()
    #expect(try GuidelineIndex(path: folder.index).search(Query(text: "余白")).hits.isEmpty)
  }

  @Test func aHitWithoutItsPageIsDamage() throws {
    try make(
      "INSERT INTO pages SELECT 99, source, name, 'b', language, hash, format, title, url, edition, translator, retrieved, location, private FROM pages; DELETE FROM pages WHERE id <> 99"
    )
    let index = try GuidelineIndex(path: folder.index)
    #expect(throws: Failure.self) { try index.search(Query(text: "余白")) }
  }

  // MARK: Sums

  @Test(arguments: [
    "content = CAST(replace(CAST(content AS TEXT), '余', '凹') AS BLOB)", "content = x''", "name = 'charts/best-practices/77@a'",
    "kind = 2",
    "strength = NULL", "platforms = 1", "line = 7.5", "guessed = 1", "position = 500", "language = 99", "sum = sum + 1",
  ])
  func aChangedRecordIsNamedAndNotPassedOn(change: String) throws {
    try make("UPDATE records SET \(change) WHERE name = 'charts/best-practices/7@a'")
    let name = change.hasPrefix("name") ? "charts/best-practices/77@a" : "charts/best-practices/7@a"
    let failure = Failure.damaged(folder.index, "'\(name)' is not what was written")
    let before = folder.read("hig.sqlite")
    #expect(throws: failure) { try GuidelineIndex(path: folder.index).check() }
    #expect(throws: failure) { try IndexWriter(path: folder.index) }
    #expect(folder.read("hig.sqlite") == before)
    #expect(folder.names == ["hig.sqlite"])
  }

  @Test func aLostRecordIsDamage() throws {
    try make("DELETE FROM records WHERE name = 'charts/best-practices/7@a'")
    #expect(throws: Failure.damaged(folder.index, "it holds fewer or more records than it says")) {
      try GuidelineIndex(path: folder.index).check()
    }
  }

  /// Linking and numbering change a record's row, not what was written.
  @Test func linkingKeepsTheSum() throws {
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

  @Test func noStatementRunsForEver() throws {
    let database = try Database(":memory:", maxSteps: 1_000_000)
    #expect(throws: DatabaseError.self) { try database.count("SELECT count(*) FROM (\(endless))") }
    #expect(throws: DatabaseError.self) { try database.execute("CREATE TABLE t AS \(endless)") }
    // Nor one that gives rows without end, whatever runs between two of them.
    #expect(throws: DatabaseError.self) {
      let rows = try Statement(database, endless)
      while try rows.next() { _ = try database.count("SELECT 1") }
    }
    // The next begins anew.
    for _ in 0..<3 { #expect(try database.count("SELECT count(*) FROM (\(endless) LIMIT 20000)") == 20_000) }
  }

  @Test func whatDoesNotEndIsSaidToBeDamaged() throws {
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

  /// `cp new.sqlite hig.sqlite` by hand, while it is read: what is mapped would end the process.
  @Test func anIndexThatIsCutWhileItIsReadIsAnError() throws {
    try make()
    let index = try GuidelineIndex(path: folder.index)
    #expect(truncate(folder.index, 4096) == 0)
    #expect(throws: Failure.self) { try index.records() }
    #expect(throws: Failure.self) { try index.search(Query(text: "余白")) }
  }

  // MARK: Locks

  @Test func aFailedWriteLeavesNothing() throws {
    folder.write(Array("no index".utf8), to: "hig.sqlite")
    #expect(throws: Failure.notAnIndex(path: folder.index)) { try IndexWriter(path: folder.index) }
    #expect(folder.names == ["hig.sqlite"])
    try IndexWriter(path: folder.path + "/new.sqlite").abandon()
    #expect(folder.names == ["hig.sqlite"])
  }

  /// A lock on a file that its last holder removed is no lock.
  @Test func aLeftLockIsTaken() throws {
    folder.write([], to: "hig.sqlite.lock")
    let writer = try IndexWriter(path: folder.index)
    #expect(throws: Failure.indexBusy(path: folder.index)) { try IndexWriter(path: folder.index) }
    #expect(folder.names.contains("hig.sqlite.lock"))
    writer.abandon()
    #expect(folder.names.isEmpty)
  }
}
