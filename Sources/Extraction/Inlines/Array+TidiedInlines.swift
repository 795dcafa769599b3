import Guidelines

/// Normalization of inlines for a record: soft breaks are resolved, adjacent texts joined, white space at the ends trimmed, and
/// footnote references removed.
extension Array where Element == Inline {
  package var tidied: [Inline] { joined.trimmed }

  /// Inlines tidied except for white space at the ends, which separates nested inlines from their neighbors.
  private var joined: [Inline] {
    var out: [Inline] = []
    for inline in self {
      switch inline {
      case .softBreak(let space): if space { out.appendText(" ") }
      case .text(let text): out.appendText(text)
      case .footnoteReference: continue
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .ruby:
        let inner = inline.children.joined
        if !inner.isEmpty { out.append(inline.wrapping(inner)) }
      case .link: out.append(inline.wrapping(inline.children.joined))
      case .code, .image, .hardBreak: out.append(inline)
      }
    }
    return out
  }

  /// Inlines without white space and line breaks at either end, including those inside emphasis or a link.
  package var trimmed: [Inline] { Self.trimmed(Self.trimmed(self[...], from: .start)[...], from: .end) }

  private enum End { case start, end }

  private static func trimmed(_ inlines: ArraySlice<Inline>, from end: End) -> [Inline] {
    var result = inlines
    while let last = end == .start ? result.first : result.last {
      let trimmed = Self.trimmed(last, from: end)
      if trimmed != last {
        _ = end == .start ? result.removeFirst() : result.removeLast()
        guard let trimmed else { continue }
        return end == .start ? [trimmed] + result : Array(result) + [trimmed]
      }
      break
    }
    return Array(result)
  }

  /// Returns the trimmed inline, or `nil` if it consists of white space only.
  private static func trimmed(_ inline: Inline, from end: End) -> Inline? {
    switch inline {
    case .text(let text):
      let kept = end == .start ? text.trimmingLeadingWhitespace : text.trimmingTrailingWhitespace
      return kept.isEmpty ? nil : .text(String(kept))
    case .emphasis, .strong, .strikethrough, .subscript, .superscript, .ruby:
      let kept = trimmed(inline.children[...], from: end)
      return kept.isEmpty ? nil : inline.wrapping(kept)
    case .link: return inline.wrapping(trimmed(inline.children[...], from: end))
    case .hardBreak, .softBreak: return nil
    case .code, .image, .footnoteReference: return inline
    }
  }

  private mutating func appendText(_ text: String) {
    if case .text(var previousText)? = last {
      // Removing the inline first makes `previousText` the only owner of its text, so that appending does not copy it. A
      // paragraph may have 100,000 lines.
      removeLast()
      // A line break next to a space adds no second space.
      previousText += previousText.utf8.last == 0x20 ? text.drop { $0 == " " } : text[...]
      append(.text(previousText))
    } else if !text.isEmpty {
      append(.text(text))
    }
  }

  /// Splits the inlines at a byte offset in their plain text, which must be a character boundary. Emphasis that contains the
  /// offset is split; a link or code span belongs entirely to the head.
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
      let following = Array(self[(index + 1)...])
      switch inline {
      case .text(let text):
        let splitIndex = text.utf8.index(text.startIndex, offsetBy: remaining)
        return (head + [.text(String(text[..<splitIndex]))], [.text(String(text[splitIndex...]))] + following)
      case .emphasis, .strong, .strikethrough, .subscript, .superscript:
        let (a, b) = inline.children.split(at: remaining)
        return (head + (a.isEmpty ? [] : [inline.wrapping(a)]), (b.isEmpty ? [] : [inline.wrapping(b)]) + following)
      case .code, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak:
        return (head + [inline], following)
      }
    }
    return (head, [])
  }

  /// Returns the number of source line breaks before a byte offset in the plain text, which is the line of the text there
  /// relative to the first line of the block.
  package func linesBefore(_ offset: Int) -> Int {
    var lines = 0
    var consumed = 0
    for inline in self {
      if consumed >= offset && offset > 0 { break }
      if inline.isBreak { lines += 1 }
      consumed += inline.plainText.utf8.count
      if offset == 0 { break }
    }
    return lines
  }
}
