/// Cuts folded text into tokens; the one analyser for what is stored and what is asked.
///
/// A run of letters and digits is one token, then the parts of camelCase and letter-digit words, then English stems. A Japanese run gives
/// every overlapping pair of characters, across changes of script, and in the index its last character alone: a query of one
/// character is then the prefix of a pair or that last character, whatever it is, and needs no index of its own.
package enum Tokenizer {
  /// Change it with whatever changes the tokens of a text: an index of another version is refused.
  package static let version = 1

  package enum Mode: Hashable, Sendable {
    case index
    case query
  }

  /// A word longer than this is cut into pieces of this length (a page of base64 makes no token of a megabyte).
  static let longestWord = 64

  package static func tokens(_ text: FoldedText, _ layer: FoldedText.Layer, mode: Mode) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(layer.scalars.count)
    var start = 0
    let scalars = layer.scalars
    while start < scalars.count {
      let script = ScriptClass(scalars[start])
      if script == .separator {
        start += 1
        continue
      }
      var end = start + 1
      if script == .word {
        while end < scalars.count, end - start < longestWord, ScriptClass(scalars[end]) == .word { end += 1 }
        WordTokenizer.append(text, layer, start..<end, to: &tokens)
      } else {
        end = appendRun(scalars, start, script, mode, &tokens)
      }
      start = end
    }
    return tokens
  }

  /// Pairs of the Japanese run that begins at `start`; returns its end.
  private static func appendRun(
    _ scalars: [UInt32], _ start: Int, _ script: ScriptClass, _ mode: Mode, _ tokens: inout [Token]
  ) -> Int {
    var before = script
    var index = start + 1
    while index < scalars.count {
      let here = ScriptClass(scalars[index])
      guard here.isJapanese else { break }
      tokens.append(
        Token(
          key: TokenKey(scalars[index - 1], scalars[index]), start: Int32(index - 1), end: Int32(index + 1),
          kind: kind(before, here)))
      before = here
      index += 1
    }
    if mode == .index || index == start + 1 {
      tokens.append(
        Token(key: TokenKey(single: scalars[index - 1]), start: Int32(index - 1), end: Int32(index), kind: .single))
    }
    return index
  }

  static func kind(_ a: ScriptClass, _ b: ScriptClass) -> Token.Kind {
    switch (a, b) {
    case (.katakana, .katakana): .katakana
    case (.kanji, .kanji): .kanji
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
      if here.isJapanese || (here == .word && before != .word) { length += 1 }
      before = here
    }
    return length
  }

  // MARK: What FTS5 stores

  /// The distinct tokens of a text, both spellings where folding loses text, for FTS5's `ascii` tokenizer: one space between two.
  package static func indexText(_ texts: [FoldedText]) -> String {
    var seen: Set<TokenKey> = []
    var out = String.UnicodeScalarView()
    for text in texts {
      append(text, text.unified, &seen, &out)
      if text.losesText { append(text, text.plain, &seen, &out) }
    }
    return String(out)
  }

  private static func append(
    _ text: FoldedText, _ layer: FoldedText.Layer, _ seen: inout Set<TokenKey>, _ out: inout String.UnicodeScalarView
  ) {
    for token in tokens(text, layer, mode: .index) where seen.insert(token.key).inserted {
      for c in spelling(token, layer) {
        if let scalar = Unicode.Scalar(c) { out.append(scalar) }
      }
      out.append(" ")
    }
  }

  /// The token's text.
  package static func spelling(_ token: Token, _ layer: FoldedText.Layer) -> [UInt32] {
    let scalars = Array(layer.scalars[Int(token.start)..<Int(token.end)])
    return token.kind == .stem ? EnglishStem.stem(scalars) : scalars
  }
}
