import Guidelines

extension Array where Element == Inline {
  /// The inlines in the form that Markdown can express: adjacent inlines of one kind are joined, nested marks of one kind and
  /// links inside links are unwrapped, empty inlines and footnote references are removed, and soft breaks are resolved.
  var normalized: [Inline] { normalized(inside: []) }

  /// - Parameter outer: Enclosing marks and links, each with empty content.
  private func normalized(inside outer: [Inline]) -> [Inline] {
    var out: [Inline] = []
    for inline in self {
      switch inline {
      case .text(let text): out.add(.text(text.normalizingSpaces))
      case .softBreak(let space): if space { out.add(.text(" ")) }
      // Consecutive hard breaks would make an empty line.
      case .hardBreak: if out.last != .hardBreak { out.append(inline) }
      case .image: out.append(inline)
      case .code(let text): if !text.isEmpty { out.add(inline) }
      case .footnoteReference: continue
      case .emphasis, .strong, .strikethrough, .subscript, .superscript:
        let mark = inline.wrapping([])
        let inner = inline.children.normalized(inside: outer + [mark])
        if outer.contains(mark) {
          for part in inner { out.add(part) }
        } else if !inner.isEmpty {
          out.add(inline.wrapping(inner))
        }
      case .ruby(let base, let reading):
        let base = base.normalized(inside: outer)
        if reading.isEmpty {
          for part in base { out.add(part) }
        } else if !base.isEmpty {
          out.append(.ruby(base, reading: reading))
        }
      case .link(let inner, let url):
        let mark = Inline.link([], url: "")
        let inner = inner.normalized(inside: outer + [mark])
        if outer.contains(mark) { for part in inner { out.add(part) } } else { out.append(.link(inner, url: url)) }
      }
    }
    return out
  }

  /// Appends an inline, joining it with the last one if both are of the same kind.
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
