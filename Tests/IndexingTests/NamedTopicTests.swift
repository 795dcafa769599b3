import Guidelines
import Languages
import Testing

@testable import Indexing

/// Names of topics and sections in queries.
@Suite struct NamedTopicTests {
  let folder = Folder()

  /// A page outside the catalog makes a topic from its title, which is not preferred.
  @Test("Only topics of the catalog count as hints") func onlyCatalogTopicsAreHints() throws {
    let (own, other) = (page("own", title: "目盛り"), page("other"))
    let pages = [
      (own, [record(0, "目盛りは少なくする。", on: own, topic: "ticks", title: "目盛り")]),
      (other, [record(1, "目盛りは少なくする。", on: other)]),
    ]
    func explained(_ catalog: TopicCatalog) throws -> [String] {
      try build(folder.path + "/\(catalog.topics.count).sqlite", pages, catalog: catalog).search(
        Query(text: "目盛り", readerLanguage: .japanese, explains: true)
      ).hits.first { $0.record.position == 0 }?.explanation ?? []
    }
    #expect(try !explained(TopicCatalog()).contains { $0.hasPrefix("topic") })
    let listed = Topic(slug: "ticks", category: "components", titles: Localized("Ticks", "目盛り"))
    let (before, after) = (try explained(TopicCatalog()), try explained(TopicCatalog(topics: [listed])))
    #expect(before.first != after.first)
  }

  /// No notice reports the platform as unsupported.
  @Test("A topic without platforms passes every platform filter") func topicWithoutPlatformsMatchesAll() throws {
    let resource = Resource(titles: Localized([(.english, "Reading dials")]), url: "https://example.org/dials")
    let catalog = TopicCatalog(topics: [
      Topic(slug: "charts", category: "components", titles: Localized("Charts", "グラフ"), platforms: [.macOS]),
      Topic(
        slug: "dial-or-chart", category: "choices", titles: Localized("Dial or chart", "文字盤かグラフか"), platforms: [],
        resources: [resource]),
    ])
    let (charts, choice) = (page("a"), page("b"))
    let index = try build(
      folder.index,
      [
        (charts, [record(0, "文字盤に重ねない。", on: charts)]),
        (choice, [record(3, "文字盤は時刻に使う。", on: choice, topic: "dial-or-chart", title: "文字盤かグラフか")]),
      ], catalog: catalog)
    #expect(try ids(index, "文字盤") { $0.platforms = [.watchOS] } == [3])
    #expect(try index.records(RecordFilter(platforms: [.iOS])).map(\.topic) == ["dial-or-chart"])
    #expect(try index.search(Query(text: "文字盤かグラフか watchOS")).notice == nil)
    let stored = try #require(try index.topic(named: "dial-or-chart"))
    #expect(stored.platforms == [] && stored.resources == [resource])
  }

  /// The name 「…と…の違い」 has six words.
  @Test("A name of many words is matched as a whole") func longNameMatchesWhole() throws {
    let choice = Topic(
      slug: "dial-or-chart", category: "choices", titles: Localized("Dial or chart", "文字盤かグラフか"),
      aliases: Localized([(.japanese, ["文字盤とグラフの違い"])]))
    let only = page("b")
    let index = try build(
      folder.index, [(only, [record(3, "文字盤は時刻に使う。", on: only, topic: "dial-or-chart", title: "文字盤かグラフか")])],
      catalog: TopicCatalog(topics: [choice]))
    let hit = try index.search(Query(text: "文字盤とグラフの違い", readerLanguage: .japanese, explains: true)).hits.first
    #expect(hit?.explanation.contains { $0.hasPrefix("named 1.000") } == true)
  }

  /// Covers several wordings; the table of the page is the hit.
  @Test("A comparison of two components finds the page about choosing") func comparisonFindsChoicePage() throws {
    var choice = Topic(slug: "dial-or-chart", category: "choices", titles: Localized("Dial or chart", "文字盤かグラフか"), platforms: [])
    choice.comparedComponents = Localized(["dial", "bar chart"], ["文字盤", "グラフ"])
    let charts = Topic(slug: "charts", category: "components", titles: Localized("Charts", "グラフ"))
    let (only, others) = (page("b"), page("a"))
    let index = try build(
      folder.index,
      [
        (
          only,
          [
            record(
              3, "文字盤（dial）とグラフ（bar chart）の使い分け", "時刻には針を使う。", on: only, topic: "dial-or-chart", title: "文字盤かグラフか",
              kind: .specification),
            record(4, "針は時刻に使う。", on: only, topic: "dial-or-chart", title: "文字盤かグラフか", kind: .definition),
          ]
        ),
        (others, [record(0, "グラフと文字盤の色をそろえる。", on: others), record(1, "グラフの軸を減らす。", on: others)]),
      ], catalog: TopicCatalog(topics: [choice, charts]))
    for text in ["グラフと文字盤の違い", "文字盤かグラフか迷う", "bar charts or dials?", "bar chart vs dial in the settings"] {
      #expect(try ids(index, text).first == 3, "\(text)")
    }
    #expect(try ids(index, "グラフの色").first == 0)
    #expect(try index.topics(named: "difference between a dial and a bar chart").map(\.slug) == ["dial-or-chart"])
    // Only the name of a page opens it.
    #expect(try index.topics(named: "bar chart vs dial in the settings").map(\.slug) == [])
    #expect(try index.topics(named: "グラフ").map(\.slug) == ["charts"])
  }

