import Guidelines
import Testing

@testable import Languages

/// Detection of languages.
@Suite struct LanguagesTests {
  @Test(
    "The script of a text determines its language",
    arguments: [
      ("여백을 일정하게 유지하십시오.", "und-Hang"), ("SwiftUI와 UIKit의 Button은 누르면 동작하는 버튼입니다.", "und-Hang"), ("余白を一定に保つ。", "ja"),
      ("Отступы одинаковы.", "und-Cyrl"), ("Keep margins even.", "en"),
      ("Keep margins (여백) even, whatever the size of the window and its contents.", "en"), ("", "en"),
    ])
  func scriptDeterminesLanguage(text: String, language: String) {
    #expect(Languages.dominantLanguage(of: text).rawValue == language)
  }

  @Test("Hangul is a script of no supported language") func hangulIsUnsupported() {
    for scalar in [0xAC00, 0xC5EC, 0xD7A3].compactMap(Unicode.Scalar.init) {
      #expect(Languages.dominantLanguage(of: String(scalar)).unsupportedScript?.name == "Hangul")
      #expect(Languages.scriptLanguage(in: String(scalar)) == nil)
    }
  }

  @Test("Every supported language can be stored") func supportedLanguagesCanBeStored() {
    #expect(Languages.supported.allSatisfy(Languages.stored.contains))
  }
}
