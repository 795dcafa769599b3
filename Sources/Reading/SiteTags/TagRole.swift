import Guidelines

/// Role of a tag on a page, determined by its name and properties.
enum TagRole: Hashable {
  /// Contains an example of what to do or what to avoid.
  case verdict(isDo: Bool)
  case aside(label: String)
  case tabs
  case tab(title: String)
  /// Caption of an image.
  case caption
  case image
  /// Navigation or a demo, which is dropped with its content.
  case dropped
  /// Shows its title, if it has one, followed by its content.
  case container
  /// HTML that only wraps Markdown.
  case wrapper
  /// HTML that is written unchanged.
  case verbatim

  /// Returns the role of a tag.
  static func role(of tag: SiteTag) -> TagRole {
    if tag.notation == .html {
      return tag.name == "figcaption" ? .caption : wrapperElements.contains(tag.name) ? .wrapper : .verbatim
    }
    if isStatement(tag) || !tag.properties.verdicts.isEmpty { return .container }
    let words = HTMLDocument.words(tag.name)
    let last = words.last ?? ""
    let variants = ["type", "variant", "kind", "status", "intent", "mode"].compactMap { tag.properties[$0]?.lowercased() }
    let flags = tag.notation == .output ? [] : tag.properties.positional.map { $0.lowercased() }
    // The last component of a name such as `<DoDont.Dont>` takes precedence.
    let part = tag.name.split(separator: ".").last.map { HTMLDocument.words(String($0)) } ?? []
    if let isDo = verdict(part, variants + flags) ?? verdict(words, []) { return .verdict(isDo: isDo) }
    if words.contains("tabs") || words.first == "tab" {
      if ["tabs", "group", "navigator", "container"].contains(last) { return .tabs }
      guard ["tab", "item", "panel", "content"].contains(last) else { return .container }
      return tag.properties["label", "title", "name", "value"].map { .tab(title: $0) } ?? .container
    }
    if words.contains("caption") || words == ["figcaption"] { return .caption }
    if droppedNames.contains(last) || words.contains("anchor") && last.hasPrefix("link") || words.suffix(2) == ["link", "card"] {
      return .dropped
    }
    if imageNames.contains(last) { return .image }
    return asideLabel(words, variants + (tag.notation == .shortcode ? flags : []), tag).map { .aside(label: $0) } ?? .container
  }

  /// Returns `true` if a tag is a statement of a template language, whose text is not displayed.
  static func isStatement(_ tag: SiteTag) -> Bool { tag.notation == .statement && statementNames.contains(tag.name.lowercased()) }

  // MARK: Names

  private static let statementNames: Set<String> = [
    "if", "elif", "elsif", "elseif", "else", "unless", "case", "when", "for", "endfor", "set", "assign", "capture", "block",
    "extends", "from", "import", "macro", "with", "do", "filter", "layout", "render", "trans", "endtrans", "autoescape", "switch",
    "default", "liquid", "cycle", "raw", "endraw",
  ]
  private static let wrapperElements: Set<String> = ["div", "section", "article", "main", "aside", "figure", "center", "header"]
  private static let droppedNames: Set<String> = [
    "toc", "breadcrumb", "breadcrumbs", "pagination", "nav", "navigation", "sidebar", "demo", "demos", "playground", "sandbox",
    "preview", "storybook", "story", "canvas", "codepen", "icon", "badge", "button",
  ]
  private static let imageNames: Set<String> = [
    "image", "img", "figure", "video", "picture", "gif", "illustration", "screenshot",
  ]
  /// Names of asides that do not indicate their kind.
  private static let genericAsides: Set<String> = [
    "notification", "banner", "inset", "notice", "callout", "admonition", "message",
  ]

  /// Names of tags and values that state what to do (`true`) or what to avoid (`false`).
  private static let verdictNames: [String: Bool] = [
    "do": true, "dos": true, "good": true, "correct": true, "recommended": true,
    "dont": false, "donts": false, "bad": false, "incorrect": false, "wrong": false, "avoid": false,
  ]
  /// Further names that are used only as values or keys.
  private static let verdictValues: [String: Bool] = [
    "should": true, "tick": true, "shouldnt": false, "donot": false, "cross": false,
  ]

  /// Returns the verdict of a tag such as `<Do>`, `<DoDont type="dont">`, or `{% label "good" %}`, or `nil` if it states none
  /// or both.
  private static func verdict(_ words: [String], _ values: [String]) -> Bool? {
    let stated = values.map { $0.filter(\.isLetter) }.compactMap { verdictNames[$0] ?? Self.verdictValues[$0] }
    if let first = stated.first { return first }
    let named = Set(words.compactMap { verdictNames[$0] })
    guard named.count == 1, let isDo = named.first else { return nil }
    return isDo && !words.contains("not")
  }

  /// Returns the verdict that a key states about its value, as in `do="…"` or `incorrect="…"`, or `nil` if it states none.
  static func verdict(named key: String) -> Bool? {
    let letters = key.filter(\.isLetter)
    return verdictNames[letters] ?? verdictValues[letters]
  }

  /// Returns the label if the tag is an aside, or `nil` otherwise.
  private static func asideLabel(_ words: [String], _ values: [String], _ tag: SiteTag) -> String? {
    let kinds = words.filter { AsideLabel.isKind($0) && $0 != "details" }
    guard !kinds.isEmpty || words.contains(where: genericAsides.contains) else {
      // A component with any other name is an aside if a property states a kind of aside.
      return tag.notation == .jsx ? values.first(where: AsideLabel.isKind).map(AsideLabel.name) : nil
    }
    return (values.first(where: AsideLabel.isKind) ?? kinds.first { !genericAsides.contains($0) }).map(AsideLabel.name) ?? "Note"
  }
}
