/// Cuts a very large file where a new paragraph or heading begins, so that cmark's tree of it never stands in memory whole. A page of usual size
/// is one piece.
enum MarkdownChunks {
  struct Chunk {
    var range: Range<Int>
    /// Lines before it.
    var lines: Int
  }

  /// A node of cmark's tree takes a hundred times the bytes of a line that holds one letter.
  private static let mostLines = 40_000
  private static let smallest = 2 << 20

  static func split(_ bytes: [UInt8]) -> [Chunk] {
    guard bytes.count > mostLines else { return [Chunk(range: 0..<bytes.count, lines: 0)] }
    var chunks: [Chunk] = []
    var start = 0
    var startLine = 0
    var line = 0
    var index = 0
    var fence: CodeFence?
    var afterBlank = false
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      let first = index < end ? bytes[index] : 0
      if !CodeFence.takes(bytes[index..<end], &fence), afterBlank, index - start >= smallest || line - startLine >= mostLines,
        opensBlock(first, index + 1 < end ? bytes[index + 1] : 0)
      {
        chunks.append(Chunk(range: start..<index, lines: startLine))
        start = index
        startLine = line
      }
      // A heading needs no blank line.
      afterBlank = index == end || first == 0x23
      index = end + 1
      line += 1
    }
    chunks.append(Chunk(range: start..<bytes.count, lines: startLine))
    return chunks
  }

  /// A heading, bold text or a letter at the margin: no list, quote or continuation.
  private static func opensBlock(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0x23 || first == 0x2A && second == 0x2A || first >= 0x80 || first.isASCIILetter
  }
}
