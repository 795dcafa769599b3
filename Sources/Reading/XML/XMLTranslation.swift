/// Replaces the elements and attributes of Mallard and DocBook with those of HTML, in one pass over the array of nodes.
struct XMLTranslation {
  private typealias ElementRole = XMLVocabulary.ElementRole

  /// An element that contains the current one.
  private struct OpenElement {
    let index: Int
    let end: Int
    let role: ElementRole?
    /// Number of sections around its content.
    let level: Int
    /// Indicates whether its content is text rather than blocks.
    let containsText: Bool
    /// Number of child elements so far.
    var children = 0
  }

  private var stack: [OpenElement] = []
  /// Titles by the id of the element that has them. Empty if the page contains no references by id.
  private var titles: [String: String] = [:]

  /// Translates all elements of a document.
  static func apply(to document: inout HTMLDocument) {
    var translation = XMLTranslation()
    if document.first("xref") != nil { translation.titles = titlesByID(document) }
    translation.translateElements(of: &document)
  }

  private mutating func translateElements(of document: inout HTMLDocument) {
    var index = 0
    while index < document.count {
      while let top = stack.last, top.end <= index { stack.removeLast() }
      let end = document.end(of: index)
      guard !document.name(of: index).isEmpty else {
        index += 1
        continue
      }
      let role = XMLVocabulary.role(of: Self.localName(document.name(of: index)))
      let parent = stack.last
      if case .joined(let sign)? = parent?.role, parent?.children ?? 0 > 0 {
        document.setAttribute("before", to: sign, of: index)
      }
      if !stack.isEmpty { stack[stack.count - 1].children += 1 }
      if role == .dropped || parent?.role == .metadata && (role != .title || document.attribute("type", of: index) != nil) {
        // A `template` element is not rendered in HTML.
        document.rename(index, to: "template")
        index = end
        continue
      }
      let isText = translate(index, role, in: &document)
      if document.name(of: index) == "img" {
        index = end
        continue
      }
      let level = (parent?.level ?? 0) + (role == .section ? 1 : 0)
      stack.append(OpenElement(index: index, end: end, role: role, level: level, containsText: isText))
      index += 1
    }
  }

  /// Replaces an element. Returns `true` if its content is text.
  private func translate(_ index: Int, _ role: ElementRole?, in document: inout HTMLDocument) -> Bool {
    let parent = stack.last
    let isInText = parent?.containsText ?? false
    switch role {
    case .section, .metadata, .entry: document.rename(index, to: "article")
    case .title: return translateTitle(index, in: &document)
    case .paragraph:
      document.rename(index, to: isInText ? "span" : "p")
      return true
    case .block(let name):
      document.rename(index, to: name)
      if name == "td" { setSpans(of: index, in: &document) }
      if name == "pre", let language = document.attribute("language", of: index) {
        document.setAttribute("class", to: "language-" + language, of: index)
      }
      if name == "dt" || name == "pre" { return true }
    case .list(let name):
      document.rename(index, to: document.attribute("type", of: index) == "numbered" ? "ol" : name)
    case .item:
      // An item of Mallard's definition list contains both term and definition. In DocBook, an entry contains the term and an
      // item.
      let isEntry = parent?.role == .list("dl")
      document.rename(index, to: isEntry ? "article" : parent?.role == .entry ? "dd" : "li")
    case .aside(let asideClass):
      document.rename(index, to: "div")
      document.setAttribute("class", to: (document.attribute("style", of: index) ?? "") + " " + asideClass, of: index)
    case .figure:
      let containsImage = (index..<document.end(of: index)).contains {
        XMLVocabulary.role(of: Self.localName(document.name(of: $0))) == .media
      }
      let title = document.children(of: index).first { Self.localName(document.name(of: $0)) == "title" }
      // A title that only names an image is dropped with it; one that is a sentence is kept.
      if containsImage, title.map({ !LinkShare.endsSentence(document.collapsedText(of: $0)) }) ?? true {
        translateImage(index, in: &document)
      } else {
        document.rename(index, to: "article")
      }
    case .media: translateImage(index, in: &document)
    case .inline(let name):
      let role = document.attribute("role", of: index) ?? document.attribute("style", of: index)
      document.rename(index, to: ["bold", "strong"].contains(role) ? "strong" : role == "line-through" ? "s" : name)
      return true
    case .code:
      document.rename(index, to: isInText ? "code" : "pre")
      return true
    case .link:
      translateLink(index, in: &document)
      return true
    case .quote:
      document.rename(index, to: isInText ? "span" : "blockquote")
      guard isInText else { return false }
      document.setAttribute("before", to: "“", of: index)
      document.setAttribute("after", to: "”", of: index)
      return true
    case .footnote:
      document.rename(index, to: "span")
      document.setAttribute("before", to: " (", of: index)
      document.setAttribute("after", to: ")", of: index)
      return true
    case .joined:
      document.rename(index, to: "span")
      return true
    case .dropped: break
    case nil:
      document.rename(index, to: isInText ? "span" : "article")
      if isInText { return true }
    }
    // If the element directly contains text, its child elements are parts of sentences.
    return document.children(of: index).contains { document.name(of: $0).isEmpty && document.textLength(of: $0) > 0 }
  }

