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
    /// The topic, and the sections that stand here.
    fileprivate var addresses: Set<PageAddress> {
      Set(
        pages.values.flatMap(\.records).map { PageAddress(topic: topic.slug, anchor: $0.anchor) } + [
          PageAddress(topic: topic.slug)
        ])
    }
    func holds(_ page: PageReference) -> Bool { pages[page.language]?.source == page }

    func title(in language: Language) -> String { pages[language]?.topicTitle ?? topic.title(in: language) }
    var titles: Localized<String> { Localized(Languages.both.map { ($0, title(in: $0)) }) }
  }

  /// A page of its own that lists something over all topics, in each language.
  package typealias Sheet = [Language: Document]

  package var entries: [Entry]
  package var categories: [TopicCategory]
  package var edition: String
  /// What changed in the guidelines, newest first; sizes and limits by quantity.
  package var changes: Sheet
  package var figures: Sheet
  package var look: SiteLook
  let drawing: (String) -> Drawing?
  private let files: [FileKey: String]

  /// A topic or a section of one, of a source or of the first that has it.
  private struct FileKey: Hashable {
    var address: PageAddress
    var source: String?
  }

  /// - Parameter drawing: the drawings of the Corpus, by their files' names.
  package init(
    entries: [Entry], categories: [TopicCategory], edition: String, changes: Sheet = [:], figures: Sheet = [:],
    look: SiteLook = SiteLook(), drawing: @escaping (String) -> Drawing? = { _ in nil }
  ) {
    self.entries = entries
    self.categories = categories
    self.edition = edition
    self.changes = changes
    self.figures = figures
    self.look = look
    self.drawing = drawing
    let files = entries.flatMap { entry in
      entry.addresses.flatMap { [(FileKey(address: $0), entry.file), (FileKey(address: $0, source: entry.source), entry.file)] }
    }
    self.files = Dictionary(files) { first, _ in first }
  }

  /// Every file of the site, as path and content.
  package func forEachFile<E: Error>(_ body: (_ path: String, _ content: String) throws(E) -> Void) throws(E) {
    try body("style.css", SiteAssets.style + (look.accent?.style ?? ""))
    try body("site.js", SiteAssets.script)
    try body("icon.svg", SiteAssets.icon)
    try body("site.webmanifest", manifest)
    let groups = groups()
    let lists = sheets.map { (address: $0.name, titles: $0.titles) } + groups.map { ("index.html#" + $0.slug, $0.titles) }
    try body("search-data.js", SiteSearchData(entries: entries, pages: lists).script())
    let frame = SiteFrame(site: self, groups: groups)
    try body("index.html", SiteIndex(site: self, groups: groups).html(frame))
    for (name, titles, sheet) in sheets { try body(name, self.sheet(name, titles, sheet, frame)) }
    for year in years.dropFirst() {
      try body(Self.file(ofYear: year), self.sheet("changes.html", SiteWords.changes, changes(of: year), frame, year))
    }
    let order = groups.flatMap { $0.parts.flatMap(\.entries) }
    for (place, entry) in order.enumerated() {
      let neighbours = (place > 0 ? order[place - 1] : nil, place + 1 < order.count ? order[place + 1] : nil)
      try body("topics/\(entry.file).html", topic(entry, neighbours, frame))
    }
    for (file, drawing) in pictured { try body("\(Figure.folder)/\(file)", drawing.file()) }
    guard let base = look.base else { return }
    let pages = ["index.html"] + sheets.map(\.name) + order.map { "topics/\(HTMLText.addressPart($0.file)).html" }
    let lines = pages.map { "<url><loc>\(HTMLText.escaped(base + ($0 == "index.html" ? "" : $0)))</loc></url>\n" }
    try body(
      "sitemap.xml",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(lines.joined())</urlset>\n"
    )
    try body("robots.txt", "User-agent: *\nAllow: /\nSitemap: \(base)sitemap.xml\n")
  }

  /// Those that have anything in them.
  var sheets: [(name: String, titles: Localized<String>, sheet: Sheet)] {
    let all: [(name: String, titles: Localized<String>, sheet: Sheet)] = [
      ("choices.html", SiteWords.choices, choices), ("figures.html", SiteWords.figures, figures),
      ("changes.html", SiteWords.changes, years.first.map(changes) ?? [:]),
    ]
    return all.filter { !$0.2.values.allSatisfy(\.sections.isEmpty) }
  }

  var title: Localized<String> {
    look.title.map { title in Localized(Languages.both.map { ($0, title) }) } ?? SiteWords.title
  }

  /// For a home screen.
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

  /// The years of the change log, newest first: a page each.
  private var years: [String] {
    changes.values.flatMap { $0.sections.map { String($0.title.prefix(4)) } }.uniqued().sorted(by: >)
  }

  private static func file(ofYear year: String) -> String { "changes-\(HTMLText.addressPart(year)).html" }

  private func changes(of year: String) -> Sheet {
    changes.mapValues { document in
      var document = document
      document.sections.removeAll { !$0.title.hasPrefix(year) }
      return document
    }
  }

  /// What to use when: of each page that helps to choose, its first table.
  private var choices: Sheet {
    var sheet: Sheet = [:]
    for language in Languages.both {
      let sections = entries.filter { $0.topic.category == "choices" }.compactMap { entry -> Document.Section? in
        let table = entry.pages[language]?.records.first {
          $0.body.contains { if case .table = $0.content { true } else { false } }
        }
        guard let table else { return nil }
        return Document.Section(
          role: .rules, title: entry.title(in: language),
          parts: [.entry(Rendering.Entry(table, edition: nil)), .origin(table, also: [])])
      }
      if !sections.isEmpty { sheet[language] = Document(title: "", language: language, sections: sections) }
    }
    return sheet
  }

  /// The drawings that the index shows as pictures, each once.
  private var pictured: [(file: String, drawing: Drawing)] {
    entries.compactMap(\.picture).uniqued().compactMap { file in drawing(file).map { (file, $0) } }
  }

  // MARK: Groups

  /// A category with its topics, by group where it has groups.
  struct Group {
    var slug: String
    var titles: Localized<String>
    var parts: [(titles: Localized<String>?, entries: [Entry])]
  }

  private func groups() -> [Group] {
    var left = entries
    func take(_ isMember: (Topic) -> Bool) -> [Entry] {
      let members = left.filter { isMember($0.topic) }
      left.removeAll { isMember($0.topic) }
      return members
    }
    var groups = categories.map { category -> Group in
      var parts: [(titles: Localized<String>?, entries: [Entry])] = category.groups.map { group in
        (group.titles, take { $0.category == category.slug && $0.group == group.slug })
      }
      parts.insert((nil, take { $0.category == category.slug }), at: 0)
      return Group(slug: category.slug, titles: category.titles, parts: parts.filter { !$0.entries.isEmpty })
    }
    groups.append(Group(slug: "others", titles: SiteWords.others, parts: left.isEmpty ? [] : [(nil, left)]))
    return groups.filter { !$0.parts.isEmpty }
  }

  // MARK: Pages

  private var hasOneSource: Bool { entries.allSatisfy { $0.source == entries[0].source } }

  /// Where there are pages of one's own beside the Corpus, whose it is.
  func source(_ entry: Entry) -> String {
    hasOneSource || entry.source == corpusSourceName && entries.count { $0.topic.slug == entry.topic.slug } == 1
      ? "" : " <small>\(HTMLText.escaped(entry.source))</small>"
  }

  private func topic(_ entry: Entry, _ neighbours: (Entry?, Entry?), _ frame: SiteFrame) -> String {
    let pages = [entry.left, entry.right].compactMap { $0 }
    let topic = TopicHTML(
      pages: pages, topicAddress: { file(of: $0, source: entry.source).map { HTMLText.addressPart($0) + ".html" } },
      drawing: drawing,
      pageAddress: { other in
        entries.first { $0.holds(other) && $0.file != entry.file }.map { HTMLText.addressPart($0.file) + ".html" }
      })
    let (html, outline) = topic.parts()
    let category = categories.first { $0.slug == entry.topic.category }
    let crumb = category.map { "<a href=\"../index.html#\($0.slug)\">\(shown($0.titles))</a>" } ?? ""
    let main = """
      <nav class="crumbs" aria-label="\(Self.plain("Breadcrumb / パンくず"))"><a href="../index.html">\(shown(SiteWords.allTopics))</a> \(crumb)</nav>
      <h1>\(shown(entry.titles))</h1>
      \(source(entry).isEmpty ? "" : "<p class=\"owner\">\(source(entry))</p>\n")\(html)\(frame.neighbours(neighbours))
      """
    return frame.page(
      title: Languages.both.map { entry.title(in: $0) }.uniqued().joined(separator: " / "), root: "../", main: main,
      contents: outline.map { SiteFrame.ContentsLine(depth: $0.depth, id: $0.id, title: $0.title) }, file: entry.file,
      only: pages.count == 1 ? pages[0].language : nil,
      cited: [entry.source, pages.flatMap(\.records).usualEdition].compactMap { $0 }.joined(separator: " "))
  }

  private func sheet(
    _ name: String, _ titles: Localized<String>, _ sheet: Sheet, _ frame: SiteFrame, _ year: String? = nil
  ) -> String {
    var contents: [SiteFrame.ContentsLine] = []
    let parts = Languages.both.compactMap { language -> String? in
      guard let document = sheet[language] else { return nil }
      let writer = DocumentHTML(document, topicAddress: topicPage)
      contents += writer.titles.enumerated().map { place, title in
        SiteFrame.ContentsLine(id: "\(language.rawValue)-\(place + 1)", title: HTMLText.escaped(title), language: language)
      }
      return "<div lang=\"\(language.rawValue)\">\n\(writer.html(level: 2, name: language.rawValue))</div>\n"
    }
    let links = years.map { other in
      let isHere = other == (year ?? years[0])
      let file = other == years[0] ? "changes.html" : Self.file(ofYear: other)
      return "<li><a href=\"\(file)\"\(isHere ? " aria-current=\"page\"" : "")>\(HTMLText.escaped(other))</a></li>\n"
    }
    let jumps = name == "changes.html" && links.count > 1 ? "<ul class=\"jumps\">\n\(links.joined())</ul>\n" : ""
    let main = "<h1>\(shown(titles))</h1>\n\(jumps)<div class=\"sheet\">\n\(parts.joined())</div>\n"
    return frame.page(
      title: (Languages.both.map { titles.text(in: $0) }.uniqued() + [year].compactMap { $0 }).joined(separator: " / "), root: "",
      main: main, contents: contents, file: year.map(Self.file) ?? name)
  }

  /// Where an address leads from a page beside the index.
  func topicPage(_ address: PageAddress) -> String? { file(of: address).map { "topics/\(HTMLText.addressPart($0)).html" } }

  /// The page that has the section, from the source itself before others; else the first of the topic.
  private func file(of address: PageAddress, source: String? = nil) -> String? {
    let topic = PageAddress(topic: address.topic)
    let keys = [
      FileKey(address: address, source: source), FileKey(address: topic, source: source), FileKey(address: address),
      FileKey(address: topic),
    ]
    return keys.lazy.compactMap { files[$0] }.first
  }

  func shown(_ texts: Localized<String>) -> String { Self.shown(texts) }

  /// A text in both languages, of which the page shows one or both.
  static func shown(_ texts: Localized<String>) -> String { TopicHTML.shown(Languages.both.map { ($0, texts.text(in: $0)) }) }

  static func plain(_ text: String) -> String { HTMLText.escaped(text) }
}

extension Site.Entry {
  /// The file of the topic's own drawing, where its page has it.
  var picture: String? {
    let file = topic.slug + ".svg"
    let records = (right ?? left)?.records ?? []
    return records.contains { $0.source.name == corpusSourceName && $0.body.contains { $0.figure?.file == file } } ? file : nil
  }

  /// The sentence that says what the topic is, in each language.
  var summaries: Localized<String> {
    Localized(Languages.both.compactMap { language in pages[language]?.summary.map { (language, $0.headline.plainText) } })
  }
}
