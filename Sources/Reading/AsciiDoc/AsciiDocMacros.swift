import Guidelines

/// Links, pictures, keys and the like: `name:target[content]`.
extension AsciiDocInlines {
  mutating func link(_ url: String, _ title: Range<Int>, _ depth: Int) {
    settle()
    out.open(.link(url: url))
    scan(title, depth + 1)
    out.close()
  }

  /// What stands in brackets from a place on, up to the bracket that is not escaped.
  private mutating func content(_ open: Int, _ range: Range<Int>) -> Range<Int>? {
    guard open < range.upperBound, source[open] == UInt8(ascii: "[") else { return nil }
    return find([UInt8(ascii: "]")], open + 1, range) { [source] in source[$0 - 1] != UInt8(ascii: "\\") }.map { open + 1..<$0 }
  }

  /// The text of a link, without what says how it opens.
  private func title(_ content: Range<Int>) -> Range<Int> {
    var end = content.upperBound
    if let equals = source[content].firstIndex(of: UInt8(ascii: "=")),
      let comma = source[content.lowerBound..<equals].lastIndex(of: 0x2C)
    {
      end = comma
    }
    if end > content.lowerBound, source[end - 1] == UInt8(ascii: "^") { end -= 1 }
    let isQuoted = end - content.lowerBound > 2 && source[content.lowerBound] == 0x22 && source[end - 1] == 0x22
    return isQuoted ? content.lowerBound + 1..<end - 1 : content.lowerBound..<end
  }

  /// `https://…`, `https://…[text]`
  mutating func address(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    guard has("https://", at: index, range) || has("http://", at: index, range) else { return nil }
    var url = source[index..<range.upperBound].prefix { $0 > 0x20 && $0 < 0x7F && !"[]<>\"`".utf8.contains($0) }
    if let inner = content(url.endIndex, range) {
      let title = title(inner)
      link(
        String(decoding: url, as: UTF8.self), title.isEmpty ? url.startIndex..<url.endIndex : title,
        title.isEmpty ? AsciiDocInlines.deepest : depth)
      return inner.upperBound + 1
    }
    while let last = url.last, ".,;:!?)'*_".utf8.contains(last) { url.removeLast() }
    guard url.count > 8 else { return nil }
    link(String(decoding: url, as: UTF8.self), url.startIndex..<url.endIndex, AsciiDocInlines.deepest)
    return url.endIndex
  }

  /// `name:target[content]`
  mutating func macro(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    let name = source[index..<min(range.upperBound, index + 16)].prefix { $0 >= 0x61 && $0 <= 0x7A || $0 == 0x32 }
    guard name.endIndex < range.upperBound, source[name.endIndex] == UInt8(ascii: ":"), name.endIndex + 1 < range.upperBound,
      let kind = AsciiDocMacro(rawValue: String(decoding: name, as: UTF8.self))
    else { return nil }
    let rest = source[(name.endIndex + 1)..<range.upperBound]
    let target = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "[") }
    guard let inner = content(target.endIndex, range) else { return nil }
    let place = String(decoding: target, as: UTF8.self)
    func string(_ range: Range<Int>) -> String {
      String(decoding: source[range].filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
    }
    switch kind {
    case .kbd:
      settle()
      out.code(string(inner))
    case .btn:
      settle()
      scan(inner, depth + 1)
    case .menu:
      text += (place + (inner.isEmpty ? "" : " > " + string(inner))).utf8
    case .link, .xref, .mailto:
      let title = title(inner)
      let url =
        kind == .link
        ? place.filter { $0 != "+" }
        : kind == .mailto ? "mailto:" + place : place.contains(".") || place.hasPrefix("#") ? place : "#" + place
      link(url, title.isEmpty ? target.startIndex..<target.endIndex : title, title.isEmpty ? AsciiDocInlines.deepest : depth)
    case .image, .icon:
      let alt = AsciiDocBlockAttributes.list(source[inner]).first ?? ""
      settle()
      if kind == .image { out.image(alt: alt.contains("=") ? "" : alt, url: place) }
    case .footnote:
      // It stands where it is said; the text goes on behind it.
      text += " (".utf8
      settle()
      scan(inner, depth + 1)
      text += ")".utf8
    case .pass, .stem, .latexmath, .asciimath: text += source[inner]
    case .indexterm2:
      settle()
      scan(inner, depth + 1)
    case .indexterm, .anchor: break
    }
    return inner.upperBound + 1
  }
}

/// Macros that stand in text.
private enum AsciiDocMacro: String {
  case kbd
  case btn
  case menu
  case link
  case xref
  case mailto
  case image
  case icon
  case footnote
  case pass
  case stem
  case latexmath
  case asciimath
  case indexterm
  case indexterm2
  case anchor
}
