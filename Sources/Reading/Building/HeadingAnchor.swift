import Guidelines

/// Separates the text of a heading from its anchor.
enum HeadingAnchor {
  /// Splits a heading into its text and its anchor. Recognizes a heading that is a link (`[Marks](…#Marks)`), a permalink at
  /// either end (`[#](#marks)`, `¶`), and an attribute list (`{#marks}`).
  static func split(_ inlines: [Inline]) -> (text: [Inline], anchor: String?) {
    let (text, anchor, _) = components(of: inlines)
    return (text, anchor)
  }

  /// Splits a heading like `split`, and returns the number of visible characters in the permalink or attribute list that was
  /// removed.
  static func components(of inlines: [Inline]) -> (text: [Inline], anchor: String?, sign: Int) {
    let content = inlines.filter { !isBlank($0) }
    if content.count == 1, case .link(let inner, let url) = content[0], let fragment = fragment(of: url) {
      return (inner, fragment, 0)
    }
    if let first = content.first, content.count > 1, case .link(let inner, let url) = first, isPermalinkSymbol(inner),
      let fragment = fragment(of: url)
    {
      return (trimmed(Array(inlines.drop { isBlank($0) }.dropFirst())), fragment, inner.visibleCharacters)
    }
    if let last = content.last, case .link(let inner, let url) = last, content.count > 1, isPermalinkSymbol(inner),
      let fragment = fragment(of: url)
    {
      return (trimmed(dropLastContent(inlines)), fragment, inner.visibleCharacters)
    }
    if case .text(let text)? = inlines.last, text.hasSuffix("}"), let open = text.lastIndex(of: "{") {
      let words = text[text.index(after: open)...].dropLast().split(separator: " ")
      if let id = words.first(where: { $0.hasPrefix("#") }) {
        return (
          trimmed(inlines.dropLast() + [.text(String(text[..<open]))]), String(id.dropFirst()), text[open...].visibleCharacters
        )
      }
    }
    return (inlines, nil, 0)
  }

  static func fragment(of url: String) -> String? {
    guard let hash = url.lastIndex(of: "#") else { return nil }
    let fragment = url[url.index(after: hash)...]
    return fragment.isEmpty ? nil : percentDecoded(fragment)
  }

  /// Returns `true` if the text of a link, such as `#`, `¶`, `§`, or a chain symbol, marks it as a permalink: a link to copy, not
  /// to read.
  static func isPermalinkSymbol(_ inlines: [Inline]) -> Bool {
    guard let text = inlines.shortText(24)?.trimmingSpace() else { return false }
    return ["#", "¶", "§", "🔗", "⚓", "⚓︎", "link", "permalink", "##", "∞", ""].contains(text.lowercased())
  }

  private static func isBlank(_ inline: Inline) -> Bool {
    if case .text(let text) = inline { return text.trimmingSpace().isEmpty }
    return false
  }

  private static func dropLastContent(_ inlines: [Inline]) -> [Inline] {
    var inlines = inlines
    while let last = inlines.last, isBlank(last) { inlines.removeLast() }
    if !inlines.isEmpty { inlines.removeLast() }
    return inlines
  }

  private static func trimmed(_ inlines: [Inline]) -> [Inline] {
    var inlines = inlines
    if case .text(let text)? = inlines.last {
      inlines[inlines.count - 1] = .text(text.trimmingTrailingSpace())
      if text.trimmingSpace().isEmpty { inlines.removeLast() }
    }
    if case .text(let text)? = inlines.first {
      inlines[0] = .text(String(text.drop(while: \.isWhitespace)))
      if text.trimmingSpace().isEmpty { inlines.removeFirst() }
    }
    return inlines
  }

  static func percentDecoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var index = 0
    while index < source.count {
      if source[index] == 0x25, index + 2 < source.count, let high = hex(source[index + 1]), let low = hex(source[index + 2]) {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return TextCleaner.cleaned(String(decoding: bytes, as: UTF8.self))
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
