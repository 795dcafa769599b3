/// Tokens of a word of letters and digits.
enum WordTokenizer {
  static func append(_ text: FoldedText, _ layer: FoldedText.Layer, _ range: Range<Int>, to tokens: inout [Token]) {
    append(layer, range, .word, &tokens)
    let parts = self.parts(text, layer, range)
    for part in parts where parts.count > 1 { append(layer, part, .part, &tokens) }
  }

  private static func append(
    _ layer: FoldedText.Layer, _ range: Range<Int>, _ kind: Token.Kind, _ tokens: inout [Token]
  ) {
    let scalars = layer.scalars[range]
    let (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
    tokens.append(Token(key: TokenKey(word: scalars), start: start, end: end, kind: kind))
    guard EnglishStem.applies(to: scalars) else { return }
    let stem = EnglishStem.stem(Array(scalars))
    if stem.count != scalars.count || !stem.elementsEqual(scalars) {
      tokens.append(Token(key: TokenKey(word: stem), start: start, end: end, kind: .stem))
    }
  }

  /// The parts of a word by the case of the original and by letters and digits: `URLSession2` is url, session, 2.
  private static func parts(_ text: FoldedText, _ layer: FoldedText.Layer, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() where breaks(text, layer, index, range) {
      parts.append(start..<index)
      start = index
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  private static func breaks(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int, _ range: Range<Int>) -> Bool {
    let before = letter(text, layer, index - 1)
    let here = letter(text, layer, index)
    if before == .digit || here == .digit { return before != here && before != .other && here != .other }
    if before == .lower { return here == .upper }
    guard before == .upper, here == .upper, index + 1 < range.upperBound else { return false }
    return letter(text, layer, index + 1) == .lower
  }

  private enum Letter { case lower, upper, digit, other }

  private static func letter(_ text: FoldedText, _ layer: FoldedText.Layer, _ index: Int) -> Letter {
    switch text.original[Int(layer.starts[index])] {
    case 0x61...0x7A, 0xFF41...0xFF5A: .lower
    case 0x41...0x5A, 0xFF21...0xFF3A: .upper
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    default: .other
    }
  }
}
