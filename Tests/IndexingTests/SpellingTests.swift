import Guidelines
import Languages
import Testing

@testable import Indexing

/// Words that are not written as the index has them: misspelled ones, and ones that are spelled in another way.
@Suite struct SpellingTests {
  let folder = Folder()

  private func ids(_ index: GuidelineIndex, _ text: String) throws -> [Int] {
    try index.search(Query(text: text, readerLanguage: .japanese, limit: 50)).hits.map(\.record.position)
  }

  @Test func shortWordsAreMendedByOneEditAtMost() throws {
    let a = page("a", language: .english)
    let index = try build(
      folder.index,
      [(a, [record(0, "Keep each chart plain.", on: a), record(1, "アラートを減らす。", on: a), record(2, "ボタンを押す。", on: a)])])
    #expect(try index.search(Query(text: "chrat")).corrected == "chart")
    #expect(try index.search(Query(text: "chixt")).corrected == nil)
    #expect(try index.search(Query(text: "アラゾン", readerLanguage: .japanese)).corrected == nil)
    #expect(try index.search(Query(text: "ボトン", readerLanguage: .japanese)).corrected == "ボタン")
    // Beside other words it is as likely a word that no rule has.
    #expect(try index.search(Query(text: "ボトン chart", readerLanguage: .japanese)).corrected == nil)
  }

  /// Its terms stand where it is said first: the second time it has none of its own.
  @Test func aWordThatIsSaidTwiceIsNoMistake() throws {
    let a = page("a", language: .english)
    let index = try build(folder.index, [(a, [record(0, "Pull to refresh a chart.", on: a)])])
    for text in ["refresh the chart by refresh", "a chart among charts"] {
      let answer = try index.search(Query(text: text))
      #expect(answer.corrected == nil)
      #expect(answer.hasAnswer)
    }
  }

  /// Nor is a katakana word known because its pairs stand in several words, nor because a long vowel at its end may be left out.
  @Test func aKatakanaWordIsMendedThoughAllItsPairsAreKnown() throws {
    let a = page("a")
    let catalog = TopicCatalog(topics: [
      Topic(slug: "popovers", category: "components", titles: Localized("Popovers", "ポップオーバー")),
      Topic(slug: "alerts", category: "components", titles: Localized("Alerts", "アラート")),
    ])
    let index = try build(
      folder.index,
      [
        (
          a,
          [
            record(0, "ポップオーバーは小さくする。", on: a, topic: "popovers"),
            record(1, "スーパーではオーパという語を避ける。", on: a, topic: "alerts"),
            record(2, "閉じるボタンを付ける。", on: a, topic: "popovers"),
          ]
        )
      ], catalog: catalog)
    let answer = try index.search(Query(text: "ポップオーパー 閉じる", readerLanguage: .japanese))
    #expect(answer.corrected == "ポップオーバ 閉じる")
    // The word names the topic, so that a rule of it need not hold the word.
    #expect(answer.hits.first?.record.position == 2)
    #expect(try index.search(Query(text: "スーパー", readerLanguage: .japanese)).corrected == nil)
    #expect(try index.search(Query(text: "プオーバー", readerLanguage: .japanese)).corrected == nil)
  }

  /// That its last part stands in other names does not make a name known.
  @Test func aNameIsMendedThoughAPartOfItIsKnown() throws {
    let a = page("a", language: .english)
    let index = try build(
      folder.index,
      [(a, [record(0, "Ask for consent with ResearchKit.", on: a), record(1, "Show rings with HealthKit.", on: a)])])
    let answer = try index.search(Query(text: "ResearhKit"))
    #expect(answer.corrected == "researchkit")
    #expect(answer.hits.first?.record.position == 0)
    #expect(try index.search(Query(text: "ConsentKit")).corrected == nil)
  }

  @Test func aGlossaryTermIsKnownHoweverItsLongVowelsAreWritten() throws {
    let a = page("a")
    let glossary = Glossary(groups: [Glossary.Group(members: Localized(["SharePlay"], ["シェアプレイ"]), weight: 0.85)])
    let index = try build(
      folder.index, [(a, [record(0, "SharePlayを始める方法を示す。", on: a), record(1, "印刷を始める方法を示す。", on: a)])], glossary: glossary)
    for typed in ["シェアプレイ", "シェアプレー", "シエアプレイ", "ｼｪｱﾌﾟﾚｰ"] { #expect(try ids(index, typed) == [0], "\(typed)") }
  }

  @Test func aDigitStandsForItsName() throws {
    let a = page("a")
    let glossary = Glossary(groups: [Glossary.Group(members: Localized(["zero", "0"], ["ゼロ"]), weight: 0.85)])
    let index = try build(
      folder.index, [(a, [record(0, "下限を0にする。", on: a), record(1, "上限を10にする。", on: a)])], glossary: glossary)
    #expect(try ids(index, "ゼロ") == [0])
  }
}
