/// What a scalar is to the tokenizer.
package enum ScriptClass: UInt8, Hashable, Sendable {
  /// White space, punctuation, symbols: stands between runs.
  case separator
  /// Letters and digits of scripts written with spaces; a run is one word.
  case word
  case kanji, hiragana, katakana
  /// Syllables of Korean, whose particles stand glued to words.
  case hangul

  /// Whether it is written without spaces, or with spaces that bound no words: runs of it are cut into bigrams.
  package var isUnspaced: Bool { rawValue >= ScriptClass.kanji.rawValue }

  package init(_ c: UInt32) {
    if c < 0x80 {
      self = (c >= 0x61 && c <= 0x7A) || (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x5A) ? .word : .separator
      return
    }
    switch c {
    case 0x3041...0x3096, 0x309D...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: self = .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005...0x3007: self = .kanji
    case 0xAC00...0xD7A3: self = .hangul
    case 0x3000...0x303F, 0x2000...0x206F: self = .separator
    default: self = ScriptClass.rare(c)
    }
  }

  private static func rare(_ c: UInt32) -> ScriptClass {
    guard let scalar = Unicode.Scalar(c), !isIgnorable(c) else { return .separator }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .nonspacingMark, .spacingMark:
      return .word
    default:
      return .separator
    }
  }

  /// Scalars that leave no trace in folded text: variation selectors, joiners, the soft hyphen, the byte order mark.
  package static func isIgnorable(_ c: UInt32) -> Bool {
    c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x2060 && c <= 0x2064) || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF
      || (c >= 0xE0100 && c <= 0xE01EF)
  }
}
