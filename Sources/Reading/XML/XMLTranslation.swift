/// Gives the elements of Mallard and DocBook the names and attributes that HTML has for them, in one pass over the document's array.
struct XMLTranslation {
  private typealias Role = XMLVocabulary.Role

  private struct Frame {
    let index: Int
    let end: Int
    let role: Role?
    /// Sections around its content.
    let level: Int
    /// Whether its content is text rather than blocks.
    let isText: Bool
    var children = 0
  }

  private var stack: [Frame] = []
  /// Titles by the ids of what bears them, where the page refers to any.
  private var titles: [String: String] = [:]

  static func apply(to document: inout HTMLDocument) {
    var translation = XMLTranslation()
    if document.first("xref") != nil { translation.titles = titlesByID(document) }
    translation.run(over: &document)
  }

  private mutating func run(over document: inout HTMLDocument) {
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
      if case .joined(let sign)? = parent?.role, parent?.children ?? 0 > 0 { document.set("before", sign, of: index) }
      if !stack.isEmpty { stack[stack.count - 1].children += 1 }
      if role == .dropped || parent?.role == .metadata && (role != .title || document.attribute("type", of: index) != nil) {
        // An element whose content HTML does not show.
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
      stack.append(Frame(index: index, end: end, role: role, level: level, isText: isText))
      index += 1
    }
  }

  /// Names one element; returns whether its content is text.
  private func translate(_ index: Int, _ role: Role?, in document: inout HTMLDocument) -> Bool {
    let parent = stack.last
    let isInText = parent?.isText ?? false
    switch role {
    case .section, .metadata, .entry: document.rename(index, to: "article")
    case .title: return title(index, in: &document)
    case .paragraph:
      document.rename(index, to: isInText ? "span" : "p")
      return true
    case .block(let name):
      document.rename(index, to: name)
      if name == "td" { spans(of: index, in: &document) }
      if name == "pre", let language = document.attribute("language", of: index) {
        document.set("class", "language-" + language, of: index)
      }
      if name == "dt" || name == "pre" { return true }
    case .list(let name):
      document.rename(index, to: document.attribute("type", of: index) == "numbered" ? "ol" : name)
    case .item:
      // Mallard's item of a list of terms holds the term and what it means; DocBook's entry holds the term and such an item.
      let isEntry = parent?.role == .list("dl")
      document.rename(index, to: isEntry ? "article" : parent?.role == .entry ? "dd" : "li")
    case .aside(let mark):
      document.rename(index, to: "div")
      document.set("class", (document.attribute("style", of: index) ?? "") + " " + mark, of: index)
    case .figure:
      let holdsPicture = (index..<document.end(of: index)).contains {
        XMLVocabulary.role(of: Self.localName(document.name(of: $0))) == .media
      }
      let title = document.children(of: index).first { Self.localName(document.name(of: $0)) == "title" }
      // A name under a picture that is not shown goes with it; what explains stays.
      if holdsPicture, title.map({ !LinkShare.endsSentence(document.line(of: $0)) }) ?? true {
        picture(index, in: &document)
      } else {
        document.rename(index, to: "article")
      }
    case .media: picture(index, in: &document)
    case .inline(let name):
      let role = document.attribute("role", of: index) ?? document.attribute("style", of: index)
      document.rename(index, to: ["bold", "strong"].contains(role) ? "strong" : role == "line-through" ? "s" : name)
      return true
    case .code:
      document.rename(index, to: isInText ? "code" : "pre")
      return true
    case .link:
      link(index, in: &document)
      return true
    case .quote:
      document.rename(index, to: isInText ? "span" : "blockquote")
      guard isInText else { return false }
      document.set("before", "“", of: index)
      document.set("after", "”", of: index)
      return true
    case .footnote:
      document.rename(index, to: "span")
      document.set("before", " (", of: index)
      document.set("after", ")", of: index)
      return true
    case .joined:
      document.rename(index, to: "span")
      return true
    case .dropped: break
    case nil:
      document.rename(index, to: isInText ? "span" : "article")
      if isInText { return true }
    }
    // Words right inside: the elements among them are a part of their sentences.
    return document.children(of: index).contains { document.name(of: $0).isEmpty && document.textLength(of: $0) > 0 }
  }

