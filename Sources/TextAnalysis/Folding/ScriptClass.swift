/// The class of a scalar for tokenization.
package enum ScriptClass: UInt8, Hashable, Sendable {
  /// White space, punctuation, and symbols, which separate runs.
  case separator
  /// Letters and digits of scripts written with spaces. A run is one word.
  case word
  case kanji, hiragana, katakana
  /// Korean syllables. Particles are attached to words without a space.
  case hangul

  /// Indicates whether words are written without spaces between them, or with spaces that do not separate all words. Runs of such
  /// a script are split into bigrams.
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
    default: self = ScriptClass.classOfRareScalar(c)
    }
  }

  private static func classOfRareScalar(_ c: UInt32) -> ScriptClass {
    guard let scalar = Unicode.Scalar(c), !isIgnorable(c) else { return .separator }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .nonspacingMark, .spacingMark:
      return .word
    default:
      return .separator
    }
  }

  /// Indicates whether folding removes a scalar: variation selectors, joiners, the soft hyphen, and the byte order mark.
  package static func isIgnorable(_ c: UInt32) -> Bool {
    c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x2060 && c <= 0x2064) || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF
      || (c >= 0xE0100 && c <= 0xE01EF)
  }
}
