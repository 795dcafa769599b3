import Guidelines

/// Several canonical pages in one stream, as `hig export` prints them: each begins with its own front matter.
enum CanonicalStream {
  struct Document: Sendable {
    var bytes: [UInt8]
    /// Lines of the stream before it.
    var lineOffset: Int
  }

  /// One document for anything that is no such stream.
  static func documents(in bytes: [UInt8]) -> [Document] {
    let opening = Array("---\nhig: ".utf8)
    guard bytes.starts(with: opening) else { return [Document(bytes: bytes, lineOffset: 0)] }
    var starts = [0]
    var lines = [0]
    var line = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      line += 1
      let next = index + 1
      // A blank line, then a front matter: nothing inside a page looks so.
      if index > 0, bytes[index - 1] == 0x0A, bytes[next...].starts(with: opening) {
        starts.append(next)
        lines.append(line)
      }
    }
    return starts.indices.map { position in
      let end = position + 1 < starts.count ? starts[position + 1] : bytes.count
      return Document(bytes: Array(bytes[starts[position]..<end]), lineOffset: lines[position])
    }
  }
}

extension Page {
  /// Moves the page down in its file: it follows others in one stream.
  mutating func shiftLines(by offset: Int) {
    guard offset > 0 else { return }
    blocks = blocks.map { $0.mappingLines { $0 > 0 ? $0 + offset : 0 } }
    for index in diagnostics.indices where diagnostics[index].line > 0 { diagnostics[index].line += offset }
  }
}
