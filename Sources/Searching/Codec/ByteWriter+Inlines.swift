import Guidelines

/// Maximum nesting depth of inlines and blocks in the index. Deeper content is stored as plain text.
package let maxNestingDepth = 64

extension ByteWriter {
  package mutating func inlines(_ inlines: [Inline], depth: Int = 0) {
    guard depth < maxNestingDepth else { return list([inlines.plainText]) { $0.inline(.text($1), depth: depth) } }
    list(inlines) { $0.inline($1, depth: depth) }
  }

  private mutating func inline(_ inline: Inline, depth: Int) {
    switch inline {
    case .text(let text):
      byte(0)
      string(text)
    case .emphasis(let inner):
      byte(1)
      inlines(inner, depth: depth + 1)
    case .strong(let inner):
      byte(2)
      inlines(inner, depth: depth + 1)
    case .strikethrough(let inner):
      byte(3)
      inlines(inner, depth: depth + 1)
    case .subscript(let inner):
      byte(4)
      inlines(inner, depth: depth + 1)
    case .superscript(let inner):
      byte(5)
      inlines(inner, depth: depth + 1)
    case .code(let text):
      byte(6)
      string(text)
    case .link(let inner, let url):
      byte(7)
      inlines(inner, depth: depth + 1)
      string(url)
    case .image(let alt, let url):
      byte(8)
      string(alt)
      string(url)
    case .ruby(let inner, let reading):
      byte(9)
      inlines(inner, depth: depth + 1)
      string(reading)
    case .footnoteReference(let label):
      byte(10)
      string(label)
    case .softBreak(let space):
      byte(space ? 11 : 12)
    case .hardBreak:
      byte(13)
    }
  }
}

extension ByteReader {
  package mutating func inlines(depth: Int = 0) throws(CorruptDataError) -> [Inline] {
    guard depth <= maxNestingDepth else { throw CorruptDataError() }
    return try list { (reader) throws(CorruptDataError) in try reader.inline(depth: depth) }
  }

  private mutating func inline(depth: Int) throws(CorruptDataError) -> Inline {
    switch try byte() {
    case 0: .text(try string())
    case 1: .emphasis(try inlines(depth: depth + 1))
    case 2: .strong(try inlines(depth: depth + 1))
    case 3: .strikethrough(try inlines(depth: depth + 1))
    case 4: .subscript(try inlines(depth: depth + 1))
    case 5: .superscript(try inlines(depth: depth + 1))
    case 6: .code(try string())
    case 7: .link(try inlines(depth: depth + 1), url: try string())
    case 8: .image(alt: try string(), url: try string())
    case 9: .ruby(try inlines(depth: depth + 1), reading: try string())
    case 10: .footnoteReference(try string())
    case 11: .softBreak(space: true)
    case 12: .softBreak(space: false)
    case 13: .hardBreak
    default: throw CorruptDataError()
    }
  }
}
