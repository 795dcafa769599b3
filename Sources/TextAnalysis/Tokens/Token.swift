/// A token of folded text: its key, range, and kind.
package struct Token: Hashable, Sendable {
  package var key: TokenKey
  /// Range in the scalars of the tokenized layer.
  package var start: Int32
  package var end: Int32
  package var kind: Kind

  package enum Kind: UInt8, Hashable, Sendable {
    /// A whole word of letters and digits.
    case word
    /// A part of a camelCase or letter-digit word.
    case part
    /// The stem of an English word or part.
    case stem
    case katakana, kanji, hiragana
    case kanjiKatakana, kanjiHiragana, hiraganaKanji, hiraganaKatakana
    /// One character: in the index, the last of a run; in a query, a run of one character.
    case single
    /// A kanji between other scripts, such as 人 in あの人が. It is a token regardless of its neighbors.
    case loneKanji

    /// Weight of a match, measured on public Japanese test sets.
    package var weight: Double {
      switch self {
      case .word: 2.0
      case .part: 1.2
      case .stem: 1.0
      case .kanji: 1.1
      case .katakana, .loneKanji: 0.9
      case .kanjiKatakana, .single: 0.6
      case .kanjiHiragana, .hiragana: 0.3
      case .hiraganaKanji, .hiraganaKatakana: 0.2
      }
    }
  }
}

/// A token's text as a number: the one or two scalars themselves, or a word's hash with the top bit set.
///
/// If two words have the same hash, a record may score slightly too high. The matches stay correct because the index stores text.
package struct TokenKey: Hashable, Sendable {
  package let value: UInt64

  package var isWord: Bool { value >> 63 == 1 }

  package init(_ first: UInt32, _ second: UInt32) { value = UInt64(first) << 21 | UInt64(second) }
  package init(single: UInt32) { value = UInt64(single) }

  @inlinable package init(word: some Sequence<UInt32>) { value = FNV1a.hash(word) | 1 << 63 }

  /// Creates the key of a term from its text.
  package init(term: [UInt32]) {
    if let first = term.first, ScriptClass(first).isUnspaced, term.count <= 2 {
      self = term.count == 2 ? TokenKey(first, term[1]) : TokenKey(single: first)
    } else {
      self.init(word: term)
    }
  }
}
