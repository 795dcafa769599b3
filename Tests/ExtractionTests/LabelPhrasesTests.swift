import Guidelines
import Languages
import Testing

@testable import Extraction

/// Labels in bold, as opposed to headlines.
@Suite struct LabelPhrasesTests {
  @Test(
    "Short phrases in bold are labels",
    arguments: [
      ("Display.", Language.english), ("Small:", .english), ("iOS, iPadOS", .english), ("スタイル:", .japanese), ("標準サイズ", .japanese),
    ])
  func labelsMatch(text: String, language: Language) {
    #expect(LabelPhrases.matches(text, language: language))
  }

  @Test(
    "Headlines in bold are not labels",
    arguments: [
      ("Ensure legibility.", Language.english), ("Keep it short.", .english), ("余白をそろえる。", .japanese),
      ("色は慎重に使いましょう。", .japanese),
    ])
  func headlinesDoNotMatch(text: String, language: Language) {
    #expect(!LabelPhrases.matches(text, language: language))
  }
}
