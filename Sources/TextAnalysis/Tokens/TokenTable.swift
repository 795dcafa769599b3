/// A numbered set of tokens that are searched for in texts.
package struct TokenTable: Sendable {
  /// Keys of the tokens, indexed by number.
  package private(set) var keys: [TokenKey] = []
  private var numbers: [TokenKey: Int] = [:]
  private var singleCharacters: [(scalar: UInt32, number: Int32)] = []
  private var stemFilter: StemFilter
  /// Indicates whether a token may occur only in the plain spelling, because it contains a character that unified spelling
  /// removes or changes.
  private var needsPlain: Bool

  /// Creates a table.
  ///
  /// - Parameter tokens: The tokens with their spelling. `isPrefix` marks a single character, which matches every occurrence of
  ///   the character.
  package init(_ tokens: [(key: TokenKey, text: [UInt32], isPrefix: Bool)]) {
    stemFilter = StemFilter(words: tokens.map { $0.text })
    needsPlain = tokens.contains { $0.text.contains(where: TokenTable.isChangedByUnification) }
    for token in tokens where numbers[token.key] == nil {
      if token.isPrefix { singleCharacters.append((UInt32(truncatingIfNeeded: token.key.value), Int32(keys.count))) }
      numbers[token.key] = keys.count
      keys.append(token.key)
    }
  }

  package var count: Int { keys.count }

  package func number(of key: TokenKey) -> Int? { numbers[key] }

  /// An occurrence of a token in a text.
  package struct Occurrence: Hashable, Sendable {
    package var number: Int32
    /// Range in the layer's scalars.
    package var start: Int32
    package var end: Int32
    /// Indicates whether the range is in the plain layer, because the unified layer does not contain the token.
    package var isPlain: Bool
    /// Weight of the occurrence, 0…1, which callers may lower.
    package var weight = 1.0

    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// Returns the occurrences in a text, in order within each layer, and the number of tokens in the text without stems and parts.
  package func occurrences(in text: FoldedText) -> (found: [Occurrence], length: Int) {
    var occurrences: [Occurrence] = []
    let length = appendOccurrences(text, text.unified, isPlain: false, &occurrences)
    if text.hasDistinctLayers, needsPlain {
      let foundNumbers = Set(occurrences.map { $0.number })
      var plainOccurrences: [Occurrence] = []
      _ = appendOccurrences(text, text.plain, isPlain: true, &plainOccurrences)
      occurrences += plainOccurrences.filter { !foundNumbers.contains($0.number) }
    }
    return (occurrences, length)
  }

  private func appendOccurrences(_ text: FoldedText, _ layer: FoldedText.Layer, isPlain: Bool, _ occurrences: inout [Occurrence])
    -> Int
  {
    var length = 0
    let hasSingles = !singleCharacters.isEmpty
    let first = occurrences.count
    Tokenizer.forEachToken(text, layer, mode: .index, stems: stemFilter) { token in
      switch token.kind {
      case .stem, .part: break
      case .loneKanji: if hasSingles, singleCharacters.contains(where: { TokenKey(single: $0.scalar) == token.key }) { return }
      case .single:
        length += 1
        if hasSingles { return }
      case .word, .katakana, .kanji, .hiragana, .kanjiKatakana, .kanjiHiragana, .hiraganaKanji, .hiraganaKatakana: length += 1
      }
      if let number = number(of: token.key) {
        occurrences.append(
          Occurrence(number: Int32(truncatingIfNeeded: number), start: token.start, end: token.end, isPlain: isPlain))
      }
    }
    guard hasSingles else { return length }
    for (index, c) in layer.scalars.enumerated() {
      for single in singleCharacters where single.scalar == c {
        occurrences.append(Occurrence(number: single.number, start: Int32(index), end: Int32(index + 1), isPlain: isPlain))
      }
    }
    occurrences[first...].sort { $0.start < $1.start }
    return length
  }

  /// Indicates whether unified spelling removes or changes a character: ー 々 ヴ ヅ ヂ and the small vowels that follow ヴ.
  private static func isChangedByUnification(_ c: UInt32) -> Bool {
    switch c {
    case 0x30FC, 0x3005, 0x30F4, 0x30C5, 0x30C2, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9: true
    default: false
    }
  }
}
