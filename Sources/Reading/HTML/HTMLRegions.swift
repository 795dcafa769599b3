/// What of a page is no text, which element holds its article, and what its markup sets apart.
extension HTMLDocument {
  // MARK: The article

  /// The element that holds the article; the body where none does.
  var article: Int {
    let body = first("body") ?? 0
    func prose(_ index: Int) -> Int { self[index].textLength - self[index].linkLength }
    let whole = max(1, prose(body))
    var best = body
    for name in ["main", "article"] {
      let found = all(name, below: best).filter { prose($0) * 2 > whole }
      if let inner = found.max(by: { prose($0) < prose($1) }) { best = inner }
    }
    if best != body { return best }
    let articles = all("article", below: body)
    if articles.count == 1, prose(articles[0]) * 3 > whole { return articles[0] }
    return (body..<end(of: body)).last { index in
      guard !name(of: index).isEmpty, hasAttributes(index), prose(index) * 2 > whole else { return false }
      return attribute("role", of: index) == "main"
        || Self.bodies.contains { attribute("class", of: index)?.contains($0) ?? false }
    } ?? body
  }

  /// Classes by which blog engines mark an entry's text.
  private static let bodies = [
    "entry-content", "post-content", "article-body", "articleBody", "entry-body", "post-body", "markdown-body", "blog-post",
  ]

  // MARK: Elements without text

  private static let controls: Set<String> = [
    "script", "style", "template", "noscript", "head", "title", "button", "input", "select", "textarea", "iframe", "object",
    "embed",
    "video", "audio", "canvas", "svg", "map", "dialog", "link", "meta",
  ]

  /// Whether an element shows no text: controls, what is hidden, signs.
  func isNoText(_ index: Int) -> Bool {
    let name = name(of: index)
    if name.isEmpty { return false }
    if Self.controls.contains(name) { return !isCheckbox(index) }
    guard hasAttributes(index) || name == "a" || name == "span" else { return false }
    return attribute("hidden", of: index) != nil || attribute("aria-hidden", of: index) == "true" && name != "img"
      || attribute("style", of: index)?.filter { $0 != " " }.contains("display:none") == true || isSign(index)
      || isPermalink(index)
  }

  /// A sign beside a text: `<span class="icon">💡</span>`, a word processor's bullet.
  private func isSign(_ index: Int) -> Bool {
    guard textLength(of: index) <= 16, hasAttributes(index) else { return false }
    if attribute("style", of: index)?.lowercased().filter({ $0 != " " }).contains(text: "mso-list:ignore") == true { return true }
    let marks = marks(of: index)
    return marks.contains("icon") || marks.contains("symbol")
  }

  /// A heading's link to itself, shown by a mark.
  private func isPermalink(_ index: Int) -> Bool {
    guard textLength(of: index) <= 12, ["a", "span"].contains(name(of: index)) else { return false }
    let text = wholeText(of: index).filter { !$0.isWhitespace }
    if ["#", "¶", "§", "🔗", "⚓", "↩", "↩︎"].contains(text) { return true }
    return text.count <= 1 && marks(of: index).contains { ["headerlink", "permalink", "hash"].contains($0) }
  }

  // MARK: What is set apart

  private static let blocks: Set<String> = [
    "div", "section", "article", "ul", "ol", "dl", "menu", "dir", "table", "figure", "details", "form", "fieldset", "center",
    "address",
  ]

  private static let roles = ["navigation", "banner", "contentinfo", "complementary", "search"]

  /// Words of classes and ids.
  private static let asides: Set<String> = [
    "nav", "navbar", "navigation", "breadcrumb", "breadcrumbs", "sidebar", "share", "sns", "social", "related", "comments",
    "respond",
    "pagination", "pager", "toc", "cookie", "ads", "subscribe", "newsletter", "hidden", "sr", "footer", "copyright", "tags",
    "byline",
    "meta", "popular", "ranking",
  ]

  /// What an element's markup says of its place on the page, if anything.
  func region(_ index: Int) -> Region.Kind? {
    let name = name(of: index)
    switch name {
    case "nav": return .navigation
    case "header": return .header
    case "footer": return .footer
    case "figcaption": return .caption
    case "aside": return isNote(index) ? nil : .aside(isPlain: !hasAttributes(index))
    case "form": return .marked("form")
    default: break
    }
    guard Self.blocks.contains(name), hasAttributes(index) else { return nil }
    let marks = marks(of: index)
    guard
      marks.contains(where: Self.asides.contains) && !marks.contains("content") && !marks.contains("article") && !isSection(index)
        || attribute("role", of: index).map(Self.roles.contains) == true
    else { return nil }
    return .marked(attribute("class", of: index) ?? attribute("id", of: index) ?? name)
  }

  /// Whether an element is the article's own section on what its id names ("sidebars", "security-related"): a heading and text, not links, that no class
  /// sets apart.
  private func isSection(_ index: Int) -> Bool {
    guard let id = attribute("id", of: index), !Self.words(id).contains(where: Self.additions.contains),
      !(attribute("class", of: index).map(Self.words) ?? []).contains(where: Self.asides.contains),
      self[index].linkLength * 2 < textLength(of: index)
    else { return false }
    let start = children(of: index).first { textLength(of: $0) > 0 }
    return start.map { ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name(of: $0)) } ?? false
  }

  /// Of the words above, what readers or the site add below a heading and in prose.
  private static let additions: Set<String> = ["comments", "respond", "newsletter", "subscribe", "cookie", "ads"]
}
