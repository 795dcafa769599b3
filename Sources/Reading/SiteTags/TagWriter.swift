import Guidelines
import Languages

/// Writes a text anew without the tags that a site's tools put into it, and with what they mean as HTML: asides, tabs, captions, words.
///
/// In Markdown a tag at the beginning of a line opens a block, and what it holds is Markdown of its own, whatever its indentation; a tag
/// within a sentence is taken out.
struct TagWriter {
  /// A tag that was written and is not closed yet.
  private struct Open {
    let close: Int
    let ending: Ending
    /// What begins the lines of the list or quote around it.
    let margin: [UInt8]
    /// Spaces that are taken off the lines that it holds.
    var strip: Int
    /// Spaces before it, until the first line that it holds says how far that is set in.
    var indent: Int?
  }

  private enum Ending { case nothing, paragraph, mark }

  private let source: UnsafeBufferPointer<UInt8>
  private let tags: [SiteTag]
  private let isHTML: Bool
  private(set) var text: NumberedText
  private(set) var diagnostics: [Diagnostic] = []
  private var open: [Open] = []
  private var reported: Set<String> = []
  /// Of the source.
  private var number: Int
  private var lineStart = 0
  /// In HTML, or in a block of it within Markdown, which lasts until a blank line.
  private var isInHTML: Bool

  /// - Parameter firstLine: of the source, in its file.
  init(_ source: UnsafeBufferPointer<UInt8>, _ tags: [SiteTag], isHTML: Bool = false, firstLine: Int = 1) {
    (self.source, self.tags, self.isHTML) = (source, tags, isHTML)
    number = firstLine
    isInHTML = isHTML
    text = NumberedText(capacity: source.count + source.count / 8)
    var position = 0
    var next = 0
    while next < tags.count {
      copy(position..<max(position, tags[next].range.lowerBound))
      let last = write(next)
      position = max(position, tags[last].range.upperBound)
      // A line of nothing but a template's tag would end the HTML around it.
      let isDropped = isInHTML && marks?.allSatisfy(\.isASCIIBlank) == true && endsLine(last) && position < source.count
      if isDropped { position = lineEnd(source, position) + 1 }
      pass(tags[next].range.lowerBound..<min(position, source.count))
      next = last + 1
    }
    copy(min(position, source.count)..<source.count)
  }

  // MARK: Text

  /// Counts the lines of what is not copied; in HTML they stay, for its reader counts them.
  private mutating func pass(_ range: Range<Int>) {
    for index in range where source[index] == 0x0A {
      if isHTML { text.endLine(from: number) }
      number += 1
      lineStart = index + 1
    }
  }

  /// Copies source text, without the indentation that the tags around it have.
  private mutating func copy(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = source[index..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      let line = source[index..<end]
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      if index > lineStart || isHTML {
        text.append(line, from: number)
      } else if index + indent == source.count || source[index + indent] == 0x0A {
        isInHTML = false
      } else {
        if index + indent < range.upperBound, opensHTML(at: index + indent) { isInHTML = true }
        text.append(line.dropFirst(min(strip(indent), indent)), from: number)
      }
      index = end
      guard end < range.upperBound else { break }
      text.endLine(from: number)
      number += 1
      index += 1
      lineStart = index
    }
  }

  /// How many of a line's spaces belong to the tags around it.
  private mutating func strip(_ indent: Int) -> Int {
    guard let top = open.indices.last else { return 0 }
    if let outer = open[top].indent {
      open[top].strip += max(0, indent - outer)
      open[top].indent = nil
    }
    return open[top].strip
  }

  private func opensHTML(at index: Int) -> Bool {
    guard source[index] == UInt8(ascii: "<") else { return false }
    let name = source[(index + 1)...].prefix(12).drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIILetter || $0.isASCIIDigit }
    return MarkupTag.blocks.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  private func endsLine(_ index: Int) -> Bool {
    source[tags[index].range.upperBound...].prefix(400).prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
  }

  // MARK: Lines that are written

  /// The marks of lists and quotes that the last line begins with; nil where something else stands on it.
  private var marks: ArraySlice<UInt8>? {
    var rest = text.line
    guard rest.count <= 48 else { return nil }
    while let first = rest.first {
      let digits = rest.prefix(9).prefix(while: \.isASCIIDigit).count
      let mark = rest.dropFirst(digits).prefix(2)
      if first.isASCIIBlank || first == UInt8(ascii: ">") {
        rest = rest.dropFirst()
      } else if mark.count == 2, mark.last == UInt8(ascii: " "), (digits > 0 ? ".)" : "-*+").utf8.contains(mark.first ?? 0) {
        rest = rest.dropFirst(digits + 2)
      } else {
        return nil
      }
    }
    return text.line
  }

