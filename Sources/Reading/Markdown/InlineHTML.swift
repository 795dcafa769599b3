/// Interprets tags within a Markdown paragraph, one at a time as cmark reports them.
struct InlineHTML {
  /// Action that a tag requires.
  enum Action: Hashable {
    case nothing
    case hardBreak
    case open(InlineBuilder.Run)
    case close
    case image(alt: String, url: String)
    /// Anchor of a heading.
    case anchor(String)
    case unknown(String)
    /// Text in angle brackets that is not a tag.
    case literal
  }

  /// Open tags, innermost last, each with a Boolean value that indicates whether it opened a run.
  private var openTags: [(name: String, opensRun: Bool)] = []

  /// Indicates whether an `<rt>` element is open, so that text is a ruby reading.
  var isReading: Bool { openTags.contains { $0.name == "rt" } }
  /// Indicates whether text is invisible, as in `<rp>`.
  var isHidden: Bool { openTags.contains { ["rp", "script", "style", "svg"].contains($0.name) } }

  /// Processes a tag and returns the required action.
  mutating func read(_ text: String) -> Action {
    var text = text
    let parsed = text.withUTF8 { source in MarkupTag(source, at: 0).map { ($0, TagProperties(source[$0.attributeRange])) } }
    guard let (tag, attributes) = parsed else { return .nothing }
    let name = tag.name.lowercased()
    if tag.isClosing { return close(name) }
    func push(opensRun: Bool = false) {
      if !tag.isSelfClosing, openTags.count < 128 { openTags.append((name, opensRun)) }
    }
    func openRun(_ run: InlineBuilder.Run) -> Action {
      guard !tag.isSelfClosing, openTags.count < 64 else { return .nothing }
      push(opensRun: true)
      return .open(run)
    }
    switch name {
    case "br": return .hardBreak
    case "img": return .image(alt: attributes["alt"] ?? "", url: attributes["data-src", "src"] ?? "")
    case "wbr", "hr", "input", "source": return .nothing
    case "a":
      if let url = attributes["href"] { return openRun(.link(url: url)) }
      push()
      return attributes["name", "id"].map { .anchor($0) } ?? .nothing
    case "rt", "rp", "rb", "rtc":
      push()
      return .nothing
    default:
      if let run = Self.run(name) { return openRun(run) }
      let isKnown = Self.knownElements.contains(name)
      // `<root>` or `List<String>` is text whose angle brackets were not escaped.
      if !isKnown, attributes.values.isEmpty, !tag.isSelfClosing { return .literal }
      push()
      if let id = attributes["id"] { return .anchor(id) }
      return isKnown ? .nothing : .unknown(name)
    }
  }

  /// Closes all open tags at the end of a paragraph. Returns the number of open runs.
  mutating func closeAll() -> Int {
    defer { openTags.removeAll() }
    return openTags.count { $0.opensRun }
  }

  private mutating func close(_ name: String) -> Action {
    guard let index = openTags.lastIndex(where: { $0.name == name }) else {
      return Self.knownElements.contains(name) || Self.run(name) != nil || name == "a" ? .nothing : .literal
    }
    let tag = openTags.remove(at: index)
    return tag.opensRun ? .close : .nothing
  }

  /// Returns the run that an element opens, or `nil` for other elements.
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

  private static let knownElements: Set<String> = [
    "span", "font", "u", "small", "big", "mark", "kbd", "code", "samp", "tt", "abbr", "acronym", "q", "time", "center", "p",
    "div", "ins", "bdi", "bdo",
    "label", "data", "details", "summary", "picture", "video", "audio", "nobr", "svg", "path", "button",
  ]
}
