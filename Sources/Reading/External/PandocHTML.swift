import Guidelines

/// Reads the HTML that pandoc writes for a markup language. Directives and roles without an HTML element are recognized by
/// their class names and replaced with HTML elements.
enum PandocHTML {
  /// Reads the output of pandoc.
  /// - Parameters:
  ///   - bytes: The output of pandoc.
  ///   - name: The name of the file, for errors.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> PageDraft {
    try HTMLReader.readTranslated(bytes, name: name) { translate(&$0) }
  }

  /// Meaning of a `div` element by its class.
  private enum DivMeaning {
    /// An aside, labeled by its kind or by its first paragraph.
    case aside, titledAside
    case tabs, tab
    /// An element whose first paragraph is a title.
    case titled
  }

  /// Meanings of `div` elements by class.
  private static let divMeanings: [String: DivMeaning] = {
    let table: [(String, DivMeaning)] = [
      ("attention caution danger error hint important note tip warning seealso todo info", .aside),
      ("admonition topic sidebar", .titledAside), ("tabs tab-set content-tabs", .tabs), ("tab tab-item group-tab", .tab),
      ("card grid-item-card dropdown details collapse", .titled),
    ]
    return Dictionary(
      table.flatMap { names, role in names.split(separator: " ").map { (String($0), role) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func translate(_ document: inout HTMLDocument) {
    for index in 0..<document.count {
      switch document.name(of: index) {
      case "div": translateDiv(index, in: &document)
      case "code": translateRole(index, in: &document)
      case "span":
        let kind = firstClass(of: index, document)
        if kind == "title-ref" { document.rename(index, to: "cite") }
        // Keywords and tags of Org headings.
        if ["todo", "done", "tag"].contains(kind) { document.rename(index, to: "template") }
      case "a" where firstClass(of: index, document) == "footnote-ref":
        // HTML from other tools has the superscript element around the link.
        guard let superscript = document.first("sup", below: index) else { continue }
        document.setAttribute("href", to: document.attribute("href", of: index) ?? "", of: superscript)
        document.rename(index, to: "sup")
        document.rename(superscript, to: "a")
      case "p":
        // pandoc shows the source of a grid table that it cannot parse, such as one with merged cells.
        let text = document.wholeText(of: index)
        if text.hasPrefix("+==") || text.hasPrefix("+--") { document.rename(index, to: "pre") }
      case "pre":
        let language = firstClass(of: index, document)
        if !language.isEmpty { document.setAttribute("class", to: "language-" + language, of: index) }
      case "img":
        // pandoc sets this alternative text for an image without a description.
        if document.attribute("alt", of: index) == "image" { document.setAttribute("alt", to: "", of: index) }
      case "figcaption":
        // A caption that only names an image is dropped; one that is a sentence is kept.
        guard LinkShare.endsSentence(document.wholeText(of: index)) else { continue }
        document.rename(index, to: "p")
        document.setAttribute("aria-hidden", to: "false", of: index)
      default: continue
      }
    }
  }

  /// Returns the first class of an element in lower case, or an empty string.
  private static func firstClass(of index: Int, _ document: HTMLDocument) -> String {
    document.attribute("class", of: index)?.split(separator: " ").first?.lowercased() ?? ""
  }

  private static func translateDiv(_ index: Int, in document: inout HTMLDocument) {
    let className = firstClass(of: index, document)
    guard let role = divMeanings[className] else { return }
    let first = document.children(of: index).first { !document.name(of: $0).isEmpty }
    switch role {
    case .aside:
      if let first, document.attribute("class", of: first) == "title" { document.rename(first, to: "template") }
      document.setAttribute("class", to: "admonition", of: index)
      document.setAttribute("label", to: AsideLabel.name(ofKind: className), of: index)
    case .titledAside, .tab:
      if role == .tab { document.rename(index, to: "tab") }
      document.setAttribute("class", to: "admonition", of: index)
      guard let first, document.name(of: first) == "p" else { return }
      document.setAttribute("label", to: document.collapsedText(of: first), of: index)
      document.rename(first, to: "template")
    case .tabs: document.rename(index, to: "tabs")
    case .titled: if let first, document.name(of: first) == "p" { document.rename(first, to: "strong") }
    }
  }

  // MARK: Roles

  private static let codeRoles: Set<String> = [
    "code", "literal", "file", "command", "samp", "option", "envvar", "program", "kbd", "makevar", "regexp", "mimetype", "class",
    "func", "meth", "attr", "mod", "data", "const", "exc", "obj", "type", "math",
  ]
  /// Roles whose text refers to another page or to a target on the same page, unless it has an explicit title.
  private static let referenceRoles: Set<String> = ["ref", "doc", "numref", "any", "download", "term", "keyword", "token"]

  /// Replaces an interpreted-text role that pandoc does not support; pandoc writes it as a code element with the role's name.
  private static func translateRole(_ index: Int, in document: inout HTMLDocument) {
    guard document.attribute("class", of: index) == "interpreted-text",
      let role = document.attribute("role", of: index)?.lowercased()
    else { return }
    let content = document.collapsedText(of: index)
    // In `~package.Type` only the last component is shown.
    let isCode = codeRoles.contains(role) || role.contains(":")
    var visibleText = content
    if isCode, content.hasPrefix("~") {
      visibleText = content.split(separator: ".").last.map(String.init) ?? content
    } else if content.hasSuffix(">"), let open = content.lastIndex(of: "<"), open > content.startIndex {
      visibleText = String(content[..<open]).trimmingSpace()
    }
    if referenceRoles.contains(role) {
      let target =
        visibleText == content ? content : String(content[visibleText.endIndex...].drop { $0 != "<" }.dropFirst().dropLast())
      document.rename(index, to: "a")
      document.setAttribute("href", to: role == "doc" || role == "download" ? target : "#" + target, of: index)
    } else if !isCode {
      document.rename(index, to: role.hasPrefix("raw") ? "template" : "span")
    }
    if isCode { document.setAttribute("shown", to: visibleText, of: index) }
    for text in document.children(of: index) where !isCode && visibleText != content {
      document.rename(text, to: "span")
      document.setAttribute("before", to: visibleText, of: text)
    }
  }
}
