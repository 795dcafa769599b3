import Guidelines
import Testing

@testable import Languages

/// Detection of languages.
@Suite struct LanguagesTests {
  @Test(
    "The script of a text determines its language",
    arguments: [
      ("여백을 일정하게 유지하십시오.", Language.korean), ("SwiftUI와 UIKit의 Button은 누르면 동작하는 버튼입니다.", .korean), ("余白を一定に保つ。", .japanese),
      ("Keep margins even.", .english), ("Keep margins (여백) even, whatever the size of the window and its contents.", .english),
      ("", .english),
    ])
  func scriptDeterminesLanguage(text: String, language: Language) {
    #expect(Languages.dominantLanguage(of: text) == language)
  }

  @Test("Every Hangul syllable is Korean") func hangulIsKorean() {
    for scalar in [0xAC00, 0xC5EC, 0xD7A3].compactMap(Unicode.Scalar.init) {
      #expect(
        Languages.dominantLanguage(of: String(scalar)) == .korean && Languages.scriptLanguage(in: String(scalar)) == .korean)
    }
  }

  @Test(
    "Korean prose is told from a list of names",
    arguments: [
      ("여백을 일정하게 유지하십시오", true), ("무엇을 누르면 될까요?", true), ("버튼, 메뉴, 위젯", false), ("비디오 라디오 카메라", false), ("Button 여백", false),
    ])
  func koreanProseIsRecognized(line: String, isOne: Bool) throws {
    let script = try #require(Language.korean.profile.script)
    #expect(script.isProse(line.unicodeScalars.filter { !$0.properties.isWhitespace }) == isOne)
  }
}
