import Guidelines

extension [Inline] {
  /// The same text and marks in the one form that Markdown can state: neighbours of a kind joined, a mark inside its like and a link inside
  /// a link dissolved, empty runs gone, soft breaks resolved, footnote marks dropped.
  var normal: [Inline] { normal(inside: []) }

  private func normal(inside outer: Set<Mark>) -> [Inline] {
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
      case .emphasis(let inner): out.add(inner, .emphasis, inside: outer)
      case .strong(let inner): out.add(inner, .strong, inside: outer)
      case .strikethrough(let inner): out.add(inner, .strikethrough, inside: outer)
      case .subscript(let inner): out.add(inner, .subscript, inside: outer)
      case .superscript(let inner): out.add(inner, .superscript, inside: outer)
      case .ruby(let base, let reading):
        let base = base.normal(inside: outer)
        if reading.isEmpty {
          for part in base { out.add(part) }
        } else if !base.isEmpty {
          out.append(.ruby(base, reading: reading))
        }
      case .link(let inner, let url):
        let inner = inner.normal(inside: outer.union([.link]))
        if outer.contains(.link) { for part in inner { out.add(part) } } else { out.append(.link(inner, url: url)) }
      }
    }
    return out
  }

  private enum Mark: Hashable {
    case emphasis, strong, strikethrough, `subscript`, superscript, link

    func wrap(_ inner: [Inline]) -> Inline {
      switch self {
      case .emphasis: .emphasis(inner)
      case .strong: .strong(inner)
      case .strikethrough: .strikethrough(inner)
      case .subscript: .subscript(inner)
      case .superscript: .superscript(inner)
      case .link: .link(inner, url: "")
      }
    }
  }

  private mutating func add(_ inner: [Inline], _ mark: Mark, inside outer: Set<Mark>) {
    let normal = inner.normal(inside: outer.union([mark]))
    if outer.contains(mark) {
      for part in normal { add(part) }
      return
    }
    if !normal.isEmpty { add(mark.wrap(normal)) }
  }

  /// Appends one inline, joined with the last where the two are of a kind.
  private mutating func add(_ inline: Inline) {
    func joined(_ a: [Inline], _ b: [Inline]) -> [Inline] {
      var out = a
      for part in b { out.add(part) }
      return out
    }
    let replacement: Inline? =
      switch (last, inline) {
      case (_, .text("")): nil
      case (.text(let a), .text(let b)): .text(a + b)
      case (.code(let a), .code(let b)): .code(a + b)
      case (.emphasis(let a), .emphasis(let b)): .emphasis(joined(a, b))
      case (.strong(let a), .strong(let b)): .strong(joined(a, b))
      case (.strikethrough(let a), .strikethrough(let b)): .strikethrough(joined(a, b))
      case (.subscript(let a), .subscript(let b)): .subscript(joined(a, b))
      case (.superscript(let a), .superscript(let b)): .superscript(joined(a, b))
      default: nil
      }
    if let replacement {
      self[count - 1] = replacement
    } else if inline != .text("") {
      append(inline)
    }
  }
}

extension String {
  /// Runs of spaces, no-break ones among them, as one space: what reading a canonical page makes of them.
  fileprivate var withSingleSpaces: String {
    guard contains("  ") || unicodeScalars.contains(where: Self.isNoBreakSpace) else { return self }
    var out = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let scalar = Self.isNoBreakSpace(scalar) ? " " : scalar
      if scalar != " " || out.last != " " { out.append(scalar) }
    }
    return String(out)
  }

  private static func isNoBreakSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{2007}" || scalar == "\u{202F}"
  }
}
