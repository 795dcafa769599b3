import Glibc
import Guidelines
import Indexing
import Rendering

/// Formats of which one export is many files that know of each other.
struct SiteExport {
  let export: Export

  private var session: Session { export.session }

  // MARK: One page

  /// Standard output holds one page: of one topic in one language.
  func printOnly(_ format: ExportCommand.Format, to write: (String) -> Void) throws(Failure) -> Int32 {
    let pages = try pages()
    guard let page = pages.first else {
      export.nothing()
      return 1
    }
    guard pages.count == 1, format != .docset else {
      session.warn(
        Message(
          "\(pages.count) pages of '\(format.rawValue)' need a folder", "'\(format.rawValue)'の\(pages.count)ページを書き出すにはフォルダが必要です",
          hint: Bilingual("--output FOLDER, or one topic and --language", "--outputでフォルダを指定するか、トピックと--languageを1つに絞ってください")))
      return 2
    }
    switch format {
    case .man: write(ManPage(page).roff())
    case .html: write(HTMLPage.standalone(page))
    case .markdown, .json, .jsonl, .checklist, .docset: break
    }
    return 0
  }

  // MARK: A folder

  func write(_ format: ExportCommand.Format, into folder: ExportFolder) throws(Failure) -> Bool {
    let pages = try pages()
    guard !pages.isEmpty else { return false }
    switch format {
    case .man: try writeManual(pages, into: folder)
    case .html: try site(pages).forEachFile { (path, content) throws(Failure) in try folder.write(content, to: path) }
    case .docset: try writeDocset(pages, into: folder)
    case .markdown, .json, .jsonl, .checklist: break
    }
    return true
  }

  /// One page a topic and language: the one that `hig man` would print.
  private func pages() throws(Failure) -> [TopicPage] {
    var pages: [TopicPage] = []
    var groups: [String: [PageReference: [Record]]] = [:]
    var order: [String] = []
    let references = try export.index.pages()
    let topics = Dictionary(try export.index.topics().map { ($0.slug, $0) }) { first, _ in first }
    _ = try export.forEachGroup { group throws(Failure) in
      guard let first = group.first,
        let reference = references.first(where: {
          $0.topic == first.topic && $0.source == first.source.name && $0.page == first.source.page
            && $0.language == first.language
        })
      else { return }
      if groups[first.topic] == nil { order.append(first.topic) }
      groups[first.topic, default: [:]][reference] = group
    }
    for slug in order {
      guard let topic = topics[slug], let found = groups[slug] else { continue }
      let all = references.filter { $0.topic == slug }
      for language in Language.allCases {
        guard let best = PageLookup.ranked(all.filter { found[$0] != nil && $0.language == language }).first,
          let records = found[best]
        else { continue }
        pages.append(
          TopicPage(
            topic: topic, language: language, records: records, platforms: PlatformStates.states(of: topic, records: records),
            source: best,
            others: all.filter { $0 != best }))
      }
    }
    return pages
  }

  // MARK: Manual

  private func writeManual(_ pages: [TopicPage], into folder: ExportFolder) throws(Failure) {
    for page in pages {
      let place = page.language == .japanese ? "ja/man7/" : "man7/"
      try folder.write(ManPage(page).roff(), to: place + "hig-" + SafeName.component(page.topic.slug) + ".7")
    }
    for language in Language.allCases {
      try folder.write(CommandManual(language: language).roff(), to: (language == .japanese ? "ja/man1/" : "man1/") + "hig.1")
    }
  }

  // MARK: Site

  private func site(_ pages: [TopicPage]) throws(Failure) -> Site {
    var entries: [Site.Entry] = []
    for page in pages {
      if entries.last?.topic.slug == page.topic.slug {
        entries[entries.count - 1].pages[page.language] = page
      } else {
        entries.append(Site.Entry(topic: page.topic, pages: [page.language: page], file: SafeName.component(page.topic.slug)))
      }
    }
    let edition = try export.index.information().corpusEdition
    return Site(entries: entries, categories: try export.index.categories(), edition: edition)
  }

  // MARK: Docset

  /// `hig.docset` for Dash and Zeal: the site with an index of its topics, sections and rules.
  private func writeDocset(_ pages: [TopicPage], into folder: ExportFolder) throws(Failure) {
    let root = "hig.docset/Contents/"
    let site = try site(pages)
    try site.forEachFile { (path, content) throws(Failure) in
      try folder.write(content, to: root + "Resources/Documents/" + path)
    }
    try folder.write(Docset.properties(title: "Design Guidelines"), to: root + "Info.plist")
    let entries = Docset.entries(of: site).map { DocsetIndex.Entry(name: $0.name, kind: $0.kind, path: $0.path) }
    // SQLite writes its own file: into a place of its own, then moved like every other.
    try Files.makeFolder(folder.root)
    let temporary = folder.root + "/.hig-docset-\(getpid())"
    defer { unlink(temporary) }
    unlink(temporary)
    try DocsetIndex.write(entries, to: temporary)
    try folder.write(try Files.read(temporary), to: root + "Resources/docSet.dsidx")
  }
}
