import Guidelines
import Testing

@testable import Languages

/// Normalization of titles and file names.
@Suite struct TitleWordingTests {
  @Test(
    "Normalizing a title keeps only the topic",
    arguments: [
      ("Guidelines for Dials", "dials"), ("3. ダイヤルの設計方針（下書き）", "ダイヤル"), ("メモリの使い方", "メモリ"), ("第2章 ダイヤル", "ダイヤル"),
      ("3D dials", "3d dials"), ("[kit] Dials", "dials"), ("【ダイヤル】", "ダイヤル"), ("Dials (open", "dials (open"),
      ("Sausage", "sausage"),
      ("ダイヤル - iOS編", "ダイヤル"), ("Overview", ""), ("デザインガイドライン", ""), ("dials ja", "dials"), ("", ""), ("…", ""),
    ])
  func normalizationKeepsTopic(title: String, bare: String) {
    #expect(TitleNormalizer.normalized(title) == bare)
  }

  @Test func normalizationTakesLinearTime() {
    for title in ["(", "の", "guide ", "第1章", "1.", "[]"] {
      #expect(TitleNormalizer.normalized(String(repeating: title, count: 1_000_000)).utf8.count < 1000)
    }
  }

  @Test(arguments: [("Keep it short.", Language.english), ("There is more to say", .english), ("短くする。人は読みません。", .japanese)])
  func sentenceHasLanguage(text: String, language: Language) {
    #expect(Languages.language(ofSentence: text) == language)
  }

  @Test(arguments: [
    "Human Interface Guidelines", "UIDial, UIGauge", "44 pt", "戻る", "https://example.com/a/of/the", "iOS, iPadOS", "Dial",
  ])
  func termsHaveNoLanguage(text: String) {
    #expect(Languages.language(ofSentence: text) == nil)
  }

  /// Covers titles that resemble requests.
  @Test("Noun phrases are told from requests") func nounPhrasesAreNotRequests() {
    for title in ["知っておくこと", "札で避けるべきこと", "覚えておきたいこと", "夜にできないこと", "札のもの"] { #expect(JapaneseModality.isNounPhrase(title)) }
    for title in ["略語を使わないこと", "札の名前は大きく書くこと", "札を揃える"] { #expect(!JapaneseModality.isNounPhrase(title)) }
  }
}
