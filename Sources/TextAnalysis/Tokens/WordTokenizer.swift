/// Tokenizer for a word of letters and digits.
enum WordTokenizer {
  static func forEachToken(
    _ text: FoldedText, _ layer: FoldedText.Layer, _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>,
    _ stems: StemFilter,
    _ body: (Token) -> Void
  ) {
    emit(scalars, range, .word, stems, body)
    guard var start = nextBreak(text, layer, range.lowerBound + 1, range) else { return }
    emit(scalars, range.lowerBound..<start, .part, stems, body)
    while let next = nextBreak(text, layer, start + 1, range) {
      emit(scalars, start..<next, .part, stems, body)
      start = next
    }
    emit(scalars, start..<range.upperBound, .part, stems, body)
  }

  private static func emit(
    _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ kind: Token.Kind, _ stems: StemFilter, _ body: (Token) -> Void
  ) {
    let word = UnsafeBufferPointer(rebasing: scalars[range])
    let (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
    body(Token(key: TokenKey(word: word), start: start, end: end, kind: kind))
    guard stems.admits(word), word.count >= Stemmer.minWordLength else { return }
    let stem = Stemmer.stem(Array(word))
    if !stem.elementsEqual(word) { body(Token(key: TokenKey(word: stem), start: start, end: end, kind: .stem)) }
  }

  /// Returns the start of the next part of a word at or after `index`, or `nil`. Parts are found by the case of the original and
  /// by changes between letters and digits: `URLSession2` has the parts `url`, `session`, and `2`.
  private static func nextBreak(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int, _ range: Range<Int>) -> Int? {
    guard index < range.upperBound, !isLowercaseOnly(text, layer, index..<range.upperBound) else { return nil }
    var previous = characterKind(text, layer, index - 1)
    for index in index..<range.upperBound {
      let current = characterKind(text, layer, index)
      if isBreak(text, layer, index, range, previous, current) { return index }
      previous = current
    }
    return nil
  }

  /// Indicates whether a range contains only ASCII lowercase letters that folding left unchanged and no digit precedes it. Such a
  /// range, like most words, has no parts.
  private static func isLowercaseOnly(_ text: FoldedText, _ layer: FoldedText.Layer, _ range: Range<Int>) -> Bool {
    layer.starts.isEmpty && characterKind(text, layer, range.lowerBound - 1) != .digit
      && text.original.withUnsafeBufferPointer { original in range.allSatisfy { original[$0] >= 0x61 && original[$0] <= 0x7A } }
  }

  private static func isBreak(
    _ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int, _ range: Range<Int>, _ previous: CharacterKind,
    _ current: CharacterKind
  ) -> Bool {
    if previous == .digit || current == .digit { return previous != current && previous != .other && current != .other }
    // A single lowercase letter belongs to the following part: iOS, iPad.
    if previous == .lower { return current == .upper && index - 1 > range.lowerBound }
    guard previous == .upper, current == .upper, index + 1 < range.upperBound else { return false }
    return characterKind(text, layer, index + 1) == .lower
  }

  private enum CharacterKind { case lower, upper, digit, other }

  private static func characterKind(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int) -> CharacterKind {
    switch text.original[layer.start(index)] {
    case 0x61...0x7A, 0xFF41...0xFF5A: .lower
    case 0x41...0x5A, 0xFF21...0xFF3A: .upper
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    // The original × between numbers is folded to the x of 44x44.
    default: layer.scalars[index] == 0x78 ? .lower : .other
    }
  }
}
