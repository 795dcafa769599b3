/// Tokens of a word of letters and digits.
enum WordTokenizer {
  static func forEachToken(
    _ text: FoldedText, _ layer: FoldedText.Layer, _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>,
    _ stems: StemFilter,
    _ body: (Token) -> Void
  ) {
    append(scalars, range, .word, stems, body)
    guard var start = nextBreak(text, layer, range.lowerBound + 1, range) else { return }
    append(scalars, range.lowerBound..<start, .part, stems, body)
    while let next = nextBreak(text, layer, start + 1, range) {
      append(scalars, start..<next, .part, stems, body)
      start = next
    }
    append(scalars, start..<range.upperBound, .part, stems, body)
  }

  private static func append(
    _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ kind: Token.Kind, _ stems: StemFilter, _ body: (Token) -> Void
  ) {
    let word = UnsafeBufferPointer(rebasing: scalars[range])
    let (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
    body(Token(key: TokenKey(word: word), start: start, end: end, kind: kind))
    guard stems.admits(word), word.count >= Stemmer.shortestWord else { return }
    let stem = Stemmer.stem(Array(word))
    if !stem.elementsEqual(word) { body(Token(key: TokenKey(word: stem), start: start, end: end, kind: .stem)) }
  }

  /// Where the next part of a word begins, from `index` on, by the case of the original and by letters and digits: `URLSession2` is url,
  /// session, 2.
  private static func nextBreak(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int, _ range: Range<Int>) -> Int? {
    guard index < range.upperBound, !isPlain(text, layer, index..<range.upperBound) else { return nil }
    var before = letter(text, layer, index - 1)
    for index in index..<range.upperBound {
      let here = letter(text, layer, index)
      if breaks(text, layer, index, range, before, here) { return index }
      before = here
    }
    return nil
  }

  /// Whether there are small letters only, as in most words, each standing for itself: nothing breaks before one of them then, unless a digit
  /// stands before the first.
  private static func isPlain(_ text: FoldedText, _ layer: FoldedText.Layer, _ range: Range<Int>) -> Bool {
    layer.starts.isEmpty && letter(text, layer, range.lowerBound - 1) != .digit
      && text.original.withUnsafeBufferPointer { original in range.allSatisfy { original[$0] >= 0x61 && original[$0] <= 0x7A } }
  }

  private static func breaks(
    _ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int, _ range: Range<Int>, _ before: Letter, _ here: Letter
  ) -> Bool {
    if before == .digit || here == .digit { return before != here && before != .other && here != .other }
    // A lone small letter belongs to what follows: iOS, iPad.
    if before == .lower { return here == .upper && index - 1 > range.lowerBound }
    guard before == .upper, here == .upper, index + 1 < range.upperBound else { return false }
    return letter(text, layer, index + 1) == .lower
  }

  private enum Letter { case lower, upper, digit, other }

  private static func letter(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int) -> Letter {
    switch text.original[layer.start(index)] {
    case 0x61...0x7A, 0xFF41...0xFF5A: .lower
    case 0x41...0x5A, 0xFF21...0xFF3A: .upper
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    // `×` between figures stands for the x of 44x44.
    default: layer.scalars[index] == 0x78 ? .lower : .other
    }
  }
}
