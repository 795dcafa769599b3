/// Cuts folded text into tokens; the one analyser for what is stored and what is asked.
///
/// A run of letters and digits is one token, then the parts of camelCase and letter-digit words, then English stems. A Japanese run gives
/// every overlapping pair of characters, across changes of script, and in the index its last character alone: a query of one
/// character is then the prefix of a pair or that last character, whatever it is, and needs no index of its own. A kanji between other scripts
/// is a word more often than not, and a token too.
package enum Tokenizer {
  /// Change it with whatever changes the tokens of a text: an index of another version is refused.
  package static let version = 5

  package enum Mode: Hashable, Sendable {
    case index
    case query
  }

  /// A word longer than this is cut into pieces of this length (a page of base64 makes no token of a megabyte).
  static let longestWord = 64

  package static func tokens(_ text: FoldedText, _ layer: FoldedText.Layer, mode: Mode) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(layer.scalars.count)
    forEachToken(text, layer, mode: mode, stems: .all) { tokens.append($0) }
    return tokens
  }

  /// The same, one by one, with those stems only that are wanted: stemming is most of the work in English text.
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
          while end < scalars.count, end - start < longestWord, ScriptClass(scalars[end]) == .word { end += 1 }
          WordTokenizer.forEachToken(text, layer, scalars, start..<end, stems, body)
        } else {
          var before = script
          var beforeThat = ScriptClass.separator
          while end < scalars.count {
            let here = ScriptClass(scalars[end])
            guard here.isUnspaced else { break }
            body(
              Token(
                key: TokenKey(scalars[end - 1], scalars[end]), start: Int32(truncatingIfNeeded: end - 1),
                end: Int32(truncatingIfNeeded: end + 1), kind: kind(before, here)))
            if before == .kanji, here != .kanji, beforeThat != .kanji {
              body(
                Token(
                  key: TokenKey(single: scalars[end - 1]), start: Int32(truncatingIfNeeded: end - 1),
                  end: Int32(truncatingIfNeeded: end), kind: .lone))
            }
            beforeThat = before
            before = here
            end += 1
          }
          let endsInLone = before == .kanji && beforeThat != .kanji && end > start + 1
          if mode == .index || end == start + 1 || endsInLone {
            body(
              Token(
                key: TokenKey(single: scalars[end - 1]), start: Int32(truncatingIfNeeded: end - 1),
                end: Int32(truncatingIfNeeded: end), kind: endsInLone ? .lone : .single))
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

  /// How long a text is to the ranking: words, and characters of Japanese.
  package static func length(_ scalars: [UInt32]) -> Int {
    var length = 0
    var before = ScriptClass.separator
    for c in scalars {
      let here = ScriptClass(c)
      if here.isUnspaced || (here == .word && before != .word) { length += 1 }
      before = here
    }
    return length
  }

  /// The token's text.
  package static func spelling(_ token: Token, _ layer: FoldedText.Layer) -> [UInt32] {
    let scalars = Array(layer.scalars[Int(token.start)..<Int(token.end)])
    return token.kind == .stem ? Stemmer.stem(scalars) : scalars
  }
}
