import Guidelines

/// Detection of measures: "44x44 pt", 「60〜75文字」, "4.5:1", "no more than 3 buttons".
package enum MeasureDetector {
  /// Indicates whether a sentence contains a number followed by a unit, another number, or words that bound it.
  package static func containsMeasure(_ sentence: String) -> Bool {
    let bytes = Array(sentence.lowercased().utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index].isASCIIDigit else {
        index += 1
        continue
      }
      // A digit within a word is part of a name: SF3, H264.
      let isSeparate = index == 0 || !bytes[index - 1].isASCIILower
      let start = index
      while index < bytes.count,
        bytes[index].isASCIIDigit || (isJoiner(bytes[index]) && index + 1 < bytes.count && bytes[index + 1].isASCIIDigit)
      {
        index += 1
      }
      let isCompound = bytes[start..<index].contains { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: ":") }
      if isSeparate, isCompound || startsWithUnit(bytes[index...]) { return true }
    }
    return false
  }

  private static func startsWithUnit(_ rest: ArraySlice<UInt8>) -> Bool {
    let unspaced = rest.first == 0x20 ? rest.dropFirst() : rest
    return unitsAndBounds.contains { unspaced.starts(with: $0) }
  }

  private static func isJoiner(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x2C || byte == 0x78 || byte == 0x3A || byte == 0x2F
  }

  private static let unitsAndBounds = Languages.all.flatMap { $0.measures.unitsAndBounds }.map { Array($0.utf8) }
}
