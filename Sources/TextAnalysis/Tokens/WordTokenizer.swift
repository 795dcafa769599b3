/// Tokens of a word of letters and digits.
enum WordTokenizer {
  /// - Parameter scalars: those of the layer.
  static func forEachToken(
    _ text: FoldedText, _ layer: FoldedText.Layer, _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>,
    _ stems: StemFilter,
    _ body: (Token) -> Void
  ) {
    append(scalars, range, .word, stems, body)
    if isPlain(text, layer, range) { return }
    var start = range.lowerBound
    var before = letter(text, layer, start)
    for index in range.dropFirst() {
      let here = letter(text, layer, index)
      if breaks(before, here, text, layer, index, range) {
        append(scalars, start..<index, .part, stems, body)
        start = index
      }
      before = here
    }
    if start > range.lowerBound { append(scalars, start..<range.upperBound, .part, stems, body) }
  }

  private static func append(
    _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ kind: Token.Kind, _ stems: StemFilter, _ body: (Token) -> Void
  ) {
    let word = UnsafeBufferPointer(rebasing: scalars[range])
    let (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
    body(Token(key: TokenKey(word: word), start: start, end: end, kind: kind))
    guard stems.admits(word), EnglishStem.applies(to: word) else { return }
    let stem = EnglishStem.stem(Array(word))
    if !stem.elementsEqual(word) { body(Token(key: TokenKey(word: stem), start: start, end: end, kind: .stem)) }
  }

  /// Whether the next part of a word begins at `index`, by the case of the original and by letters and digits: `URLSession2` is url, session, 2.
  @inline(__always)
  private static func breaks(
    _ before: Letter, _ here: Letter, _ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int, _ range: Range<Int>
  ) -> Bool {
    if before == .digit || here == .digit { return before != here && before != .other && here != .other }
    // A lone small letter belongs to what follows: iOS, iPad.
    if before == .lower { return here == .upper && index - 1 > range.lowerBound }
    guard before == .upper, here == .upper, index + 1 < range.upperBound else { return false }
    return letter(text, layer, index + 1) == .lower
  }

  /// Whether small letters follow the first, as in most words, each standing for itself: nothing breaks before one of them, unless a digit stands
  /// before.
  private static func isPlain(_ text: FoldedText, _ layer: FoldedText.Layer, _ range: Range<Int>) -> Bool {
    layer.starts.isEmpty && letter(text, layer, range.lowerBound) != .digit
      && range.dropFirst().allSatisfy { text.original[$0] >= 0x61 && text.original[$0] <= 0x7A }
  }

  private enum Letter { case lower, upper, digit, other }

  @inline(__always)
  private static func letter(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int) -> Letter {
    switch text.original[layer.start(index)] {
    case 0x61...0x7A, 0xFF41...0xFF5A: .lower
    case 0x41...0x5A, 0xFF21...0xFF3A: .upper
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    default: .other
    }
  }
}
