import Guidelines
import Languages
import TextAnalysis

/// Finds the tables and stated measures for a name or a query.
package struct SpecLookup {
  let index: GuidelineIndex
  let language: Language
  let platforms: [Platform]
  /// Slugs of topics; empty for all.
  let topics: [String]
  /// Indicates whether inferred rules are excluded.
  let statedOnly: Bool
  private let unsupportedTopics: Set<String>

  package init(index: GuidelineIndex, language: Language, platforms: [Platform], topics: [String], statedOnly: Bool)
    throws(Failure)
  {
    self.index = index
    self.language = language
    self.platforms = platforms
    self.topics = topics
    self.statedOnly = statedOnly
    unsupportedTopics = platforms.isEmpty ? [] : Set(try index.topics().filter { !$0.applies(toAnyOf: platforms) }.map(\.slug))
  }

  /// Indicates whether the topic is supported on one of the requested platforms.
  private func isSupported(_ topic: String) -> Bool { !unsupportedTopics.contains(topic) }

  /// Returns the specifications of a quantity or topic with this name, or else what full-text search finds.
  package func sheet(_ text: String) throws(Failure) -> SpecSheet {
    let quantities = try index.quantities()
    let key = nameKey(text)
    let exactMatches = quantities.filter { quantity in
      ([quantity.slug] + quantity.names.values.flatMap { $0 }).contains { nameKey($0) == key }
    }
    if exactMatches.isEmpty, let topic = try index.topic(named: text) { return try sheet(ofTopic: topic) }
    if !exactMatches.isEmpty { return try sheet(of: exactMatches) }
    // Common words are part of several names.
    let partialMatches = quantities.filter { quantity in
      key.count > 1 && quantity.names.values.joined().contains { nameKey($0).contains(key) }
    }
    if !partialMatches.isEmpty { return try sheet(of: Array(partialMatches.prefix(3))) }
    return try sheet(searching: text)
  }

  package func sheetOfTopics() throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    for topic in try index.topics() where topics.contains(topic.slug) { try add(topic, to: &sheet) }
    return sheet
  }

  package func sheet(of quantities: [Quantity], maxCount: Int = .max) throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    for quantity in quantities {
      var records: [Record] = []
      for id in quantity.recordIDs {
        records += try index.records(id: id, limit: 4).filter { $0.id == id && $0.language == language }
      }
      add(records, quantity: quantity.slug, title: quantity.title(in: language), maxCount: maxCount, to: &sheet)
    }
    return sheet
  }

  private func sheet(ofTopic topic: Topic) throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    try add(topic, to: &sheet)
    return sheet
  }

  private func add(_ topic: Topic, to sheet: inout SpecSheet) throws(Failure) {
    let lookup = try PageLookup(index, topic: topic)
    var pages = try lookup.pages(in: language, source: nil)
    for other in language.others where pages.isEmpty { pages = try lookup.pages(in: other, source: nil) }
    guard let page = pages.first else { return }
    add(try lookup.page(page).records, quantity: nil, title: topic.title(in: language), to: &sheet)
  }

  /// Returns what full-text search finds, grouped by topic; tables are reduced to their matching rows.
  private func sheet(searching text: String) throws(Failure) -> SpecSheet {
    let filter = RecordFilter(topics: topics, languages: [language], platforms: platforms, excludesInferred: statedOnly)
    let answer = try index.search(Query(text: text, filter: filter, readerLanguage: language, limit: 20))
    var sheet = SpecSheet()
    sheet.isFullTextResult = true
    guard answer.hasAnswer else { return sheet }
    var records: [Record] = []
    for hit in answer.hits {
      guard let table = hit.table, hit.record.kind == .specification else {
        records.append(hit.record)
        continue
      }
      var record = hit.record
      record.body = [
        Block(
          .table(
            Table(
              header: table.header.map { [.text($0)] }, rows: table.rows.prefix(table.matchCount).map { $0.map { [.text($0)] } }))
        )
      ]
      records.append(record)
    }
    for title in records.map(\.topicTitle).uniqued() {
      add(records.filter { $0.topicTitle == title }, quantity: nil, title: title, to: &sheet)
    }
    return sheet
  }

  private func add(_ records: [Record], quantity: String?, title: String, maxCount: Int = .max, to sheet: inout SpecSheet) {
    let filteredRecords = records.keeping([], statedOnly: statedOnly).filter {
      (topics.isEmpty || topics.contains($0.topic)) && isSupported($0.topic)
    }
    sheet.add(quantity: quantity, title: title, records: filteredRecords, platforms: platforms, maxCount: maxCount)
  }
}
