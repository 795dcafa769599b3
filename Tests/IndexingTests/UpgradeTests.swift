import Guidelines
import Languages
import Searching
import TestSupport
import Testing

@testable import Indexing

/// What is made anew from stored records, and what stands beside it for large indexes.
@Suite struct UpgradeTests {
  let folder = Folder()

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
    try convertToFirstRelease(folder.index)
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

  /// Schemas that were in no release, between those of 1.0.0 and 2.0.0.
  @Test(arguments: [8005, 9005, 10005, 11005])
  func anIndexOfNoReleaseIsRefused(version: Int) throws {
    let a = page("a")
    _ = try build(folder.index, [(a, [record(0, "一", on: a)])])
    let database = try Database(folder.index)
    try database.execute("PRAGMA user_version = \(version)")
    try database.close()
    #expect(!GuidelineIndex.needsMigration(folder.index))
    let failure = Failure.incompatibleSchema(path: folder.index, found: version, expected: Int(Schema.userVersion))
    #expect(throws: failure) { try IndexWriter(path: folder.index) }
  }

  /// Release 2.0.0 stored Korean pages.
  @Test func recordsInALanguageOfAnEarlierReleaseStay() throws {
    let a = page("a", language: Language(rawValue: "ko"))
    let records = [record(0, "여백을 둔다.", "글자를 읽기 쉽다.", on: a), record(1, "색을 고른다.", on: a)]
    let index = try build(folder.index, [(a, records)])
    try index.check()
    let stored = try Database(folder.index)
    #expect(try stored.count("SELECT language FROM pages") == 2 && stored.count("SELECT max(language) FROM records") == 2)
    try stored.close()
    #expect(try index.records().map(\.language.rawValue) == ["ko", "ko"])
    #expect(try index.search(Query(text: "여백", readerLanguage: .english)).hits.map(\.record.position) == [0])
  }

  /// What is taken over is no exception: views, tables and indexes of others are refused then.
  @Test func whatIsForeignIsNotTakenOver() throws {
    let a = page("a")
    _ = try build(folder.index, [(a, [record(0, "一", on: a)])])
    try convertToFirstRelease(folder.index)
    let database = try Database(folder.index)
    try database.execute("CREATE TABLE more (x)")
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
