import Languages

/// A page in the form in which Confluence stores it and its interface for programs gives it: HTML, with elements of its own for tasks, notices, marks and links. They
/// get the names and classes that the same page has where it is shown.
/// https://confluence.atlassian.com/doc/confluence-storage-format-790796544.html
enum WikiStorage {
  static func apply(to document: inout HTMLDocument) {
    guard document.hasElements(of: "ac:") else { return }
    for index in 0..<document.count {
      let name = document.name(of: index)
      if name.hasPrefix("ri:") { document.rename(index, to: "template") }
      guard name.hasPrefix("ac:"), let (element, mark) = translation(of: name.dropFirst(3), at: index, in: document) else {
        continue
      }
      document.rename(index, to: element)
      if element == "img" {
        document.set("alt", mark, of: index)
      } else if !mark.isEmpty {
        document.set("class", mark, of: index)
      }
    }
  }

  /// What an element is in HTML, and its class, or what is read for its picture; nil for what only holds others.
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
