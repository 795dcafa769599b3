import Guidelines
import Languages

/// A topic's page as HTML: in one language, or in two of which each part says the same.
struct TopicHTML {
  /// In the order in which they stand beside each other.
  let pages: [TopicPage]
  /// The page that an address leads to, as links on this page reach it, or nil where there is none: `charts#marks` → `charts.html`.
  var topicAddress: (PageAddress) -> String? = { _ in nil }
  /// The drawings of the Corpus, by their files' names.
  var drawing: (String) -> Drawing? = { _ in nil }
  /// The same for a page of this topic from another source.
  var pageAddress: (PageReference) -> String? = { _ in nil }

  func html() -> String { parts().html }

  /// The page, and its sections for the contents.
  func parts() -> (html: String, outline: [(depth: Int, id: String, title: String)]) {
    let documents = pages.map { Document($0, isSummarized: false) }
    var article = TopicArticle(topicAddress: topicAddress, drawing: drawing)
    func records(_ isFallback: Bool) -> [Record] {
      pages.first { ($0.language == Languages.fallback) == isFallback }?.shown ?? []
    }
    func frame(_ role: Document.Role) -> String { section(documents.compactMap { $0.section(role) }, documents.map(\.language)) }
    let body = article.html(RecordPair.rows(records(false), records(true)))
    return (frame(.platforms) + body + frame(.seeAlso) + frame(.source) + frame(.others), article.outline)
  }

  /// What frames the records, as a list with its heading; platforms need none.
  private func section(_ sections: [Document.Section], _ languages: [Language]) -> String {
    guard let first = sections.first else { return "" }
    var items: [String] = []
    if first.role == .source {
      items = zip(sections, languages).flatMap { section, language in section.parts.compactMap { item([$0], language) } }
    } else {
      // The parts of one language are those of the other, unless the two pages differ: then the first says what holds.
      let others = sections.filter { $0.parts.count == first.parts.count && first.role != .others }
      items = first.parts.indices.compactMap { place in
        item(others.isEmpty ? [first.parts[place]] : others.map { $0.parts[place] })
      }
    }
    if items.isEmpty { return "" }
    if first.role == .platforms {
      // It stands for the line of the page that lists them, which other pages may cite.
      let line = pages.lazy.flatMap(\.records).first(where: PlatformStates.isPlatformLine)
      let id = line.map { " id=\"\(HTMLText.escaped(TopicArticle.rowName($0)))\"" } ?? ""
      return "<ul class=\"platforms\"\(id)>\n\(items.joined())</ul>\n"
    }
    // Manual pages set their headings in capitals.
    let title = Self.shown(
      zip(sections, languages).map { ($1, $0.title.prefix(1).uppercased() + $0.title.dropFirst().lowercased()) })
    let name = first.role == .source ? "source" : "related"
    return "<section class=\"\(name)\">\n<h2>\(title)</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  /// One part, in each language that it is given in; nil where it leads nowhere on this page.
  private func item(_ parts: [Document.Part], _ language: Language? = nil) -> String? {
    let languages = pages.map(\.language)
    switch parts[0] {
    case .fact(_, let value):
      let names = parts.map { if case .fact(let name, _) = $0 { name } else { "" } }
      return "<li><b>\(HTMLText.escaped(value.text.plainText))</b> \(Self.shown(Array(zip(languages, names))))</li>\n"
    case .topics(let names):
      let items = names.enumerated().compactMap { place, name -> String? in
        guard let address = topicAddress(PageAddress(topic: name.slug)) else { return nil }
        let titles = parts.map { if case .topics(let names) = $0 { names[place].title } else { name.title } }
        return "<li><a href=\"\(address)\">\(Self.shown(Array(zip(languages, titles))))</a></li>\n"
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
      let shown = Self.shown(Array(zip(languages, titles)))
      return "<li>\(link.map { "<a href=\"\($0)\" rel=\"noreferrer\">\(shown)</a>" } ?? shown)</li>\n"
    case .page(let page, let what, _):
      return pageAddress(page).map { "<li><a href=\"\($0)\">\(HTMLText.escaped(what))</a></li>\n" }
    case .paragraph, .item, .blocks, .entry, .group, .command, .origin: return nil
    }
  }

  /// A text in the languages that there are, of which the page shows one or all.
  static func shown(_ texts: [(language: Language, text: String)]) -> String {
    guard let first = texts.first else { return "" }
    if texts.count == 1 { return HTMLText.escaped(first.text) }
    if texts.allSatisfy({ $0.text == first.text }) { return "<span>\(HTMLText.escaped(first.text))</span>" }
    return texts.map { "<span lang=\"\($0.language.rawValue)\">\(HTMLText.escaped($0.text))</span>" }.joined(separator: " ")
  }

  // MARK: The head of every page

  /// What a browser may do with an exported page, however it got there: nothing is loaded, run or sent but what the page was exported with. Escaping keeps the
  /// markup of guideline pages out; this holds where it should fail. <https://www.w3.org/TR/CSP3/>
  /// - Parameter allowed: what may be loaded all the same.
  static func head(title: String, allowing allowed: String) -> String {
    """
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; \(allowed)">
    <title>\(HTMLText.escaped(title))</title>
    """
  }
}
