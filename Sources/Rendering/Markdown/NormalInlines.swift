import Guidelines

extension [Inline] {
  /// The same text and marks in the one form that Markdown can state: neighbours of a kind joined, a mark inside its like and a link inside
  /// a link dissolved, empty runs gone, soft breaks resolved, footnote marks dropped.
  var normal: [Inline] { normal(inside: []) }

  /// - Parameter outer: the marks and links around, each as an empty run.
  private func normal(inside outer: [Inline]) -> [Inline] {
    var out: [Inline] = []
    for inline in self {
      switch inline {
      case .text(let text): out.add(.text(text.withSingleSpaces))
      case .softBreak(let space): if space { out.add(.text(" ")) }
      // No line is empty.
      case .hardBreak: if out.last != .hardBreak { out.append(inline) }
      case .image: out.append(inline)
      case .code(let text): if !text.isEmpty { out.add(inline) }
      case .footnoteReference: continue
      case .emphasis, .strong, .strikethrough, .subscript, .superscript:
        let mark = inline.wrapping([])
        let inner = inline.children.normal(inside: outer + [mark])
        if outer.contains(mark) {
          for part in inner { out.add(part) }
        } else if !inner.isEmpty {
          out.add(inline.wrapping(inner))
        }
      case .ruby(let base, let reading):
        let base = base.normal(inside: outer)
        if reading.isEmpty {
          for part in base { out.add(part) }
        } else if !base.isEmpty {
          out.append(.ruby(base, reading: reading))
        }
      case .link(let inner, let url):
        let mark = Inline.link([], url: "")
        let inner = inner.normal(inside: outer + [mark])
        if outer.contains(mark) { for part in inner { out.add(part) } } else { out.append(.link(inner, url: url)) }
      }
    }
    return out
  }

  /// Appends one inline, joined with the last where the two are of a kind.
  private mutating func add(_ inline: Inline) {
    switch (last, inline) {
    case (_, .text("")): return
    case (.text(let a), .text(let b)): self[count - 1] = .text(a + b)
    case (.code(let a), .code(let b)): self[count - 1] = .code(a + b)
    case (.emphasis(let a), .emphasis(let b)), (.strong(let a), .strong(let b)), (.strikethrough(let a), .strikethrough(let b)),
      (.subscript(let a), .subscript(let b)), (.superscript(let a), .superscript(let b)):
      var joined = a
      for part in b { joined.add(part) }
      self[count - 1] = inline.wrapping(joined)
    default: append(inline)
    }
  }
}
