import Guidelines
import Languages
import TestSupport
import Testing

@testable import Indexing

@Suite struct IndexStorageTests {
  let folder = Folder()

  @Test("Stored records are read back unchanged") func recordsRoundTrip() throws {
    let ja = page("a")
    let en = page("b", source: "Corpus", language: .english, title: "Charts")
    var rich = record(0, "見出し", on: ja)
    rich.headline = [.text("目盛りの"), .strong([.text("間隔")]), .link([.code("x")], url: "#y"), .ruby([.text("余白")], reading: "よはく")]
    rich.body = [
      Block(.list(List(start: 3, items: [List.Item([Block(.paragraph([.softBreak(space: true), .hardBreak]))])]))),
      Block(.table(Table(caption: nil, header: [[.text("幅")], []], rows: [[[.text("1")], [.text("2")]]]))),
      Block(.aside(label: "重要", [Block(.code(language: nil, "let a = 1"))])), Block(.thematicBreak),
      Block(.figure(Figure(file: "dial.svg", alternative: "文字盤。", legend: ["針", "目盛り"]))),
    ]
    rich.label = "注"
    rich.platforms = [.iOS, .watchOS]
    rich.isInferred = true
    var own = record(1, "別の出典", on: ja, topic: "alerts", title: "アラート")
    own.source.url = "https://example.com/#own"
    var english = record(0, "Use familiar intervals.", on: en, title: "Charts")
    let index = try build(folder.index, [(ja, [rich, own]), (en, [english])])
    // A topic made from a page supports every platform.
    (rich.supported, own.supported, english.supported) = (Platform.allCases, Platform.allCases, Platform.allCases)
    #expect(try index.records() == [own, english, rich])
    #expect(try index.records(RecordFilter(languages: [.english])).map(\.id) == ["charts/best-practices/0"])
    #expect(try index.records(RecordFilter(sources: ["Guides"], kinds: [.rule])).count == 2)
    #expect(try index.records(RecordFilter(sources: ["Guides"], excludesInferred: true)) == [own])
    #expect(try index.records(id: "charts/best-practices/0").map(\.language) == [.english])
    #expect(try index.records(id: "charts/best-practices/0@a") == [rich])
    #expect(try index.records(id: "alerts/best-practices/1").map(\.id) == [own.id])
    #expect(try index.records(id: "ale").map(\.id) == [own.id])
    #expect(try index.records(id: "nothing").isEmpty)
    #expect(try index.sources().map(\.name) == ["Corpus", "Guides"])
    #expect(try index.sources().map(\.ruleCount) == [1, 2])
    #expect(try index.sources().map(\.inferredCount) == [0, 1])
    #expect(try index.pages(topic: "charts").map(\.page) == ["b", "a"])
    #expect(try index.information().recordCount == 3)
    #expect(try index.information().inferredCount == 1)
  }

  @Test("The platform filter keeps general rules of supported topics") func platformFilterKeepsGeneralRules() throws {
    let a = page("a")
    let catalog = TopicCatalog(topics: [
      Topic(slug: "charts", category: "components", titles: Localized("Charts", "グラフ")),
      Topic(slug: "pencil", category: "inputs", titles: Localized("Pencil", "ペンシル"), platforms: [.iPadOS]),
    ])
    let index = try build(
      folder.index,
      [
        (
          a,
          [
            record(0, "みな", on: a), record(1, "時計", on: a, platforms: [.watchOS]), record(2, "画面", on: a, platforms: [.iOS]),
            record(3, "筆", on: a, topic: "pencil"),
          ]
        )
      ], catalog: catalog)
    #expect(try index.records(RecordFilter(platforms: [.watchOS])).map(\.position) == [0, 1])
    #expect(try index.records(RecordFilter(platforms: [.iPadOS])).map(\.position) == [0, 3])
  }

  @Test func topicsAreFoundByAnyName() throws {
    let catalog = TopicCatalog(
      edition: "2026-06", categories: [TopicCategory(slug: "components", titles: Localized("Components", "コンポーネント"))],
      sections: [SectionName(anchor: "marks", names: Localized(["Marks"], ["マーク"]))],
      topics: [
        Topic(
          slug: "charts", category: "components", titles: Localized("Charts", "グラフ"), aliases: Localized([(.japanese, ["チャート"])]),
          formerSlugs: ["components/content/charts"], platforms: [.iOS], related: ["charting-data"])
      ])
    let index = try build(folder.index, [], catalog: catalog)
    for name in ["charts", "Charts", "グラフ", "ｸﾞﾗﾌ", "チャート", "components/content/charts"] {
      #expect(try index.topic(named: name) == catalog.topics[0])
    }
    #expect(try index.topic(named: "alerts") == nil)
    #expect(try index.topicSuggestions(for: "cahrts").map(\.slug) == ["charts"])
    #expect(try index.categories() == catalog.categories)
    #expect(try index.sections() == catalog.sections)
    #expect(try index.information().corpusEdition == "2026-06")
  }

