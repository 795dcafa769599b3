import Guidelines
import Languages

/// Output of tags by their roles.
extension TagWriter {
  /// Writes the tag at `index`. Returns the index of the last tag that was handled.
  mutating func writeTag(at index: Int) -> Int {
    let tag = tags[index]
    switch tag.kind {
    case .text(let words): text.append(Array(words.utf8), from: lineNumber)
    case .fence(let line):
      if containerMarkers == nil { startLine(openTags.last?.linePrefix ?? []) }
      text.append(Array(line.utf8), from: lineNumber)
      if !endsLine(index) { startLine(continuationPrefix) }
    case .removed(let what): if let what { report(what, index, index) }
    case .open where tag.partnerIndex == nil && (tag.notation == .jsx || tag.notation == .html) && tag.properties.isEmpty:
      // An opening tag without an end is text that was not escaped, such as `<Name>`, or HTML that needs no end tag.
      writeVerbatim(tag)
    case .open, .empty: return writeTag(tag, index, end: tag.partnerIndex)
    case .close:
      guard let top = openTags.last, top.endTagIndex == index else {
        if tag.notation == .html { writeVerbatim(tag) }
        break
      }
      if top.ending == .marker { writeMarker(BlockMarker.close) } else if top.ending == .paragraph { breakParagraph() }
      openTags.removeLast()
    }
    return index
  }

