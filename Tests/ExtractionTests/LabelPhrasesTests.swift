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
      ("표준 크기", .korean), ("비디오", .korean), ("스타일:", .korean), ("참고", .korean), ("개요", .korean),
    ])
  func labelsMatch(text: String, language: Language) {
    #expect(LabelPhrases.matches(text, language: language))
  }

  @Test(
    "Headlines in bold are not labels",
    arguments: [
      ("Ensure legibility.", Language.english), ("Keep it short.", .english), ("余白をそろえる。", .japanese),
      ("色は慎重に使いましょう。", .japanese),
      ("여백을 맞춥니다.", .korean), ("색상은 의미를 전달합니다.", .korean),
    ])
  func headlinesDoNotMatch(text: String, language: Language) {
    #expect(!LabelPhrases.matches(text, language: language))
  }
}
