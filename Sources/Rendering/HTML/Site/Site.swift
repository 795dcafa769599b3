import Guidelines
import Languages

/// A static site of all topics in both languages: one page for each topic, a start page by category, and search in the browser.
/// It needs no server and works from `file://`.
package struct Site {
  /// A topic from one source, with its page in each language.
  package struct TopicEntry: Hashable, Sendable {
    package var topic: Topic
    package var pages: [Language: TopicPage]
    /// File name without extension, safe in a path.
    package var file: String

    package init(topic: Topic, pages: [Language: TopicPage], file: String) {
      self.topic = topic
      self.pages = pages
      self.file = file
    }

    /// The page on the left, and on the right the page in the fallback language.
    var left: TopicPage? { pages.first { $0.key != Languages.fallback }?.value }
    var right: TopicPage? { pages[Languages.fallback] }
    var source: String { pages.values.first?.source.source ?? "" }
    /// Addresses of the topic and of its sections.
    fileprivate var addresses: Set<PageAddress> {
      Set(
        pages.values.flatMap(\.records).map { PageAddress(topic: topic.slug, anchor: $0.anchor) } + [
          PageAddress(topic: topic.slug)
        ])
    }
    func contains(_ page: PageReference) -> Bool { pages[page.language]?.source == page }

    func title(in language: Language) -> String { pages[language]?.topicTitle ?? topic.title(in: language) }
    var titles: Localized<String> { Localized(Languages.bilingualPair.map { ($0, title(in: $0)) }) }
  }

  /// An overview page across all topics, such as the change log, in each language.
  package typealias Overview = [Language: Document]

  package var entries: [TopicEntry]
  package var categories: [TopicCategory]
  package var edition: String
  /// Changes of the guidelines, newest first, and measures by quantity.
  package var changes: Overview
  package var measures: Overview
  package var theme: SiteTheme
  let drawing: (String) -> Drawing?
  private let fileNames: [FileKey: String]

  /// A topic or section. If `source` is `nil`, it refers to the first source that has it.
  private struct FileKey: Hashable {
    var address: PageAddress
    var source: String?
  }

  /// - Parameter drawing: Returns a drawing of the Corpus by its file name.
  package init(
    entries: [TopicEntry], categories: [TopicCategory], edition: String, changes: Overview = [:], measures: Overview = [:],
    theme: SiteTheme = SiteTheme(), drawing: @escaping (String) -> Drawing? = { _ in nil }
  ) {
    self.entries = entries
    self.categories = categories
    self.edition = edition
    self.changes = changes
    self.measures = measures
    self.theme = theme
    self.drawing = drawing
    let pairs = entries.flatMap { entry in
      entry.addresses.flatMap { [(FileKey(address: $0), entry.file), (FileKey(address: $0, source: entry.source), entry.file)] }
    }
    self.fileNames = Dictionary(pairs) { first, _ in first }
  }

  /// Calls `body` with the path and content of every file of the site.
  package func forEachFile<E: Error>(_ body: (_ path: String, _ content: String) throws(E) -> Void) throws(E) {
    try body("style.css", SiteAssets.style + (theme.accent?.style ?? ""))
    try body("site.js", SiteAssets.script)
    try body("icon.svg", SiteAssets.icon)
    try body("site.webmanifest", manifest)
    let sections = categorySections()
    let listPages =
      overviews.map { (address: $0.name, titles: $0.titles) } + sections.map { ("index.html#" + $0.slug, $0.titles) }
    try body("search-data.js", SiteSearchData(entries: entries, pages: listPages).script())
    let frame = SiteLayout(site: self, sections: sections)
    try body("index.html", SiteIndex(site: self, groups: sections).html(frame))
    for (name, titles, sheet) in overviews { try body(name, self.overviewPage(name, titles, sheet, frame)) }
    for year in years.dropFirst() {
      try body(
        Self.fileName(ofYear: year), self.overviewPage("changes.html", SiteStrings.changes, changes(of: year), frame, year))
    }
    let orderedEntries = sections.flatMap { $0.parts.flatMap(\.entries) }
    for (index, entry) in orderedEntries.enumerated() {
      let neighbours = (
        index > 0 ? orderedEntries[index - 1] : nil, index + 1 < orderedEntries.count ? orderedEntries[index + 1] : nil
      )
      try body("topics/\(entry.file).html", topic(entry, neighbours, frame))
    }
    for (name, drawing) in indexDrawings { try body("\(Figure.folder)/\(name)", drawing.svgFile()) }
    guard let base = theme.baseAddress else { return }
    let pages = ["index.html"] + overviews.map(\.name) + orderedEntries.map { "topics/\(HTMLText.urlComponent($0.file)).html" }
    let lines = pages.map { "<url><loc>\(HTMLText.escaped(base + ($0 == "index.html" ? "" : $0)))</loc></url>\n" }
    try body(
      "sitemap.xml",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(lines.joined())</urlset>\n"
    )
    try body("robots.txt", "User-agent: *\nAllow: /\nSitemap: \(base)sitemap.xml\n")
  }

  /// The overviews that are not empty.
  var overviews: [(name: String, titles: Localized<String>, sheet: Overview)] {
    let candidates: [(name: String, titles: Localized<String>, sheet: Overview)] = [
      ("choices.html", SiteStrings.comparisons, comparisons), ("figures.html", SiteStrings.measures, measures),
      ("changes.html", SiteStrings.changes, years.first.map(changes) ?? [:]),
    ]
    return candidates.filter { !$0.2.values.allSatisfy(\.sections.isEmpty) }
  }

  var title: Localized<String> {
    theme.title.map { title in Localized(Languages.bilingualPair.map { ($0, title) }) } ?? SiteStrings.title
  }

  /// Web app manifest, for adding the site to a home screen.
  private var manifest: String {
    let icons = [("icon.png", "180x180", "image/png"), ("icon.svg", "any", "image/svg+xml")].map { icon -> JSONObject in
      ["src": icon.0, "sizes": icon.1, "type": icon.2]
    }
    let manifest: JSONObject = [
      "name": title.text(in: Languages.fallback), "start_url": "index.html", "display": "minimal-ui", "icons": icons,
    ]
    return manifest.jsonText + "\n"
  }

  // MARK: Sheets

  /// Years of the change log, newest first; each has a page of its own.
  private var years: [String] {
    changes.values.flatMap { $0.sections.map { String($0.title.prefix(4)) } }.uniqued().sorted(by: >)
  }

  private static func fileName(ofYear year: String) -> String { "changes-\(HTMLText.urlComponent(year)).html" }

  private func changes(of year: String) -> Overview {
    changes.mapValues { document in
      var document = document
      document.sections.removeAll { !$0.title.hasPrefix(year) }
      return document
    }
  }

  /// Comparisons: the first table of each page of the category `choices`.
  private var comparisons: Overview {
    var overview: Overview = [:]
    for language in Languages.bilingualPair {
      let sections = entries.filter { $0.topic.category == "choices" }.compactMap { entry -> Document.Section? in
        let table = entry.pages[language]?.records.first {
          $0.body.contains { if case .table = $0.content { true } else { false } }
        }
        guard let table else { return nil }
        return Document.Section(
          role: .rules, title: entry.title(in: language),
          parts: [.entry(Rendering.RecordEntry(table, edition: nil)), .source(table, also: [])])
      }
      if !sections.isEmpty { overview[language] = Document(title: "", language: language, sections: sections) }
    }
    return overview
  }

  /// The drawings that the start page shows, each once.
  private var indexDrawings: [(file: String, drawing: Drawing)] {
    entries.compactMap(\.drawingFile).uniqued().compactMap { file in drawing(file).map { (file, $0) } }
  }

  // MARK: Groups

  /// A category with its topics, divided into groups if it has any.
  struct CategorySection {
    var slug: String
    var titles: Localized<String>
    var parts: [(titles: Localized<String>?, entries: [TopicEntry])]
  }

  private func categorySections() -> [CategorySection] {
    var remaining = entries
    func take(_ isMember: (Topic) -> Bool) -> [TopicEntry] {
      let members = remaining.filter { isMember($0.topic) }
      remaining.removeAll { isMember($0.topic) }
      return members
    }
    var sections = categories.map { category -> CategorySection in
      var parts: [(titles: Localized<String>?, entries: [TopicEntry])] = category.groups.map { group in
        (group.titles, take { $0.category == category.slug && $0.group == group.slug })
      }
      parts.insert((nil, take { $0.category == category.slug }), at: 0)
      return CategorySection(slug: category.slug, titles: category.titles, parts: parts.filter { !$0.entries.isEmpty })
    }
    sections.append(
      CategorySection(slug: "others", titles: SiteStrings.otherTopics, parts: remaining.isEmpty ? [] : [(nil, remaining)]))
    return sections.filter { !$0.parts.isEmpty }
  }

  // MARK: Pages

  private var hasOneSource: Bool { entries.allSatisfy { $0.source == entries[0].source } }

  /// Returns the name of the entry's source if the site has several sources, or an empty string.
  func sourceLabel(_ entry: TopicEntry) -> String {
    hasOneSource || entry.source == corpusSourceName && entries.count { $0.topic.slug == entry.topic.slug } == 1
      ? "" : " <small>\(HTMLText.escaped(entry.source))</small>"
  }

  private func topic(_ entry: TopicEntry, _ neighbours: (TopicEntry?, TopicEntry?), _ frame: SiteLayout) -> String {
    let pages = [entry.left, entry.right].compactMap { $0 }
    let topic = TopicHTML(
      pages: pages, topicAddress: { fileName(of: $0, source: entry.source).map { HTMLText.urlComponent($0) + ".html" } },
      drawing: drawing,
      pageAddress: { other in
        entries.first { $0.contains(other) && $0.file != entry.file }.map { HTMLText.urlComponent($0.file) + ".html" }
      })
    let (html, outline) = topic.htmlAndOutline()
    let category = categories.first { $0.slug == entry.topic.category }
    let categoryLink = category.map { "<a href=\"../index.html#\($0.slug)\">\(localizedSpans($0.titles))</a>" } ?? ""
    let main = """
      <nav class="crumbs" aria-label="\(Self.escaped("Breadcrumb / パンくず"))"><a href="../index.html">\(localizedSpans(SiteStrings.allTopics))</a> \(categoryLink)</nav>
      <h1>\(localizedSpans(entry.titles))</h1>
      \(sourceLabel(entry).isEmpty ? "" : "<p class=\"owner\">\(sourceLabel(entry))</p>\n")\(html)\(frame.neighborLinks(neighbours))
      """
    return frame.page(
      title: Languages.bilingualPair.map { entry.title(in: $0) }.uniqued().joined(separator: " / "), root: "../", main: main,
      contents: outline.map { SiteLayout.ContentsEntry(depth: $0.depth, id: $0.id, title: $0.title) }, file: entry.file,
      only: pages.count == 1 ? pages[0].language : nil,
      cited: [entry.source, pages.flatMap(\.records).prevailingEdition].compactMap { $0 }.joined(separator: " "))
  }

  private func overviewPage(
    _ name: String, _ titles: Localized<String>, _ overview: Overview, _ frame: SiteLayout, _ year: String? = nil
  ) -> String {
    var contents: [SiteLayout.ContentsEntry] = []
    let parts = Languages.bilingualPair.compactMap { language -> String? in
      guard let document = overview[language] else { return nil }
      let writer = DocumentHTML(document, topicAddress: topicPath)
      contents += writer.titles.enumerated().map { place, title in
        SiteLayout.ContentsEntry(id: "\(language.rawValue)-\(place + 1)", title: HTMLText.escaped(title), language: language)
      }
      return "<div lang=\"\(language.rawValue)\">\n\(writer.html(level: 2, idPrefix: language.rawValue))</div>\n"
    }
    let links = years.map { other in
      let isCurrent = other == (year ?? years[0])
      let file = other == years[0] ? "changes.html" : Self.fileName(ofYear: other)
      return "<li><a href=\"\(file)\"\(isCurrent ? " aria-current=\"page\"" : "")>\(HTMLText.escaped(other))</a></li>\n"
    }
    let yearLinks = name == "changes.html" && links.count > 1 ? "<ul class=\"jumps\">\n\(links.joined())</ul>\n" : ""
    let main = "<h1>\(localizedSpans(titles))</h1>\n\(yearLinks)<div class=\"sheet\">\n\(parts.joined())</div>\n"
    return frame.page(
      title: (Languages.bilingualPair.map { titles.text(in: $0) }.uniqued() + [year].compactMap { $0 }).joined(separator: " / "),
      root: "",
      main: main, contents: contents, file: year.map(Self.fileName) ?? name)
  }

  /// Returns the path of a topic's page, relative to the site's root folder.
  func topicPath(_ address: PageAddress) -> String? { fileName(of: address).map { "topics/\(HTMLText.urlComponent($0)).html" } }

  /// Returns the file that contains a section, preferring the given source; otherwise the first file of the topic.
  private func fileName(of address: PageAddress, source: String? = nil) -> String? {
    let topic = PageAddress(topic: address.topic)
    let keys = [
      FileKey(address: address, source: source), FileKey(address: topic, source: source), FileKey(address: address),
      FileKey(address: topic),
    ]
    return keys.lazy.compactMap { fileNames[$0] }.first
  }

  func localizedSpans(_ texts: Localized<String>) -> String { Self.localizedSpans(texts) }

  /// Returns a text in both languages; style sheet and script hide the one that is not chosen.
  static func localizedSpans(_ texts: Localized<String>) -> String {
    TopicHTML.localizedSpans(Languages.bilingualPair.map { ($0, texts.text(in: $0)) })
  }

  static func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}

extension Site.TopicEntry {
  /// File of the topic's own drawing, or `nil` if the page does not contain it.
  var drawingFile: String? {
    let file = topic.slug + ".svg"
    let records = (right ?? left)?.records ?? []
    return records.contains { $0.source.name == corpusSourceName && $0.body.contains { $0.figure?.file == file } } ? file : nil
  }

  /// The sentence that defines the topic, in each language.
  var summaries: Localized<String> {
    Localized(
      Languages.bilingualPair.compactMap { language in pages[language]?.summary.map { (language, $0.headline.plainText) } })
  }
}
