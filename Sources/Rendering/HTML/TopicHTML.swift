import Guidelines
import Languages

/// A topic's page as HTML, in one language or in two side by side.
struct TopicHTML {
  /// Pages in order from left to right.
  let pages: [TopicPage]
  /// Returns the relative address of the page that contains a topic or section (`charts#marks` → `charts.html`), or `nil` if
  /// there is none.
  var topicAddress: (PageAddress) -> String? = { _ in nil }
  /// Returns a drawing of the Corpus by its file name.
  var drawing: (String) -> Drawing? = { _ in nil }
  /// Returns the relative address of this topic's page from another source, or `nil` if there is none.
  var pageAddress: (PageReference) -> String? = { _ in nil }

  func html() -> String { htmlAndOutline().html }

  /// Returns the page, and its sections for the table of contents.
  func htmlAndOutline() -> (html: String, outline: [(depth: Int, id: String, title: String)]) {
    let documents = pages.map { Document($0, isSummarized: false) }
    var article = TopicArticle(topicAddress: topicAddress, drawing: drawing)
    func records(_ isFallback: Bool) -> [Record] {
      pages.first { ($0.language == Languages.fallback) == isFallback }?.visibleRecords ?? []
    }
    func sectionHTML(_ role: Document.SectionRole) -> String {
      section(documents.compactMap { $0.section(role) }, documents.map(\.language))
    }
    let body = article.html(RecordPair.pairs(records(false), records(true)))
    return (
      sectionHTML(.platforms) + body + sectionHTML(.seeAlso) + sectionHTML(.source) + sectionHTML(.otherPages), article.outline
    )
  }

  /// Returns a section other than records as a list with a heading; platforms have no heading.
  private func section(_ sections: [Document.Section], _ languages: [Language]) -> String {
    guard let first = sections.first else { return "" }
    var items: [String] = []
    if first.role == .source {
      items = zip(sections, languages).flatMap { section, language in section.parts.compactMap { item([$0], language) } }
    } else {
      // Both languages have the same parts unless the pages differ; then only the first language is used.
      let matchingSections = sections.filter { $0.parts.count == first.parts.count && first.role != .otherPages }
      items = first.parts.indices.compactMap { index in
        item(matchingSections.isEmpty ? [first.parts[index]] : matchingSections.map { $0.parts[index] })
      }
    }
    if items.isEmpty { return "" }
    if first.role == .platforms {
      // This list replaces the page's line of platforms, so it has the id that other pages may link to.
      let line = pages.lazy.flatMap(\.records).first(where: PlatformStates.isPlatformLine)
      let id = line.map { " id=\"\(HTMLText.escaped(TopicArticle.rowID($0)))\"" } ?? ""
      return "<ul class=\"platforms\"\(id)>\n\(items.joined())</ul>\n"
    }
    // Headings of manual pages are in capitals.
    let title = Self.localizedSpans(
      zip(sections, languages).map { ($1, $0.title.prefix(1).uppercased() + $0.title.dropFirst().lowercased()) })
    let className = first.role == .source ? "source" : "related"
    return "<section class=\"\(className)\">\n<h2>\(title)</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  /// Returns a list item with one part in each language, or `nil` if it has no target on this site.
  private func item(_ parts: [Document.Part], _ language: Language? = nil) -> String? {
    let languages = pages.map(\.language)
    switch parts[0] {
    case .fact(_, let value):
      let names = parts.map { if case .fact(let name, _) = $0 { name } else { "" } }
      return "<li><b>\(HTMLText.escaped(value.text.plainText))</b> \(Self.localizedSpans(Array(zip(languages, names))))</li>\n"
    case .topics(let names):
      let items = names.enumerated().compactMap { index, name -> String? in
        guard let address = topicAddress(PageAddress(topic: name.slug)) else { return nil }
        let titles = parts.map { if case .topics(let names) = $0 { names[index].title } else { name.title } }
        return "<li><a href=\"\(address)\">\(Self.localizedSpans(Array(zip(languages, titles))))</a></li>\n"
      }
      return items.isEmpty ? nil : items.joined()
    case .link(let title, let url, let facts):
      let link = HTMLText.webAddress(url).map(HTMLText.escaped)
      if title.isEmpty {
        let address = link.map { " <a href=\"\($0)\" rel=\"noreferrer\">\($0)</a>" } ?? ""
        let code = language.map { " lang=\"\($0.rawValue)\"" } ?? ""
        return "<li\(code)>\(HTMLText.escaped(facts.joined(separator: ", ")))\(address)</li>\n"
      }
      let titles = parts.map { if case .link(let title, _, _) = $0 { title } else { title } }
      let titleHTML = Self.localizedSpans(Array(zip(languages, titles)))
      return "<li>\(link.map { "<a href=\"\($0)\" rel=\"noreferrer\">\(titleHTML)</a>" } ?? titleHTML)</li>\n"
    case .page(let page, let description, _):
      return pageAddress(page).map { "<li><a href=\"\($0)\">\(HTMLText.escaped(description))</a></li>\n" }
    case .paragraph, .item, .blocks, .entry, .group, .command, .source: return nil
    }
  }

  /// Returns a text in each language; style sheet and script hide the languages that are not chosen.
  static func localizedSpans(_ texts: [(language: Language, text: String)]) -> String {
    guard let first = texts.first else { return "" }
    if texts.count == 1 { return HTMLText.escaped(first.text) }
    if texts.allSatisfy({ $0.text == first.text }) { return "<span>\(HTMLText.escaped(first.text))</span>" }
    return texts.map { "<span lang=\"\($0.language.rawValue)\">\(HTMLText.escaped($0.text))</span>" }.joined(separator: " ")
  }

  // MARK: The head of every page

  /// Returns the head of a page. Its content security policy blocks everything except what was exported with the page, as a
  /// second defense in case markup of a guideline page is not escaped. <https://www.w3.org/TR/CSP3/>
  /// - Parameter directives: Directives for what may be loaded.
  static func head(title: String, allowing directives: String) -> String {
    """
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; \(directives)">
    <title>\(HTMLText.escaped(title))</title>
    """
  }
}
