import Guidelines
import Languages
import Testing

@testable import Indexing

@Suite struct SearchTests {
  let folder = Folder()

  private func ids(_ index: GuidelineIndex, _ text: String, _ change: (inout Query) -> Void = { _ in }) throws -> [Int] {
    var query = Query(text: text, readerLanguage: .japanese, limit: 50)
    change(&query)
    return try index.search(query).hits.map(\.record.position)
  }

  private func small() throws -> GuidelineIndex {
    let ja = page("a")
    let en = page("b", language: .english, title: "Charts")
    let catalog = TopicCatalog(topics: [
      Topic(
        slug: "charts", category: "components", titles: Localized("Charts", "グラフ"), aliases: Localized([(.japanese, ["チャート"])])),
      Topic(slug: "alerts", category: "components", titles: Localized("Alerts", "アラート")),
    ])
    let glossary = Glossary(groups: [
      Glossary.Group(members: Localized(["margin", "padding"], ["余白", "マージン"]), readings: ["よはく"], weight: 0.5),
      Glossary.Group(members: Localized(["color"], ["色"]), weight: nil),
    ])
    return try build(
      folder.index,
      [
        (
          ja,
          [
            record(0, "十分な余白を取る。", "周囲に空きがあると読みやすい。", on: ja),
            record(1, "ハイライトの色だけに頼らない。", "ライトモードでも区別できるようにする。", on: ja),
            record(2, "ユーザーの設定に合わせる。", "インターフェイスの大きさが変わっても崩れないようにする。", on: ja, platforms: [.watchOS]),
            record(3, "破壊的な操作は確認する。", "削除の前にアラートを出す。", on: ja, topic: "alerts", title: "アラート"),
            record(4, "グラフは数値を図で表したもの。", "傾向を読み取りやすくする。", on: ja, kind: .definition),
            record(5, "ウィジェットは最新に保つ。", "古い情報は信頼を損なう。", on: ja, topic: "alerts", title: "アラート", platforms: [.iOS]),
          ]
        ),
        (
          en,
          [
            record(10, "Leave room around the chart.", "A margin keeps labels readable.", on: en, title: "Charts"),
            record(11, "Confirm destructive actions.", "Ask before you delete.", on: en, topic: "alerts", title: "Alerts"),
          ]
        ),
      ], catalog: catalog, glossary: glossary)
  }

  @Test func shortAndLongQueriesFindTheRule() throws {
    let index = try small()
    #expect(try ids(index, "余白").first == 0)
    #expect(try ids(index, "色").first == 1)
    #expect(try ids(index, "白") == [0])
    #expect(try ids(index, "ライト").contains(1))
    #expect(try ids(index, "ユーザ").first == 2)
    #expect(try ids(index, "ﾕｰｻﾞｰ").first == 2)
    #expect(try ids(index, "インタフェース").first == 2)
    #expect(try ids(index, "ウイジェット").first == 5)
    #expect(try ids(index, "どうすれば削除の前に確認できるか").first == 3)
    #expect(try ids(index, "confirming a destruction").first == 11)
  }

  @Test func glossaryLeadsAcrossWordsAndLanguages() throws {
    let index = try small()
    #expect(try ids(index, "マージン").first == 0)
    #expect(try ids(index, "padding").prefix(2).contains(10))
    #expect(try ids(index, "padding").contains(0))
    #expect(try ids(index, "よはく").first == 0)
    // "never expand"
    #expect(try !ids(index, "color").contains(1))
  }