  /// What begins the lines that follow in the same list or quote.
  private var margin: [UInt8] {
    marks.map { $0.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") } } ?? open.last?.margin
      ?? []
  }

  private mutating func startLine(_ margin: [UInt8]) {
    text.endLine(from: number)
    text.append(margin, from: number)
  }

  /// What was written ends; what follows stands below a blank line. Behind a list's mark a paragraph begins anyway.
  private mutating func breakParagraph() {
    if isInHTML { return }
    let margin = margin
    if marks == nil { startLine(margin) }
    if marks.map({ $0.elementsEqual(margin) }) == true { startLine(margin) }
  }

  /// Writes HTML as a block of its own.
  private mutating func write(_ html: String) {
    breakParagraph()
    text.append(Array(html.utf8), from: number)
    breakParagraph()
  }

  private mutating func write(_ mark: BlockMark) { write(isInHTML ? mark.html : mark.line) }

  private mutating func paragraph(_ words: String, of tag: SiteTag, isStrong: Bool = false) {
    let words = tag.notation == .jsx ? MarkupTag.escaped(words) : words
    write(isStrong ? "<p><b>\(words)</b></p>" : "<p>\(words)</p>")
  }

  /// The words of a picture: no paragraph, for they say what is to be seen.
  private func image(_ words: String, address: String? = nil) -> String {
    "<img alt=\"\(words.filter { $0 != "\"" })\" src=\"\((address ?? "").filter { !"<>\"".contains($0) })\">"
  }

  // MARK: Tags

  /// Writes one tag; returns the last that was dealt with.
  private mutating func write(_ index: Int) -> Int {
    let tag = tags[index]
    switch tag.kind {
    case .words(let words): text.append(Array(words.utf8), from: number)
    case .fence(let line):
      if marks == nil { startLine(open.last?.margin ?? []) }
      text.append(Array(line.utf8), from: number)
      if !endsLine(index) { startLine(margin) }
    case .removed(let what): if let what { report(what, index, index) }
    case .open where tag.partner == nil && (tag.notation == .jsx || tag.notation == .html) && tag.properties.isEmpty:
      // `<Name>`: a word that nobody escaped, or HTML that needs no end.
      verbatim(tag)
    case .open, .empty: return write(tag, index, end: tag.partner)
    case .close:
      guard let top = open.last, top.close == index else {
        if tag.notation == .html { verbatim(tag) }
        break
      }
      if top.ending == .mark { write(BlockMark.close) } else if top.ending == .paragraph { breakParagraph() }
      open.removeLast()
    }
    return index
  }

  /// As it stands, but for expressions, of which HTML knows nothing.
  private mutating func verbatim(_ tag: SiteTag) {
    let source = source[tag.range]
    if marks != nil, MarkupTag.blocks.contains(tag.name.lowercased()) { isInHTML = true }
    guard source.contains(UInt8(ascii: "{")) else {
      // In one line: the lines behind it are counted from the source.
      return text.append(source.map { $0 == 0x0A ? 0x20 : $0 }, from: number)
    }
    let values = tag.properties.values.filter { $0.key != "style" && $0.key != "classname" }.sorted { $0.key < $1.key }
    let attributes = values.map { " \($0.key)=\"\($0.value.filter { $0 != "\"" })\"" }.joined()
    text.append(Array("<\(tag.name)\(attributes)\(tag.kind == .empty ? " /" : "")>".utf8), from: number)
  }

  private mutating func write(_ tag: SiteTag, _ index: Int, end: Int?) -> Int {
    let properties = tag.properties
    let role = TagRole.role(of: tag)
    if role == .verbatim || role == .box && !isBlock(role, index, end) {
      verbatim(tag)
      return index
    }
    // HTML has its own blocks; what shows a name there is a word of one.
    if let name = tag.shownName, isInHTML || !isBlock(role, index, end) {
      text.append(Array(name.utf8), from: number)
      push(end, .nothing)
      return index
    }
    guard isBlock(role, index, end) else {
      report(tag, index, end)
      if role == .picture, let words = properties["alt", "caption", "title"] {
        text.append(Array(image(words, address: properties["src"]).utf8), from: number)
      }
      push(end, .nothing)
      return index
    }
    switch role {
    case .verdict(let isDo):
      open(.aside(label: isDo ? "Do" : "Don’t"), end)
      if let title = properties.title { paragraph(title, of: tag, isStrong: true) }
      say(tag, isAside: true)
      if end == nil {
        for sentence in properties.otherSentences { paragraph(sentence, of: tag) }
        write(BlockMark.close)
      }
    case .aside(let label):
      let title = properties["title", "heading"]
      let isLabel = title.map { $0.utf8.count < 80 } ?? false
      open(.aside(label: isLabel ? title ?? label : label), end)
      if !isLabel, let title { paragraph(title, of: tag) }
      say(tag, isAside: true)
      if end == nil { write(BlockMark.close) }
    case .tabs where end != nil: open(.tabs, end)
    case .tab(let title) where end != nil: open(.tab(title: title), end)
    case .caption:
      guard let end, tags[end].range.lowerBound - tag.range.upperBound < 2048 else { return container(tag, index, end) }
      write(image(ScriptText.withoutTags(source[tag.range.upperBound..<tags[end].range.lowerBound])))
      return end
    case .picture:
      if let words = properties["alt", "caption", "title", "description"] { write(image(words, address: properties["src"])) }
      push(end, .paragraph)
    case .dropped where tag.notation == .jsx || end == nil:
      report(tag.shown, index, end ?? index)
      return end ?? index
    case .box:
      breakParagraph()
      push(end, .paragraph)
    case .container, .tabs, .tab, .dropped, .verbatim: return container(tag, index, end)
    }
    return index
  }

  /// Whether a tag stands between paragraphs rather than in one. What has no meaning of its own must also end with its line.
  private func isBlock(_ role: TagRole, _ index: Int, _ end: Int?) -> Bool {
    if isInHTML { return role != .box }
    guard marks != nil else { return false }
    return role == .box ? end != nil : role != .container || endsLine(index) || end.map(endsLine) ?? false
  }

  /// What has no meaning of its own: its title and words above what it holds.
  private mutating func container(_ tag: SiteTag, _ index: Int, _ end: Int?) -> Int {
    let properties = tag.properties
    let isStatement = TagRole.isStatement(tag)
    if isStatement, isHTML, let title = properties["pagetitle", "page_title", "title"] {
      text.append(Array("<title>\(title)</title>".utf8), from: number)
    }
    breakParagraph()
    // A card that leads elsewhere is named after the page that it leads to; a macro alone may show a part of an interface.
    let isLink = properties["href", "to", "url", "link"] != nil
    let explains = properties["description", "text", "note", "reason"] != nil
    if !isStatement, !isLink, end != nil || tag.notation == .jsx && explains {
      if let title = properties.title { paragraph(title, of: tag, isStrong: true) }
      say(tag, isAside: false)
    }
    // A rule that a checklist shows as an item of its own.
    if end == nil, tag.notation == .jsx, !isLink, !explains, let title = properties.title, Languages.command(title) {
      paragraph(title, of: tag)
    } else if !isStatement {
      report(tag, index, end)
    }
    push(end, .paragraph)
    return index
  }

  /// What a tag says by its properties.
  private mutating func say(_ tag: SiteTag, isAside: Bool) {
    for key in TagProperties.explaining {
      guard let words = tag.properties[key] else { continue }
      if key == "caption", !isAside { write(image(words)) } else { paragraph(words, of: tag) }
    }
    let items = tag.properties.items
    if !items.isEmpty { write("<ul>\(items.map { "<li>\($0)</li>" }.joined())</ul>") }
  }

  private mutating func open(_ mark: BlockMark, _ end: Int?) {
    push(end, .mark)
    write(mark)
  }

  private mutating func push(_ end: Int?, _ ending: Ending) {
    guard let end else { return }
    let strip = open.last?.strip ?? 0
    let indent = ending == .nothing ? nil : source[lineStart...].prefix(400).prefix { $0 == UInt8(ascii: " ") }.count
    open.append(Open(close: end, ending: ending, margin: margin, strip: strip, indent: indent))
  }

  // MARK: What is said

  private mutating func report(_ tag: SiteTag, _ index: Int, _ end: Int?) {
    if TagRole.isStatement(tag) { return }
    if end == nil { report(tag.shown, index, index) } else { note(.unknownMarkup(tag.shown), tag.shown) }
  }

  private mutating func report(_ what: String, _ index: Int, _ end: Int) {
    let lines = source[tags[index].range.lowerBound..<tags[end].range.upperBound].count { $0 == 0x0A } + 1
    note(.boilerplateDropped(what: what, lines: lines), what)
  }

  /// Each name once.
  private mutating func note(_ finding: Diagnostic.Finding, _ what: String) {
    guard reported.count < 1000, reported.insert(what).inserted else { return }
    diagnostics.append(Diagnostic(.note, line: number, finding))
  }
}

extension TagProperties {
  /// What a tag is headed by.
  fileprivate var title: String? { Self.titling.lazy.compactMap { self[$0] }.first }

  private static let titling = ["title", "heading", "label", "summary", "titletext", "summarytext", "captiontitle"]
  fileprivate static let explaining = ["subtitle", "caption", "description", "text", "body", "html", "content", "note", "reason"]

  /// What reads as a sentence under whatever other name.
  fileprivate var otherSentences: [String] {
    let known = Set(Self.titling + Self.explaining + ["alt", "example", "placeholder", "class", "classname", "style", "code"])
    return values.sorted { $0.key < $1.key }.filter { key, words in
      !known.contains(key) && !words.contains(anyOf: ["://", "{", "=", "</"])
        && (words.split(separator: " ").count > 2 || words.contains { !$0.isASCII && $0.isLetter } && words.hasCharacters(8))
    }.map(\.value)
  }
}
