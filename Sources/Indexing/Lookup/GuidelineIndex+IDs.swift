import Guidelines
import TextAnalysis

/// What people write for an id: a shorter one, or the address of the official page.
extension GuidelineIndex {
  /// The ids that a shortened one may mean: `wid/cho/1` for `widgets/choosing-margins-and-padding/1`. Each part begins the part of an id, a number is the
  /// number; parts that are whole count before those that only begin so, and ids of the Corpus before those of other pages unless `@page` is written.
  func ids(shortened typed: String, _ database: Database) throws -> [String] {
    let typed = RecordName(typed)
    guard typed.parts.count > 1, typed.parts.allSatisfy({ !$0.isEmpty }), let first = typed.parts.first else { return [] }
    var names = try database.all(
      "SELECT DISTINCT name FROM records WHERE name >= ? AND name < ? ORDER BY name",
      [.text(String(first)), .text(first + "\u{10FFFF}")]
    ) { RecordName(try $0.text(0)) }.filter { $0.parts.count == typed.parts.count && $0.isBegun(by: typed) }
    for place in typed.parts.indices {
      let whole = names.filter { $0.parts[place] == typed.parts[place] }
      if !whole.isEmpty { names = whole }
    }
    let ofCorpus = names.filter { $0.page.isEmpty }
    return (typed.page.isEmpty && !ofCorpus.isEmpty ? ofCorpus : names).map(\.text)
  }

  package func officialAnchors() throws(Failure) -> OfficialAnchors { try connection.use { try $0.anchors() } }

  /// The topic whose page has an address, and our anchor for the one that the address names behind `#`, in either spelling; nil where no page has it. An address that no page states is
  /// of a topic all the same where its last part names one and another page has the same host.
  package func place(of address: String) throws(Failure) -> (topic: Topic, anchor: String?)? {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    guard var path = parts.first else { return nil }
    for scheme in ["https://", "http://"] where path.hasPrefix(scheme) { path.removeFirst(scheme.count) }
    path = String(path.prefix { $0 != "?" })
    while path.hasSuffix("/") { path.removeLast() }
    let folders = path.split(separator: "/")
    guard let host = folders.first, host.contains("."), folders.count > 1 else { return nil }
    let anchor = try parts.count > 1 ? officialAnchors().ours(parts[1]) : nil
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
    let isKnown = try connection.use { database in
      try database.count(
        "SELECT count(*) FROM pages WHERE url >= ? AND url < ?", [.text("https://\(host)/"), .text("https://\(host)0")]) > 0
    }
    guard isKnown, let name = folders.last, let topic = try topic(named: String(name)) else { return nil }
    return (topic, anchor)
  }
}

/// An id taken apart: `topic/anchor/n@page`.
private struct RecordName {
  let text: String
  let parts: [Substring]
  /// Empty in the Corpus.
  let page: Substring

  init(_ text: String) {
    self.text = text
    let at = text.firstIndex(of: "@") ?? text.endIndex
    parts = text[..<at].split(separator: "/", omittingEmptySubsequences: false)
    page = at == text.endIndex ? "" : text[text.index(after: at)...]
  }

  func isBegun(by typed: RecordName) -> Bool {
    guard page.hasPrefix(typed.page) else { return false }
    return zip(parts, typed.parts).allSatisfy { part, beginning in
      beginning.utf8.allSatisfy(\.isASCIIDigit) ? part == beginning : part.hasPrefix(beginning)
    }
  }
}
