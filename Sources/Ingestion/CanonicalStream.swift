import Guidelines

/// Several canonical pages in one stream, as `hig export` prints them. Each starts with its own front matter.
enum CanonicalStream {
  struct StreamedPage: Sendable {
    var bytes: [UInt8]
    /// Number of lines in the stream before this page.
    var lineOffset: Int
  }

  /// Splits a stream into its pages. Any other content is returned as one page.
  static func pages(in bytes: [UInt8]) -> [StreamedPage] {
    let frontMatterStart = Array("---\nhig: ".utf8)
    guard bytes.starts(with: frontMatterStart) else { return [StreamedPage(bytes: bytes, lineOffset: 0)] }
    var starts = [0]
    var lines = [0]
    var line = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      line += 1
      let next = index + 1
      // A blank line followed by front matter cannot occur inside a page.
      if index > 0, bytes[index - 1] == 0x0A, bytes[next...].starts(with: frontMatterStart) {
        starts.append(next)
        lines.append(line)
      }
    }
    return starts.indices.map { position in
      let end = position + 1 < starts.count ? starts[position + 1] : bytes.count
      return StreamedPage(bytes: Array(bytes[starts[position]..<end]), lineOffset: lines[position])
    }
  }
}

extension Page {
  /// Adds an offset to all line numbers, for a page that follows others in a stream.
  mutating func shiftLines(by offset: Int) {
    guard offset > 0 else { return }
    blocks = blocks.map { $0.mappingLines { $0 > 0 ? $0 + offset : 0 } }
    for index in diagnostics.indices where diagnostics[index].line > 0 { diagnostics[index].line += offset }
  }
}
