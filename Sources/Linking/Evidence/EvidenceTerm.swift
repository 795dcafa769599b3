import TextAnalysis

/// A term of a record that serves as evidence: a word, a number, a pair of characters, a glossary concept, or a link target.
struct EvidenceTerm: Hashable, Sendable {
  /// Kind in the top byte; below it the characters or a hash of them.
  let value: UInt64

  init(_ kind: Kind, _ payload: UInt64) {
    value = UInt64(kind.rawValue) << 56 | payload & 0x00FF_FFFF_FFFF_FFFF
  }

  /// Creates a term from one character or a pair of characters.
  init(_ kind: Kind, _ first: UInt32, _ second: UInt32 = 0) {
    self.init(kind, UInt64(first) << 21 | UInt64(second))
  }

  /// Creates a term from the hash of a word.
  init(_ kind: Kind, hashing word: some Sequence<UInt32>) {
    self.init(kind, EvidenceTerm.hash(word))
  }

  /// Returns a hash of the scalars. The top byte is folded into the lower ones because it is replaced by the kind.
  static func hash(_ word: some Sequence<UInt32>) -> UInt64 {
    let hash = FNV1a.hash(word)
    return hash ^ hash >> 56
  }

  enum Kind: UInt8 {
    // The first four kinds are language-independent.
    case number, word, concept, link
    case kanji, kanjiPair, katakana, katakanaPair, hiraganaPair
    /// A kanji and the following hiragana, where the inflection of a verb begins.
    case inflection

    /// Weight of a shared term as evidence, apart from its rarity. It is low for single kanji and hiragana, which say little
    /// about the topic of a rule.
    var weight: Float {
      switch self {
      case .number: 1.2
      case .word, .concept, .link, .kanjiPair, .katakana: 1
      case .inflection: 0.5
      case .katakanaPair: 0.4
      case .kanji: 0.35
      case .hiraganaPair: 0.15
      }
    }
  }

  var kind: Kind { Kind(rawValue: UInt8(value >> 56)) ?? .hiraganaPair }

  /// Indicates whether records in different languages can share the term.
  var isLanguageIndependent: Bool { value >> 56 <= UInt64(Kind.link.rawValue) }
}
