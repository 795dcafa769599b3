/// Converts ISO-2022-JP to Windows-31J. This includes the vendor characters (①, ㈱) that mail programs and old editors write
/// into it (CP50220) and that ICU's own converter rejects.
struct ShiftJISFromISO2022 {
  private(set) var bytes: [UInt8] = []

  /// The character set that an escape sequence selects.
  private enum CharacterSet { case ascii, kanji, halfWidthKatakana }

  /// Converts text in ISO-2022-JP.
  init(_ source: [UInt8]) {
    bytes.reserveCapacity(source.count)
    var characterSet = CharacterSet.ascii
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == 0x1B, index + 2 < source.count {
        switch (source[index + 1], source[index + 2]) {
        case (0x24, 0x40), (0x24, 0x42): characterSet = .kanji
        case (0x28, 0x42), (0x28, 0x4A), (0x28, 0x48): characterSet = .ascii
        case (0x28, 0x49): characterSet = .halfWidthKatakana
        default:
          index += 1
          continue
        }
        index += 3
        continue
      }
      // RFC 1468: the character set is reset to ASCII at the end of a line.
      if byte == 0x0A || byte == 0x0D { characterSet = .ascii }
      switch characterSet {
      case .ascii: bytes.append(byte)
      case .halfWidthKatakana: bytes.append(byte >= 0x21 && byte <= 0x5F ? byte | 0x80 : byte)
      case .kanji:
        guard byte >= 0x21, byte <= 0x7E, index + 1 < source.count, source[index + 1] >= 0x21, source[index + 1] <= 0x7E else {
          bytes.append(byte)
          break
        }
        appendShiftJIS(row: byte, column: source[index + 1])
        index += 1
      }
      index += 1
    }
  }

  /// Appends the Shift_JIS bytes for a row and column of JIS X 0208.
  private mutating func appendShiftJIS(row: UInt8, column: UInt8) {
    let lead = (row - 0x21) / 2
    bytes.append(lead + (lead < 0x1F ? 0x81 : 0xC1))
    if (row - 0x21) % 2 == 0 {
      bytes.append(column + (column >= 0x60 ? 0x20 : 0x1F))
    } else {
      bytes.append(column + 0x7E)
    }
  }
}
