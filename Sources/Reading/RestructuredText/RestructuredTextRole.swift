import Guidelines

/// What a role makes of its text. Roles that are not known give their text.
struct RestructuredTextRole {
  private let name: String

  init(_ name: String) { self.name = name.lowercased() }

  private static let code: Set<String> = [
    "code", "literal", "file", "command", "samp", "option", "envvar", "program", "kbd", "makevar", "regexp", "mimetype", "class",
    "func", "meth", "attr", "mod", "data", "const", "exc", "obj", "type", "math",
  ]
  /// Roles whose text names another page or a place on this one, unless a title stands before it.
  private static let references: Set<String> = ["ref", "doc", "numref", "any", "download", "term", "keyword", "token"]

  func write(_ content: String, to out: inout InlineBuilder) {
    let (title, target) = RestructuredTextRole.split(content)
    switch name {
    case "emphasis", "title-reference", "title", "t", "dfn", "": run(.emphasis, content, &out)
    case "strong": run(.strong, content, &out)
    case "sub", "subscript": run(.subscript, content, &out)
    case "sup", "superscript": run(.superscript, content, &out)
    case "raw": break
    default:
      if Self.references.contains(name) {
        let place = target ?? title
        run(.link(url: name == "doc" || name == "download" ? place : "#" + place), title, &out)
      } else if Self.code.contains(name) || name.contains(":") {
        // `~package.Type` shows the last part only.
        let shown = content.hasPrefix("~") ? content.split(separator: ".").last.map(String.init) ?? content : title
        out.code(shown.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      } else {
        out.text(title)
      }
    }
  }

  private func run(_ run: InlineBuilder.Run, _ text: String, _ out: inout InlineBuilder) {
    out.open(run)
    out.text(text)
    out.close()
  }

  /// `Title <target>` → both; what has no title is its own.
  static func split(_ content: String) -> (title: String, target: String?) {
    guard content.hasSuffix(">"), let open = content.lastIndex(of: "<") else { return (content, nil) }
    let title = String(content[..<open]).trimmingSpace()
    let target = String(content[open...].dropFirst().dropLast())
    return target.isEmpty ? (content, nil) : (title.isEmpty ? target : title, target)
  }
}
