import Guidelines
import Languages

/// Writes a text anew without the tags that a site's tools put into it, and with what they mean: asides, tabs, captions, words that are shown.
///
/// In Markdown a tag that stands at the beginning of a line opens a block, and what it holds is Markdown of its own, whatever its indentation;
/// a tag within a sentence is taken out. Every line of the source keeps its end, so that lines still count; ends that are added are marked
/// (`LineMap`).
struct ComponentWriter {
  private struct Frame {
    /// The token that closes it.
    let close: Int
    /// Whether a mark closes it.
    let isMarked: Bool
    let isBlock: Bool
    /// HTML that is kept as it stands.
    let isRaw: Bool
    /// Spaces before the tag in the source.
    let indent: Int
    /// What begins the lines of the list or quote around the tag.
    let prefix: [UInt8]
    /// Spaces that the tags around it take off its lines.
    let outerStrip: Int
    /// Spaces that are taken off its lines; nil before the first of them.
    var strip: Int?
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let tokens: [ComponentToken]
  private let isHTML: Bool
  private var output: ComponentOutput
  private(set) var diagnostics: [Diagnostic] = []
  private var frames: [Frame] = []
  /// How many of them are raw.
  private var rawDepth = 0
  private var reported: Set<String> = []
  /// Lines before `counted`.
  private var line: Int
  private var counted = 0

  /// - Parameter firstLine: of the source, in its file.
  init(_ source: UnsafeBufferPointer<UInt8>, _ tokens: [ComponentToken], isHTML: Bool = false, firstLine: Int = 1) {
    self.source = source
    self.tokens = tokens
    self.isHTML = isHTML
    line = firstLine
    output = ComponentOutput(isHTML: isHTML, capacity: source.count)
    var position = 0
    var next = 0
    while next < tokens.count {
      copy(position..<max(position, tokens[next].range.lowerBound))
      let last = write(next)
      position = tokens[last].range.upperBound
      for byte in source[tokens[next].range.lowerBound..<position] where byte == 0x0A { output.append([byte]) }
      next = last + 1
    }
    copy(position..<source.count)
  }

  var bytes: [UInt8] { output.bytes }

  // MARK: Tokens

  /// Writes one token; returns the last that was dealt with.
  private mutating func write(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .text(let text): output.append(Array(text.utf8))
    case .line(let text): output.startLine(text, isEnded: endsLine(index))
    case .removed(let what): if let what { reportDropped(what, index, index) }
    case .empty(let component): return write(component, index, end: nil)
    case .open(let component, _):
      if token.partner == nil, component.notation == .jsx || component.notation == .html, component.properties.isEmpty {
        // `<Name>`: a word that nobody escaped, or HTML that needs no end.
        output.append(source[token.range])
      } else {
        return write(component, index, end: token.partner)
      }
    case .close(let key):
      guard token.partner != nil else {
        if TagParser.isElement(key) { output.append(source[token.range]) }
        break
      }
      close(index)
    }
    return index
  }

  private mutating func write(_ component: Component, _ index: Int, end: Int?) -> Int {
    if component.notation == .html { return element(component, index, end: end) }
    let role = ComponentRole(component)
    let properties = component.properties
    // HTML has its own blocks; what shows a name there is a word of one.
    if isHTML, let name = component.shownName {
      output.append(Array(name.utf8))
      return index
    }
    guard isBlock(role, index, end) else {
      report(component, index, end)
      if case .picture = role, let text = properties["alt", "caption", "title"] {
        output.inlineImage(text, address: properties["src"])
      }
      if let name = component.shownName { output.append(Array(name.utf8)) }
      if let end { push(end, isBlock: false) }
      return index
    }
    switch role {
    case .verdict(let isDo):
      if end == nil, properties.holdsOnlyTitle, let title = properties.title {
        output.paragraph(title, isStrong: true)
      } else {
        open(.aside(label: isDo ? "Do" : "Don’t"), end)
        if let title = properties.title { output.paragraph(title, isStrong: true) }
        words(of: component)
        if end == nil { for sentence in properties.otherSentences { output.paragraph(sentence) } }
      }
    case .aside(let label):
      let title = properties["title", "heading"]
      open(.aside(label: title.flatMap { $0.utf8.count < 80 ? $0 : nil } ?? label), end)
      if let title, title.utf8.count >= 80 { output.paragraph(title) }
      words(of: component)
    case .tabs: open(.tabs, end)
    case .tab(let title): open(.tab(title: title), end)
    case .caption:
      guard let end, tokens[end].range.lowerBound - tokens[index].range.upperBound < 2048 else {
        return container(component, index, end)
      }
      output.caption(ScriptText.withoutTags(source[tokens[index].range.upperBound..<tokens[end].range.lowerBound]))
      return end
    case .picture:
      if let text = properties["alt", "caption", "title", "description"] { output.caption(text, address: properties["src"]) }
      if let end { push(end, isBlock: true) }
      return index
    case .dropped:
      if component.notation == .jsx || end == nil {
        reportDropped(component.shown, index, end ?? index)
        return end ?? index
      }
      return container(component, index, end)
    case .container: return container(component, index, end)
    }
    if end == nil { output.write(.close) }
    return index
  }

