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
    drawing: @escaping (String) -> Drawing? = { _ in nil }
  ) {
    self.entries = entries
    self.categories = categories
    self.edition = edition
    self.changes = changes
    self.figures = figures
    self.drawing = drawing
    let files = entries.flatMap { entry in
      entry.addresses.flatMap { [(FileKey(address: $0), entry.file), (FileKey(address: $0, source: entry.source), entry.file)] }
    }
    self.files = Dictionary(files) { first, _ in first }
  }

  /// Every file of the site, as path and content.
  package func forEachFile<E: Error>(_ body: (_ path: String, _ content: String) throws(E) -> Void) throws(E) {
    try body("style.css", SiteAssets.style)
    try body("site.js", SiteAssets.script)
    try body("search-data.js", SiteSearchData(entries: entries).script())
    let groups = groups()
    let frame = SiteFrame(site: self, groups: groups)
    try body("index.html", SiteIndex(site: self, groups: groups).html(frame))
    for (name, titles, sheet) in sheets { try body(name, self.sheet(name, titles, sheet, frame)) }
    let order = groups.flatMap { $0.parts.flatMap(\.entries) }
    for (place, entry) in order.enumerated() {
      let neighbours = (place > 0 ? order[place - 1] : nil, place + 1 < order.count ? order[place + 1] : nil)
      try body("topics/\(entry.file).html", topic(entry, neighbours, frame))
    }
    for (file, drawing) in pictured { try body("\(Figure.folder)/\(file)", drawing.file()) }
  }

  /// Those that have anything in them.
  var sheets: [(name: String, titles: Localized<String>, sheet: Sheet)] {
    [("figures.html", SiteWords.figures, figures), ("changes.html", SiteWords.changes, changes)].filter {
      !$0.2.values.allSatisfy(\.sections.isEmpty)
    }
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

  /// Where several sources have a page of the topic, whose it is.
  func source(_ entry: Entry) -> String {
    let isAlone = entries.count { $0.topic.slug == entry.topic.slug } == 1
    return isAlone ? "" : " <small>\(HTMLText.escaped(entry.source))</small>"
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
      \(html)\(frame.neighbours(neighbours))
      """
    return frame.page(
      title: Languages.both.map { entry.title(in: $0) }.uniqued().joined(separator: " / "), root: "../", main: main,
      contents: outline.map { ($0.depth, $0.id, $0.title) }, file: entry.file, only: pages.count == 1 ? pages[0].language : nil)
  }

  private func sheet(_ name: String, _ titles: Localized<String>, _ sheet: Sheet, _ frame: SiteFrame) -> String {
    var contents: [(depth: Int, id: String, title: String)] = []
    let parts = Languages.both.compactMap { language -> String? in
      guard let document = sheet[language] else { return nil }
      let writer = DocumentHTML(document, topicAddress: topicPage)
      contents += writer.titles.enumerated().map { place, title in
        (0, "\(language.rawValue)-\(place + 1)", "<span lang=\"\(language.rawValue)\">\(HTMLText.escaped(title))</span>")
      }
      return "<div lang=\"\(language.rawValue)\">\n\(writer.html(level: 2, name: language.rawValue))</div>\n"
    }
    let main = "<h1>\(shown(titles))</h1>\n<div class=\"sheet\">\n\(parts.joined())</div>\n"
    return frame.page(
      title: Languages.both.map { titles.text(in: $0) }.joined(separator: " / "), root: "", main: main, contents: contents,
      file: name)
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
