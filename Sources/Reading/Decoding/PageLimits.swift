import Guidelines

/// How much of one page is read. The whole of Apple's guidelines in one file is 2 MB of text with 5,000 records; what goes beyond these limits is no
/// page that anyone wrote, and costs more than anyone would wait for. What is left out is reported as an error.
enum PageLimits {
  /// Bytes of text or Markdown, pictures that are written into it left aside.
  static let mostText = 3 << 20
  /// The canonical form says the same with more words.
  static let mostCanonicalText = 4 << 20
  /// Bytes of HTML without scripts, styles and comments, and of JSON.
  static let mostMarkup = 4 << 20
  /// Paragraphs, headings, list items and the like.
  static let mostBlocks = 30_000
  /// Of a processor: ten times what the largest page takes.
  static let mostSeconds = 20

  /// Takes addresses that hold a file (`data:image/png;base64,…`) out of the text, then what lies beyond the limit, from a line's beginning.
  /// - Parameter keepsDefinitions: whether definitions of links beyond the limit are kept: what is read may use them.
  static func cut(_ bytes: inout [UInt8], at limit: Int, keepsDefinitions: Bool = false) -> Diagnostic? {
    guard bytes.count > longestAddress else { return nil }
    shortenDataAddresses(&bytes)
    guard bytes.count > limit else { return nil }
    // At a line's beginning, unless most of the text is one line.
    let lineStart = bytes[..<limit].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = lineStart > limit / 2 ? lineStart : characterStart(bytes, limit)
    let definitions = keepsDefinitions ? LinkDefinitions(in: bytes, from: end).bytes : []
    bytes.removeSubrange(end...)
    let lines = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    if !definitions.isEmpty { bytes += [0x0A, 0x0A] + definitions }
    let most = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit >> 10) KB"
    return Diagnostic(.error, line: lines, .limitReached("\(most) of text"))
  }

  private static let longestAddress = 4096

  private static func shortenDataAddresses(_ bytes: inout [UInt8]) {
    let mark = Array(";base64,".utf8)
    var out: [UInt8] = []
    var copied = 0
    bytes.withUnsafeBufferPointer { source in
      var index = 0
      while index + mark.count < source.count {
        guard source[index] == 0x3B, source[index + 1] == 0x62, source[index..<(index + mark.count)].elementsEqual(mark) else {
          index += 1
          continue
        }
        index += mark.count
        var end = index
        while end < source.count, isBase64(source[end]) { end += 1 }
        if end - index > longestAddress {
          out += source[copied..<index]
          copied = end
        }
        index = end
      }
      if copied > 0 { out += source[copied...] }
    }
    if copied > 0 { bytes = out }
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x2F && byte <= 0x39 || byte == 0x2B || byte == 0x3D
  }

  private static func characterStart(_ bytes: [UInt8], _ index: Int) -> Int {
    var start = index
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
