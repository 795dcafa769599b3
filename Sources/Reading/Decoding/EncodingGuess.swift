import CUnicode

/// Guesses the encoding of bytes that are not valid UTF-8 and declare no encoding that fits.
struct EncodingGuess {
  private(set) var label = "utf-8"

  init(_ bytes: [UInt8], utf8Errors: Int) {
    // 256 KB are enough. The sample may end inside a character, which counts as one error.
    let sample = Array(bytes.prefix(1 << 18))
    let highByteCount = sample.reduce(0) { $0 + ($1 >= 0x80 ? 1 : 0) }
    guard highByteCount > 0 else { return }
    // A few broken characters in a page that is otherwise UTF-8.
    if utf8Errors * 20 < highByteCount { return }
    let candidates = ["windows-31j", "euc-jp"].map { DecodingAttempt($0, sample) }
    if let best = candidates.max(by: { $0.score < $1.score }), best.errors * 50 <= highByteCount,
      best.kanaCount > 0
        || best.errors == 0 && highByteCount * 20 > sample.count && !EncodingGuess.hasOnlyIsolatedHighBytes(sample)
    {
      label = best.label
      return
    }
    // Isolated high bytes among ASCII are the quotation marks and dashes of Windows-1252.
    label = highByteCount * 10 < sample.count ? "windows-1252" : "utf-8"
  }

  /// Returns `true` if no two bytes outside ASCII are adjacent.
  private static func hasOnlyIsolatedHighBytes(_ bytes: [UInt8]) -> Bool {
    var wasHigh = false
    for byte in bytes {
      if byte >= 0x80, wasHigh { return false }
      wasHigh = byte >= 0x80
    }
    return true
  }

  /// The result of decoding the sample in one encoding.
  private struct DecodingAttempt {
    let label: String
    var errors = 0
    var kanaCount = 0
    var score = Int.min

    init(_ label: String, _ bytes: [UInt8]) {
      self.label = label
      var result = hig_decoded()
      let known = bytes.withUnsafeBufferPointer {
        hig_decode(EncodingLabel.converterName(label), $0.baseAddress, $0.count, &result)
      }
      guard known != 0 else { return }
      defer { hig_decoded_free(&result) }
      errors = result.errors
      var halfWidthCount = 0
      let text = UnsafeBufferPointer(start: result.bytes, count: result.length)
      var index = 0
      while index + 2 < text.count {
        // Hiragana and katakana (U+3041…U+30FE) are E3 81 81 … E3 83 BE, half-width katakana EF BD A1 … EF BE 9F. EUC-JP that
        // is decoded as Windows-31J is full of the latter.
        if text[index] == 0xE3 && text[index + 1] >= 0x81 && text[index + 1] <= 0x83 {
          kanaCount += 1
          index += 3
        } else if text[index] == 0xEF && (text[index + 1] == 0xBD || text[index + 1] == 0xBE) {
          halfWidthCount += 1
          index += 3
        } else {
          index += 1
        }
      }
      score = kanaCount - 2 * halfWidthCount - 20 * errors
    }
  }
}
