import Guidelines

/// Limits for a single page. All of Apple's guidelines in one file are 2 MB of text with 5,000 records, so no hand-written page
/// reaches these limits. Content beyond them is skipped and reported as an error.
enum PageLimits {
  /// Bytes of text or Markdown, excluding embedded images.
  static let maxTextBytes = 3 << 20
  /// Bytes of the canonical form, which is longer than the page that it was made from.
  static let maxCanonicalTextBytes = 4 << 20
  /// Bytes of HTML excluding scripts, styles, and comments, or bytes of JSON.
  static let maxMarkupBytes = 4 << 20
  /// Number of paragraphs, headings, list items, and other blocks.
  static let maxBlocks = 30_000
  /// Seconds of processor time: ten times what the largest page takes.
  static let maxSeconds = 20

  /// Removes the payload of long data URLs (`data:image/png;base64,…`), and then truncates the text at the limit, at the
  /// beginning of a line.
  /// - Parameter keepsDefinitions: Indicates whether link definitions beyond the limit are kept, because the text before it may
  ///   use them.
  /// - Returns: An error diagnostic, or `nil` if the text is within the limit.
  static func truncate(_ bytes: inout [UInt8], at limit: Int, keepsDefinitions: Bool = false) -> Diagnostic? {
    guard bytes.count > maxDataURLBytes else { return nil }
    removeLongDataURLs(&bytes)
    guard bytes.count > limit else { return nil }
    // Truncate at the beginning of a line, unless most of the text is a single line.
    let lineStart = bytes[..<limit].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = lineStart > limit / 2 ? lineStart : characterStart(bytes, limit)
    let definitions = keepsDefinitions ? LinkDefinitions(in: bytes, from: end).bytes : []
    bytes.removeSubrange(end...)
    let lines = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    if !definitions.isEmpty { bytes += [0x0A, 0x0A] + definitions }
    let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit >> 10) KB"
    return Diagnostic(.error, line: lines, .limitReached("\(size) of text"))
  }

  /// Bytes of the base64 payload of a data URL.
  private static let maxDataURLBytes = 4096

  /// Removes base64 payloads that are longer than the maximum.
  private static func removeLongDataURLs(_ bytes: inout [UInt8]) {
    let separator = Array(";base64,".utf8)
    var output: [UInt8] = []
    var copied = 0
    bytes.withUnsafeBufferPointer { source in
      var index = 0
      while index + separator.count < source.count {
        guard source[index] == 0x3B, source[index + 1] == 0x62, source[index..<(index + separator.count)].elementsEqual(separator)
        else {
          index += 1
          continue
        }
        index += separator.count
        var end = index
        while end < source.count, isBase64(source[end]) { end += 1 }
        if end - index > maxDataURLBytes {
          output += source[copied..<index]
          copied = end
        }
        index = end
      }
      if copied > 0 { output += source[copied...] }
    }
    if copied > 0 { bytes = output }
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x2F && byte <= 0x39 || byte == 0x2B || byte == 0x3D
  }

  /// Returns the index of the first byte of the character that contains `index`.
  private static func characterStart(_ bytes: [UInt8], _ index: Int) -> Int {
    var start = index
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
