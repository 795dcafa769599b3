/// Splits folded text into tokens. The index and queries use the same tokenizer.
///
/// A run of letters and digits yields one token, then the parts of camelCase and letter-digit words, then English stems. A run of
/// Japanese yields every overlapping pair of characters, across changes of script. In the index, it also yields the last
/// character alone, so that a query of one character matches as the prefix of a pair or as that last character, without an index
/// of single characters. A kanji between other scripts is usually a word and yields a token too.
package enum Tokenizer {
  /// Version of the tokenization. Increase it with every change to the tokens of a text: an index of another version is rejected.
  package static let version = 5

  package enum Mode: Hashable, Sendable {
    case index
    case query
  }

  /// Maximum length of a word token. A longer word is split, so that a page of base64 does not become one huge token.
  static let maxWordLength = 64

  package static func tokens(_ text: FoldedText, _ layer: FoldedText.Layer, mode: Mode) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(layer.scalars.count)
    forEachToken(text, layer, mode: mode, stems: .all) { tokens.append($0) }
    return tokens
  }

  /// Calls `body` with each token, and with the stems that `stems` admits, because stemming is most of the work in English text.
  @inline(__always)
  static func forEachToken(
    _ text: FoldedText, _ layer: FoldedText.Layer, mode: Mode, stems: StemFilter, _ body: (Token) -> Void
  ) {
    layer.scalars.withUnsafeBufferPointer { scalars in
      var start = 0
      while start < scalars.count {
        let script = ScriptClass(scalars[start])
        if script == .separator {
          start += 1
          continue
        }
        var end = start + 1
        if script == .word {
          while end < scalars.count, end - start < maxWordLength, ScriptClass(scalars[end]) == .word { end += 1 }
          WordTokenizer.forEachToken(text, layer, scalars, start..<end, stems, body)
        } else {
          var previous = script
          var secondPrevious = ScriptClass.separator
          while end < scalars.count {
            let current = ScriptClass(scalars[end])
            guard current.isUnspaced else { break }
            body(
              Token(
                key: TokenKey(scalars[end - 1], scalars[end]), start: Int32(truncatingIfNeeded: end - 1),
                end: Int32(truncatingIfNeeded: end + 1), kind: kind(previous, current)))
            if previous == .kanji, current != .kanji, secondPrevious != .kanji {
              body(
                Token(
                  key: TokenKey(single: scalars[end - 1]), start: Int32(truncatingIfNeeded: end - 1),
                  end: Int32(truncatingIfNeeded: end), kind: .loneKanji))
            }
            secondPrevious = previous
            previous = current
            end += 1
          }
          let endsInLoneKanji = previous == .kanji && secondPrevious != .kanji && end > start + 1
          if mode == .index || end == start + 1 || endsInLoneKanji {
            body(
              Token(
                key: TokenKey(single: scalars[end - 1]), start: Int32(truncatingIfNeeded: end - 1),
                end: Int32(truncatingIfNeeded: end), kind: endsInLoneKanji ? .loneKanji : .single))
          }
        }
        start = end
      }
    }
  }

  @inline(__always)
  static func kind(_ a: ScriptClass, _ b: ScriptClass) -> Token.Kind {
    switch (a, b) {
    case (.katakana, .katakana): .katakana
    case (.kanji, .kanji), (.hangul, .hangul): .kanji
    case (.kanji, .katakana), (.katakana, .kanji): .kanjiKatakana
    case (.kanji, .hiragana): .kanjiHiragana
    case (.hiragana, .kanji): .hiraganaKanji
    case (.hiragana, .katakana), (.katakana, .hiragana): .hiraganaKatakana
    default: .hiragana
    }
  }

  /// Returns the length of a text for ranking: the number of words, or of characters in unspaced scripts.
  package static func length(_ scalars: [UInt32]) -> Int {
    var length = 0
    var previous = ScriptClass.separator
    for c in scalars {
      let current = ScriptClass(c)
      if current.isUnspaced || (current == .word && previous != .word) { length += 1 }
      previous = current
    }
    return length
  }

  /// Returns the text of a token.
  package static func spelling(_ token: Token, _ layer: FoldedText.Layer) -> [UInt32] {
    let scalars = Array(layer.scalars[Int(token.start)..<Int(token.end)])
    return token.kind == .stem ? Stemmer.stem(scalars) : scalars
  }
}