  @Test func operatorsWork() throws {
    let index = try small()
    #expect(try ids(index, "\"操作は確認\"") == [3])
    #expect(try ids(index, "\"確認操作\"").isEmpty)
    #expect(try !ids(index, "アラート -削除").contains(3))
    #expect(try ids(index, "余白 OR ウィジェット").prefix(2).sorted() == [0, 5])
    #expect(try ids(index, "topic:アラート 確認").first == 3)
    #expect(Set(try ids(index, "topic:alerts 操作 最新 actions")) == [3, 5, 11])
    #expect(Set(try ids(index, "kind:definition グラフ")) == [4])
    #expect(try ids(index, "platform:watchOS 大きさ") == [2])
    #expect(try ids(index, "edition:2026 余白").first == 0)
    #expect(try ids(index, "edition:2019 余白").isEmpty)
    #expect(try ids(index, "source:guides 余白").first == 0)
    // What is no value of its key is literal text.
    #expect(try ids(index, "platform:余白").first == 0)
  }

  @Test func filtersHold() throws {
    let index = try small()
    #expect(try ids(index, "余白 margin") { $0.languages = [.english] } == [10])
    #expect(try !ids(index, "最新 設定") { $0.platforms = [.macOS] }.contains(5))
    #expect(try ids(index, "グラフ") { $0.kinds = [.definition] } == [4])
    #expect(try ids(index, "余白") { $0.sources = ["Nothing"] }.isEmpty)
  }

  @Test func rulesComeFirstUnlessTheQuestionAsksWhatAThingIs() throws {
    let index = try small()
    #expect(try ids(index, "グラフとは").first == 4)
    #expect(try index.search(Query(text: "グラフ 余白")).hits.first?.record.kind == .rule)
  }

  @Test func nearMissesAreMendedAndSaidSo() throws {
    let index = try small()
    let answer = try index.search(Query(text: "ウィジット", readerLanguage: .japanese))
    #expect(answer.corrected == "ウィジェット")
    #expect(answer.hits.first?.record.position == 5)
    let mixed = try index.search(Query(text: "destuctive actions"))
    #expect(mixed.corrected == "destructive actions")
    #expect(mixed.hits.first?.record.position == 11)
    let partial = try index.search(Query(text: "余白 量子力学", readerLanguage: .japanese))
    #expect(partial.missing == ["量子力学"])
    #expect(partial.hits.first?.record.position == 0)
    #expect(try index.search(Query(text: "zzzzzzzz")).hits.isEmpty)
    let half = try index.search(Query(text: "chrats zzz"))
    #expect(half.corrected == "charts zzz")
    #expect(half.missing == ["zzz"])
    #expect(half.suggestions == [])
    #expect(half.hits.map(\.record.position) == [10, 0, 1, 2, 4])
    #expect(throws: Failure.emptyQuery) { try index.search(Query(text: " \u{3000}\n")) }
  }

  /// A reader is shown the wording in the question's language, whichever was found.
  @Test func aRuleIsShownInTheLanguageOfTheQuestion() throws {
    let ja = page("a", source: corpusSourceName)
    let en = page("a", source: corpusSourceName, language: .english)
    var own = record(0, "押すと何が起きるかを伝える。", on: ja)
    var other = record(0, "Say what a push button does.", on: en)
    own.counterparts[.english] = other.id
    other.counterparts[.japanese] = own.id
    let glossary = Glossary(groups: [Glossary.Group(members: Localized(["push button"], ["ボタン"]), weight: 0.85)])
    let index = try build(folder.index, [(ja, [own]), (en, [other])], glossary: glossary)
    let hit = try #require(try index.search(Query(text: "ボタン", readerLanguage: .japanese)).hits.first)
    #expect(hit.record.language == .japanese)
    #expect(hit.same.map(\.language) == [.english])
  }

  @Test func filtersAloneSearchForNothing() throws {
    let index = try small()
    for text in ["platform:watchos", "topic:グラフ kind:rule"] {
      let answer = try index.search(Query(text: text, readerLanguage: .japanese))
      #expect(answer.lacksWords && answer.hits.isEmpty, "\(text)")
    }
    #expect(try ids(index, "platform:applewatch 設定") == [2])
    #expect(try !index.search(Query(text: "platform:nothing")).lacksWords)
  }

