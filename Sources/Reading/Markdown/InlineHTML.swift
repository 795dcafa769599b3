/// Tags inside a Markdown paragraph, one at a time as cmark hands them out.
struct InlineHTML {
  enum Effect: Hashable {
    case nothing
    case hardBreak
    case open(InlineBuilder.Run)
    case close
    case image(alt: String, url: String)
    /// An anchor that a heading carries.
    case anchor(String)
    case unknown(String)
    /// No tag at all: text.
    case literal
  }

  /// Tags that are open, innermost last, and whether each opened a run.
  private var open: [(name: String, opensRun: Bool)] = []

  /// Inside `<rt>`: text is a reading.
  var isReading: Bool { open.contains { $0.name == "rt" } }
  /// Inside `<rp>` and the like: text is not shown.
  var isHidden: Bool { open.contains { ["rp", "script", "style", "svg"].contains($0.name) } }

  mutating func read(_ tag: String) -> Effect {
    guard let tag = InlineTag(tag) else { return .nothing }
    if tag.isClosing { return close(tag.name) }
    switch tag.name {
    case "br": return .hardBreak
    case "img": return .image(alt: tag.attributes["alt"] ?? "", url: tag.attributes["data-src"] ?? tag.attributes["src"] ?? "")
    case "wbr", "hr", "input", "source": return .nothing
    case "a":
      if let url = tag.attributes["href"], !url.isEmpty { return opened(tag, .link(url: url)) }
      push(tag, opensRun: false)
      return tag.attributes["name"].map { .anchor($0) } ?? tag.attributes["id"].map { .anchor($0) } ?? .nothing
    case "rt", "rp", "rb", "rtc":
      push(tag, opensRun: false)
      return .nothing
    default:
      if let run = InlineTag.run(tag.name) { return opened(tag, run) }
      let isKnown = InlineTag.known.contains(tag.name)
      // `<root>`, `List<String>`: words in angle brackets that somebody forgot to escape.
      if !isKnown, tag.attributes.isEmpty, !tag.isEmpty { return .literal }
      push(tag, opensRun: false)
      if let id = tag.attributes["id"] { return .anchor(id) }
      return isKnown ? .nothing : .unknown(tag.name)
    }
  }

  /// Closes what the paragraph left open; how many runs that were.
  mutating func closeAll() -> Int {
    defer { open.removeAll() }
    return open.count { $0.opensRun }
  }

  private mutating func opened(_ tag: InlineTag, _ run: InlineBuilder.Run) -> Effect {
    guard !tag.isEmpty, open.count < 64 else { return .nothing }
    push(tag, opensRun: true)
    return .open(run)
  }

  private mutating func push(_ tag: InlineTag, opensRun: Bool) {
    if !tag.isEmpty, open.count < 128 { open.append((tag.name, opensRun)) }
  }

  private mutating func close(_ name: String) -> Effect {
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      return InlineTag.known.contains(name) || InlineTag.run(name) != nil || name == "a" ? .nothing : .literal
    }
    let entry = open.remove(at: index)
    return entry.opensRun ? .close : .nothing
  }
}

/// The name and attributes of one tag.
struct InlineTag {
  let name: String
  let isClosing: Bool
  let isEmpty: Bool
  let attributes: [String: String]

  init?(_ text: String) {
    guard text.hasPrefix("<"), !text.hasPrefix("<!"), !text.hasPrefix("<?") else { return nil }
    var rest = text.dropFirst()
    isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    guard !name.isEmpty else { return nil }
    self.name = name.lowercased()
    isEmpty = text.hasSuffix("/>")
    attributes = InlineTag.attributes(in: rest.dropFirst(name.count))
  }

  /// `key="value"` pairs.
  private static func attributes(in text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
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

  /// The run that a tag makes of what it holds.
  static func run(_ name: String) -> InlineBuilder.Run? {
    switch name {
    case "b", "strong": .strong
    case "i", "em", "cite", "dfn", "var": .emphasis
    case "s", "del", "strike": .strikethrough
    case "sub": .subscript
    case "sup": .superscript
    case "ruby": .ruby(reading: "")
    default: nil
    }
  }

  static let known: Set<String> = [
    "span", "font", "u", "small", "big", "mark", "kbd", "code", "samp", "tt", "abbr", "acronym", "q", "time", "center", "p",
    "div", "ins", "bdi", "bdo",
    "label", "data", "details", "summary", "picture", "video", "audio", "nobr", "svg", "path", "button",
  ]
}
