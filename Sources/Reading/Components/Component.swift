import Guidelines

/// A tag of JSX, a macro of a template language, a shortcode: something with a name and properties that a site shows in its own way.
struct Component {
  enum Notation: Hashable {
    case jsx
    /// An element of HTML within MDX.
    case html
    /// `{% … %}`
    case block
    /// `{{ … }}`
    case output
    /// `{{< … >}}`, `{{% … %}}`
    case shortcode
  }

  let name: String
  let notation: Notation
  let properties: ComponentProperties

  /// Statements of template languages, whose words no reader sees.
  private static let statements: Set<String> = [
    "if", "elif", "elsif", "elseif", "else", "unless", "case", "when", "for", "endfor", "set", "assign", "capture", "block",
    "extends", "from",
    "import", "macro", "with", "do", "filter", "layout", "render", "trans", "endtrans", "autoescape", "switch", "default",
    "liquid", "cycle",
  ]

  var isStatement: Bool { notation == .block && Component.statements.contains(name.lowercased()) }

  /// How it is called in a report.
  var shown: String {
    switch notation {
    case .jsx, .html: "<\(name)>"
    case .block: "{% \(name) %}"
    case .output, .shortcode: "{{ \(name) }}"
    }
  }

  /// The name that a reference shows in its sentence: `{{< ref "layout" >}}`, `{{cssxref("opacity")}}`, `{{Glossary("a11y", "accessibility")}}`.
  var shownName: String? {
    let name = name.lowercased()
    if name == "glossary" { return properties.positional.last }
    return name.hasSuffix("ref") || ["htmlelement", "svgelement", "httpheader"].contains(name) ? properties.positional.first : nil
  }

  /// The words of its name, lower case: `InlineNotification` → inline, notification.
  var words: [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      if character.isLetter || character.isNumber {
        if character.isUppercase, wasLower {
          words.append(word)
          word = ""
        }
        wasLower = !character.isUppercase
        word += character.lowercased()
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

/// What a component does for a reader.
enum ComponentRole: Hashable {
  /// Holds what is to be done, or not to be done.
  case verdict(isDo: Bool)
  case aside(label: String)
  case tabs
  case tab(title: String)
  /// Words below a picture.
  case caption
  case picture
  /// Menus and demonstrations: dropped with all that they hold.
  case dropped
  /// Its content, below its title if it has one.
  case container

  init(_ component: Component) {
    let properties = component.properties
    let words = component.words
    if component.isStatement {
      self = .container
      return
    }
    let variants = ["type", "variant", "kind", "status", "intent", "mode"].compactMap { properties[$0]?.lowercased() }
    if let isDo = ComponentRole.verdict(words, variants, component.notation == .output ? [] : properties.positional) {
      self = .verdict(isDo: isDo)
      return
    }
    let last = words.last ?? ""
    if words.contains("tabs") || words.first == "tab" {
      let title = properties["label", "title", "name", "value"]
      if ["tabs", "group", "navigator", "container"].contains(last) {
        self = .tabs
      } else if let title, ["tab", "item", "panel", "content"].contains(last) {
        self = .tab(title: title)
      } else {
        self = .container
      }
    } else if words.contains("caption") || words == ["figcaption"] {
      self = .caption
    } else if ComponentRole.furniture.contains(last) || words.contains("anchor") && last.hasPrefix("link")
      || words.suffix(2) == ["link", "card"]
    {
      self = .dropped
    } else if ComponentRole.pictures.contains(last) {
      self = .picture
    } else if let label = ComponentRole.label(words, variants, component) {
      self = .aside(label: label)
    } else {
      self = .container
    }
  }

  // MARK: Names

  private static let dos: Set<String> = ["do", "dos", "good", "correct", "recommended"]
  private static let donts: Set<String> = ["dont", "donts", "bad", "incorrect", "wrong", "avoid"]

  /// `<Do>`, `<DoDont type="dont">`, `{% label "good" %}`; nil for what says neither or both.
  private static func verdict(_ words: [String], _ variants: [String], _ flags: [String]) -> Bool? {
    for value in variants + flags.map({ $0.lowercased() }) {
      let value = value.filter { $0.isLetter }
      if donts.contains(value) || ["shouldnt", "donot", "cross"].contains(value) { return false }
      if dos.contains(value) || ["should", "tick"].contains(value) { return true }
    }
    let isDo = words.contains(where: dos.contains)
    let isDont = words.contains(where: donts.contains)
    return isDo == isDont ? nil : isDo
  }

  private static let furniture: Set<String> = [
    "toc", "breadcrumb", "breadcrumbs", "pagination", "nav", "navigation", "sidebar", "demo", "demos", "playground", "sandbox",
    "preview",
    "storybook", "story", "canvas", "codepen", "icon", "badge", "button",
  ]

  private static let pictures: Set<String> = ["image", "img", "figure", "video", "picture", "gif", "illustration", "screenshot"]

  /// Names of asides that say nothing of their kind.
  private static let plain: Set<String> = ["notification", "banner", "inset", "notice", "callout", "admonition", "message"]

  private static func label(_ words: [String], _ variants: [String], _ component: Component) -> String? {
    let kinds = words.filter { AsideLabel.isKind($0) && $0 != "details" }
    let isPlain = words.contains(where: plain.contains)
    guard isPlain || !kinds.isEmpty else {
      // A component of no meaning that is told its kind.
      return component.notation == .jsx ? variants.first(where: AsideLabel.isKind).map(AsideLabel.name) : nil
    }
    let values = variants + (component.notation == .shortcode ? component.properties.positional : [])
    if let kind = values.first(where: AsideLabel.isKind) ?? kinds.first(where: { !plain.contains($0) }) {
      return AsideLabel.name(ofKind: kind)
    }
    return "Note"
  }
}
