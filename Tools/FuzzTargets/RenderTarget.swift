import Guidelines
import Languages
import Rendering
import TextAnalysis

/// A page's records through every renderer.
enum Rendered {
  /// The pages of topics that an extraction gives, as `hig man` would show them.
  static func pages(_ records: [Record], _ topics: [Topic]) -> [TopicPage] {
    Dictionary(grouping: records, by: \.topic).sorted { $0.key < $1.key }.map { slug, records in
      let first = records[0]
      let topic =
        topics.first { $0.slug == slug }
        ?? Topic(slug: slug, category: "", titles: Localized([(first.language, first.topicTitle)]))
      let source = PageReference(
        source: first.source.name, page: first.source.page, language: first.language, topic: slug, topicTitle: first.topicTitle,
        title: first.source.title, path: first.source.path, url: first.source.url, edition: first.source.edition,
        translator: first.source.translator, retrieved: first.source.retrieved)
      return TopicPage(
        topic: topic, language: first.language, records: records, platforms: PlatformStates.states(of: topic, records: records),
        source: source, others: [])
    }
  }

  static let writer = CanonicalWriter { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }

  static func check(_ page: TopicPage, width: Int) throws(BrokenProperty) {
    try checkTerminal(page, width: width)
    try checkManual(ManPage(page).roff())
    try checkWeb(page)
    for text in [writer.markdown(page.records), Checklist().markdown(page.records)] {
      try Checks.inert(text, "Markdown", keepsTabs: true)
    }
    let json = AnswerJSON.page(page)
    try Checks.inert(json, "JSON")
    _ = try Checks.json(json, "the page")
    for record in page.records {
      try Checks.inert(RecordMarkdown.excerpt(record), "an excerpt", keepsTabs: true)
      _ = try Checks.json(RecordJSON.line(record), "the record")
    }
  }

  private static func checkTerminal(_ page: TopicPage, width: Int) throws(BrokenProperty) {
    let style = PageStyle(Terminal(width: width), language: page.language)
    var texts = [style.terminal.render(TopicPageText(page, style: style, showsIDs: true).lines())]
    texts += page.records.map { style.terminal.render(RecordPage($0, same: [], style: style).lines()) }
    // What is there to be copied is never broken.
    let whole = page.records.flatMap { [$0.id, $0.source.url ?? $0.id] }
    for text in texts {
      try Checks.inert(text, "the terminal's page")
      for line in text.split(separator: "\n") where Metrics().width(line) > width {
        if whole.contains(where: { line.contains($0) }) { continue }
        throw BrokenProperty("a line is wider than \(width) columns: \(line.debugDescription)")
      }
    }
  }

  private static let requests: Set<Substring> = [
    ".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".br", ".RS", ".RE", ".IP", ".TP", ".B", ".sp",
  ]

  private static func checkManual(_ roff: String) throws(BrokenProperty) {
    try Checks.inert(roff, "the manual page")
    for line in roff.split(separator: "\n") {
      let isForeign =
        line.utf8.first == UInt8(ascii: "'")
        || line.utf8.first == UInt8(ascii: ".") && !requests.contains(line.prefix { $0 != " " })
      if isForeign { throw BrokenProperty("the manual page has a request of the page's: \(line)") }
    }
  }

  private static func checkWeb(_ page: TopicPage) throws(BrokenProperty) {
    let site = Site(
      entries: [Site.Entry(topic: page.topic, pages: [page.language: page], file: "page")], categories: [], edition: "1")
    var files = [("one page", HTMLPage.standalone(page))]
    site.forEachFile { files.append(($0, $1)) }
    for (path, text) in files where !path.hasSuffix(".css") && path != "site.js" {
      try Checks.inert(text, path, keepsTabs: true)
      let ours = path.hasSuffix(".html") ? 2 : 0
      let found = count(of: "<script", in: text)
      if found > ours { throw BrokenProperty("\(path) has \(found) scripts") }
      // The mark in the header is ours.
      for what in ["href=\"javascript:", "href=\"data:", "href=\"vbscript:", "<iframe", "<object", "<img"]
      where count(of: what, in: text) > (what == "<img" && ours > 0 ? 1 : 0) {
        throw BrokenProperty("\(path) holds '\(what)'")
      }
    }
  }

  /// Letters of ASCII in any case.
  private static func count(of word: String, in text: String) -> Int {
    let (word, text) = (Array(word.utf8), Array(text.utf8))
    guard text.count >= word.count else { return 0 }
    return (0...text.count - word.count).count { start in
      text[start] | 0x20 == word[0] | 0x20 && word.indices.allSatisfy { lower(text[start + $0]) == word[$0] }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

extension FuzzTarget {
  /// The last byte is the width.
  static let render = FuzzTarget(name: "render", seeds: Pages.seeds) { (bytes) throws(BrokenProperty) in
    let width = 10 + Int(bytes.last ?? 0) % 91
    for extraction in Pages.extracted(bytes) {
      for page in Rendered.pages(extraction.records, extraction.topics) { try Rendered.check(page, width: width) }
    }
  }
}
