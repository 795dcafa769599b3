import Guidelines

/// Marks what is no part of the article: headers, menus, sidebars, share bars, related entries, comments, permalinks, tables of contents.
struct HTMLBoilerplate {
  var document: HTMLDocument
  /// The element that holds the article.
  private(set) var scope: Int
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: HTMLDocument) {
    self.document = document
    scope = Self.scope(of: document)
    dropOutright()
    dropMarked()
    dropLinkLists()
  }

  // MARK: The article

  private static func scope(of document: HTMLDocument) -> Int {
    let body = document.first("body") ?? 0
    let whole = max(1, document[body].textLength - document[body].linkLength)
    func prose(_ index: Int) -> Int { document[index].textLength - document[index].linkLength }
    var best = body
    for name in ["main", "article"] {
      let found = document.all(name, below: best).filter { prose($0) * 2 > whole }
      if let inner = found.max(by: { prose($0) < prose($1) }) { best = inner }
    }
    if best == body {
      let articles = document.all("article", below: body)
      if articles.count == 1, prose(articles[0]) * 3 > whole { return articles[0] }
      let marked = (body..<document[body].end).filter { index in
        !document[index].name.isEmpty && prose(index) * 2 > whole
          && bodies.contains { document.attribute("class", of: index)?.contains($0) ?? false }
      }
      if let inner = marked.last { return inner }
      if let inner = (body..<document[body].end).last(where: {
        document.attribute("role", of: $0) == "main" && prose($0) * 2 > whole
      }) {
        return inner
      }
    }
    return best
  }

  /// Classes by which blog engines mark an entry's text.
  private static let bodies = [
    "entry-content", "post-content", "article-body", "articleBody", "entry-body", "post-body", "markdown-body", "blog-post",
  ]

  // MARK: What goes

  private static let elements: Set<String> = [
    "nav", "script", "style", "template", "noscript", "form", "button", "input", "select", "textarea", "iframe", "object",
    "embed", "video", "audio", "canvas", "svg", "map", "head",
    "link", "meta", "dialog",
  ]

  private static let words: Set<String> = [
    "nav", "navbar", "navigation", "globalnav", "breadcrumb", "breadcrumbs", "sidebar", "share", "sharing", "sns", "social",
    "related", "recommend", "recommended", "comments", "comment",
    "respond", "disqus", "pagination", "pager", "toc", "sitemap", "cookie", "advert", "ads", "adsense", "subscribe", "newsletter",
    "skip", "visuallyhidden", "hidden", "footer", "copyright",
    "tags", "tag", "byline", "popular", "ranking", "prevnext", "pagetop", "screenreader",
  ]

  private static let phrases = [
    "table-of-contents", "entry-data", "entry-meta", "post-meta", "entry-footer", "post-tags", "sr-only", "screen-reader",
    "page-top", "back-to-top", "author-box",
  ]

  private mutating func dropOutright() {
    var dropped = 0
    for index in (scope + 1)..<max(scope + 1, document.end(of: scope)) {
      let name = document[index].name
      if name.isEmpty || document[index].isDropped { continue }
      let isHidden =
        document.attribute("hidden", of: index) != nil || document.attribute("aria-hidden", of: index) == "true" && name != "img"
        || (document.attribute("style", of: index)?.filter { $0 != " " }.contains("display:none") ?? false)
      if Self.elements.contains(name) || isHidden || isPermalink(index) || isSign(index)
        || (name == "header" && isSiteHeader(index))
        || name == "footer"
        || (name == "aside" && !isNote(index))
      {
        if document[index].textLength > 0, !isPermalink(index), !isSign(index) { dropped += 1 }
        document.drop(index)
      }
    }
    report("menus, headers and hidden parts", dropped, line: 0)
  }

  /// Whether an element stands above the rest and holds no heading of the article.
  private func isSiteHeader(_ index: Int) -> Bool {
    document.end(of: index) - index > 5000
      || document.first("h1", below: index) == nil && document.first("h2", below: index) == nil
  }

  /// An aside of the text, not of the site: marked as one, or unmarked and with next to no links.
  private func isNote(_ index: Int) -> Bool {
    if document.isNote(index) { return true }
    let node = document[index]
    return !document.hasAttributes(index) && node.textLength > 0 && node.linkLength * 4 < node.textLength
  }

  /// A sign beside a text: `<span class="icon">💡</span>`, a word processor's bullet.
  private func isSign(_ index: Int) -> Bool {
    guard document.textLength(of: index) <= 16, document.hasAttributes(index) else { return false }
    if document.attribute("style", of: index)?.lowercased().filter({ $0 != " " }).contains(text: "mso-list:ignore") == true {
      return true
    }
    let marks = document.marks(of: index)
    return marks.contains("icon") || marks.contains("symbol")
  }

  /// A heading's link to itself, shown by a mark.
  private func isPermalink(_ index: Int) -> Bool {
    guard document.textLength(of: index) <= 12, document[index].name == "a" || document[index].name == "span" else {
      return false
    }
    let text = document.text(of: index).filter { !$0.isWhitespace }
    if ["#", "¶", "§", "🔗", "⚓", "↩", "↩︎"].contains(text) { return true }
    let marks = document.marks(of: index)
    return text.count <= 1 && (marks.contains("headerlink") || marks.contains("permalink") || marks.contains("hash"))
  }

  private mutating func dropMarked() {
    let whole = max(1, document[scope].textLength)
    var index = scope + 1
    while index < document[scope].end {
      let node = document[index]
      if node.isDropped || node.name.isEmpty {
        index = node.isDropped ? node.end : index + 1
        continue
      }
      // Nothing that holds much of the text is boilerplate, whatever it is called; nor is a heading or a paragraph.
      let mayGo =
        node.textLength * 5 < whole * 2
        && !["h1", "h2", "h3", "h4", "h5", "h6", "p", "li", "td", "th", "dt", "dd", "strong", "b", "em", "code", "a", "pre"]
          .contains(node.name)
      if mayGo, isMarked(index) {
        document.drop(index)
        if node.textLength > 0 {
          report(
            "'\(document.attribute("class", of: index) ?? document.attribute("id", of: index) ?? node.name)'", 1, line: node.line)
        }
        index = node.end
      } else {
        index += 1
      }
    }
  }

  private func isMarked(_ index: Int) -> Bool {
    let raw = [
      document.attribute("class", of: index), document.attribute("id", of: index), document.attribute("role", of: index),
    ].compactMap { $0?.lowercased() }
    if raw.isEmpty { return false }
    if raw.contains(where: { ["navigation", "banner", "contentinfo", "complementary", "search"].contains($0) }) { return true }
    let marks = document.marks(of: index)
    if marks.contains(where: Self.words.contains), !marks.contains("content"), !marks.contains("article") { return true }
    return Self.phrases.contains { phrase in raw.contains { $0.contains(phrase) } }
  }

  /// Lists that are nothing but links: a table of contents, a menu without a name.
  private mutating func dropLinkLists() {
    for index in scope..<document[scope].end where ["ul", "ol"].contains(document[index].name) && !document[index].isDropped {
      let node = document[index]
      guard node.linkLength > 0, node.linkLength * 10 >= node.textLength * 9 else { continue }
      let items = document.children(of: index).filter { document[$0].name == "li" }.count
      let links = document.all("a", below: index)
      guard links.count >= 4, links.count * 10 >= items * 9, node.linkLength * 10 >= node.textLength * 9 else { continue }
      let inside = links.filter { document.attribute("href", of: $0)?.hasPrefix("#") ?? false }.count
      guard inside * 2 > links.count || links.count >= 8 else { continue }
      document.drop(index)
      report("a list of \(links.count) links", 1, line: node.line)
    }
  }

  private mutating func report(_ what: String, _ count: Int, line: Int) {
    guard count > 0 else { return }
    diagnostics.append(Diagnostic(.note, line: line, .boilerplateDropped(what: what, lines: count)))
  }
}
