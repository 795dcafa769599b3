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

  mutating func read(_ text: String) -> Effect {
    var text = text
    let found = text.withUTF8 { source in MarkupTag(source, at: 0).map { ($0, TagProperties(source[$0.attributes])) } }
    guard let (tag, attributes) = found else { return .nothing }
    let name = tag.name.lowercased()
    if tag.isClosing { return close(name) }
    func push(opensRun: Bool = false) {
      if !tag.isEmpty, open.count < 128 { open.append((name, opensRun)) }
    }
    func opened(_ run: InlineBuilder.Run) -> Effect {
      guard !tag.isEmpty, open.count < 64 else { return .nothing }
      push(opensRun: true)
      return .open(run)
    }
    switch name {
    case "br": return .hardBreak
    case "img": return .image(alt: attributes["alt"] ?? "", url: attributes["data-src", "src"] ?? "")
    case "wbr", "hr", "input", "source": return .nothing
    case "a":
      if let url = attributes["href"] { return opened(.link(url: url)) }
      push()
      return attributes["name", "id"].map { .anchor($0) } ?? .nothing
    case "rt", "rp", "rb", "rtc":
      push()
      return .nothing
    default:
      if let run = Self.run(name) { return opened(run) }
      let isKnown = Self.known.contains(name)
      // `<root>`, `List<String>`: words in angle brackets that somebody forgot to escape.
      if !isKnown, attributes.values.isEmpty, !tag.isEmpty { return .literal }
      push()
      if let id = attributes["id"] { return .anchor(id) }
      return isKnown ? .nothing : .unknown(name)
    }
  }

  /// Closes what the paragraph left open; how many runs that were.
  mutating func closeAll() -> Int {
    defer { open.removeAll() }
    return open.count { $0.opensRun }
  }

  private mutating func close(_ name: String) -> Effect {
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      return Self.known.contains(name) || Self.run(name) != nil || name == "a" ? .nothing : .literal
    }
    let entry = open.remove(at: index)
    return entry.opensRun ? .close : .nothing
  }

  /// The run that a tag makes of what it holds.
  private static func run(_ name: String) -> InlineBuilder.Run? {
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

  private static let known: Set<String> = [
    "span", "font", "u", "small", "big", "mark", "kbd", "code", "samp", "tt", "abbr", "acronym", "q", "time", "center", "p",
    "div", "ins", "bdi", "bdo",
    "label", "data", "details", "summary", "picture", "video", "audio", "nobr", "svg", "path", "button",
  ]
}
