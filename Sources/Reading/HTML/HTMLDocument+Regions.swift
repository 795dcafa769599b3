/// Recognition of elements without text, of the element that contains the article, and of regions outside it.
extension HTMLDocument {
  // MARK: The article

  /// The element that contains the article, or the body if no such element is found.
  var article: Int {
    let body = first("body") ?? 0
    func proseLength(of index: Int) -> Int { self[index].textLength - self[index].linkLength }
    let bodyLength = max(1, proseLength(of: body))
    var best = body
    for name in ["main", "article"] {
      let found = all(name, below: best).filter { proseLength(of: $0) * 2 > bodyLength }
      if let inner = found.max(by: { proseLength(of: $0) < proseLength(of: $1) }) { best = inner }
    }
    if best != body { return best }
    let articles = all("article", below: body)
    if articles.count == 1, proseLength(of: articles[0]) * 3 > bodyLength { return articles[0] }
    return (body..<end(of: body)).last { index in
      guard !name(of: index).isEmpty, hasAttributes(index), proseLength(of: index) * 2 > bodyLength else { return false }
      return attribute("role", of: index) == "main"
        || Self.articleClasses.contains { attribute("class", of: index)?.contains($0) ?? false }
    } ?? body
  }

  /// Classes by which blog engines mark the text of a post.
  private static let articleClasses = [
    "entry-content", "post-content", "article-body", "articleBody", "entry-body", "post-body", "markdown-body", "blog-post",
  ]

  // MARK: Elements without text

  private static let elementsWithoutText: Set<String> = [
    "script", "style", "template", "noscript", "head", "title", "button", "input", "select", "textarea", "iframe", "object",
    "embed",
    "video", "audio", "canvas", "svg", "map", "dialog", "link", "meta",
  ]

  /// Returns `true` if an element shows no text: controls, hidden elements, and icons.
  func isWithoutText(_ index: Int) -> Bool {
    let name = name(of: index)
    if name.isEmpty { return false }
    if Self.elementsWithoutText.contains(name) { return !isCheckbox(index) }
    guard hasAttributes(index) || name == "a" || name == "span" else { return false }
    return attribute("hidden", of: index) != nil || attribute("aria-hidden", of: index) == "true" && name != "img"
      || attribute("style", of: index)?.filter { $0 != " " }.contains("display:none") == true || isIcon(index)
      || isPermalink(index)
  }

  /// Returns `true` for an icon next to a text, such as `<span class="icon">💡</span>` or the bullet of a word processor.
  private func isIcon(_ index: Int) -> Bool {
    guard textLength(of: index) <= 16, hasAttributes(index) else { return false }
    if attribute("style", of: index)?.lowercased().filter({ $0 != " " }).contains(text: "mso-list:ignore") == true { return true }
    let marks = markupWords(of: index)
    return marks.contains("icon") || marks.contains("symbol")
  }

  /// Returns `true` for a heading's link to itself, shown as a symbol.
  private func isPermalink(_ index: Int) -> Bool {
    guard textLength(of: index) <= 12, ["a", "span"].contains(name(of: index)) else { return false }
    let text = wholeText(of: index).filter { !$0.isWhitespace }
    if ["#", "¶", "§", "🔗", "⚓", "↩", "↩︎"].contains(text) { return true }
    return text.count <= 1 && markupWords(of: index).contains { ["headerlink", "permalink", "hash"].contains($0) }
  }

  // MARK: Regions

  private static let regionElements: Set<String> = [
    "div", "section", "article", "ul", "ol", "dl", "menu", "dir", "table", "figure", "details", "form", "fieldset", "center",
    "address",
  ]

  private static let regionRoles = ["navigation", "banner", "contentinfo", "complementary", "search"]

  /// Words in classes and ids that mark regions outside the article.
  private static let regionWords: Set<String> = [
    "nav", "navbar", "navigation", "breadcrumb", "breadcrumbs", "sidebar", "share", "sns", "social", "related", "comments",
    "respond",
    "pagination", "pager", "toc", "cookie", "ads", "subscribe", "newsletter", "hidden", "sr", "footer", "copyright", "tags",
    "byline",
    "meta", "popular", "ranking",
  ]

  /// Returns the kind of region that an element's markup indicates, or `nil` if it indicates none.
  func regionKind(of index: Int) -> PageRegion.Kind? {
    let name = name(of: index)
    switch name {
    case "nav": return .navigation
    case "header": return .header
    case "footer": return .footer
    case "figcaption": return .caption
    case "aside": return isAside(index) ? nil : .aside(isPlain: !hasAttributes(index))
    case "form": return .marked("form")
    default: break
    }
    guard Self.regionElements.contains(name), hasAttributes(index) else { return nil }
    let marks = markupWords(of: index)
    guard
      marks.contains(where: Self.regionWords.contains) && !marks.contains("content") && !marks.contains("article")
        && !isSection(index)
        || attribute("role", of: index).map(Self.regionRoles.contains) == true
    else { return nil }
    return .marked(attribute("class", of: index) ?? attribute("id", of: index) ?? name)
  }

  /// Returns `true` if an element is a section of the article about the thing that its id names ("sidebars", "security-related"):
  /// it starts with a heading, contains text rather than links, and no class marks it.
  private func isSection(_ index: Int) -> Bool {
    guard let id = attribute("id", of: index), !Self.words(id).contains(where: Self.addedContentWords.contains),
      !(attribute("class", of: index).map(Self.words) ?? []).contains(where: Self.regionWords.contains),
      self[index].linkLength * 2 < textLength(of: index)
    else { return false }
    let start = children(of: index).first { textLength(of: $0) > 0 }
    return start.map { ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name(of: $0)) } ?? false
  }

  /// The words in `regionWords` that mark content added by readers or the site below a heading.
  private static let addedContentWords: Set<String> = ["comments", "respond", "newsletter", "subscribe", "cookie", "ads"]
}