  // MARK: Titles

  private func title(_ index: Int, in document: inout HTMLDocument) -> Bool {
    let owner = stack.last { $0.role != .metadata }
    switch owner?.role {
    case .section:
      document.rename(index, to: "h\(min(6, max(1, owner?.level ?? 1)))")
      let id = Self.id(of: index, document) ?? owner.flatMap { Self.id(of: $0.index, document) }
      if let id { document.set("id", id, of: index) }
    case .aside:
      document.rename(index, to: "p")
      document.set("class", "title", of: index)
    case .block("table"): document.rename(index, to: "caption")
    case .list: document.rename(index, to: "lh")
    case .item where stack.dropLast().last?.role == .list("dl"): document.rename(index, to: "dt")
    case .figure: document.rename(index, to: LinkShare.endsSentence(document.line(of: index)) ? "p" : "strong")
    case .metadata, .title, .dropped, .paragraph, .block, .item, .entry, .media, .inline, .code, .link, .joined, .quote,
      .footnote, nil:
      document.rename(index, to: "strong")
    }
    return true
  }

  private static func titlesByID(_ document: HTMLDocument) -> [String: String] {
    var titles: [String: String] = [:]
    for index in 0..<document.count where localName(document.name(of: index)) == "title" {
      var owner = document[index].parent
      if owner >= 0, XMLVocabulary.role(of: localName(document.name(of: owner))) == .metadata { owner = document[owner].parent }
      guard owner >= 0, let id = id(of: owner, document), titles[id] == nil else { continue }
      titles[id] = document.line(of: index)
    }
    return titles
  }

  private static func id(of index: Int, _ document: HTMLDocument) -> String? {
    document.attribute("id", of: index) ?? document.attribute("xml:id", of: index)
  }

  /// Without the prefix of a namespace.
  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: Links, pictures, cells

  private func link(_ index: Int, in document: inout HTMLDocument) {
    document.rename(index, to: "a")
    let target = document.attribute("linkend", of: index)
    let address =
      document.attribute("href", of: index) ?? document.attribute("xlink:href", of: index)
      ?? document.attribute("xl:href", of: index) ?? document.attribute("url", of: index)
      ?? document.attribute("xref", of: index) ?? target.map { "#" + $0 }
    if let address { document.set("href", address, of: index) }
    if document.textLength(of: index) == 0, let target, let title = titles[target] { document.set("before", title, of: index) }
  }

  /// A picture with the words that describe it, which are not shown beside it.
  private func picture(_ index: Int, in document: inout HTMLDocument) {
    var source: String?
    for part in index..<document.end(of: index) where source == nil {
      source = document.attribute("src", of: part) ?? document.attribute("fileref", of: part)
    }
    let alternative = document.line(of: index)
    document.rename(index, to: "img")
    document.set("src", source ?? "", of: index)
    document.set("alt", alternative, of: index)
  }

  /// CALS counts the rows below the first, and names the columns (`c2` to `c4`).
  private func spans(of index: Int, in document: inout HTMLDocument) {
    if let rows = document.attribute("morerows", of: index).flatMap({ Int($0) }), rows > 0, rows < 1000 {
      document.set("rowspan", String(rows + 1), of: index)
    }
    if let first = document.attribute("namest", of: index).flatMap(Self.number),
      let last = document.attribute("nameend", of: index).flatMap(Self.number), last > first
    {
      document.set("colspan", String(last - first + 1), of: index)
    }
  }

  private static func number(_ name: String) -> Int? {
    Int(String(name.suffix(3).drop { !$0.isASCII || !$0.isNumber }))
  }
}
