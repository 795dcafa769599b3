import Languages

/// Unification of the spellings of measures: `44 × 44` and `44×44` become 44x44, `1,024` becomes 1024, 60〜75 and 60–75 become
/// 60-75, and `44pt`, `44 points`, and 44ポイント become 44 pt.
///
/// The sign that joins the numbers in `4.5`, `4.5:1`, and `1/10` becomes a letter that does not occur there otherwise, so that
/// each is one word.
enum MeasureUnifier {
  /// Returns the replacement for the text after a digit: the number of scalars to replace from `index` on, and the new scalars.
  /// Returns `nil` if the text is unchanged.
  static func replacement(_ source: [UInt32], _ index: Int) -> (length: Int, scalars: [UInt32])? {
    let c = source[index]
    func isDigitAt(_ index: Int) -> Bool { index < source.count && isDigit(source[index]) }
    // A comma before exactly three digits separates thousands; otherwise it separates list items.
    if c == 0x2C {
      return isDigitAt(index + 1) && isDigitAt(index + 2) && isDigitAt(index + 3) && !isDigitAt(index + 4) ? (1, []) : nil
    }
    if let letter = letter(c), isDigitAt(index + 1) { return (1, [letter]) }
    if isRangeSign(c), isDigitAt(index + 1) { return c == 0x2D ? nil : (1, [0x2D]) }
    var next = index
    while next < source.count, source[next] == 0x20 { next += 1 }
    guard next < source.count else { return nil }
    if isMultiplicationSign(source[next]) {
      var end = next + 1
      while end < source.count, source[end] == 0x20 { end += 1 }
      return isDigitAt(end) && (end > index + 1 || source[next] != 0x78) ? (end - index, [0x78]) : nil
    }
    guard next - index <= 1, let unit = unit(source, next) else { return nil }
    let replacement = [0x20] + unit.symbol
    let length = next + unit.length - index
    return source[index..<index + length].elementsEqual(replacement) ? nil : (length, replacement)
  }

  static func isDigit(_ c: UInt32) -> Bool { c >= 0x30 && c <= 0x39 }

  /// Returns a character that Unicode classifies as a letter and that looks like the sign.
  private static func letter(_ c: UInt32) -> UInt32? {
    switch c {
    case 0x2E: 0xA78F  // . → ꞏ
    case 0x3A: 0x02D0  // : → ː
    case 0x2F, 0x2044: 0x01C0  // / → ǀ
    default: nil
    }
  }

  private static func isMultiplicationSign(_ c: UInt32) -> Bool { c == 0x78 || c == 0xD7 || c == 0x2715 || c == 0x2716 }

  private static func isRangeSign(_ c: UInt32) -> Bool {
    c == 0x2D || c == 0x7E || c == 0x301C || (c >= 0x2010 && c <= 0x2015) || c == 0x2212
  }

  private static func unit(_ source: [UInt32], _ index: Int) -> (length: Int, symbol: [UInt32])? {
    for (name, symbol) in units where source[index] == name[0] && index + name.count <= source.count {
      guard source[index..<index + name.count].elementsEqual(name) else { continue }
      let nextScript = index + name.count < source.count ? ScriptClass(source[index + name.count]) : .separator
      // The name is part of a longer word, as in ポイントカード or `44ptx`.
      if nextScript == ScriptClass(name[0]) { continue }
      return (name.count, symbol)
    }
    return nil
  }

  private static let units: [(name: [UInt32], symbol: [UInt32])] = Languages.all.flatMap { $0.measures.units }.map {
    (scalars($0.name), scalars($0.symbol))
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }
}
