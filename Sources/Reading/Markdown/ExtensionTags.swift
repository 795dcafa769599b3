import Guidelines

/// A JSX tag that stands on a line of its own: `<Callout type="note">`, `</Tabs>`, `<Image src={x} />`.
struct ComponentTag {
  let name: String
  let isClosing: Bool
  let isEmpty: Bool
  /// The line holds the tag's `>`.
  let isComplete: Bool
  private let attributes: [String: String]

  init?(_ line: String) {
    var rest = line.dropFirst()
    isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    guard let first = rest.first, first.isASCII, first.isUppercase else { return nil }
    name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
    let after = rest.dropFirst(name.count)
    guard after.isEmpty || after.first == " " || after.first == ">" || after.first == "/" else { return nil }
    isComplete = line.hasSuffix(">")
    // A tag followed by text on the same line is inline markup, which cmark hands to the reader.
    if after.contains(">"), !isComplete { return nil }
    if isComplete, let close = after.firstIndex(of: ">"), after.index(after: close) != after.endIndex, !after.contains("={") {
      return nil
    }
    isEmpty = line.hasSuffix("/>")
    attributes = isClosing ? [:] : Shortcode.attributes(in: after.prefix { $0 != ">" })
  }

  /// `<Callout type="warning">One line.</Callout>`: the kind of aside, and its text.
  static func aside(_ line: String) -> (kind: String, text: String)? {
    guard let end = line.firstIndex(of: ">"), let tag = ComponentTag(String(line[...end])), !tag.isClosing, !tag.isEmpty,
      line.hasSuffix("</\(tag.name)>")
    else { return nil }
    let kind = tag.attribute("type") ?? tag.name
    let text = line[line.index(after: end)...].dropLast(tag.name.count + 3)
    return AsideLabel.isKind(kind) && !text.isBlank ? (kind, String(text)) : nil
  }

  func attribute(_ name: String) -> String? { attributes[name] }
}

/// The inside of a shortcode: `figure src="a.png" alt="…"`, `notice note`, `/notice`.
struct Shortcode {
  let name: String
  let isClosing: Bool
  var positional: [String] = []
  var attributes: [String: String] = [:]

  init(_ body: String) {
    var rest = body[...]
    isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    name = rest.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    rest = rest.drop { !$0.isWhitespace }
    attributes = Shortcode.attributes(in: rest)
    positional = rest.split(whereSeparator: \.isWhitespace).filter { !$0.contains("=") }.map { $0.filter { $0 != "\"" } }
  }

  /// `key="value"` pairs.
  static func attributes(in text: some StringProtocol) -> [String: String] {
    var found: [String: String] = [:]
    var rest = Substring(text)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: { $0.isWhitespace || $0 == "\"" }).last.map(String.init) ?? ""
      rest = rest[rest.index(after: equals)...]
      guard let quote = rest.first, quote == "\"" || quote == "'" || quote == "`" else { continue }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      found[key.lowercased()] = String(value)
      rest = rest.dropFirst(value.count + 1)
    }
    return found
  }
}