  /// Whether a component stands between paragraphs rather than in one. What has no meaning of its own must also end with its line.
  private func isBlock(_ role: ComponentRole, _ index: Int, _ end: Int?) -> Bool {
    guard rawDepth == 0, output.linePrefix() != nil else { return false }
    guard role == .container, !isHTML else { return true }
    return endsLine(index) || end.map(endsLine) ?? false
  }

  private func endsLine(_ index: Int) -> Bool {
    source[tokens[index].range.upperBound...].prefix(400).prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
  }

  /// What has no meaning of its own: its title and words above what it holds.
  private mutating func container(_ component: Component, _ index: Int, _ end: Int?) -> Int {
    let properties = component.properties
    if component.isStatement, isHTML, let title = properties["pagetitle", "page_title", "title"] {
      output.append(Array("<title>\(title)</title>".utf8))
    }
    output.breakParagraph()
    // A card that leads elsewhere is named after the page that it leads to; a macro alone may show a part of an interface.
    let isLink = properties["href", "to", "url", "link"] != nil
    if !component.isStatement, !isLink, end != nil || component.notation == .jsx && properties.explains {
      if let title = properties.title { output.paragraph(title, isStrong: true) }
      words(of: component)
    }
    // A rule that a checklist shows as an item of its own.
    if end == nil, component.notation == .jsx, !isLink, !properties.explains, let title = properties.title,
      Languages.command(title)
    {
      output.paragraph(title)
    } else {
      report(component, index, end)
    }
    if let end { push(end, isBlock: true) }
    return index
  }

  /// What a component says by its properties.
  private mutating func words(of component: Component) {
    let properties = component.properties
    for key in ComponentProperties.explaining {
      guard let text = properties[key] else { continue }
      if key == "caption", case .container = ComponentRole(component) { output.caption(text) } else { output.paragraph(text) }
    }
    guard let items = properties.lists["items"], !items.isEmpty else { return }
    if isHTML {
      output.append(Array("<ul>\(items.map { "<li>\($0)</li>" }.joined())</ul>".utf8))
    } else {
      output.breakParagraph()
      for item in items { output.startLine("- " + ComponentOutput.escaped(item)) }
      output.breakParagraph()
    }
  }

