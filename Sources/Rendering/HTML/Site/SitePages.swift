import Guidelines
import Languages

/// A static site of all topics in both languages: one page a topic, a start page by category, search in the browser. It asks nothing of a server
/// and works from `file://`.
package struct Site {
  /// One topic as one source has it, with its page in each language.
  package struct Entry: Hashable, Sendable {
    package var topic: Topic
    package var pages: [Language: TopicPage]
    /// File name without its extension, safe in a path.
    package var file: String

    package init(topic: Topic, pages: [Language: TopicPage], file: String) {
      self.topic = topic
      self.pages = pages
      self.file = file
    }

    /// The page that stands left, and the one in the language that all else falls back to.
    var left: TopicPage? { pages.first { $0.key != Languages.fallback }?.value }
    var right: TopicPage? { pages[Languages.fallback] }
    var source: String { pages.values.first?.source.source ?? "" }
    func holds(_ page: PageReference) -> Bool { pages[page.language]?.source == page }

    func title(in language: Language) -> String { pages[language]?.topicTitle ?? topic.title(in: language) }
    var titles: Localized<String> { Localized(Languages.both.map { ($0, title(in: $0)) }) }
  }

  package var entries: [Entry]
  package var categories: [TopicCategory]
  package var edition: String
  private let files: [String: String]

  package init(entries: [Entry], categories: [TopicCategory], edition: String) {
    self.entries = entries
    self.categories = categories
    self.edition = edition
    let files = entries.flatMap { [($0.topic.slug, $0.file), ($0.topic.slug + "\n" + $0.source, $0.file)] }
    self.files = Dictionary(files) { first, _ in first }
  }

  /// Every file of the site, as path and content.
  package func forEachFile<E: Error>(_ body: (_ path: String, _ content: String) throws(E) -> Void) throws(E) {
    try body("style.css", SiteAssets.style)
    try body("site.js", SiteAssets.script)
    try body("search-data.js", SiteSearchData(entries: entries).script())
    try body("index.html", index())
    for entry in entries { try body("topics/\(entry.file).html", topic(entry)) }
  }

  // MARK: Pages

  /// Where several sources have a page of the topic, whose it is.
  private func source(_ entry: Entry) -> String {
    let isAlone = entries.count { $0.topic.slug == entry.topic.slug } == 1
    return isAlone ? "" : " <small>\(HTMLText.escaped(entry.source))</small>"
  }

  private func index() -> String {
    var main = """
      <h1>\(shown(\.designGuidelines))</h1>
      <p class="lead">\(shown(\.siteLead))</p>

      """
    var left = entries
    func part(_ titles: Localized<String>, level: Int, _ isMember: (Topic) -> Bool) -> String {
      let members = left.filter { isMember($0.topic) }
      left.removeAll { isMember($0.topic) }
      if members.isEmpty { return "" }
      let items = members.map { entry in
        let platforms = entry.topic.platforms.map { $0.rawValue.lowercased() }.joined(separator: " ")
        return
          "<li class=\"row\" data-platforms=\"\(HTMLText.escaped(platforms))\"><a href=\"topics/\(HTMLText.addressPart(entry.file)).html\">\(shown(entry.titles))</a>\(source(entry))</li>\n"
      }
      return "<h\(level)>\(shown(titles))</h\(level)>\n<ul class=\"topics\">\n\(items.joined())</ul>\n"
    }
    for category in categories {
      var inner = ""
      for group in category.groups {
        inner += part(group.titles, level: 3) { $0.category == category.slug && $0.group == group.slug }
      }
      let own = left.contains { $0.topic.category == category.slug }
      if own { inner = part(category.titles, level: 2) { $0.category == category.slug } + inner }
      if !inner.isEmpty, !own { inner = "<h2>\(shown(category.titles))</h2>\n" + inner }
      if !inner.isEmpty { main += "<section>\n\(inner)</section>\n" }
    }
    main += part(Self.texts(\.otherTopics), level: 2) { _ in true }
    return shell(title: "デザインガイドライン / Design Guidelines", root: "", main: main)
  }

  private func topic(_ entry: Entry) -> String {
    let pages = [entry.left, entry.right].compactMap { $0 }
    let html = TopicHTML(
      pages: pages, topicAddress: { slug in address(topic: slug, source: entry.source) },
      pageAddress: { other in
        entries.first { $0.holds(other) && $0.file != entry.file }.map { HTMLText.addressPart($0.file) + ".html" }
      })
    let main = """
      <nav class="crumbs" aria-label="\(Self.plain("Breadcrumb / パンくず"))"><a href="../index.html">\(shown(\.allTopics))</a></nav>
      <h1>\(shown(entry.titles))</h1>
      \(html.html())
      """
    return shell(
      title: Languages.both.map { entry.title(in: $0) }.uniqued().joined(separator: " / "), root: "../", main: main,
      only: pages.count == 1 ? pages[0].language : nil)
  }

  /// The page of a topic from the source itself, else the first that there is.
  private func address(topic slug: String, source: String) -> String? {
    (files[slug + "\n" + source] ?? files[slug]).map { HTMLText.addressPart($0) + ".html" }
  }

  // MARK: The frame

  private func shell(title: String, root: String, main: String, only: Language? = nil) -> String {
    let platforms = Platform.allCases.sorted().map {
      "<button type=\"button\" data-platform=\"\($0.rawValue.lowercased())\" aria-pressed=\"false\">\($0.rawValue)</button>\n"
    }.joined()
    let languages = Languages.both.map {
      "<button type=\"button\" data-view=\"\($0.rawValue)\" aria-pressed=\"false\" lang=\"\($0.rawValue)\">\($0.name)</button>"
    }.joined(separator: "\n")
    let language = only ?? Languages.both[0]
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" data-view="\(only?.rawValue ?? "both")"\(only == nil ? "" : " data-only=\"\(language.rawValue)\"") data-root="\(root)">
      <head>
      \(TopicHTML.head(title: title, allowing: "script-src 'self'; style-src 'self'"))
      <link rel="stylesheet" href="\(root)style.css">
      </head>
      <body>
      <a class="skip" href="#main">\(shown(\.skip))</a>
      <header>
      <div class="search" role="search">
      <label for="q">\(shown(\.search))</label>
      <input id="q" type="search" autocomplete="off" spellcheck="false" placeholder="余白 / margin">
      </div>
      <div class="tools">
      <div class="views" role="group" aria-label="\(Self.plain("Language / 言語"))">
      \(languages)
      <button type="button" data-view="both" aria-pressed="true">\(Self.plain(Languages.both.map(\.name).joined(separator: " | ")))</button>
      </div>
      <div class="filter" role="group" aria-label="\(Self.plain("Platform / プラットフォーム"))">
      \(platforms)</div>
      </div>
      </header>
      <div id="results" hidden><p id="count" role="status" aria-live="polite"></p><ol id="hits"></ol></div>
      <main id="main" tabindex="-1">
      \(main)</main>
      <footer><p>hig\(edition.isEmpty ? "" : " · " + HTMLText.escaped(edition))</p></footer>
      <script src="\(root)search-data.js" defer></script>
      <script src="\(root)site.js" defer></script>
      </body>
      </html>

      """
  }

  private static func texts(_ label: Label) -> Localized<String> { Localized(Languages.both.map { ($0, label.text(in: $0)) }) }

  private func shown(_ label: Label) -> String { shown(Self.texts(label)) }

  /// A text in both languages, of which the page shows one or both.
  private func shown(_ texts: Localized<String>) -> String { TopicHTML.shown(Languages.both.map { ($0, texts.text(in: $0)) }) }

  private static func plain(_ text: String) -> String { HTMLText.escaped(text) }
}
