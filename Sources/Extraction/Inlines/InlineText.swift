import Guidelines

/// Inlines made ready for a record: soft breaks resolved, neighbouring text joined, white space at the ends gone, footnote marks dropped.
extension [Inline] {
  package var tidied: [Inline] { joined.trimmed }

  /// As `tidied`, but white space at the ends is kept: within a run it separates the run from its neighbours.
  private var joined: [Inline] {
    var out: [Inline] = []
    for inline in self {
      switch inline {
      case .softBreak(let space): if space { out.appendText(" ") }
      case .text(let text): out.appendText(text)
      case .footnoteReference: continue
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .link, .ruby:
        out.append(inline.wrapping(inline.children.joined))
      case .code, .image, .hardBreak: out.append(inline)
      }
    }
    return out
  }

  /// Without white space and line breaks at either end.
  package var trimmed: [Inline] {
    var out = self[...]
    while let first = out.first {
      switch first {
      case .text(let text):
        let rest = text.drop(while: \.isWhitespace)
        if !rest.isEmpty, rest.startIndex == text.startIndex { return Array(out).trimmedAtEnd }
        out.removeFirst()
        if rest.isEmpty { continue }
        return ([.text(String(rest))] + out).trimmedAtEnd
      case .hardBreak, .softBreak: out.removeFirst()
      default: return Array(out).trimmedAtEnd
      }
    }
    return []
  }

  private var trimmedAtEnd: [Inline] {
    var out = self
    while let last = out.last {
      switch last {
      case .text(let text):
        let kept = text.trimmingSuffix(while: \.isWhitespace)
        if !kept.isEmpty, kept.endIndex == text.endIndex { return out }
        out.removeLast()
        if kept.isEmpty { continue }
        out.append(.text(String(kept)))
        return out
      case .hardBreak, .softBreak: out.removeLast()
      default: return out
      }
    }
    return out
  }

  private mutating func appendText(_ text: String) {
    if case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else if !text.isEmpty {
      append(.text(text))
    }
  }

  /// Splits at an offset in the bytes of the plain text, where a character begins. A run that the offset falls into is cut in two; a link or code span goes whole
  /// to the side where it begins.
  package func split(at offset: Int) -> (head: [Inline], tail: [Inline]) {
    var head: [Inline] = []
    var remaining = offset
    for (index, inline) in enumerated() {
      if remaining <= 0 { return (head, Array(self[index...])) }
      let length = inline.plainText.utf8.count
      if length <= remaining {
        head.append(inline)
        remaining -= length
        continue
      }
      let rest = Array(self[(index + 1)...])
      switch inline {
      case .text(let text):
        let cut = text.utf8.index(text.startIndex, offsetBy: remaining)
        return (head + [.text(String(text[..<cut]))], [.text(String(text[cut...]))] + rest)
      case .emphasis, .strong, .strikethrough, .subscript, .superscript:
        let (a, b) = inline.children.split(at: remaining)
        return (head + (a.isEmpty ? [] : [inline.wrapping(a)]), (b.isEmpty ? [] : [inline.wrapping(b)]) + rest)
      case .code, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak:
        return (head + [inline], rest)
      }
    }
    return (head, [])
  }

  /// Line breaks of the source before an offset in the plain text, in bytes: how far below the block's first line the text there stands.
  package func linesBefore(_ offset: Int) -> Int {
    var lines = 0
    var seen = 0
    for inline in self {
      if seen >= offset && offset > 0 { break }
      if inline.isBreak { lines += 1 }
      seen += inline.plainText.utf8.count
      if offset == 0 { break }
    }
    return lines
  }
}
