import Guidelines

/// What a tag does for a reader, told by its name and properties.
enum TagRole: Hashable {
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
  /// HTML around Markdown, of no meaning of its own.
  case box
  /// HTML that is to be read as such.
  case verbatim

  static func role(of tag: SiteTag) -> TagRole {
    if tag.notation == .html { return tag.name == "figcaption" ? .caption : boxes.contains(tag.name) ? .box : .verbatim }
    if isStatement(tag) || !tag.properties.verdicts.isEmpty { return .container }
    let words = HTMLDocument.words(tag.name)
    let last = words.last ?? ""
    let variants = ["type", "variant", "kind", "status", "intent", "mode"].compactMap { tag.properties[$0]?.lowercased() }
    let flags = tag.notation == .output ? [] : tag.properties.positional.map { $0.lowercased() }
    // `<DoDont.Dont>`: a part of a component is what its own name says.
    let part = tag.name.split(separator: ".").last.map { HTMLDocument.words(String($0)) } ?? []
    if let isDo = verdict(part, variants + flags) ?? verdict(words, []) { return .verdict(isDo: isDo) }
    if words.contains("tabs") || words.first == "tab" {
      if ["tabs", "group", "navigator", "container"].contains(last) { return .tabs }
      guard ["tab", "item", "panel", "content"].contains(last) else { return .container }
      return tag.properties["label", "title", "name", "value"].map { .tab(title: $0) } ?? .container
    }
    if words.contains("caption") || words == ["figcaption"] { return .caption }
    if furniture.contains(last) || words.contains("anchor") && last.hasPrefix("link") || words.suffix(2) == ["link", "card"] {
      return .dropped
    }
    if pictures.contains(last) { return .picture }
    return label(words, variants + (tag.notation == .shortcode ? flags : []), tag).map { .aside(label: $0) } ?? .container
  }

  /// Whether a tag is a statement of a template language, whose words no reader sees.
  static func isStatement(_ tag: SiteTag) -> Bool { tag.notation == .statement && statements.contains(tag.name.lowercased()) }

  // MARK: Names

  private static let statements: Set<String> = [
    "if", "elif", "elsif", "elseif", "else", "unless", "case", "when", "for", "endfor", "set", "assign", "capture", "block",
    "extends", "from", "import", "macro", "with", "do", "filter", "layout", "render", "trans", "endtrans", "autoescape", "switch",
    "default", "liquid", "cycle", "raw", "endraw",
  ]
  private static let boxes: Set<String> = ["div", "section", "article", "main", "aside", "figure", "center", "header"]
  private static let furniture: Set<String> = [
    "toc", "breadcrumb", "breadcrumbs", "pagination", "nav", "navigation", "sidebar", "demo", "demos", "playground", "sandbox",
    "preview", "storybook", "story", "canvas", "codepen", "icon", "badge", "button",
  ]
  private static let pictures: Set<String> = ["image", "img", "figure", "video", "picture", "gif", "illustration", "screenshot"]
  /// Names of asides that say nothing of their kind.
  private static let plain: Set<String> = ["notification", "banner", "inset", "notice", "callout", "admonition", "message"]

  private static let verdicts: [String: Bool] = [
    "do": true, "dos": true, "good": true, "correct": true, "recommended": true,
    "dont": false, "donts": false, "bad": false, "incorrect": false, "wrong": false, "avoid": false,
  ]
  /// These say it as a value, or as the name of one.
  private static let values: [String: Bool] = ["should": true, "tick": true, "shouldnt": false, "donot": false, "cross": false]

  /// `<Do>`, `<DoDont type="dont">`, `{% label "good" %}`; nil for what says neither or both.
  private static func verdict(_ words: [String], _ values: [String]) -> Bool? {
    let stated = values.map { $0.filter(\.isLetter) }.compactMap { verdicts[$0] ?? Self.values[$0] }
    if let first = stated.first { return first }
    let named = Set(words.compactMap { verdicts[$0] })
    guard named.count == 1, let isDo = named.first else { return nil }
    return isDo && !words.contains("not")
  }

  /// `do="…"`, `incorrect="…"`: the name of a property that says what its words are.
  static func verdict(named key: String) -> Bool? {
    let name = key.filter(\.isLetter)
    return verdicts[name] ?? values[name]
  }

  private static func label(_ words: [String], _ values: [String], _ tag: SiteTag) -> String? {
    let kinds = words.filter { AsideLabel.isKind($0) && $0 != "details" }
    guard !kinds.isEmpty || words.contains(where: plain.contains) else {
      // A component of no meaning that is told its kind.
      return tag.notation == .jsx ? values.first(where: AsideLabel.isKind).map(AsideLabel.name) : nil
    }
    return (values.first(where: AsideLabel.isKind) ?? kinds.first { !plain.contains($0) }).map(AsideLabel.name) ?? "Note"
  }
}
