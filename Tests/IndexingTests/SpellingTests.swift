import Guidelines
import Languages
import Testing

@testable import Indexing

/// Misspelled words and spelling variants.
@Suite struct SpellingTests {
  let folder = Folder()

  private func ids(_ index: GuidelineIndex, _ text: String) throws -> [Int] {
    try index.search(Query(text: text, readerLanguage: .japanese, limit: 50)).hits.map(\.record.position)
  }

  @Test("Short words are corrected by at most one edit") func shortWordsAllowOneEdit() throws {
    let a = page("a", language: .english)
    let index = try build(
      folder.index,
      [(a, [record(0, "Keep each chart plain.", on: a), record(1, "アラートを減らす。", on: a), record(2, "ボタンを押す。", on: a)])])
    #expect(try index.search(Query(text: "chrat")).corrected == "chart")
    #expect(try index.search(Query(text: "chixt")).corrected == nil)
    #expect(try index.search(Query(text: "アラゾン", readerLanguage: .japanese)).corrected == nil)
    #expect(try index.search(Query(text: "ボトン", readerLanguage: .japanese)).corrected == "ボタン")
    // With other words it is as likely to be a word that no rule contains.
    #expect(try index.search(Query(text: "ボトン chart", readerLanguage: .japanese)).corrected == nil)
  }

  /// The terms of the word belong to its first occurrence.
  @Test("A repeated word is not a mistake") func repeatedWordIsNotCorrected() throws {
    let a = page("a", language: .english)
    let index = try build(folder.index, [(a, [record(0, "Pull to refresh a chart.", on: a)])])
    for text in ["refresh the chart by refresh", "a chart among charts"] {
      let answer = try index.search(Query(text: text))
      #expect(answer.corrected == nil)
      #expect(answer.hasAnswer)
    }
  }

  /// The pairs occur in several words, and the final long vowel is optional.
  @Test("A katakana word is corrected even if all its character pairs are known") func katakanaIsCorrectedDespiteKnownPairs()
    throws
  {
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
    // The word names the topic, so its rules need not contain it.
    #expect(answer.hits.first?.record.position == 2)
    #expect(try index.search(Query(text: "スーパー", readerLanguage: .japanese)).corrected == nil)
    #expect(try index.search(Query(text: "プオーバー", readerLanguage: .japanese)).corrected == nil)
  }

  /// The last part also occurs in other names.
  @Test("A name is corrected even if a part of it is known") func nameIsCorrectedDespiteKnownPart() throws {
    let a = page("a", language: .english)
    let index = try build(
      folder.index,
      [(a, [record(0, "Ask for consent with ResearchKit.", on: a), record(1, "Show rings with HealthKit.", on: a)])])
    let answer = try index.search(Query(text: "ResearhKit"))
    #expect(answer.corrected == "researchkit")
    #expect(answer.hits.first?.record.position == 0)
    #expect(try index.search(Query(text: "ConsentKit")).corrected == nil)
  }

  @Test("Glossary terms match with other spellings of long vowels") func longVowelVariantsMatchGlossary() throws {
    let a = page("a")
    let glossary = Glossary(groups: [Glossary.Group(members: Localized(["SharePlay"], ["シェアプレイ"]), weight: 0.85)])
    let index = try build(
      folder.index, [(a, [record(0, "SharePlayを始める方法を示す。", on: a), record(1, "印刷を始める方法を示す。", on: a)])], glossary: glossary)
    for typed in ["シェアプレイ", "シェアプレー", "シエアプレイ", "ｼｪｱﾌﾟﾚｰ"] { #expect(try ids(index, typed) == [0], "\(typed)") }
  }

  @Test("The word for a number finds its digit") func numberWordFindsDigit() throws {
    let a = page("a")
    let glossary = Glossary(groups: [Glossary.Group(members: Localized(["zero", "0"], ["ゼロ"]), weight: 0.85)])
    let index = try build(
      folder.index, [(a, [record(0, "下限を0にする。", on: a), record(1, "上限を10にする。", on: a)])], glossary: glossary)
    #expect(try ids(index, "ゼロ") == [0])
  }
}
