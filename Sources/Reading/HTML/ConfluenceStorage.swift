import Languages

/// Support for the storage format of Confluence, which its API returns: HTML with custom elements for tasks, notices, marks, and
/// links. The custom elements are given the names and classes that the rendered page uses.
/// https://confluence.atlassian.com/doc/confluence-storage-format-790796544.html
enum ConfluenceStorage {
  static func translate(_ document: inout HTMLDocument) {
    guard document.hasElements(withPrefix: "ac:") else { return }
    for index in 0..<document.count {
      let name = document.name(of: index)
      if name.hasPrefix("ri:") { document.rename(index, to: "template") }
      guard name.hasPrefix("ac:"), let (element, classOrText) = translation(of: name.dropFirst(3), at: index, in: document) else {
        continue
      }
      document.rename(index, to: element)
      if element == "img" {
        document.setAttribute("alt", to: classOrText, of: index)
      } else if !classOrText.isEmpty {
        document.setAttribute("class", to: classOrText, of: index)
      }
    }
  }

  /// Returns the HTML name of an element with its class or, for an image, its alternative text; `nil` for an element that only
  /// contains others.
  private static func translation(of name: Substring, at index: Int, in document: HTMLDocument) -> (
    element: String, mark: String
  )? {
    let own = document.attribute("ac:name", of: index) ?? ""
    switch name {
    case "task-list": return ("ul", "inline-task-list")
    case "task": return ("li", "")
    case "task-id", "task-uuid", "task-status": return ("template", "")
    case "emoticon": return ("img", document.attribute("ac:emoji-fallback", of: index) ?? "(\(own))")
    case "structured-macro": return ["info", "note", "tip", "warning"].contains(own) ? ("div", "admonition " + own) : nil
    case "parameter":
      let macro = document[index].parent
      guard own == "title", macro >= 0 else { return ("template", "") }
      let isInText = document.attribute("ac:name", of: macro) == "status"
      return isInText ? ("span", "status-macro") : ("p", "title")
    case "plain-text-body":
      let macro = document[index].parent
      return (macro >= 0 && document.attribute("ac:name", of: macro) == "code" ? "pre" : "div", "")
    default: return nil
    }
  }
}
