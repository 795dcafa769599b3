import Guidelines
import Languages
import Testing

@testable import Indexing

@Suite struct SearchTests {
  let folder = Folder()

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

  @Test("Short and long queries find the rule") func findsRuleByShortAndLongQueries() throws {
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

  @Test("The glossary finds synonyms and translations") func glossaryExpandsQueries() throws {
    let index = try small()
    #expect(try ids(index, "マージン").first == 0)
    #expect(try ids(index, "padding").prefix(2).contains(10))
    #expect(try ids(index, "padding").contains(0))
    #expect(try ids(index, "よはく").first == 0)
    // This group has no weight, so it never expands.
    #expect(try !ids(index, "color").contains(1))
  }

  @Test("Phrases, OR, exclusion, and key:value filter hits") func operatorsFilterHits() throws {
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
    // An unknown value of a key is literal text.
    #expect(try ids(index, "platform:余白").first == 0)
  }

  @Test func filtersLimitHits() throws {
    let index = try small()
    #expect(try ids(index, "余白 margin") { $0.languages = [.english] } == [10])
    #expect(try !ids(index, "最新 設定") { $0.platforms = [.macOS] }.contains(5))
    #expect(try ids(index, "グラフ") { $0.kinds = [.definition] } == [4])
    #expect(try ids(index, "余白") { $0.sources = ["Nothing"] }.isEmpty)
  }

  @Test("Rules precede definitions unless the query asks for a definition") func rulesPrecedeDefinitions() throws {
    let index = try small()
    #expect(try ids(index, "グラフとは").first == 4)
    #expect(try index.search(Query(text: "グラフ 余白")).hits.first?.record.kind == .rule)
  }

  @Test("Misspelled words are corrected, and unknown words are reported") func correctsMisspelledWords() throws {
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

  /// The wording of the query language is shown, whichever was found.
  @Test("A rule is shown in the language of the query") func ruleIsShownInQueryLanguage() throws {
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

  @Test("A query of filters alone finds nothing and is reported") func filtersAloneFindNothing() throws {
    let index = try small()
    for text in ["platform:watchos", "topic:グラフ kind:rule"] {
      let answer = try index.search(Query(text: text, readerLanguage: .japanese))
      #expect(answer.hasOnlyFilters && answer.hits.isEmpty, "\(text)")
    }
    #expect(try ids(index, "platform:applewatch 設定") == [2])
    #expect(try !index.search(Query(text: "platform:nothing")).hasOnlyFilters)
  }

  /// Rules need not contain words such as 「ルールは？」.
  @Test("The wording of a question is not searched for") func questionWordsAreIgnored() throws {
    let index = try small()
    #expect(try ids(index, "余白のルールは？").first == 0)
    let answer = try index.search(Query(text: "余白の方法と使い分け", readerLanguage: .japanese))
    #expect(answer.missing == [])
  }

  @Test("A rule for another system matches no platform filter") func otherSystemsMatchNoApplePlatform() throws {
    let page = page("a")
    var other = record(0, "文字盤は右に置く。", on: page, platforms: [])
    other.systems = ["Android"]
    let index = try build(folder.index, [(page, [other, record(1, "文字盤は左に置く。", on: page)])])
    #expect(try Set(ids(index, "文字盤")) == [0, 1])
    #expect(try ids(index, "文字盤") { $0.platforms = [.iOS] } == [1])
    let stored = try index.records(RecordFilter()).filter { $0.platforms != nil }
    #expect(stored.map(\.platforms) == [[]] && stored.map(\.systems) == [["Android"]])
  }

  /// A summary would precede the rules that it repeats.
  @Test("A summary is not a hit") func summaryIsNotAHit() throws {
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

  @Test("The total does not depend on the limit") func totalDoesNotDependOnLimit() throws {
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
    let stored = try writer.recordsToLink(topic: "alerts")
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

  /// Pairs of katakana that are apart belong to other words.
  @Test("Parts of a word score higher together than apart") func adjacentCharactersScoreHigher() throws {
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

  /// The characters need not be adjacent.
  @Test("A sentence of the same characters comes first, whatever their order") func sameCharactersComeFirst() throws {
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

  @Test("A filter does not turn weak matches into hits") func filterAddsNoWeakHits() throws {
    let index = try small()
    // A rule of another topic contains all of it; no rule about alerts contains more than a pair of kana.
    #expect(try ids(index, "ハイライトの色だけに頼らないように") { $0.topics = ["alerts"] }.isEmpty)
    #expect(try ids(index, "破壊的な操作は確認する") { $0.topics = ["alerts"] }.first == 3)
  }

  @Test("Marks show the matches in headline and excerpt") func marksShowMatches() throws {
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