  /// A question is put in words that no rule needs to hold.
  @Test func howAQuestionIsPutIsNotAskedFor() throws {
    let index = try small()
    #expect(try ids(index, "余白のルールは？").first == 0)
    let answer = try index.search(Query(text: "余白の方法と使い分け", readerLanguage: .japanese))
    #expect(answer.missing == [])
  }

  /// A page that no catalogue lists makes a topic of its title; that is no reason to prefer it.
  @Test func onlyTopicsOfTheCatalogueAreHints() throws {
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

  /// A topic that is about no platform is about each of them: no filter leaves it out, and nothing says that a platform lacks it.
  @Test func aTopicWithoutPlatformsHoldsForAll() throws {
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

  /// 「…と…の違い」 is six words to the query, and one name.
  @Test func aNameOfManyWordsIsWhole() throws {
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

  /// What compares two things asks for the page that helps to choose between them, however it is put; the table stands for the page.
  @Test func aComparisonFindsTheChoice() throws {
    var choice = Topic(slug: "dial-or-chart", category: "choices", titles: Localized("Dial or chart", "文字盤かグラフか"), platforms: [])
    choice.compared = Localized(["dial", "bar chart"], ["文字盤", "グラフ"])
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
    // A lookup opens a page only for its name.
    #expect(try index.topics(named: "bar chart vs dial in the settings").map(\.slug) == [])
    #expect(try index.topics(named: "グラフ").map(\.slug) == ["charts"])
  }

  /// A name that no topic has is answered by the section that explains it; the more so, the less is asked besides.
  @Test func anExplainedNameFindsItsSection() throws {
    var names = Topic(slug: "other-names", category: "choices", titles: Localized("Other names", "ほかの名前"), platforms: [])
    names.explained = [SectionName(anchor: "dial", names: Localized(["dial", "speed dials"], ["ダイヤラー"]))]
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
    // A record that is listed itself is for who types the word alone.
    names.explained = [SectionName(anchor: "dial/definition-1", names: Localized(["round"], []))]
    let listed = try build(
      folder.path + "/listed.sqlite",
      [(only, [explanation]), (others, [record(0, "Draw it round.", on: others), record(1, "Round off figures.", on: others)])],
      catalog: TopicCatalog(topics: [names]))
    #expect(try ids(listed, "round").first == 3)
    #expect(try ids(listed, "round figures").first == 1)
  }

  /// What sums a page up would answer before the rules that it repeats.
  @Test func aSummaryIsNoAnswer() throws {
    let only = page("a")
    let index = try build(
      folder.index,
      [
        (
          only,
          [
            record(0, "軸の数を減らす。", "軸の数を減らす。", on: only, kind: .reference, section: ["要点"], anchor: SectionName.summary),
            record(1, "軸の数を減らす。", on: only),
          ]
        )
      ])
    #expect(try ids(index, "軸の数を減らす") == [1])
    #expect(try index.records(RecordFilter()).count == 2)
  }

  /// A name of a topic asks for its rules, in whatever words they stand.
  @Test func anotherNameOfATopicFindsItsRules() throws {
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

  @Test func totalIsTheNumberOfHitsWhateverTheLimit() throws {
    let pages = (0..<6).map { page("p\($0)", language: $0 % 2 == 0 ? .japanese : .english) }
    let writer = try IndexWriter(path: folder.index)
    for (number, here) in pages.enumerated() {
      try writer.addPage(
        here,
        records: (0..<40).map { n in
          record(
            n, number % 2 == 0 ? "余白の規則その\(n)、画面\(number)。" : "Rule \(n) about a margin on screen \(number).",
            n % 3 == 0 ? "色と軸" : "",
            on: here, topic: number < 2 ? "charts" : "alerts", kind: n % 9 == 0 ? .definition : .rule,
            platforms: n % 4 == 0 ? [.iOS] : nil)
        })
    }
    let stored = try writer.linkedRecords(topic: "alerts")
    try writer.setLinks(
      stored.filter { $0.record.position % 2 == 0 }.map {
        RecordLinks(rowID: $0.rowID, name: $0.record.id, group: Int64($0.record.position))
      })
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    let filters: [(inout Query) -> Void] = [
      { _ in }, { $0.topics = ["alerts"] }, { $0.platforms = [.iOS] }, { $0.languages = [.english] },
      { $0.kinds = [.definition] },
    ]
    for text in ["余白", "margin", "余白 OR margin", "規則 -色", "\"その3\"", "rule screen", "余"] {
      for filter in filters {
        func answer(_ limit: Int) throws -> SearchAnswer {
          var query = Query(text: text, readerLanguage: .japanese, limit: limit)
          filter(&query)
          return try index.search(query)
        }
        let all = try answer(1000)
        #expect(all.total == all.hits.count, "\(text)")
        for limit in [1, 7, 60] {
          let some = try answer(limit)
          #expect(some.total == all.total && some.hits.count == min(limit, all.total), "\(text) \(limit)")
        }
      }
    }
  }

  /// Pairs of a katakana word that stand apart are other words'.
  @Test func wordsCountWhereTheyStandTogether() throws {
    let a = page("a")
    let index = try build(
      folder.index,
      [
        (
          a,
          [
            record(0, "サイズはガイドとバーに合わせる。", "ドアのサイドを見る。", on: a), record(1, "項目を並べる。", "サイドバーに置く。", on: a),
          ]
        )
      ])
    #expect(try ids(index, "サイドバー").first == 1)
  }

  /// The same characters in other words, and little else, say the same: no two of them need stand side by side.
  @Test func aSentenceOfTheSameCharactersComesFirst() throws {
    let a = page("a")
    let index = try build(
      folder.index,
      [
        (
          a,
          [
            record(0, "窓の外に本屋があるので、机のそばの椅子に座って買ったばかりの雑誌を読む。", on: a),
            record(1, "机の上に本が置いてある。", on: a), record(2, "机上の本。", on: a), record(3, "机に花を飾る。", on: a),
          ]
        )
      ])
    #expect(try ids(index, "机の上にある本").first == 1)
    #expect(try ids(index, "本が机上にある") == ids(index, "本が、机上にある。"))
    #expect(try ids(index, "本が机上にある").first == 2)
  }

  @Test func aFilterMakesNoAnswerOfWhatIsNone() throws {
    let index = try small()
    // Elsewhere a rule holds all of it; of the alerts' rules none holds more than one pair of kana.
    #expect(try ids(index, "ハイライトの色だけに頼らないように") { $0.topics = ["alerts"] }.isEmpty)
    #expect(try ids(index, "破壊的な操作は確認する") { $0.topics = ["alerts"] }.first == 3)
  }

  @Test func marksShowWhatMatchedWhereItStands() throws {
    let index = try small()
    func marked(_ query: String) throws -> (String, [String], [String]) {
      let hit = try #require(try index.search(Query(text: query, readerLanguage: .japanese, explains: true)).hits.first)
      #expect(!hit.explanation.isEmpty)
      let snippet = Array(hit.snippet.unicodeScalars)
      let headline = Array(hit.record.headline.plainText.unicodeScalars)
      func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
      return (hit.snippet, hit.marks.map { text(snippet[$0]) }, hit.headlineMarks.map { text(headline[$0]) })
    }
    #expect(try marked("ﾕｰｻﾞの設定") == ("ユーザーの設定に合わせる。", ["ユーザーの設定"], ["ユーザーの設定"]))
    #expect(try marked("アラート 削除") == ("削除の前にアラートを出す。", ["削除", "アラート"], []))
    let interface = try marked("インタフェースの大きさ")
    #expect(interface.1 == ["インターフェイスの大きさ"], "\(interface)")
    #expect(try marked("deletes").1 == ["delete"])
  }
}
