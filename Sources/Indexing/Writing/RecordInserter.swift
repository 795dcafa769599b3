import Guidelines
import TextAnalysis

import struct Guidelines.Record

/// Writes the records of one page.
struct RecordInserter {
  let statements: Statements
  let page: StoredPage
  let pageID: Int64
  private var topics: [String: Int64] = [:]
  private var sections: [Heading: Int64] = [:]

  /// What neighbouring records share.
  private struct Heading: Hashable {
    var topicTitle: String
    var path: [String]
    var anchor: String
  }

  init(statements: Statements, page: StoredPage, pageID: Int64) {
    self.statements = statements
    self.page = page
    self.pageID = pageID
  }

  mutating func insert(_ record: Record) throws {
    let content = RecordContent(
      headline: record.headline, body: record.body, label: record.label, announces: record.announces,
      source: ownSource(of: record))
    let (topic, section) = (try topicID(record), try sectionID(record))
    try statements.run(
      """
      INSERT INTO records (name, topic, page, section, position, kind, strength, language, platforms, line, counterpart, content)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(record.id), .integer(topic), .integer(pageID), .integer(section), .init(record.position), .init(record.kind.code),
        .init(record.strength?.code), .init(record.language.code), .init(record.platforms.map(Platform.mask)),
        .init(record.source.line), .init(record.counterpart), .blob(content.bytes),
      ])
  }

  private func ownSource(of record: Record) -> SourceReference? {
    let ofPage = SourceReference(
      name: page.source, page: page.page, path: page.path, line: record.source.line, url: page.url, title: page.title,
      edition: page.edition, translator: page.translator, retrieved: page.retrieved)
    return record.source == ofPage ? nil : record.source
  }

  private mutating func topicID(_ record: Record) throws -> Int64 {
    if let id = topics[record.topic] { return id }
    let known = try statements.first("SELECT id FROM topics WHERE slug = ?", [.text(record.topic)]) { $0.integer(0) }
    let id = try known ?? addTopic(of: record)
    topics[record.topic] = id
    return id
  }

  /// A topic that nobody made, from what the record says of it.
  private func addTopic(of record: Record) throws -> Int64 {
    let topic = Topic(slug: record.topic, category: "", english: record.topicTitle, japanese: record.topicTitle)
    try statements.run(
      "INSERT INTO topics (slug, listed, rank, category, english, japanese, platforms, detail) VALUES (?, 0, 0, '', ?, ?, ?, ?)",
      [
        .text(topic.slug), .text(topic.english), .text(topic.japanese), .init(Platform.mask(topic.platforms)),
        .blob(TopicRow.detail(topic)),
      ])
    let id = statements.lastID
    for (rank, name) in [(0, topic.slug), (1, record.topicTitle)] where !nameKey(name).isEmpty {
      try statements.run(
        "INSERT OR IGNORE INTO topic_names (key, rank, topic) VALUES (?, ?, ?)",
        [.text(nameKey(name)), .init(rank), .integer(id)])
    }
    return id
  }

  private mutating func sectionID(_ record: Record) throws -> Int64 {
    let heading = Heading(topicTitle: record.topicTitle, path: record.section, anchor: record.anchor)
    if let id = sections[heading] { return id }
    var path = ByteWriter()
    path.strings(record.section)
    try statements.run(
      "INSERT INTO sections (page, topic_title, path, anchor) VALUES (?, ?, ?, ?)",
      [.integer(pageID), .text(record.topicTitle), .blob(path.bytes), .text(record.anchor)])
    sections[heading] = statements.lastID
    return statements.lastID
  }
}
