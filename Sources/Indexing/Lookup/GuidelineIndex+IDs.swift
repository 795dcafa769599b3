import Guidelines
import TextAnalysis

/// Lookup of abbreviated ids and of addresses of official pages.
extension GuidelineIndex {
  /// Returns the ids that an abbreviated one can stand for: `wid/cho/1` for `widgets/choosing-margins-and-padding/1`. Each part
  /// must be a prefix, and a number must be equal. Complete parts take precedence over prefixes, and, unless `@page` is given,
  /// ids of the Corpus over those of other pages.
  func ids(abbreviated typed: String, _ database: Database) throws -> [String] {
    let typed = RecordIDParts(typed)
    guard typed.parts.count > 1, typed.parts.allSatisfy({ !$0.isEmpty }), let first = typed.parts.first else { return [] }
    var names = try database.all(
      "SELECT DISTINCT name FROM records WHERE name >= ? AND name < ? ORDER BY name",
      [.text(String(first)), .text(first + "\u{10FFFF}")]
    ) { RecordIDParts(try $0.text(0)) }.filter { $0.parts.count == typed.parts.count && $0.matches(abbreviation: typed) }
    for index in typed.parts.indices {
      let completeMatches = names.filter { $0.parts[index] == typed.parts[index] }
      if !completeMatches.isEmpty { names = completeMatches }
    }
    let corpusIDs = names.filter { $0.page.isEmpty }
    return (typed.page.isEmpty && !corpusIDs.isEmpty ? corpusIDs : names).map(\.text)
  }

  package func officialAnchors() throws(Failure) -> OfficialAnchors { try connection.use { try $0.anchors() } }

  /// Returns the topic of the page with an address, and our spelling of the address's anchor. Returns `nil` if no page has it. If
  /// no page states the address, the topic is found by the last part of the path, provided that another page has the same host.
  package func location(of address: String) throws(Failure) -> (topic: Topic, anchor: String?)? {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    guard var path = parts.first else { return nil }
    for scheme in ["https://", "http://"] where path.hasPrefix(scheme) { path.removeFirst(scheme.count) }
    path = String(path.prefix { $0 != "?" })
    while path.hasSuffix("/") { path.removeLast() }
    let folders = path.split(separator: "/")
    guard let host = folders.first, host.contains("."), folders.count > 1 else { return nil }
    let anchor = try parts.count > 1 ? officialAnchors().normalized(parts[1]) : nil
    let spellings = ["https://", "http://"].flatMap { [$0 + path, $0 + path + "/"] }
    let slug = try connection.use { database in
      try database.first(
        """
        SELECT t.slug FROM pages p JOIN records r ON r.page = p.id JOIN topics t ON t.id = r.topic JOIN sources s ON s.id = p.source
        WHERE p.url IN (?, ?, ?, ?) ORDER BY s.name <> ? LIMIT 1
        """, (spellings + [corpusSourceName]).map { .text($0) }
      ) { try $0.text(0) }
    }
    if let slug, let topic = try topic(named: slug) { return (topic, anchor) }
    let isKnownHost = try connection.use { database in
      try database.count(
        "SELECT count(*) FROM pages WHERE url >= ? AND url < ?", [.text("https://\(host)/"), .text("https://\(host)0")]) > 0
    }
    guard isKnownHost, let name = folders.last, let topic = try topic(named: String(name)) else { return nil }
    return (topic, anchor)
  }
}

/// The parts of an id: `topic/anchor/n@page`.
private struct RecordIDParts {
  let text: String
  let parts: [Substring]
  /// Name of the page; empty for the Corpus.
  let page: Substring

  init(_ text: String) {
    self.text = text
    let separator = text.firstIndex(of: "@") ?? text.endIndex
    parts = text[..<separator].split(separator: "/", omittingEmptySubsequences: false)
    page = separator == text.endIndex ? "" : text[text.index(after: separator)...]
  }

  func matches(abbreviation: RecordIDParts) -> Bool {
    guard page.hasPrefix(abbreviation.page) else { return false }
    return zip(parts, abbreviation.parts).allSatisfy { part, beginning in
      beginning.utf8.allSatisfy(\.isASCIIDigit) ? part == beginning : part.hasPrefix(beginning)
    }
  }
}