  // MARK: Titles

  /// Replaces a title by the role of the element that it belongs to. Always returns `true`, because its content is text.
  private func translateTitle(_ index: Int, in document: inout HTMLDocument) -> Bool {
    let owner = stack.last { $0.role != .metadata }
    switch owner?.role {
    case .section:
      document.rename(index, to: "h\(min(6, max(1, owner?.level ?? 1)))")
      let id = Self.id(of: index, document) ?? owner.flatMap { Self.id(of: $0.index, document) }
      if let id { document.setAttribute("id", to: id, of: index) }
    case .aside:
      document.rename(index, to: "p")
      document.setAttribute("class", to: "title", of: index)
    case .block("table"): document.rename(index, to: "caption")
    case .list: document.rename(index, to: "lh")
    case .item where stack.dropLast().last?.role == .list("dl"): document.rename(index, to: "dt")
    case .figure: document.rename(index, to: LinkShare.endsSentence(document.collapsedText(of: index)) ? "p" : "strong")
    case .metadata, .title, .dropped, .paragraph, .block, .item, .entry, .media, .inline, .code, .link, .joined, .quote,
      .footnote, nil:
      document.rename(index, to: "strong")
    }
    return true
  }

  /// Returns the titles of sections and other blocks by their id.
  private static func titlesByID(_ document: HTMLDocument) -> [String: String] {
    var titles: [String: String] = [:]
    for index in 0..<document.count where localName(document.name(of: index)) == "title" {
      var owner = document[index].parent
      if owner >= 0, XMLVocabulary.role(of: localName(document.name(of: owner))) == .metadata { owner = document[owner].parent }
      guard owner >= 0, let id = id(of: owner, document), titles[id] == nil else { continue }
      titles[id] = document.collapsedText(of: index)
    }
    return titles
  }

  private static func id(of index: Int, _ document: HTMLDocument) -> String? {
    document.attribute("id", of: index) ?? document.attribute("xml:id", of: index)
  }

  /// Returns the name without its namespace prefix.
  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: Links, pictures, cells

  private func translateLink(_ index: Int, in document: inout HTMLDocument) {
    document.rename(index, to: "a")
    let target = document.attribute("linkend", of: index)
    let address =
      document.attribute("href", of: index) ?? document.attribute("xlink:href", of: index)
      ?? document.attribute("xl:href", of: index) ?? document.attribute("url", of: index)
      ?? document.attribute("xref", of: index) ?? target.map { "#" + $0 }
    if let address { document.setAttribute("href", to: address, of: index) }
    if document.textLength(of: index) == 0, let target, let title = titles[target] {
      document.setAttribute("before", to: title, of: index)
    }
  }

  /// Replaces an image with its alternative text, which is not shown next to it.
  private func translateImage(_ index: Int, in document: inout HTMLDocument) {
    var source: String?
    for part in index..<document.end(of: index) where source == nil {
      source = document.attribute("src", of: part) ?? document.attribute("fileref", of: part)
    }
    let alternative = document.collapsedText(of: index)
    document.rename(index, to: "img")
    document.setAttribute("src", to: source ?? "", of: index)
    document.setAttribute("alt", to: alternative, of: index)
  }

  /// Sets the spans of a table cell. In the CALS model, `morerows` excludes the first row, and columns are specified by name
  /// (`c2` to `c4`).
  private func setSpans(of index: Int, in document: inout HTMLDocument) {
    if let rows = document.attribute("morerows", of: index).flatMap({ Int($0) }), rows > 0, rows < 1000 {
      document.setAttribute("rowspan", to: String(rows + 1), of: index)
    }
    if let first = document.attribute("namest", of: index).flatMap(Self.columnNumber),
      let last = document.attribute("nameend", of: index).flatMap(Self.columnNumber), last > first
    {
      document.setAttribute("colspan", to: String(last - first + 1), of: index)
    }
  }

  private static func columnNumber(_ name: String) -> Int? {
    Int(String(name.suffix(3).drop { !$0.isASCII || !$0.isNumber }))
  }
}
