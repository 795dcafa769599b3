import Guidelines
import Languages
import Rendering
import TextAnalysis

/// Rendering of a page's records in every output format.
enum RenderedPages {
  /// Returns the topic pages of extracted records as `hig man` would show them.
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
        source: source, otherPages: [])
    }
  }

  static let writer = CanonicalWriter { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }

  static func check(_ page: TopicPage, width: Int) throws(PropertyError) {
    try checkTerminal(page, width: width)
    try checkManual(ManPage(page).roff())
    try checkWeb(page)
    for text in [writer.markdown(page.records), Checklist().markdown(page.records)] {
      try Checks.requireInert(text, "Markdown", keepsTabs: true)
    }
    let json = LookupJSON.page(page)
    try Checks.requireInert(json, "JSON")
    _ = try Checks.requireJSON(json, "the page")
    for record in page.records {
      try Checks.requireInert(RecordMarkdown.excerpt(record), "an excerpt", keepsTabs: true)
      _ = try Checks.requireJSON(RecordJSON.line(record), "the record")
    }
  }

  private static func checkTerminal(_ page: TopicPage, width: Int) throws(PropertyError) {
    let style = PageStyle(Terminal(width: width), language: page.language)
    var texts = [style.terminal.render(TopicPageText(page, style: style, showsIDs: true).lines())]
    texts += page.records.map { style.terminal.render(RecordPage($0, equivalents: [], style: style).lines()) }
    // Text that users copy, such as IDs and URLs, is never broken across lines.
    let unbreakableTexts = page.records.flatMap { [$0.id, $0.source.url ?? $0.id] }
    for text in texts {
      try Checks.requireInert(text, "the terminal's page")
      for line in text.split(separator: "\n") where Metrics().width(line) > width {
        if unbreakableTexts.contains(where: { line.contains($0) }) { continue }
        throw PropertyError("a line is wider than \(width) columns: \(line.debugDescription)")
      }
    }
  }

  private static let requests: Set<Substring> = [
    ".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".br", ".RS", ".RE", ".IP", ".TP", ".B", ".sp",
  ]

  private static func checkManual(_ roff: String) throws(PropertyError) {
    try Checks.requireInert(roff, "the manual page")
    for line in roff.split(separator: "\n") {
      let isUnexpectedRequest =
        line.utf8.first == UInt8(ascii: "'")
        || line.utf8.first == UInt8(ascii: ".") && !requests.contains(line.prefix { $0 != " " })
      if isUnexpectedRequest { throw PropertyError("the manual page has a request of the page's: \(line)") }
    }
  }

  private static func checkWeb(_ page: TopicPage) throws(PropertyError) {
    let site = Site(
      entries: [Site.TopicEntry(topic: page.topic, pages: [page.language: page], file: "page")], categories: [], edition: "1")
    var files = [("one page", HTMLPage.standalone(page))]
    site.forEachFile { files.append(($0, $1)) }
    for (path, text) in files where !path.hasSuffix(".css") && path != "site.js" {
      try Checks.requireInert(text, path, keepsTabs: true)
      let allowedScripts = path.hasSuffix(".html") ? 2 : 0
      let found = count(of: "<script", in: text)
      if found > allowedScripts { throw PropertyError("\(path) has \(found) scripts") }
      // The logo in the header is the only image.
      for forbidden in ["href=\"javascript:", "href=\"data:", "href=\"vbscript:", "<iframe", "<object", "<img"]
      where count(of: forbidden, in: text) > (forbidden == "<img" && allowedScripts > 0 ? 1 : 0) {
        throw PropertyError("\(path) holds '\(forbidden)'")
      }
    }
  }

  /// Returns the number of occurrences of a word, without regard to the case of ASCII letters.
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
  /// The target for rendering. The last byte of an input determines the line width.
  static let render = FuzzTarget(name: "render", seeds: PageInputs.seeds) { (bytes) throws(PropertyError) in
    let width = 10 + Int(bytes.last ?? 0) % 91
    for extraction in PageInputs.extractions(bytes) {
      for page in RenderedPages.pages(extraction.records, extraction.topics) { try RenderedPages.check(page, width: width) }
    }
  }
}