  /// An element of HTML within MDX: a box without meaning, the words below a picture, or HTML to be read as such.
  private mutating func element(_ component: Component, _ index: Int, end: Int?) -> Int {
    if rawDepth == 0, let end, output.linePrefix() != nil {
      if component.name == "figcaption", tokens[end].range.lowerBound - tokens[index].range.upperBound < 2048 {
        output.caption(ScriptText.withoutTags(source[tokens[index].range.upperBound..<tokens[end].range.lowerBound]))
        return end
      }
      if ["div", "section", "article", "main", "aside", "figure", "center", "header"].contains(component.name) {
        output.breakParagraph()
        push(end, isBlock: true)
        return index
      }
    }
    let tag = source[tokens[index].range]
    if tag.contains(0x7B) {
      let words = component.properties.values.filter { $0.key != "style" && $0.key != "classname" }
      let attributes = words.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value.filter { $0 != "\"" })\"" }.joined()
      output.append(Array("<\(component.name)\(attributes)\(end == nil ? " /" : "")>".utf8))
    } else {
      output.append(tag)
    }
    if let end, ["table", "ul", "ol", "dl", "p", "details"].contains(component.name) { push(end, isBlock: false, isRaw: true) }
    return index
  }

  // MARK: Frames

  private mutating func open(_ mark: BlockMark, _ end: Int?) {
    let prefix = output.continuation()
    output.write(mark)
    if let end { push(end, isBlock: true, isMarked: true, prefix: prefix) }
  }

  private mutating func push(_ end: Int, isBlock: Bool, isMarked: Bool = false, isRaw: Bool = false, prefix: [UInt8]? = nil) {
    let outer = frames.last.map { $0.strip ?? $0.outerStrip } ?? 0
    let prefix = isBlock ? prefix ?? output.continuation() : frames.last?.prefix ?? []
    frames.append(
      Frame(
        close: end, isMarked: isMarked, isBlock: isBlock, isRaw: isRaw,
        indent: sourceIndent(tokens[tokens[end].partner ?? end].range.lowerBound), prefix: prefix, outerStrip: outer,
        strip: isBlock ? nil : outer))
    if isRaw { rawDepth += 1 }
    output.prefix = prefix
  }

  private mutating func close(_ index: Int) {
    guard let frame = frames.last, frame.close == index else {
      output.append(source[tokens[index].range])
      return
    }
    frames.removeLast()
    if frame.isRaw {
      rawDepth -= 1
      output.append(source[tokens[index].range])
    }
    if frame.isMarked { output.write(.close) } else if frame.isBlock { output.breakParagraph() }
    output.prefix = frames.last?.prefix ?? []
  }

  /// Spaces at the beginning of a line of the source.
  private func sourceIndent(_ position: Int) -> Int {
    var start = position
    while start > 0, source[start - 1] != 0x0A, position - start < 400 { start -= 1 }
    return source[start...].prefix { $0 == 0x20 }.count
  }

  /// Copies source text, without the indentation that the tags around it have.
  private mutating func copy(_ range: Range<Int>) {
    guard !frames.isEmpty, !isHTML, !range.isEmpty else {
      output.append(source[range])
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(range.upperBound, lineEnd(source, index) + 1)
      var start = index
      if index == 0 || source[index - 1] == 0x0A {
        let indent = source[index...].prefix { $0 == 0x20 }.count
        let isBlank = index + indent >= source.count || source[index + indent] == 0x0A
        start += min(isBlank ? 0 : strip(indent), indent, end - index)
      }
      output.append(source[start..<end])
      index = end
    }
  }

  /// How many of a line's spaces belong to the tags around it. The first line below a tag says how far its content is set in.
  private mutating func strip(_ indent: Int) -> Int {
    let top = frames.count - 1
    if let strip = frames[top].strip { return strip }
    let strip = frames[top].outerStrip + max(0, indent - frames[top].indent)
    frames[top].strip = strip
    return strip
  }

  // MARK: What is said

  private mutating func report(_ component: Component, _ index: Int, _ end: Int?) {
    if component.isStatement { return }
    if end == nil {
      reportDropped(component.shown, index, index)
    } else {
      report(.unknownMarkup(component.shown), component.shown, at: index)
    }
  }

  private mutating func reportDropped(_ what: String, _ index: Int, _ end: Int) {
    let lines = source[tokens[index].range.lowerBound..<tokens[end].range.upperBound].count { $0 == 0x0A } + 1
    report(.boilerplateDropped(what: what, lines: lines), what, at: index)
  }

  /// Each name once.
  private mutating func report(_ finding: Diagnostic.Finding, _ what: String, at index: Int) {
    guard reported.count < 1000, reported.insert(what).inserted else { return }
    let start = tokens[index].range.lowerBound
    for byte in source[counted..<max(counted, start)] where byte == 0x0A { line += 1 }
    counted = max(counted, start)
    diagnostics.append(Diagnostic(.note, line: line, finding))
  }
}

extension ComponentProperties {
  var isEmpty: Bool { values.isEmpty && lists.isEmpty && positional.isEmpty }

  /// What a component is headed by.
  fileprivate var title: String? { Self.titling.lazy.compactMap { self[$0] }.first }

  private static let titling = ["title", "heading", "label", "summary", "titletext", "summarytext", "captiontitle"]
  fileprivate static let explaining = ["subtitle", "caption", "description", "text", "body", "html", "content", "note", "reason"]

  /// What reads as a sentence under whatever other name, in a component that holds nothing else.
  fileprivate var otherSentences: [String] {
    let known = Set(Self.titling + Self.explaining + ["alt", "example", "placeholder", "class", "classname", "style", "code"])
    return values.sorted { $0.key < $1.key }.filter { key, text in
      !known.contains(key) && !text.contains(anyOf: ["://", "{", "=", "</"])
        && (text.split(separator: " ").count > 2 || text.contains { !$0.isASCII && $0.isLetter } && text.hasCharacters(8))
    }.map(\.value)
  }

  /// Whether it says more than a title.
  fileprivate var explains: Bool { self["description", "text", "note", "reason"] != nil }

  fileprivate var holdsOnlyTitle: Bool {
    !explains && self["caption", "subtitle", "body", "html", "content"] == nil && lists["items"] == nil && otherSentences.isEmpty
  }
}
