import CUnicode

/// Which encoding bytes are in that are no UTF-8 and declare nothing that fits.
struct EncodingGuess {
  private(set) var label = "utf-8"

  init(_ bytes: [UInt8], utf8Errors: Int) {
    // 256 KB tell; the cut may fall inside a character, which costs one error.
    let sample = Array(bytes.prefix(1 << 18))
    let high = sample.reduce(0) { $0 + ($1 >= 0x80 ? 1 : 0) }
    guard high > 0 else { return }
    // A few broken characters in a page that is otherwise UTF-8.
    if utf8Errors * 20 < high { return }
    let candidates = ["windows-31j", "euc-jp"].map { Candidate($0, sample) }
    if let best = candidates.max(by: { $0.score < $1.score }), best.errors * 50 <= high,
      best.kana > 0 || best.errors == 0 && high * 20 > sample.count && !EncodingGuess.areLone(sample)
    {
      label = best.label
      return
    }
    // Lone high bytes among ASCII: the quotation marks and dashes of Windows-1252.
    label = high * 10 < sample.count ? "windows-1252" : "utf-8"
  }

  /// Whether no two bytes beyond ASCII stand together.
  private static func areLone(_ bytes: [UInt8]) -> Bool {
    var wasHigh = false
    for byte in bytes {
      if byte >= 0x80, wasHigh { return false }
      wasHigh = byte >= 0x80
    }
    return true
  }

  private struct Candidate {
    let label: String
    var errors = 0
    var kana = 0
    var score = Int.min

    init(_ label: String, _ bytes: [UInt8]) {
      self.label = label
      var result = hig_decoded()
      let known = bytes.withUnsafeBufferPointer { hig_decode(EncodingLabel.converter(label), $0.baseAddress, $0.count, &result) }
      guard known != 0 else { return }
      defer { hig_decoded_free(&result) }
      errors = result.errors
      var halfWidth = 0
      let text = UnsafeBufferPointer(start: result.bytes, count: result.length)
      var index = 0
      while index + 2 < text.count {
        // U+3041…U+30FE is E3 81 81 … E3 83 BE; half-width katakana is EF BD A1 … EF BE 9F. Misread EUC-JP is full of the latter.
        if text[index] == 0xE3 && text[index + 1] >= 0x81 && text[index + 1] <= 0x83 {
          kana += 1
          index += 3
        } else if text[index] == 0xEF && (text[index + 1] == 0xBD || text[index + 1] == 0xBE) {
          halfWidth += 1
          index += 3
        } else {
          index += 1
        }
      }
      score = kana - 2 * halfWidth - 20 * errors
    }
  }
}
