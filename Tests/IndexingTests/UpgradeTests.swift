import Foundation
import GRDB
import Guidelines
import Testing

@testable import Indexing

/// What is made anew from stored records, and what stands beside it for large indexes.
@Suite struct UpgradeTests {
  let folder = Folder()

  /// The tables that release 1.0.0 searched by, in the place of ours.
  private func makeEarlier(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          DROP TABLE word_places; DROP TABLE words; DROP TABLE vectors; DROP TABLE columns; DROP TABLE vocabulary; DROP TABLE common_postings;
          DROP INDEX records_rule; ALTER TABLE records DROP COLUMN rule;
          CREATE TABLE vocabulary (word TEXT PRIMARY KEY, count INTEGER NOT NULL, skeleton TEXT) WITHOUT ROWID;
          CREATE VIRTUAL TABLE words USING fts5 (tokens, content='', detail='none', columnsize=0, tokenize='ascii');
          CREATE VIRTUAL TABLE word_counts USING fts5vocab (words, row);
          CREATE TABLE frequent (term TEXT PRIMARY KEY, count INTEGER NOT NULL, list INTEGER NOT NULL) WITHOUT ROWID;
          CREATE TABLE lists (id INTEGER PRIMARY KEY, entries BLOB NOT NULL);
          PRAGMA user_version = 5003
          """)
    }
    try queue.close()
  }

  @Test func anIndexOfTheEarlierReleaseKeepsEveryRecord() throws {
    let (a, b) = (page("a"), page("b", source: "Team", language: .english))
    let before = try build(
      folder.index,
      [(a, (0..<20).map { record($0, "規則その\($0)。", "余白を取る。", on: a) }), (b, [record(50, "Leave a margin.", on: b)])])
    let records = try before.records()
    try makeEarlier(folder.index)
    #expect(throws: Failure.otherSchema(path: folder.index, found: 5003, expected: Int(Schema.userVersion))) {
      try GuidelineIndex(path: folder.index)
    }
    #expect(GuidelineIndex.isEarlier(folder.index))
    let writer = try IndexWriter(path: folder.index)
    try writer.commit()
    #expect(!GuidelineIndex.isEarlier(folder.index))
    let after = try GuidelineIndex(path: folder.index)
    #expect(try after.records() == records)
    #expect(try after.search(Query(text: "余白", limit: 100)).total == 20)
    #expect(try after.search(Query(text: "margin")).hits.first?.record.position == 50)
  }

  /// What the lists of common terms give is what FTS5 gives, so that no score and no order depends on which was read.
  @Test func commonPostingsAreThoseOfFTS5() throws {
    var random = Seeded(5)
    let letters = Array("余白色軸画面文字大小開閉のをに")
    let a = page("a")
    let records = (0..<400).map { n in
      record(n, String((0..<6).compactMap { _ in letters.randomElement(using: &random) }), "word\(n % 3) bar", on: a)
    }
    _ = try build(folder.index, [(a, records)])
    let writer = try IndexWriter(path: folder.index)
    try writer.connection.write { database in
      try CommonPostings.store(database, fewest: 1)
      let terms = try database.all("SELECT term FROM common_postings ORDER BY term") { try $0.text(0) }
      #expect(terms.count > 100)
      let lists = try Lookup(database, "SELECT entries FROM common_postings WHERE term = ?")
      for (term, plain) in zip(terms, try Postings.fromFTS5(terms, database)) {
        let common = try CommonPostings.read(term, lists)
        #expect(common == plain, "\(term)")
        #expect(plain.rules == plain.rules.sorted() && !plain.rules.isEmpty)
      }
      #expect(try CommonPostings.read("nothing", lists) == nil)
    }
    writer.abandon()
  }

  /// Numbers of a damaged index must not decide how much memory is taken.
  @Test func damagedFactsOfRulesAreNoCrash() throws {
    let a = page("a")
    _ = try build(folder.index, [(a, (0..<20).map { record($0, "規則その\($0)。", "余白を取る。", on: a) })])
    let queue = try DatabaseQueue(path: folder.index)
    for byte: UInt8 in [0xFF, 0x7F, 0x80] {
      try queue.writeWithoutTransaction { database in
        try database.execute(
          sql: "UPDATE columns SET content = ?", arguments: [Data(repeating: byte, count: 20 * RuleFacts.size)])
      }
      #expect(try GuidelineIndex(path: folder.index).search(Query(text: "余白 規則")).hits.count <= 20)
    }
    try queue.close()
  }

  /// A question is searched and never shown.
  @Test func aQuestionFindsItsRuleAndIsNotShown() throws {
    let a = page("a", source: corpusSourceName)
    let writer = try IndexWriter(path: folder.index)
    try writer.setQuestions([.japanese: ["charts/best-practices/1": ["指で押しにくいと苦情が来た"]]])
    try writer.addPage(a, records: [record(0, "余白を取る。", on: a), record(1, "点を大きくする。", "間隔を空ける。", on: a)])
    try writer.commit()
    let hits = try GuidelineIndex(path: folder.index).search(Query(text: "指で押しにくい", readerLanguage: .japanese)).hits
    #expect(hits.map(\.record.position) == [1])
    #expect(hits.first?.snippet.contains("苦情") == false && hits.first?.marks == [])
  }
}
