/// Replaces characters that IBM's and Microsoft's tables map differently. Browsers use Microsoft's mapping (WHATWG,
/// index-jis0208), so the same page in UTF-8 has those characters.
enum MicrosoftMapping {
  static func apply(to bytes: inout [UInt8]) {
    var index = 0
    while index + 2 < bytes.count {
      guard bytes[index] == 0xE2 else {
        index += 1
        continue
      }
      switch (bytes[index + 1], bytes[index + 2]) {
      case (0x80, 0x96): replace(&bytes, index, 0xE2, 0x88, 0xA5)  // U+2016 ‖ → U+2225 ∥
      case (0x88, 0x92): replace(&bytes, index, 0xEF, 0xBC, 0x8D)  // U+2212 − → U+FF0D －
      case (0x80, 0x94): replace(&bytes, index, 0xE2, 0x80, 0x95)  // U+2014 — → U+2015 ―
      default: break
      }
      index += 3
    }
    index = 0
    while index + 2 < bytes.count {
      // U+301C 〜 → U+FF5E ～
      if bytes[index] == 0xE3, bytes[index + 1] == 0x80, bytes[index + 2] == 0x9C { replace(&bytes, index, 0xEF, 0xBD, 0x9E) }
      index += 1
    }
  }

  private static func replace(_ bytes: inout [UInt8], _ index: Int, _ a: UInt8, _ b: UInt8, _ c: UInt8) {
    bytes[index] = a
    bytes[index + 1] = b
    bytes[index + 2] = c
  }
}
