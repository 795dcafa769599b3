import Guidelines
import Languages
import Searching
import TestSupport
import Testing

@testable import Indexing

/// What is made anew from stored records, and what stands beside it for large indexes.
@Suite struct UpgradeTests {
  let folder = Folder()

  /// The tables that release 1.0.0 searched by, in the place of ours.
  private func makeEarlier(_ path: String) throws {
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
    try makeEarlierLists(database)
    try database.close()
  }

  /// Categories, sections and glossary, each with its English and then its Japanese texts.
  private func makeEarlierLists(_ database: Database) throws {
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

  @Test func anIndexOfTheEarlierReleaseKeepsEveryRecord() throws {
    let (a, b) = (page("a"), page("b", source: "Team", language: .english))
    var paired = record(50, "Leave a margin.", on: b)
    var partner = record(0, "規則その0。", "余白を取る。", on: a)
    paired.counterparts[.japanese] = partner.id
    partner.counterparts[.english] = paired.id
    let catalog = TopicCatalog(
      edition: "2022", categories: [TopicCategory(slug: "components", titles: Localized("Components", "コンポーネント"))],
      sections: [SectionName(anchor: "anatomy", names: Localized(["Anatomy"], ["構造"]))],
      topics: [
        Topic(
          slug: "charts", category: "components", titles: Localized("Charts", "グラフ"), aliases: Localized(["Graph"], ["図表"]),
          formerSlugs: ["graphs"], related: [])
      ])
    let glossary = Glossary(groups: [Glossary.Group(members: Localized(["margin"], ["余白"]), readings: ["よはく"], weight: 0.8)])
    let before = try build(
      folder.index, [(a, [partner] + (1..<20).map { record($0, "規則その\($0)。", "余白を取る。", on: a) }), (b, [paired])],
      catalog: catalog, glossary: glossary)
    let records = try before.records()
    let found = try before.search(Query(text: "余白", limit: 100)).hits
    let (topics, categories, sections) = (try before.topics(), try before.categories(), try before.sections())
    try makeEarlier(folder.index)
    #expect(throws: Failure.incompatibleSchema(path: folder.index, found: 5003, expected: Int(Schema.userVersion))) {
      try GuidelineIndex(path: folder.index)
    }
    #expect(GuidelineIndex.needsMigration(folder.index))
    let writer = try IndexWriter(path: folder.index)
    try writer.commit()
    #expect(!GuidelineIndex.needsMigration(folder.index))
    let after = try GuidelineIndex(path: folder.index)
    #expect(try after.records() == records)
    #expect(try after.topics() == topics && after.categories() == categories && after.sections() == sections)
    #expect(try after.topic(named: "図表")?.slug == "charts")
    #expect(try after.search(Query(text: "よはく", readerLanguage: .japanese)).total > 0)
    #expect(try after.search(Query(text: "余白", limit: 100)).hits == found)
    #expect(!found.isEmpty && records.count == 21)
  }

  /// The schema before this one knew no guesses: all that it holds is stated, until its pages are read again.
  @Test func anIndexWithoutGuessesKeepsEveryRecord() throws {
    let a = page("a")
    var guess = record(0, "余白を取る。", "周囲が読みやすい。", on: a)
    guess.isInferred = true
    let before = try build(folder.index, [(a, [guess, record(1, "色を選ぶ。", "余白の色。", on: a)])])
    var records = try before.records()
    let database = try Database(folder.index)
    try database.execute(
      "ALTER TABLE records DROP COLUMN sum; ALTER TABLE records DROP COLUMN guessed; ALTER TABLE pages DROP COLUMN location; PRAGMA user_version = 8005"
    )
    try database.close()
    #expect(GuidelineIndex.needsMigration(folder.index))
    let writer = try IndexWriter(path: folder.index)
    #expect(try writer.storedPages().map(\.hash) == [""])
    try writer.commit()
    records[0].isInferred = false
    let after = try GuidelineIndex(path: folder.index)
    #expect(try after.records() == records)
    #expect(try after.sources().map(\.inferredCount) == [0])
    #expect(
      try after.search(Query(text: "余白", filter: RecordFilter(excludesInferred: true), readerLanguage: .japanese)).hits.count == 2
    )
  }

  /// The schema before the one that says where files lie.
  @Test func anIndexWithoutLocationsKeepsEveryRecord() throws {
    let a = page("a")
    let records = try build(folder.index, [(a, (0..<9).map { record($0, "規則その\($0)。", "余白を取る。", on: a) })]).records()
    let database = try Database(folder.index)
    try database.execute(
      "ALTER TABLE records DROP COLUMN sum; ALTER TABLE records DROP COLUMN guessed; ALTER TABLE pages DROP COLUMN location; PRAGMA user_version = 8005"
    )
    try database.close()
    #expect(GuidelineIndex.needsMigration(folder.index))
    let writer = try IndexWriter(path: folder.index)
    #expect(try writer.storedPages().map(\.location) == [[]])
    try writer.setLocation(source: a.source, path: a.path, to: Array("/x/a.md".utf8))
    try writer.commit()
    #expect(try GuidelineIndex(path: folder.index).records() == records)
    let again = try IndexWriter(path: folder.index)
    #expect(try again.storedPages().map(\.location) == [Array("/x/a.md".utf8)])
    again.abandon()
  }

  /// The schemas before the one whose records have sums, and before the one that keeps the postings of all common terms: nothing need be read again.
  @Test(arguments: [
    "ALTER TABLE records DROP COLUMN sum; PRAGMA user_version = 9005",
    "DELETE FROM common_postings; PRAGMA user_version = 10005",
    "ALTER TABLE pages DROP COLUMN private; PRAGMA user_version = 11005",
  ])
  func noRecordOfAnEarlierIndexIsLost(sql: String) throws {
    let a = page("a")
    let records = try build(folder.index, [(a, (0..<9).map { record($0, "規則その\($0)。", "余白を取る。", on: a) })]).records()
    let database = try Database(folder.index)
    try database.execute(sql)
    try database.close()
    #expect(GuidelineIndex.needsMigration(folder.index))
    let writer = try IndexWriter(path: folder.index)
    #expect(try writer.storedPages().map(\.hash) == ["0"])
    try writer.commit()
    let after = try GuidelineIndex(path: folder.index)
    try after.check()
    #expect(try after.records() == records)
    #expect(try after.search(Query(text: "余白", readerLanguage: .japanese)).total == 9)
  }

  /// What is taken over is no exception: views, tables and indexes of others are refused then.
  @Test func whatIsForeignIsNotTakenOver() throws {
    let a = page("a")
    _ = try build(folder.index, [(a, [record(0, "一", on: a)])])
    let database = try Database(folder.index)
    try database.execute("ALTER TABLE records DROP COLUMN sum; CREATE TABLE more (x); PRAGMA user_version = 9005")
    try database.close()
    #expect(throws: Failure.damaged(folder.index, "no index has such a 'more'")) { try IndexWriter(path: folder.index) }
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
    try writer.connection.use { database in
      try CommonPostings.store(database, minRuleCount: 1)
      let terms = try database.all("SELECT term FROM common_postings ORDER BY term") { try $0.text(0) }
      #expect(terms.count > 100)
      let lists = try CommonPostings.lists(database)
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
    let database = try Database(folder.index)
    for byte: UInt8 in [0xFF, 0x7F, 0x80] {
      try database.run("UPDATE columns SET content = ?", [.blob([UInt8](repeating: byte, count: 20 * RuleMetadata.byteCount))])
      #expect(try GuidelineIndex(path: folder.index).search(Query(text: "余白 規則")).hits.count <= 20)
    }
    try database.close()
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
