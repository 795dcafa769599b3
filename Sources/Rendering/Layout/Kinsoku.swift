/// What Japanese typesetting asks of line breaks beyond UAX #14 strict: JLREQ 3.1.7 (not at a line's start), 3.1.8 (not at its end),
/// 3.1.10 (not to be split), JIS X 4051.
///
/// ICU 72's `ja@lb=strict` breaks before ～ ／ ＿, after ＃ and inside full-width digits, and knows nothing of figures and their units.
enum Kinsoku {
  static func mayStartLine(_ scalar: Unicode.Scalar) -> Bool { !notAtStart.contains(scalar) }
  static func mayEndLine(_ scalar: Unicode.Scalar) -> Bool { !notAtEnd.contains(scalar) }

  /// A set of characters of the Basic Multilingual Plane, a bit each: every boundary of every paragraph is asked for.
  private struct Members {
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

  private static let notAtStart = Members(
    "、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々〻ー～〜゠‐–’”）〕］｝〉》」』】〙〗〟｠»›·／＿" + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ％‰℃°′″…‥｡､･ｰｧｨｩｪｫｬｭｮｯ｣,.:;?!)]}%\u{3099}\u{309A}\u{FF9E}\u{FF9F}")

  private static let notAtEnd = Members("‘“（〔［｛〈《「『【〘〖〝｟«‹￥＄￡№＃([{")

  /// Characters of which two in a row are one sign.
  private static let repeatable = Members("…‥―—〜")

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
  }

  /// Katakana and the prolonged sound mark, full width.
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

  /// What a line break costs where nothing better is left, least first.
  enum Strain: Comparable {
    case none
    /// A mark of ASCII stands apart from its word: `.` begins a line, or `(` ends one; or 約 from its figure.
    case mark
    /// What JLREQ forbids at a line's start stands there, but apart from the word before it: `…` after a space.
    case apart
    /// A word, a figure with its unit, or a pair of signs is cut.
    case word
    /// What JLREQ forbids at a line's start or end stands there.
    case forbidden
  }

  /// A mark of ASCII that says nothing on a line of its own.
  static func isLoose(_ scalar: Unicode.Scalar) -> Bool { looseMarks.contains(scalar) }

  private static let looseMarks = Members(".,:;?!)]}([{")

  /// Quotation marks of ASCII, of which none says whether it opens or closes.
  private static let quotes = Members("'\"")

  /// What a break between two neighbours costs, whatever UAX #14 says. `before` stands before `left`.
  static func strain(_ before: Unicode.Scalar?, _ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Strain {
    if left == " " || left == "\u{3000}" {
      if !mayStartLine(right) { return looseMarks.contains(right) ? .mark : .apart }
      // The space goes, and what stands before it ends the line.
      return before.map { mayEndLine($0) ? .none : looseMarks.contains($0) ? .mark : .forbidden } ?? .none
    }
    if !mayStartLine(right) {
      // The points of 3.14 and 1,000, the sign of 10%.
      if isDigit(left), ".,%".unicodeScalars.contains(right) { return .word }
      return looseMarks.contains(right) ? .mark : .forbidden
    }
    if !mayEndLine(left) { return looseMarks.contains(left) ? .mark : .forbidden }
    if isDigit(right), left == "第" || left == "約" { return .mark }
    // Perhaps no figure with its unit, but the end of a name: P3プロファイル.
    if isDigit(left), isKatakana(right), before.map(isLatin) ?? false { return .mark }
    if quotes.contains(left) || quotes.contains(right) {
      let isApostrophe = right == "'" ? isLatin(left) : left == "'" && isLatin(right) && (before.map(isLatin) ?? false)
      return isApostrophe ? .word : .mark
    }
    return isWhole(before, left, right) ? .word : .none
  }

  /// Whether two neighbours are parts of one word, one figure or one sign.
  private static func isWhole(_ before: Unicode.Scalar?, _ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if left == right, repeatable.contains(left) { return true }
    if left == "’" { return isLatin(right) && (before.map(isLatin) ?? false) }
    if left == "〳" || left == "〴" { return right == "〵" }
    if isDigit(left) {
      if isDigit(right) || isLatin(right) { return true }
      // Its unit follows: 44ポイント, 3つ, 100円.
      return isKatakana(right) || isKanji(right) || right == "つ"
    }
    if isDigit(right) {
      if left == "." || left == "," { return before.map(isDigit) ?? false }
      return isLatin(left) || left == "¥" || left == "$"
    }
    return isLatin(left) ? isLatin(right) || right == "_" : left == "_" && isLatin(right)
  }

  /// Longest katakana unit that is kept together with its figure, in characters: パーセンテージ.
  static let longestUnit = 7

  /// Units that stay with the figure before them across a space.
  static let latinUnits: Set<String> = [
    "pt", "pts", "px", "dp", "sp", "mm", "cm", "in", "ms", "s", "fps", "Hz", "kHz", "KB", "MB", "GB", "K", "ppi", "dpi",
  ]
}
