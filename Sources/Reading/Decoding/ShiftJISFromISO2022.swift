/// ISO-2022-JP rewritten as Windows-31J, which also holds the vendor characters (①, ㈱) that mail programs and old editors put into it
/// (CP50220) and ICU's own converter refuses.
struct ShiftJISFromISO2022 {
  private(set) var bytes: [UInt8] = []

  private enum Set { case ascii, kanji, halfWidthKatakana }

  init(_ source: [UInt8]) {
    bytes.reserveCapacity(source.count)
    var set = Set.ascii
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == 0x1B, index + 2 < source.count {
        switch (source[index + 1], source[index + 2]) {
        case (0x24, 0x40), (0x24, 0x42): set = .kanji
        case (0x28, 0x42), (0x28, 0x4A), (0x28, 0x48): set = .ascii
        case (0x28, 0x49): set = .halfWidthKatakana
        default:
          index += 1
          continue
        }
        index += 3
        continue
      }
      // A line ends every shift, by RFC 1468.
      if byte == 0x0A || byte == 0x0D { set = .ascii }
      switch set {
      case .ascii: bytes.append(byte)
      case .halfWidthKatakana: bytes.append(byte >= 0x21 && byte <= 0x5F ? byte | 0x80 : byte)
      case .kanji:
        guard byte >= 0x21, byte <= 0x7E, index + 1 < source.count, source[index + 1] >= 0x21, source[index + 1] <= 0x7E else {
          bytes.append(byte)
          break
        }
        appendShifted(row: byte, column: source[index + 1])
        index += 1
      }
      index += 1
    }
  }

  /// JIS X 0208 row and column to Shift_JIS.
  private mutating func appendShifted(row: UInt8, column: UInt8) {
    let lead = (row - 0x21) / 2
    bytes.append(lead + (lead < 0x1F ? 0x81 : 0xC1))
    if (row - 0x21) % 2 == 0 {
      bytes.append(column + (column >= 0x60 ? 0x20 : 0x1F))
    } else {
      bytes.append(column + 0x7E)
    }
  }
}