  /// Rules that name both are found too. Two names in one query are not yet a comparison.
  @Test("Without such a page, a comparison finds both definitions") func comparisonFindsDefinitions() throws {
    let catalog = TopicCatalog(topics: [
      Topic(slug: "charts", category: "components", titles: Localized("Charts", "グラフ")),
      Topic(slug: "dials", category: "components", titles: Localized("Dials", "文字盤")),
    ])
    let (charts, dials) = (page("a", source: corpusSourceName), page("b", source: corpusSourceName))
    func definition(_ place: Int, _ text: String, _ topic: String, on page: StoredPage) -> Record {
      var made = record(place, text, on: page, topic: topic, title: topic, kind: .definition)
      made.id = topic + "/definition-1"
      return made
    }
    let index = try build(
      folder.index,
      [
        (
          charts,
          [
            definition(7, "数を線で示す。 Numbers as lines.", "charts", on: charts), record(0, "グラフと文字盤の色をそろえる。", on: charts),
            record(1, "グラフか文字盤か、どちらかに色を付ける。", on: charts), record(2, "Put charts or dials side by side.", on: charts),
          ]
        ),
        (dials, [definition(8, "針で示す。 A hand shows it.", "dials", on: dials)]),
      ], catalog: catalog)
    func named(_ text: String) throws -> Set<Int> {
      let hits = try index.search(Query(text: text, readerLanguage: .japanese, explains: true)).hits
      return Set(hits.filter { $0.explanation.contains { $0.hasPrefix("named 1.") } }.map(\.record.position))
    }
    for text in ["グラフと文字盤の違い", "グラフか文字盤か迷う", "グラフ 文字盤 使い分け", "charts or a dial?", "difference between a chart and a dial"] {
      let (found, asked) = (try ids(index, text), try named(text))
      #expect(asked == [7, 8] && found.prefix(4).contains(7) && found.prefix(4).contains(8), "\(text) \(found)")
    }
    for text in ["グラフと文字盤の色", "グラフの色を文字盤と合わせるか", "charts and dials in one row"] {
      let asked = try named(text)
      #expect(asked == [], "\(text)")
    }
  }

  /// The name counts for more, the fewer other words the query has.
  @Test("A name from elsewhere finds the section that explains it") func explainedNameFindsItsSection() throws {
    var names = Topic(slug: "other-names", category: "choices", titles: Localized("Other names", "ほかの名前"), platforms: [])
    names.explainedNames = [SectionName(anchor: "dial", names: Localized(["dial", "speed dials"], ["ダイヤラー"]))]
    let (only, others) = (page("b", source: corpusSourceName), page("a"))
    var explanation = record(
      3, "ダイヤラー（dial、speed dial）はない。", "円いものにはゲージを使う。", on: only, topic: "other-names", title: "ほかの名前", kind: .definition,
      section: ["ダイヤル"], anchor: "dial")
    explanation.id = "other-names/dial/definition-1"
    let index = try build(
      folder.index,
      [
        (only, [explanation]),
        (others, [record(0, "ダイヤラーを避ける。", "a dial is round", on: others), record(1, "軸を減らす。", on: others)]),
      ],
      catalog: TopicCatalog(topics: [names]))
    for text in ["dial", "dials", "speed dial", "ダイヤラー", "ダイヤラーは?"] { #expect(try ids(index, text).first == 3, "\(text)") }
    #expect(try index.topics(named: "dial").isEmpty)
    // A listed record is preferred only if the query is the word alone.
    names.explainedNames = [SectionName(anchor: "dial/definition-1", names: Localized(["round"], []))]
    let listed = try build(
      folder.path + "/listed.sqlite",
      [(only, [explanation]), (others, [record(0, "Draw it round.", on: others), record(1, "Round off figures.", on: others)])],
      catalog: TopicCatalog(topics: [names]))
    #expect(try ids(listed, "round").first == 3)
    #expect(try ids(listed, "round figures").first == 1)
  }

  /// The rules need not contain the alias.
  @Test("An alias of a topic finds its rules") func aliasFindsRulesOfTopic() throws {
    let (charts, others) = (page("a"), page("b"))
    let catalog = TopicCatalog(topics: [
      Topic(
        slug: "charts", category: "components", titles: Localized("Charts", "グラフ"), aliases: Localized([(.japanese, ["図表"])])),
      Topic(slug: "alerts", category: "components", titles: Localized("Alerts", "アラート")),
    ])
    let index = try build(
      folder.index,
      [
        (charts, [record(0, "軸の数を減らす。", on: charts)]),
        (others, [record(5, "図表に重ねない。", "図表が隠れる。", on: others, topic: "alerts", title: "アラート")]),
      ], catalog: catalog)
    #expect(try ids(index, "図表") == [0, 5])
    #expect(try ids(index, "図表に重ねない").first == 5)
  }
}
