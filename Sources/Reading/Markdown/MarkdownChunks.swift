/// Splits a very large file at the beginning of paragraphs and headings, so that memory never holds cmark's tree of the whole
/// file. A page of usual size is a single chunk.
enum MarkdownChunks {
  /// A range of a file.
  struct Chunk {
    var range: Range<Int>
    /// Number of lines before the chunk.
    var precedingLines: Int
  }

  /// Maximum number of lines per chunk. For a line with a single letter, a node of cmark's tree takes a hundred times its
  /// bytes.
  private static let maxLines = 40_000
  /// Minimum size of a chunk in bytes, unless it has too many lines.
  private static let minBytes = 2 << 20

  /// Returns the chunks of a file in order.
  static func split(_ bytes: [UInt8]) -> [Chunk] {
    guard bytes.count > maxLines else { return [Chunk(range: 0..<bytes.count, precedingLines: 0)] }
    var chunks: [Chunk] = []
    var start = 0
    var startLine = 0
    var line = 0
    var index = 0
    var fence: CodeFence?
    var isAfterBlank = false
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      let first = index < end ? bytes[index] : 0
      if !CodeFence.consume(bytes[index..<end], &fence), isAfterBlank, index - start >= minBytes || line - startLine >= maxLines,
        startsBlock(first, index + 1 < end ? bytes[index + 1] : 0)
      {
        chunks.append(Chunk(range: start..<index, precedingLines: startLine))
        start = index
        startLine = line
      }
      // A heading can be followed by a block without a blank line between them.
      isAfterBlank = index == end || first == 0x23
      index = end + 1
      line += 1
    }
    chunks.append(Chunk(range: start..<bytes.count, precedingLines: startLine))
    return chunks
  }

  /// Returns `true` for the first characters of a heading, bold text, or a letter at the margin, as opposed to a list, quote,
  /// or continuation.
  private static func startsBlock(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0x23 || first == 0x2A && second == 0x2A || first >= 0x80 || first.isASCIILetter
  }
}
