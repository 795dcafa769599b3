import Guidelines

/// The HTML that pandoc makes of a markup: what it has no element for is told by the names of directives and roles, and given HTML's.
enum PandocHTML {
  /// - Parameters:
  ///   - bytes: what pandoc wrote.
  ///   - name: the file's name, for errors.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> PageDraft {
    try HTMLReader.readTranslated(bytes, name: name) { apply(to: &$0) }
  }

  private enum Role {
    /// An aside that is labelled by its kind, or by its first paragraph.
    case aside, titledAside
    case tabs, tab
    /// Its first paragraph is a title.
    case titled
  }

  /// By class.
  private static let roles: [String: Role] = {
    let table: [(String, Role)] = [
      ("attention caution danger error hint important note tip warning seealso todo info", .aside),
      ("admonition topic sidebar", .titledAside), ("tabs tab-set content-tabs", .tabs), ("tab tab-item group-tab", .tab),
      ("card grid-item-card dropdown details collapse", .titled),
    ]
    return Dictionary(
      table.flatMap { names, role in names.split(separator: " ").map { (String($0), role) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func apply(to document: inout HTMLDocument) {
    for index in 0..<document.count {
      switch document.name(of: index) {
      case "div": block(index, in: &document)
      case "code": role(index, in: &document)
      case "span":
        let kind = firstClass(of: index, document)
        if kind == "title-ref" { document.rename(index, to: "cite") }
        // Org's marks of a heading.
        if ["todo", "done", "tag"].contains(kind) { document.rename(index, to: "template") }
      case "a" where firstClass(of: index, document) == "footnote-ref":
        // Other writers put the raised number around the link.
        guard let inner = document.first("sup", below: index) else { continue }
        document.set("href", document.attribute("href", of: index) ?? "", of: inner)
        document.rename(index, to: "sup")
        document.rename(inner, to: "a")
      case "p":
        // A table that it cannot read, with merged cells: its lines are shown as they were typed.
        let text = document.wholeText(of: index)
        if text.hasPrefix("+==") || text.hasPrefix("+--") { document.rename(index, to: "pre") }
      case "pre":
        let language = firstClass(of: index, document)
        if !language.isEmpty { document.set("class", "language-" + language, of: index) }
      case "img":
        // What it calls a picture that nothing describes.
        if document.attribute("alt", of: index) == "image" { document.set("alt", "", of: index) }
      case "figcaption":
        // A name under a picture that is not shown goes; what explains stays.
        guard LinkShare.endsSentence(document.wholeText(of: index)) else { continue }
        document.rename(index, to: "p")
        document.set("aria-hidden", "false", of: index)
      default: continue
      }
    }
  }

  private static func firstClass(of index: Int, _ document: HTMLDocument) -> String {
    document.attribute("class", of: index)?.split(separator: " ").first?.lowercased() ?? ""
  }

  private static func block(_ index: Int, in document: inout HTMLDocument) {
    let kind = firstClass(of: index, document)
    guard let role = roles[kind] else { return }
    let first = document.children(of: index).first { !document.name(of: $0).isEmpty }
    switch role {
    case .aside:
      if let first, document.attribute("class", of: first) == "title" { document.rename(first, to: "template") }
      document.set("class", "admonition", of: index)
      document.set("label", AsideLabel.name(ofKind: kind), of: index)
    case .titledAside, .tab:
      if role == .tab { document.rename(index, to: "tab") }
      document.set("class", "admonition", of: index)
      guard let first, document.name(of: first) == "p" else { return }
      document.set("label", document.line(of: first), of: index)
      document.rename(first, to: "template")
    case .tabs: document.rename(index, to: "tabs")
    case .titled: if let first, document.name(of: first) == "p" { document.rename(first, to: "strong") }
    }
  }

  // MARK: Roles

  private static let code: Set<String> = [
    "code", "literal", "file", "command", "samp", "option", "envvar", "program", "kbd", "makevar", "regexp", "mimetype", "class",
    "func", "meth", "attr", "mod", "data", "const", "exc", "obj", "type", "math",
  ]
  /// Roles whose text names another page or a place on this one, unless a title stands before it.
  private static let references: Set<String> = ["ref", "doc", "numref", "any", "download", "term", "keyword", "token"]

  /// A role that pandoc does not know stands as code that names it.
  private static func role(_ index: Int, in document: inout HTMLDocument) {
    guard document.attribute("class", of: index) == "interpreted-text",
      let role = document.attribute("role", of: index)?.lowercased()
    else { return }
    let content = document.line(of: index)
    // `~package.Type` shows the last part only.
    let isCode = code.contains(role) || role.contains(":")
    var shown = content
    if isCode, content.hasPrefix("~") {
      shown = content.split(separator: ".").last.map(String.init) ?? content
    } else if content.hasSuffix(">"), let open = content.lastIndex(of: "<"), open > content.startIndex {
      shown = String(content[..<open]).trimmingSpace()
    }
    if references.contains(role) {
      let place = shown == content ? content : String(content[shown.endIndex...].drop { $0 != "<" }.dropFirst().dropLast())
      document.rename(index, to: "a")
      document.set("href", role == "doc" || role == "download" ? place : "#" + place, of: index)
    } else if !isCode {
      document.rename(index, to: role.hasPrefix("raw") ? "template" : "span")
    }
    if isCode { document.set("shown", shown, of: index) }
    for text in document.children(of: index) where !isCode && shown != content {
      document.rename(text, to: "span")
      document.set("before", shown, of: text)
    }
  }
}