  @Test("A file that is not an index is rejected") func rejectsOtherFiles() throws {
    let path = folder.index
    #expect(throws: Failure.noIndex(path: path)) { try GuidelineIndex(path: path) }
    for bytes: [UInt8] in [[], Array("hello".utf8), [UInt8](repeating: 0, count: 5000)] {
      folder.write(bytes, to: "hig.sqlite")
      #expect(throws: Failure.notAnIndex(path: path)) { try GuidelineIndex(path: path) }
      #expect(throws: Failure.notAnIndex(path: path)) { try IndexWriter(path: path) }
    }
    #expect(throws: Failure.notAnIndex(path: folder.path)) { try GuidelineIndex(path: folder.path) }
  }

  @Test("An index of another version is rejected") func rejectsOtherVersion() throws {
    _ = try build(folder.index, [])
    var bytes = folder.read("hig.sqlite")
    bytes[63] &+= 1
    folder.write(bytes, to: "hig.sqlite")
    let expected = Int(Schema.userVersion)
    #expect(throws: Failure.incompatibleSchema(path: folder.index, found: expected + 1, expected: expected)) {
      try GuidelineIndex(path: folder.index)
    }
  }

  @Test("Random damage is an error and never a crash") func damageIsNeverACrash() throws {
    let a = page("a")
    _ = try build(folder.index, [(a, (0..<30).map { record($0, "規則その\($0)", "説明の文。", on: a) })])
    let whole = folder.read("hig.sqlite")
    var random = Seeded(1)
    for round in 0..<150 {
      var bytes = whole
      if round % 5 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count - 100, using: &random)) }
      for _ in 0..<(1 << (round % 9)) {
        let at = Int.random(in: 100..<bytes.count, using: &random)
        bytes[at] = UInt8.random(in: 0...255, using: &random)
      }
      folder.write(bytes, to: "damaged.sqlite")
      do {
        let index = try GuidelineIndex(path: folder.path + "/damaged.sqlite")
        _ = try index.records()
        _ = try index.search(Query(text: "規則 説明", explains: true))
        _ = try index.topics()
      } catch {
        switch error {
        case .database, .notAnIndex, .unreadable: break
        default: Issue.record("\(error)")
        }
      }
    }
  }

  @Test("Damage is found before an index is written") func damageIsFoundBeforeWriting() throws {
    let a = page("a")
    let index = try build(folder.index, [(a, (0..<300).map { record($0, "規則その\($0)", "説明の文。", on: a) })])
    try index.check()
    var bytes = folder.read("hig.sqlite")
    for at in stride(from: 4096 * 3, to: bytes.count, by: 4096) { bytes[at] = 0x55 }
    folder.write(bytes, to: "hig.sqlite")
    #expect(throws: Failure.self) { try GuidelineIndex(path: folder.index).check() }
    #expect(throws: Failure.self) { try IndexWriter(path: folder.index) }
    #expect(folder.read("hig.sqlite") == bytes)
  }

  @Test("Missing rows are reported as damage") func missingRowsAreDamage() throws {
    let a = page("a")
    _ = try build(folder.index, [(a, [record(0, "一", on: a)])])
    let database = try Database(folder.index)
    try database.execute("PRAGMA foreign_keys = OFF; DELETE FROM topics")
    try database.close()
    #expect(throws: Failure.self) { try GuidelineIndex(path: folder.index).check() }
  }

  @Test("Files with names like leftovers stay") func similarFileNamesStay() throws {
    _ = try build(folder.index, [])
    folder.write([1], to: "hig.sqlite.build-notes.txt")
    folder.write([1], to: "hig.sqlite.build-7-journal")
    try IndexWriter(path: folder.index).abandon()
    #expect(folder.names.contains("hig.sqlite.build-notes.txt"))
    #expect(!folder.names.contains("hig.sqlite.build-7-journal"))
  }

  @Test("Only one writer works at a time, and leftovers of others are removed") func oneWriterAtATime() throws {
    let a = page("a")
    _ = try build(folder.index, [(a, [record(0, "一", on: a)])])
    let before = folder.read("hig.sqlite")
    folder.write([1, 2, 3], to: "hig.sqlite.build-99999")
    do {
      let writer = try IndexWriter(path: folder.index)
      #expect(!folder.names.contains("hig.sqlite.build-99999"))
      #expect(throws: Failure.indexBusy(path: folder.index)) { try IndexWriter(path: folder.index) }
      try writer.removeSource("Guides")
      #expect(try GuidelineIndex(path: folder.index).records().count == 1)
      writer.abandon()
    }
    #expect(folder.read("hig.sqlite") == before)
    #expect(folder.names == ["hig.sqlite"])
  }

  @Test("A new index can start from the records of another") func startsFromInstalledIndex() throws {
    let (a, b) = (page("a"), page("b", source: "Other"))
    _ = try build(folder.path + "/installed.sqlite", [(a, [record(0, "一", on: a)])])
    let writer = try IndexWriter(path: folder.index, startingFrom: folder.path + "/installed.sqlite")
    try writer.addPage(b, records: [record(0, "二", on: b)])
    try writer.setIngested(source: "Other", at: "2026-11-21")
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    #expect(try index.sources().map(\.name) == ["Guides", "Other"])
    #expect(try index.sources().map(\.ingested) == [nil, "2026-11-21"])
  }
}
