import Guidelines

/// Markup of a site generator: a JSX tag, a statement or macro of a template language, a shortcode, or a module statement.
struct SiteTag {
  /// Syntax in which a tag is written.
  enum Notation: Hashable {
    case jsx
    /// An HTML element in MDX.
    case html
    /// `{% … %}`
    case statement
    /// `{{ … }}`
    case output
    /// `{{< … >}}`, `{{% … %}}`
    case shortcode
  }

  /// Kind of a tag.
  enum Kind: Hashable {
    case open, close
    /// A tag without content: `<Image />` or a macro.
    case empty
    /// Text that an expression displays.
    case text(String)
    /// The first line of a code block that replaces the tag, or its last line.
    case fence(String)
    /// Markup that is not displayed, with its name if its removal is to be reported.
    case removed(String?)
  }

  let kind: Kind
  let range: Range<Int>
  var notation = Notation.jsx
  var name = ""
  /// Key that matches an end tag with its start tag. For an end tag, the key of the tag that it closes.
  var matchingKey = ""
  var properties = TagProperties([])
  /// Index of the matching end or start tag, or `nil` if there is none.
  var partnerIndex: Int?

  /// The tag as shown in reports.
  var displayName: String {
    switch notation {
    case .jsx, .html: "<\(name)>"
    case .statement: "{% \(name) %}"
    case .output, .shortcode: "{{ \(name) }}"
    }
  }

  /// The name that a reference displays in its sentence, or `nil` for other tags: `{{< ref "layout" >}}`,
  /// `{{cssxref("opacity")}}`, `{{Glossary("a11y", "accessibility")}}`.
  var referencedName: String? {
    let name = name.lowercased()
    if name == "glossary" { return properties.positional.last }
    return name.hasSuffix("ref") || ["htmlelement", "svgelement", "httpheader"].contains(name) ? properties.positional.first : nil
  }
}

extension SiteTag {
  /// Parses the content of `{% … %}`, `{{ … }}`, or a shortcode.
  init(template source: Slice<UnsafeBufferPointer<UInt8>>, _ notation: Notation, _ range: Range<Int>) {
    var remaining = source
    func nextWord() -> String {
      remaining = remaining.drop { $0 <= 0x20 || "-+~\"'".utf8.contains($0) }
      let name = remaining.prefix(80).prefix { $0 >= 0x80 || $0.isASCIILetter || $0.isASCIIDigit || "_-./".utf8.contains($0) }
      remaining = remaining[name.endIndex...]
      return String(decoding: name, as: UTF8.self)
    }
    name = nextWord()
    matchingKey = name.lowercased()
    let slashedKey =
      matchingKey == "/" ? nextWord().lowercased() : matchingKey.hasPrefix("/") ? String(matchingKey.dropFirst()) : ""
    let closedKey = notation == .statement && matchingKey.hasPrefix("end") ? String(matchingKey.dropFirst(3)) : slashedKey
    kind = !closedKey.isEmpty ? .close : notation == .output ? .empty : .open
    if !closedKey.isEmpty { matchingKey = closedKey }
    if matchingKey == "call" && closedKey.isEmpty { name = nextWord() }
    // In `{% include note.html content="…" %}`, the name of the file is that of the tag.
    if matchingKey == "include" { name = String((nextWord().split(separator: "/").last ?? "").prefix { $0 != "." }) }
    matchingKey = "%" + matchingKey
    remaining = remaining.drop { $0 <= 0x20 }
    // The parentheses of a call do not belong to its arguments.
    if let first = remaining.first, first == UInt8(ascii: "(") {
      remaining = remaining.dropFirst().drop { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
      while let last = remaining.last, last <= 0x20 || ScriptText.isClosingBracket(last) && last != UInt8(ascii: "]") {
        remaining = remaining.dropLast()
      }
    }
    self.range = range
    self.notation = notation
    properties = TagProperties(remaining)
  }
}

extension [SiteTag] {
  /// Maximum number of open tags among which the match of an end tag is searched.
  private static var maxDepth: Int { 64 }

  /// Matches start tags and end tags. A start tag that is never closed has no partner, and is treated as having no content.
  mutating func matchPairs() {
    var open: [Int] = []
    for index in indices {
      if self[index].kind == .open { open.append(index) }
      guard self[index].kind == .close,
        let openIndex = open.suffix(Self.maxDepth).lastIndex(where: { self[$0].matchingKey == self[index].matchingKey })
      else { continue }
      self[index].partnerIndex = open[openIndex]
      self[open[openIndex]].partnerIndex = index
      open.removeSubrange(openIndex...)
    }
  }
}
