/// Line breaking rules of Japanese typesetting in addition to UAX #14 strict: JLREQ 3.1.7 (characters not at the start of a
/// line), 3.1.8 (not at the end of a line), 3.1.10 (not to be split), and JIS X 4051.
///
/// ICU 72 with `ja@lb=strict` breaks before ～ ／ ＿, after ＃, and inside full-width numbers, and does not keep numbers and units
/// together.
enum Kinsoku {
  static func mayStartLine(_ scalar: Unicode.Scalar) -> Bool { !notAtStart.contains(scalar) }
  static func mayEndLine(_ scalar: Unicode.Scalar) -> Bool { !notAtEnd.contains(scalar) }

  /// A set of characters of the Basic Multilingual Plane as a bitmap, which makes lookup fast: every break opportunity is
  /// checked.
  private struct CharacterBitmap {
    private var bits = [UInt64](repeating: 0, count: 1024)

    init(_ characters: String) {
      for scalar in characters.unicodeScalars where scalar.value < 0x10000 {
        bits[Int(scalar.value >> 6)] |= 1 << UInt64(scalar.value & 63)
      }
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x10000 && bits[Int(scalar.value >> 6)] >> UInt64(scalar.value & 63) & 1 == 1
    }
  }

  private static let notAtStart = CharacterBitmap(
    "、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々〻ー～〜゠‐–’”）〕］｝〉》」』】〙〗〟｠»›·／＿" + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ％‰℃°′″…‥｡､･ｰｧｨｩｪｫｬｭｮｯ｣,.:;?!)]}%\u{3099}\u{309A}\u{FF9E}\u{FF9F}")

  private static let notAtEnd = CharacterBitmap("‘“（〔［｛〈《「『【〘〖〝｟«‹￥＄￡№＃([{")

  /// Characters that form one sign when they are repeated.
  private static let repeatable = CharacterBitmap("…‥―—〜")

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
  }

  /// Returns whether the scalar is full-width katakana or the prolonged sound mark.
  static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A1...0x30FA).contains(scalar.value) || scalar.value == 0x30FC
  }

  private static func isKanji(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value) || (0x3400...0x4DBF).contains(scalar.value)
  }

  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
    default: false
    }
  }

  /// The cost of a line break when no better one exists, in ascending order.
  enum BreakPenalty: Comparable {
    case none
    /// Separates an ASCII mark from its word (`.` at the start of a line, `(` at the end), or 約 from its number.
    case asciiMark
    /// Puts a character that JLREQ forbids there at the start of a line, but after a space: `…`.
    case forbiddenAfterSpace
    /// Splits a word, a number from its unit, or a pair of signs.
    case insideWord
    /// Puts a character at the start or end of a line where JLREQ forbids it.
    case forbidden
  }

  /// Returns whether the scalar is an ASCII mark without meaning on a line of its own.
  static func isASCIIMark(_ scalar: Unicode.Scalar) -> Bool { asciiMarks.contains(scalar) }

  private static let asciiMarks = CharacterBitmap(".,:;?!)]}([{")

  /// ASCII quotation marks, which are the same for opening and closing.
  private static let quotes = CharacterBitmap("'\"")

  /// Returns the penalty of a break between `left` and `right`, regardless of UAX #14.
  /// - Parameter before: The scalar before `left`, if any.
  static func penalty(_ before: Unicode.Scalar?, _ left: Unicode.Scalar, _ right: Unicode.Scalar) -> BreakPenalty {
    if left == " " || left == "\u{3000}" {
      if !mayStartLine(right) { return asciiMarks.contains(right) ? .asciiMark : .forbiddenAfterSpace }
      // The space disappears, so the character before it ends the line.
      return before.map { mayEndLine($0) ? .none : asciiMarks.contains($0) ? .asciiMark : .forbidden } ?? .none
    }
    if !mayStartLine(right) {
      // Decimal points, thousands separators, and percent signs: 3.14, 1,000, 10%.
      if isDigit(left), ".,%".unicodeScalars.contains(right) { return .insideWord }
      return asciiMarks.contains(right) ? .asciiMark : .forbidden
    }
    if !mayEndLine(left) { return asciiMarks.contains(left) ? .asciiMark : .forbidden }
    if isDigit(right), left == "第" || left == "約" { return .asciiMark }
    // The digit may be the end of a name instead of a number with a unit: P3プロファイル.
    if isDigit(left), isKatakana(right), before.map(isLatin) ?? false { return .asciiMark }
    if quotes.contains(left) || quotes.contains(right) {
      let isApostrophe = right == "'" ? isLatin(left) : left == "'" && isLatin(right) && (before.map(isLatin) ?? false)
      return isApostrophe ? .insideWord : .asciiMark
    }
    return formsUnit(before, left, right) ? .insideWord : .none
  }

  /// Returns whether two adjacent scalars are parts of one word, number, or sign.
  private static func formsUnit(_ before: Unicode.Scalar?, _ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if left == right, repeatable.contains(left) { return true }
    if left == "’" { return isLatin(right) && (before.map(isLatin) ?? false) }
    if left == "〳" || left == "〴" { return right == "〵" }
    if isDigit(left) {
      if isDigit(right) || isLatin(right) { return true }
      // A number is followed by its unit: 44ポイント, 3つ, 100円.
      return isKatakana(right) || isKanji(right) || right == "つ"
    }
    if isDigit(right) {
      if left == "." || left == "," { return before.map(isDigit) ?? false }
      return isLatin(left) || left == "¥" || left == "$"
    }
    return isLatin(left) ? isLatin(right) || right == "_" : left == "_" && isLatin(right)
  }

  /// Maximum length of a katakana unit that is kept together with its number, in characters, such as パーセンテージ.
  static let maxKatakanaUnitLength = 7

  /// Units that stay with the preceding number even across a space.
  static let latinUnits: Set<String> = [
    "pt", "pts", "px", "dp", "sp", "mm", "cm", "in", "ms", "s", "fps", "Hz", "kHz", "KB", "MB", "GB", "K", "ppi", "dpi",
  ]
}
