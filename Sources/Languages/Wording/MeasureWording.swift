import Guidelines

/// Figures with what they count: "44x44 pt", 「60〜75文字」, "4.5:1", "no more than 3 buttons".
package enum MeasureWording {
  /// Whether a sentence states a measure: a figure beside a unit, another figure, or words that bound it.
  package static func isStated(in sentence: String) -> Bool {
    let bytes = Array(sentence.lowercased().utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index].isASCIIDigit else {
        index += 1
        continue
      }
      // A digit within a word is a name: SF3, H264.
      let begins = index == 0 || !bytes[index - 1].isASCIILower
      let start = index
      while index < bytes.count,
        bytes[index].isASCIIDigit || (isJoint(bytes[index]) && index + 1 < bytes.count && bytes[index + 1].isASCIIDigit)
      {
        index += 1
      }
      let joins = bytes[start..<index].contains { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: ":") }
      if begins, joins || isMeasure(bytes[index...]) { return true }
    }
    return false
  }

  private static func isMeasure(_ rest: ArraySlice<UInt8>) -> Bool {
    let unspaced = rest.first == 0x20 ? rest.dropFirst() : rest
    return units.contains { unspaced.starts(with: $0) }
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x2C || byte == 0x78 || byte == 0x3A || byte == 0x2F
  }

  private static let units = Languages.all.flatMap { $0.measures.counted }.map { Array($0.utf8) }
}
