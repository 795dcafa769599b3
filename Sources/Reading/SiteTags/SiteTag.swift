import Guidelines

/// What a site's tools put into a text: a tag of JSX, a macro or statement of a template language, a shortcode, a module's line.
struct SiteTag {
  enum Notation: Hashable {
    case jsx
    /// An element of HTML within MDX.
    case html
    /// `{% … %}`
    case statement
    /// `{{ … }}`
    case output
    /// `{{< … >}}`, `{{% … %}}`
    case shortcode
  }

  enum Kind: Hashable {
    case open, close
    /// Holds nothing: `<Image />`, a macro.
    case empty
    /// What an expression shows.
    case words(String)
    /// The first line of code, in its place, or the last.
    case fence(String)
    /// Shown nowhere; what it was, where that is to be said.
    case removed(String?)
  }

  let kind: Kind
  let range: Range<Int>
  var notation = Notation.jsx
  var name = ""
  /// By which its end names it; for an end, what it closes.
  var key = ""
  var properties = TagProperties([])
  /// The tag that closes this one, or that this one closes.
  var partner: Int?

  /// How it is called in a report.
  var shown: String {
    switch notation {
    case .jsx, .html: "<\(name)>"
    case .statement: "{% \(name) %}"
    case .output, .shortcode: "{{ \(name) }}"
    }
  }

  /// The name that a reference shows in its sentence: `{{< ref "layout" >}}`, `{{cssxref("opacity")}}`, `{{Glossary("a11y", "accessibility")}}`.
  var shownName: String? {
    let name = name.lowercased()
    if name == "glossary" { return properties.positional.last }
    return name.hasSuffix("ref") || ["htmlelement", "svgelement", "httpheader"].contains(name) ? properties.positional.first : nil
  }
}

extension SiteTag {
  /// From the inside of `{% … %}`, `{{ … }}` or a shortcode.
  init(template source: Slice<UnsafeBufferPointer<UInt8>>, _ notation: Notation, _ range: Range<Int>) {
    var rest = source
    func word() -> String {
      rest = rest.drop { $0 <= 0x20 || "-+~\"'".utf8.contains($0) }
      let name = rest.prefix(80).prefix { $0 >= 0x80 || $0.isASCIILetter || $0.isASCIIDigit || "_-./".utf8.contains($0) }
      rest = rest[name.endIndex...]
      return String(decoding: name, as: UTF8.self)
    }
    name = word()
    key = name.lowercased()
    let closes = key == "/" ? word().lowercased() : key.hasPrefix("/") ? String(key.dropFirst()) : ""
    let ends = notation == .statement && key.hasPrefix("end") ? String(key.dropFirst(3)) : closes
    kind = !ends.isEmpty ? .close : notation == .output ? .empty : .open
    if !ends.isEmpty { key = ends }
    if key == "call" && ends.isEmpty { name = word() }
    // `{% include note.html content="…" %}`: the file says what it is.
    if key == "include" { name = String((word().split(separator: "/").last ?? "").prefix { $0 != "." }) }
    key = "%" + key
    rest = rest.drop { $0 <= 0x20 }
    // The brackets of a call are none of a property's.
    if let first = rest.first, first == UInt8(ascii: "(") {
      rest = rest.dropFirst().drop { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
      while let last = rest.last, last <= 0x20 || ScriptText.isClosing(last) && last != UInt8(ascii: "]") {
        rest = rest.dropLast()
      }
    }
    self.range = range
    self.notation = notation
    properties = TagProperties(rest)
  }
}

extension [SiteTag] {
  /// Ends are looked for among so many open elements.
  private static var deepest: Int { 64 }

  /// Finds for each beginning its end; what is never closed has none, and holds nothing.
  mutating func pair() {
    var open: [Int] = []
    for index in indices {
      if self[index].kind == .open { open.append(index) }
      guard self[index].kind == .close, let at = open.suffix(Self.deepest).lastIndex(where: { self[$0].key == self[index].key })
      else { continue }
      self[index].partner = open[at]
      self[open[at]].partner = index
      open.removeSubrange(at...)
    }
  }
}
