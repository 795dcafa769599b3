import TextAnalysis

/// One thing that a wording states: a word, a number, a pair of characters, a concept of the glossary, what it links to.
struct EvidenceTerm: Hashable, Sendable {
  /// The kind in the top byte, below it the characters themselves or a hash of them.
  let value: UInt64

  init(_ kind: Kind, _ payload: UInt64) {
    value = UInt64(kind.rawValue) << 56 | payload & 0x00FF_FFFF_FFFF_FFFF
  }

  /// A pair of characters, or one.
  init(_ kind: Kind, _ first: UInt32, _ second: UInt32 = 0) {
    self.init(kind, UInt64(first) << 21 | UInt64(second))
  }

  /// A word, by its hash.
  init(_ kind: Kind, hashing word: some Sequence<UInt32>) {
    self.init(kind, EvidenceTerm.hash(word))
  }

  /// The scalars' hash, its top byte folded in, for only the lower ones are kept.
  static func hash(_ word: some Sequence<UInt32>) -> UInt64 {
    let hash = FNV1a.hash(word)
    return hash ^ hash >> 56
  }

  enum Kind: UInt8 {
    // The first four mean the same in either language.
    case number, word, concept, link
    case kanji, kanjiPair, katakana, katakanaPair, hiraganaPair
    /// A kanji and the hiragana that follows it: how a verb begins to inflect.
    case inflection

    /// What a shared term of the kind is worth as evidence, before its rarity: single kanji and hiragana say little of what a rule is about.
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

  /// Whether wordings in different languages can share it.
  var crossesLanguages: Bool { value >> 56 <= UInt64(Kind.link.rawValue) }
}
