import Guidelines

/// How Korean sentences end: the predicate stands last, and its ending says what the sentence does.
enum KoreanEnding {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// The sentence without closing punctuation and without a parenthesis at its end, which explains.
  static func bare(_ sentence: String) -> String {
    var text = sentence[...]
    while true {
      text = text.trimmingSuffix { $0.isWhitespace || $0.isOne(of: ".!?:。」』”’\"'*_") }
      guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex else { break }
      text = text[..<open]
    }
    return String(text.drop(while: { $0.isWhitespace }))
  }

  /// The consonant that closes a syllable, by its place in the Unicode order: 4 is ㄴ, 17 is ㅂ, 20 is ㅆ; 0 where none does, or for another character.
  static func closing(_ character: Character?) -> UInt32 {
    guard let scalar = character?.unicodeScalars.first?.value, syllables.contains(scalar) else { return 0 }
    return (scalar - syllables.lowerBound) % 28
  }

  /// What stands before an ending; nil where the text ends otherwise.
  private static func stem(of text: String, before ending: String) -> Substring? {
    text.hasSuffix(text: ending) ? text.dropLast(ending.count) : nil
  }

  /// 〜ㅂ니다 and 〜습니다 but not the past; 〜ㄴ다 and 〜는다. Adjectives and the copula end so too where they are polite.
  static func isPlain(_ text: String) -> Bool {
    if let stem = stem(of: text, before: "니다") {
      return closing(stem.last) == 17 && !(stem.last == "습" && closing(stem.dropLast().last) == 20)
    }
    return stem(of: text, before: "다").map { closing($0.last) == 4 } ?? false
  }

  /// 〜ㅂ시다.
  static func isHortative(_ text: String) -> Bool { stem(of: text, before: "시다").map { closing($0.last) == 17 } ?? false }

  /// 〜십시오, 〜세요, 〜하라.
  static func isImperative(_ text: String) -> Bool { text.hasSuffix(anyOf: imperatives) }

  /// Whether a phrase ends as a clause does, and not as a noun does (바다, 개요, 비디오).
  static func isPredicate(_ text: String) -> Bool {
    isImperative(text) || text.hasSuffix(text: "다") && text.hasCharacters(4) || text.hasSuffix(anyOf: familiar)
  }

  private static let imperatives = ["십시오", "시오", "세요", "하라", "마라", "말라"]
  private static let familiar = ["해요", "아요", "어요", "여요", "예요", "에요", "돼요", "줘요", "워요", "춰요", "까요", "나요", "가요", "까"]

  /// Forms in which a verb in 하다 advises or commands, behind its stem (고려, 자제).
  static let directions = [
    "하십시오", "하세요", "하시오", "합시다", "합니다", "한다", "해요", "하라", "하기", "할 것", "하시기 바랍니다", "해야 합니다", "해야 한다", "해야 해요", "하는 것이 좋습니다",
    "하는 것이 좋다", "하는 편이 좋습니다", "하면 좋습니다", "하도록 합니다", "하도록 하십시오", "하도록 하세요", "해 주십시오", "해 주세요", "해주십시오", "해주세요", "해 보십시오",
    "해 보세요", "해 봅시다", "해 봅니다", "해 본다", "해보십시오", "해보세요", "해봅시다", "해봅니다", "해본다",
  ]
}
