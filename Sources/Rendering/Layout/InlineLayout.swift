import Guidelines

/// Converts inlines to styled spans. A hard line break starts a new part.
struct InlineLayout {
  /// Returns one array of spans for each line of the author. Links keep their address for hyperlinks, but it is not printed.
  func parts(_ inlines: [Inline], _ style: TextStyle = []) -> [[StyledSpan]] {
    var parts: [[StyledSpan]] = [[]]
    append(inlines, style, nil, to: &parts)
    return parts.filter { !$0.isEmpty }
  }

  func spans(_ inlines: [Inline], _ style: TextStyle = []) -> [StyledSpan] {
    Array(parts(inlines, style).joined(separator: [StyledSpan(" ", style)]))
  }

  private func append(_ inlines: [Inline], _ style: TextStyle, _ link: String?, to parts: inout [[StyledSpan]]) {
    func add(_ text: String, _ style: TextStyle) {
      if !text.isEmpty { parts[parts.count - 1].append(StyledSpan(text, style, link: link)) }
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
