/// Tokens that are looked for in texts, by number.
package struct TokenTable: Sendable {
  /// By number.
  package private(set) var keys: [TokenKey] = []
  private var numbers: [TokenKey: Int] = [:]
  private var singles: [(scalar: UInt32, number: Int32)] = []
  private var stems: StemFilter
  /// Whether one of them can stand in plain spelling alone: it holds a character that unifying takes away or changes.
  private var needsPlain: Bool

  /// `text` is each token's spelling; `isPrefix` says that it is one character, which stands wherever the character does.
  package init(_ tokens: [(key: TokenKey, text: [UInt32], isPrefix: Bool)]) {
    stems = StemFilter(words: tokens.map { $0.text })
    needsPlain = tokens.contains { $0.text.contains(where: TokenTable.isLost) }
    for token in tokens where numbers[token.key] == nil {
      if token.isPrefix { singles.append((UInt32(truncatingIfNeeded: token.key.value), Int32(keys.count))) }
      numbers[token.key] = keys.count
      keys.append(token.key)
    }
  }

  package var count: Int { keys.count }

  package func number(of key: TokenKey) -> Int? { numbers[key] }

  /// Where a token stands in a text.
  package struct Occurrence: Hashable, Sendable {
    package var number: Int32
    /// In the layer's scalars.
    package var start: Int32
    package var end: Int32
    /// In the plain layer: the unified one holds no such token.
    package var isPlain: Bool
    /// What it counts, 0…1, for the caller to lower.
    package var share = 1.0

    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// All that stands in a text, in order within a layer; and how many tokens the text has, stems and parts aside.
  package func occurrences(in text: FoldedText) -> (found: [Occurrence], length: Int) {
    var found: [Occurrence] = []
    let length = find(text, text.unified, isPlain: false, &found)
    if text.losesText, needsPlain {
      let known = Set(found.map { $0.number })
      var plain: [Occurrence] = []
      _ = find(text, text.plain, isPlain: true, &plain)
      found += plain.filter { !known.contains($0.number) }
    }
    return (found, length)
  }

  private func find(_ text: FoldedText, _ layer: FoldedText.Layer, isPlain: Bool, _ found: inout [Occurrence]) -> Int {
    var length = 0
    let hasSingles = !singles.isEmpty
    let first = found.count
    Tokenizer.forEachToken(text, layer, mode: .index, stems: stems) { token in
      switch token.kind {
      case .stem, .part: break
      case .lone: if hasSingles, singles.contains(where: { TokenKey(single: $0.scalar) == token.key }) { return }
      case .single:
        length += 1
        if hasSingles { return }
      case .word, .katakana, .kanji, .hiragana, .kanjiKatakana, .kanjiHiragana, .hiraganaKanji, .hiraganaKatakana: length += 1
      }
      if let number = number(of: token.key) {
        found.append(Occurrence(number: Int32(truncatingIfNeeded: number), start: token.start, end: token.end, isPlain: isPlain))
      }
    }
    guard hasSingles else { return length }
    for (index, c) in layer.scalars.enumerated() {
      for single in singles where single.scalar == c {
        found.append(Occurrence(number: single.number, start: Int32(index), end: Int32(index + 1), isPlain: isPlain))
      }
    }
    found[first...].sort { $0.start < $1.start }
    return length
  }

  /// ー 々 ヴ ヅ ヂ and the small vowels that follow ヴ.
  private static func isLost(_ c: UInt32) -> Bool {
    switch c {
    case 0x30FC, 0x3005, 0x30F4, 0x30C5, 0x30C2, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9: true
    default: false
    }
  }
}
