import Languages

/// Spellings of figures, made one: `44 × 44` and `44×44` are 44x44, `1,024` is 1024, 60〜75 and 60–75 are 60-75, `44pt`, `44 points` and 44ポイント are 44 pt.
/// What joins the figures of `4.5`, `4.5:1` and `1/10` becomes a letter that no text holds there: each is one word.
enum MeasureUnifier {
  /// What becomes of what stands behind a digit: how many scalars from `index` on, and what stands for them. nil if it stays.
  static func change(_ source: [UInt32], _ index: Int) -> (length: Int, scalars: [UInt32])? {
    let c = source[index]
    func digit(_ index: Int) -> Bool { index < source.count && isDigit(source[index]) }
    // A comma before three digits; of more or fewer it is a list.
    if c == 0x2C {
      return digit(index + 1) && digit(index + 2) && digit(index + 3) && !digit(index + 4) ? (1, []) : nil
    }
    if let letter = joining(c), digit(index + 1) { return (1, [letter]) }
    if isRange(c), digit(index + 1) { return c == 0x2D ? nil : (1, [0x2D]) }
    var next = index
    while next < source.count, source[next] == 0x20 { next += 1 }
    guard next < source.count else { return nil }
    if isTimes(source[next]) {
      var end = next + 1
      while end < source.count, source[end] == 0x20 { end += 1 }
      return digit(end) && (end > index + 1 || source[next] != 0x78) ? (end - index, [0x78]) : nil
    }
    guard next - index <= 1, let unit = unit(source, next) else { return nil }
    let changed = [0x20] + unit.symbol
    let length = next + unit.length - index
    return source[index..<index + length].elementsEqual(changed) ? nil : (length, changed)
  }

  static func isDigit(_ c: UInt32) -> Bool { c >= 0x30 && c <= 0x39 }

  /// Letters by Unicode that look like the sign.
  private static func joining(_ c: UInt32) -> UInt32? {
    switch c {
    case 0x2E: 0xA78F  // . → ꞏ
    case 0x3A: 0x02D0  // : → ː
    case 0x2F, 0x2044: 0x01C0  // / → ǀ
    default: nil
    }
  }

  private static func isTimes(_ c: UInt32) -> Bool { c == 0x78 || c == 0xD7 || c == 0x2715 || c == 0x2716 }

  private static func isRange(_ c: UInt32) -> Bool {
    c == 0x2D || c == 0x7E || c == 0x301C || (c >= 0x2010 && c <= 0x2015) || c == 0x2212
  }

  private static func unit(_ source: [UInt32], _ index: Int) -> (length: Int, symbol: [UInt32])? {
    for (name, symbol) in units where source[index] == name[0] && index + name.count <= source.count {
      guard source[index..<index + name.count].elementsEqual(name) else { continue }
      let after = index + name.count < source.count ? ScriptClass(source[index + name.count]) : .separator
      // ポイントカード is no unit, nor is `44ptx`.
      if after == ScriptClass(name[0]) { continue }
      return (name.count, symbol)
    }
    return nil
  }

  private static let units: [(name: [UInt32], symbol: [UInt32])] = Languages.all.flatMap { $0.measures.units }.map {
    (scalars($0.name), scalars($0.symbol))
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }
}
