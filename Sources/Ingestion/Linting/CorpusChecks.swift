import Guidelines

/// Checks canonical pages: topics must be known, headings need anchors, rules need explanations, references must resolve, and
/// retired ids must not be used.
struct CorpusChecks {
  let catalog: TopicCatalog
  /// Ids of the Corpus that must not be used again.
  let retiredIDs: Set<String>
  let pages: [(path: String, page: Page, records: [Record])]
  /// Ids of the pages' records, by language and topic.
  private let ids: [Language: [String: Set<String>]]

  init(catalog: TopicCatalog, retiredIDs: Set<String>, pages: [(path: String, page: Page, records: [Record])]) {
    self.catalog = catalog
    self.retiredIDs = retiredIDs
    self.pages = pages
    var ids: [Language: [String: Set<String>]] = [:]
    for record in pages.lazy.flatMap(\.records) {
      ids[record.language, default: [:]][record.topic, default: []].insert(record.id)
    }
    self.ids = ids
  }

  func diagnostics() -> [Linter.FileDiagnostic] {
    pages.flatMap { pageDiagnostics($0.path, $0.page, $0.records) }
  }

  // MARK: Checks of one page

  private func pageDiagnostics(_ path: String, _ page: Page, _ records: [Record]) -> [Linter.FileDiagnostic] {
    var diagnostics: [Linter.FileDiagnostic] = []
    func add(_ level: Diagnostic.Level, _ line: Int, _ kind: Diagnostic.Kind) {
      diagnostics.append(Linter.FileDiagnostic(path: path, diagnostic: Diagnostic(level, line: line, kind)))
    }
    if let topic = page.metadata.topic, !catalog.topics.isEmpty, !catalog.topics.contains(where: { $0.slug == topic }) {
      add(.warning, 1, .unknownTopic(topic))
    }
    for block in page.blocks {
      if case .heading(_, let inlines, nil) = block.content { add(.warning, block.line, .missingAnchor(inlines.plainText)) }
    }
    for record in records where record.kind == .rule && record.body.isEmpty {
      add(.warning, record.source.line, .missingExplanation(record.headline.plainText))
    }
    for record in records where retiredIDs.contains(record.id) { add(.warning, record.source.line, .goneIDUsed(id: record.id)) }
    for record in records {
      for url in record.addresses where isDead(url, language: page.metadata.language) {
        add(.warning, record.source.line, .deadReference(url))
      }
    }
    return diagnostics
  }

  /// Indicates whether a reference to a topic (`alerts`), to one of its sections (`charts#marks`), or to a record
  /// (`alerts/content/2`) does not resolve. References to records of a topic whose page was not checked always resolve.
  private func isDead(_ url: String, language: Language) -> Bool {
    guard !url.isEmpty, !url.contains(":"), !url.hasPrefix("/"), !url.hasPrefix("#") else { return false }
    if let topic = RecordID.topic(ofCitation: url) {
      return ids[language]?[topic].map { !$0.contains(url) } ?? !catalog.topics.contains { $0.slug == topic }
    }
    let parts = url.split(separator: "#", maxSplits: 1).map(String.init)
    guard let slug = parts.first, catalog.topics.contains(where: { $0.slug == slug }) else { return true }
    guard parts.count == 2 else { return false }
    let records = pages.lazy.filter { $0.page.metadata.language == language && $0.page.metadata.topic == slug }.flatMap(
      \.page.blocks)
    return !records.contains { block in
      if case .heading(_, _, let anchor) = block.content { anchor == parts[1] } else { false }
    }
  }
}
