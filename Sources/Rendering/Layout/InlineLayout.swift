import Guidelines

/// Inlines → styled runs. A hard break begins a new part.
struct InlineLayout {
  /// Whether links show as links; their address is never printed.
  func parts(_ inlines: [Inline], _ style: Style = []) -> [[Span]] {
    var parts: [[Span]] = [[]]
    append(inlines, style, nil, to: &parts)
    return parts.filter { !$0.isEmpty }
  }

  func spans(_ inlines: [Inline], _ style: Style = []) -> [Span] {
    Array(parts(inlines, style).joined(separator: [Span(" ", style)]))
  }

  private func append(_ inlines: [Inline], _ style: Style, _ link: String?, to parts: inout [[Span]]) {
    func add(_ text: String, _ style: Style) {
      if !text.isEmpty { parts[parts.count - 1].append(Span(text, style, link: link)) }
    }
    for inline in inlines {
      switch inline {
      case .text(let text): add(text, style)
      case .code(let text): add(text, style.union(.code))
      case .emphasis(let inner): append(inner, style.union(.emphasis), link, to: &parts)
      case .strong(let inner): append(inner, style.union(.bold), link, to: &parts)
      case .strikethrough(let inner), .subscript(let inner), .superscript(let inner): append(inner, style, link, to: &parts)
      case .link(_, let url) where inline.citation != nil: add("[\(url)]", style.union(.faint))
      case .link(let inner, let url): append(inner, style, url, to: &parts)
      case .ruby(let base, let reading):
        append(base, style, link, to: &parts)
        if !reading.isEmpty { add("（\(reading)）", style) }
      case .image, .footnoteReference: break
      case .softBreak(let space): if space { add(" ", style) }
      case .hardBreak: parts.append([])
      }
    }
  }
}
