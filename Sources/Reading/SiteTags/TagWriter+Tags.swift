import Guidelines
import Languages

/// What each tag means, by its role.
extension TagWriter {
  /// Writes one tag; returns the last that was dealt with.
  mutating func write(_ index: Int) -> Int {
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
  mutating func verbatim(_ tag: SiteTag) {
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

  mutating func write(_ tag: SiteTag, _ index: Int, end: Int?) -> Int {
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
  func isBlock(_ role: TagRole, _ index: Int, _ end: Int?) -> Bool {
    if isInHTML { return role != .box }
    guard marks != nil else { return false }
    return role == .box ? end != nil : role != .container || endsLine(index) || end.map(endsLine) ?? false
  }

  /// What has no meaning of its own: its title and words above what it holds.
  mutating func container(_ tag: SiteTag, _ index: Int, _ end: Int?) -> Int {
    let properties = tag.properties
    let isStatement = TagRole.isStatement(tag)
    if isStatement, isHTML, let title = properties["pagetitle", "page_title", "title"] {
      text.append(Array("<title>\(title)</title>".utf8), from: number)
    }
    breakParagraph()
    // A card that leads elsewhere is named after the page that it leads to; a macro alone may show a part of an interface.
    let isLink = properties["href", "to", "url", "link"] != nil
    let judges = !properties.verdicts.isEmpty
    let explains = judges || properties["description", "text", "note", "reason"] != nil
    if !isStatement, !isLink, end != nil || judges || tag.notation == .jsx && explains {
      if let title = properties.title { paragraph(title, of: tag, isStrong: true) }
      say(tag, isAside: false)
    }
    // A rule that a checklist shows as an item of its own.
    if end == nil, tag.notation == .jsx, !isLink, !explains, let title = properties.title, Languages.command(title) {
      paragraph(title, of: tag)
    } else if !isStatement, !judges {
      report(tag, index, end)
    }
    push(end, .paragraph)
    return index
  }

  /// What a tag says by its properties.
  mutating func say(_ tag: SiteTag, isAside: Bool) {
    for (isDo, words) in tag.properties.verdicts {
      write(BlockMark.aside(label: isDo ? "Do" : "Don’t"))
      paragraph(words, of: tag)
      write(BlockMark.close)
    }
    for key in TagProperties.explaining {
      guard let words = tag.properties[key] else { continue }
      if key == "caption", !isAside { write(image(words)) } else { paragraph(words, of: tag) }
    }
    let items = tag.properties.items
    if !items.isEmpty { write("<ul>\(items.map { "<li>\($0)</li>" }.joined())</ul>") }
  }

  mutating func open(_ mark: BlockMark, _ end: Int?) {
    push(end, .mark)
    write(mark)
  }

  mutating func push(_ end: Int?, _ ending: Ending) {
    guard let end else { return }
    let strip = open.last?.strip ?? 0
    let indent = ending == .nothing ? nil : source[lineStart...].prefix(400).prefix { $0 == UInt8(ascii: " ") }.count
    open.append(Open(close: end, ending: ending, margin: margin, strip: strip, indent: indent))
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
