/// A token of folded text: where it stands, and what it is worth.
package struct Token: Hashable, Sendable {
  package var key: TokenKey
  /// In the scalars of the layer that was tokenized.
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
    /// One character: the last of a run in the index, all of a run in a query.
    case single
    /// A kanji between other scripts: 人 in あの人が, whatever stands beside it.
    case lone

    /// Worth of a match, measured on public Japanese test sets.
    package var weight: Double {
      switch self {
      case .word: 2.0
      case .part: 1.2
      case .stem: 1.0
      case .kanji: 1.1
      case .katakana, .lone: 0.9
      case .kanjiKatakana, .single: 0.6
      case .kanjiHiragana, .hiragana: 0.3
      case .hiraganaKanji, .hiraganaKatakana: 0.2
      }
    }
  }
}

/// A token's text as a number: a bigram's two scalars or one scalar exactly, a word's hash with the top bit set.
///
/// Two words could share a hash; a record would then score a little too much. Nothing is found or lost by it: the index holds text.
package struct TokenKey: Hashable, Sendable {
  package let value: UInt64

  package var isWord: Bool { value >> 63 == 1 }

  package init(_ first: UInt32, _ second: UInt32) { value = UInt64(first) << 21 | UInt64(second) }
  package init(single: UInt32) { value = UInt64(single) }

  @inlinable package init(word: some Sequence<UInt32>) { value = FNV1a.hash(word) | 1 << 63 }

  /// Of a term by its text.
  package init(term: [UInt32]) {
    if let first = term.first, ScriptClass(first).isUnspaced, term.count <= 2 {
      self = term.count == 2 ? TokenKey(first, term[1]) : TokenKey(single: first)
    } else {
      self.init(word: term)
    }
  }
}
