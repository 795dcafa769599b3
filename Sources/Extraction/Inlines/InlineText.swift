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
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .ruby:
        let inner = inline.children.joined
        if !inner.isEmpty { out.append(inline.wrapping(inner)) }
      case .link: out.append(inline.wrapping(inline.children.joined))
      case .code, .image, .hardBreak: out.append(inline)
      }
    }
    return out
  }

  /// Without white space and line breaks at either end, also where they stand inside emphasis or a link.
  package var trimmed: [Inline] { Self.trimmed(Self.trimmed(self[...], from: .start)[...], from: .end) }

  private enum End { case start, end }

  private static func trimmed(_ inlines: ArraySlice<Inline>, from end: End) -> [Inline] {
    var kept = inlines
    while let last = end == .start ? kept.first : kept.last {
      let trimmed = Self.trimmed(last, from: end)
      if trimmed != last {
        _ = end == .start ? kept.removeFirst() : kept.removeLast()
        guard let trimmed else { continue }
        return end == .start ? [trimmed] + kept : Array(kept) + [trimmed]
      }
      break
    }
    return Array(kept)
  }

  /// nil for what is nothing but white space.
  private static func trimmed(_ inline: Inline, from end: End) -> Inline? {
    switch inline {
    case .text(let text):
      let kept = end == .start ? text.trimmingSpaceAtStart : text.trimmingSpaceAtEnd
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
    if case .text(var before)? = last {
      // The only owner of its text, which is added to and not copied: a paragraph may have 100,000 lines.
      removeLast()
      // A break beside a space is no second one.
      before += before.utf8.last == 0x20 ? text.drop { $0 == " " } : text[...]
      append(.text(before))
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