  /// Writes an HTML tag unchanged, but without expressions, which HTML does not support.
  mutating func writeVerbatim(_ tag: SiteTag) {
    let source = source[tag.range]
    if containerMarkers != nil, MarkupTag.blockElements.contains(tag.name.lowercased()) { isInHTML = true }
    guard source.contains(UInt8(ascii: "{")) else {
      // It is written on one line, because the following lines are numbered by the source.
      return text.append(source.map { $0 == 0x0A ? 0x20 : $0 }, from: lineNumber)
    }
    let values = tag.properties.values.filter { $0.key != "style" && $0.key != "classname" }.sorted { $0.key < $1.key }
    let attributes = values.map { " \($0.key)=\"\($0.value.filter { $0 != "\"" })\"" }.joined()
    text.append(Array("<\(tag.name)\(attributes)\(tag.kind == .empty ? " /" : "")>".utf8), from: lineNumber)
  }

  /// Writes a tag by its role. Returns the index of the last tag that was handled.
  mutating func writeTag(_ tag: SiteTag, _ index: Int, end: Int?) -> Int {
    let properties = tag.properties
    let role = TagRole.role(of: tag)
    if role == .verbatim || role == .wrapper && !isBlock(role, index, end) {
      writeVerbatim(tag)
      return index
    }
    // HTML has its own blocks, so a name that is displayed there is part of one.
    if let name = tag.referencedName, isInHTML || !isBlock(role, index, end) {
      text.append(Array(name.utf8), from: lineNumber)
      pushOpenTag(end, .nothing)
      return index
    }
    guard isBlock(role, index, end) else {
      report(tag, index, end)
      if role == .image, let words = properties["alt", "caption", "title"] {
        text.append(Array(imageElement(words, address: properties["src"]).utf8), from: lineNumber)
      }
      pushOpenTag(end, .nothing)
      return index
    }
    switch role {
    case .verdict(let isDo):
      openContainer(.aside(label: isDo ? "Do" : "Don’t"), end)
      if let title = properties.title { writeParagraph(title, of: tag, isStrong: true) }
      writeProperties(tag, isAside: true)
      if end == nil {
        for sentence in properties.otherSentences { writeParagraph(sentence, of: tag) }
        writeMarker(BlockMarker.close)
      }
    case .aside(let label):
      let title = properties["title", "heading"]
      let isLabel = title.map { $0.utf8.count < 80 } ?? false
      openContainer(.aside(label: isLabel ? title ?? label : label), end)
      if !isLabel, let title { writeParagraph(title, of: tag) }
      writeProperties(tag, isAside: true)
      if end == nil { writeMarker(BlockMarker.close) }
    case .tabs where end != nil: openContainer(.tabs, end)
    case .tab(let title) where end != nil: openContainer(.tab(title: title), end)
    case .caption:
      guard let end, tags[end].range.lowerBound - tag.range.upperBound < 2048 else { return writeContainer(tag, index, end) }
      writeBlock(imageElement(ScriptText.removingTags(source[tag.range.upperBound..<tags[end].range.lowerBound])))
      return end
    case .image:
      if let words = properties["alt", "caption", "title", "description"] {
        writeBlock(imageElement(words, address: properties["src"]))
      }
      pushOpenTag(end, .paragraph)
    case .dropped where tag.notation == .jsx || end == nil:
      report(tag.displayName, index, end ?? index)
      return end ?? index
    case .wrapper:
      breakParagraph()
      pushOpenTag(end, .paragraph)
    case .container, .tabs, .tab, .dropped, .verbatim: return writeContainer(tag, index, end)
    }
    return index
  }

  /// Returns `true` if a tag separates paragraphs, as opposed to a tag inside a paragraph. A container must also be at the end
  /// of a line.
  func isBlock(_ role: TagRole, _ index: Int, _ end: Int?) -> Bool {
    if isInHTML { return role != .wrapper }
    guard containerMarkers != nil else { return false }
    return role == .wrapper ? end != nil : role != .container || endsLine(index) || end.map(endsLine) ?? false
  }

  /// Writes the title and properties of a tag without a specific role, followed by its content.
  mutating func writeContainer(_ tag: SiteTag, _ index: Int, _ end: Int?) -> Int {
    let properties = tag.properties
    let isStatement = TagRole.isStatement(tag)
    if isStatement, isHTML, let title = properties["pagetitle", "page_title", "title"] {
      text.append(Array("<title>\(title)</title>".utf8), from: lineNumber)
    }
    breakParagraph()
    // A card that links to another page is labeled with the title of that page. A macro alone may show part of an interface.
    let isLink = properties["href", "to", "url", "link"] != nil
    let hasVerdicts = !properties.verdicts.isEmpty
    let hasExplanation = hasVerdicts || properties["description", "text", "note", "reason"] != nil
    if !isStatement, !isLink, end != nil || hasVerdicts || tag.notation == .jsx && hasExplanation {
      if let title = properties.title { writeParagraph(title, of: tag, isStrong: true) }
      writeProperties(tag, isAside: false)
    }
    // A checklist may show a rule as an item without content.
    if end == nil, tag.notation == .jsx, !isLink, !hasExplanation, let title = properties.title, Languages.isCommand(title) {
      writeParagraph(title, of: tag)
    } else if !isStatement, !hasVerdicts {
      report(tag, index, end)
    }
    pushOpenTag(end, .paragraph)
    return index
  }

  /// Writes the properties of a tag that contain text.
  mutating func writeProperties(_ tag: SiteTag, isAside: Bool) {
    for (isDo, words) in tag.properties.verdicts {
      writeMarker(BlockMarker.aside(label: isDo ? "Do" : "Don’t"))
      writeParagraph(words, of: tag)
      writeMarker(BlockMarker.close)
    }
    for key in TagProperties.explanationKeys {
      guard let words = tag.properties[key] else { continue }
      if key == "caption", !isAside { writeBlock(imageElement(words)) } else { writeParagraph(words, of: tag) }
    }
    let items = tag.properties.items
    if !items.isEmpty { writeBlock("<ul>\(items.map { "<li>\($0)</li>" }.joined())</ul>") }
  }

  /// Opens a container that lasts until the end tag.
  mutating func openContainer(_ mark: BlockMarker, _ end: Int?) {
    pushOpenTag(end, .marker)
    writeMarker(mark)
  }

  /// Registers a tag as open until its end tag.
  mutating func pushOpenTag(_ end: Int?, _ ending: Ending) {
    guard let end else { return }
    let strip = openTags.last?.strippedSpaces ?? 0
    let indent = ending == .nothing ? nil : source[lineStart...].prefix(400).prefix { $0 == UInt8(ascii: " ") }.count
    openTags.append(
      OpenTag(endTagIndex: end, ending: ending, linePrefix: continuationPrefix, strippedSpaces: strip, startIndent: indent))
  }
}

extension TagProperties {
  /// Title of the tag, or `nil` if it has none.
  fileprivate var title: String? { Self.titleKeys.lazy.compactMap { self[$0] }.first }

  /// Keys of titles, in order of precedence.
  private static let titleKeys = ["title", "heading", "label", "summary", "titletext", "summarytext", "captiontitle"]
  /// Keys of explanations, in the order in which they are written.
  fileprivate static let explanationKeys = [
    "subtitle", "caption", "description", "text", "body", "html", "content", "note", "reason",
  ]

  /// Values of other keys that look like sentences.
  fileprivate var otherSentences: [String] {
    let knownKeys = Set(
      Self.titleKeys + Self.explanationKeys + ["alt", "example", "placeholder", "class", "classname", "style", "code"])
    return values.sorted { $0.key < $1.key }.filter { key, words in
      !knownKeys.contains(key) && !words.contains(anyOf: ["://", "{", "=", "</"])
        && (words.split(separator: " ").count > 2 || words.contains { !$0.isASCII && $0.isLetter } && words.hasCharacters(8))
    }.map(\.value)
  }
}
