import Guidelines
import Languages
import Testing

@testable import Indexing

/// Other rules of a topic as evidence for a rule.
@Suite struct TopicEvidenceTests {
  let folder = Folder()

  private static let catalog = TopicCatalog(topics: [
    Topic(slug: "gauges", category: "components", titles: Localized("Gauges", "メーター"), platforms: [.watchOS]),
    Topic(slug: "lists", category: "components", titles: Localized("Lists", "一覧"), platforms: [.macOS]),
    Topic(slug: "maps", category: "technologies", titles: Localized("Maps", "地図"), platforms: [.iOS, .macOS, .watchOS]),
  ])

  /// Makes an index with two rules per topic; the first rules are identical.
  private func index(_ catalog: TopicCatalog?) throws -> GuidelineIndex {
    let pages = [("gauges", "メーター", "電池の残量を円弧で示す。"), ("lists", "一覧", "列の順序を変えられるようにする。"), ("maps", "地図", "経路を太い線で示す。")]
    return try build(
      folder.index,
      pages.enumerated().map { number, page in
        let stored = IndexingTests.page(page.0, title: page.1)
        return (
          stored,
          [
            record(number * 10, "重要な値は色を変えて目立たせる。", on: stored, topic: page.0, title: page.1),
            record(number * 10 + 1, page.2, on: stored, topic: page.0, title: page.1),
          ]
        )
      }, catalog: catalog)
  }

  private func search(_ text: String, _ index: GuidelineIndex) throws -> [SearchHit] {
    try index.search(Query(text: text, readerLanguage: .japanese, limit: 10, explains: true)).hits
  }

  @Test("Other rules of a topic decide between identical rules") func otherRulesOfTopicAreEvidence() throws {
    let index = try index(Self.catalog)
    for (words, first) in [("値 色 目立つ 残量", 0), ("値 色 目立つ 順序", 10), ("値 色 目立つ 経路", 20)] {
      let hits = try search(words, index)
      #expect(hits.first { $0.record.position % 10 == 0 }?.record.position == first, "\(words)")
      #expect(hits.first?.explanation.contains { $0.hasPrefix("topic ") } == true)
    }
  }

  /// Pages outside the catalog have titles but no topics.
  @Test("Without a catalog there is no topic evidence") func catalogIsRequired() throws {
    let hits = try search("残量 色", try index(nil))
    #expect(!hits.isEmpty)
    #expect(!hits.contains { $0.explanation.contains { $0.hasPrefix("topic ") } })
  }

  /// A general rule does not apply to a platform that its topic does not support.
  @Test("A named platform selects the topic that supports it") func namedPlatformSelectsTopic() throws {
    let index = try index(Self.catalog)
    for words in ["Apple Watch 値 色", "アップルウォッチ 値 色", "ウオッチ 値 色"] {
      #expect(try search(words, index).first?.record.topic == "gauges", "\(words)")
    }
    #expect(try search("マック 値 色", index).first?.record.topic == "lists")
  }

  /// Covers spellings of long vowels.
  @Test("Spelling variants of an alias find the topic", arguments: ["ナビゲーター", "ナビゲータ", "ﾅﾋﾞｹﾞｰﾀｰ", "ナビゲイター"])
  func aliasSpellingsFindTopic(name: String) throws {
    var catalog = Self.catalog
    catalog.topics[2].aliases = Localized([(.japanese, ["ナビゲーター"])])
    let index = try index(catalog)
    #expect(try search(name, index).map(\.record.topic) == ["maps", "maps"])
  }

  @Test("The topic about a platform comes first for a query that names it") func platformTopicComesFirst() throws {
    let catalog = TopicCatalog(topics: [
      Topic(slug: "maps", category: "technologies", titles: Localized("Maps", "地図"), platforms: [.watchOS, .macOS]),
      Topic(slug: "wrist", category: "getting-started", titles: Localized("Wrist", "腕の上"), platforms: [.watchOS]),
    ])
    let page = page("a", title: "手引き")
    let index = try build(
      folder.index,
      [
        (
          page,
          [
            record(0, "短く使える機能にする。", on: page, topic: "maps", title: "手引き"),
            record(1, "短く使える機能にする。", on: page, topic: "wrist", title: "手引き"),
          ]
        )
      ], catalog: catalog)
    #expect(try search("Apple Watch 機能 短く", index).first?.record.topic == "wrist")
    #expect(try search("Mac 機能 短く", index).first?.record.topic == "maps")
  }
}
