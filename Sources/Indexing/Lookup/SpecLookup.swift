import Guidelines
import Languages
import TextAnalysis

/// From words to the records that state a figure.
package struct SpecLookup {
  let index: GuidelineIndex
  let language: Language
  let platforms: [Platform]
  /// Slugs; empty for all.
  let topics: [String]
  /// Leaves guessed rules out.
  let statedOnly: Bool
  private let absent: Set<String>

  package init(index: GuidelineIndex, language: Language, platforms: [Platform], topics: [String], statedOnly: Bool)
    throws(Failure)
  {
    self.index = index
    self.language = language
    self.platforms = platforms
    self.topics = topics
    self.statedOnly = statedOnly
    absent = platforms.isEmpty ? [] : Set(try index.topics().filter { !$0.holds(for: platforms) }.map(\.slug))
  }

  /// Whether the topic exists on one of the platforms that were asked for.
  private func isSupported(_ topic: String) -> Bool { !absent.contains(topic) }

  /// A quantity, a topic, else what a search for the words finds.
  package func sheet(_ text: String) throws(Failure) -> SpecSheet {
    let quantities = try index.quantities()
    let key = nameKey(text)
    let named = quantities.filter { quantity in
      ([quantity.slug] + quantity.names.values.flatMap { $0 }).contains { nameKey($0) == key }
    }
    if named.isEmpty, let topic = try index.topic(named: text) { return try sheet(ofTopic: topic) }
    if !named.isEmpty { return try sheet(of: named) }
    // A common word is a part of several names.
    let near = quantities.filter { quantity in
      key.count > 1 && quantity.names.values.joined().contains { nameKey($0).contains(key) }
    }
    if !near.isEmpty { return try sheet(of: Array(near.prefix(3))) }
    return try sheet(found: text)
  }

  package func sheetOfTopics() throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    for topic in try index.topics() where topics.contains(topic.slug) { try add(topic, to: &sheet) }
    return sheet
  }

  package func sheet(of quantities: [Quantity], most: Int = .max) throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    for quantity in quantities {
      var records: [Record] = []
      for id in quantity.records {
        records += try index.records(id: id, limit: 4).filter { $0.id == id && $0.language == language }
      }
      add(records, quantity: quantity.slug, title: quantity.title(in: language), most: most, to: &sheet)
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

  /// By topic, each table with the rows that answer.
  private func sheet(found text: String) throws(Failure) -> SpecSheet {
    let filter = RecordFilter(topics: topics, languages: [language], platforms: platforms, statedOnly: statedOnly)
    let answer = try index.search(Query(text: text, filter: filter, readerLanguage: language, limit: 20))
    var sheet = SpecSheet()
    sheet.isFoundByWords = true
    guard answer.matched else { return sheet }
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
              header: table.header.map { [.text($0)] }, rows: table.rows.prefix(table.answering).map { $0.map { [.text($0)] } })))
      ]
      records.append(record)
    }
    for title in records.map(\.topicTitle).uniqued() {
      add(records.filter { $0.topicTitle == title }, quantity: nil, title: title, to: &sheet)
    }
    return sheet
  }

  private func add(_ records: [Record], quantity: String?, title: String, most: Int = .max, to sheet: inout SpecSheet) {
    let kept = records.keeping([], statedOnly: statedOnly).filter {
      (topics.isEmpty || topics.contains($0.topic)) && isSupported($0.topic)
    }
    sheet.add(quantity: quantity, title: title, records: kept, platforms: platforms, most: most)
  }
}
