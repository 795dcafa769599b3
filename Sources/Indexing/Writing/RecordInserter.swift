import GRDB
import Guidelines
import TextAnalysis

import struct Guidelines.Record

/// Writes the records of one page.
struct RecordInserter {
  let database: Database
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

  init(database: Database, page: StoredPage, pageID: Int64) {
    self.database = database
    self.page = page
    self.pageID = pageID
  }

  mutating func insert(_ record: Record, _ text: IndexedText) throws {
    let content = RecordContent(
      headline: record.headline, body: record.body, label: record.label, source: ownSource(of: record))
    try database.cachedStatement(
      sql: """
        INSERT INTO records (name, topic, page, section, position, kind, strength, language, platforms, line, counterpart, content)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      record.id, try topicID(record), pageID, try sectionID(record), record.position, record.kind.code, record.strength?.code,
      record.language.code, record.platforms.map(Platform.mask), record.source.line, record.counterpart,
      content.bytes.databaseBlob,
    ])
    try database.cachedStatement(sql: "INSERT INTO words (rowid, tokens) VALUES (?, ?)")
      .execute(arguments: [database.lastInsertedRowID, text.tokens])
  }

  private func ownSource(of record: Record) -> SourceReference? {
    let ofPage = SourceReference(
      name: page.source, page: page.page, path: page.path, line: record.source.line, url: page.url, title: page.title,
      edition: page.edition, translator: page.translator, retrieved: page.retrieved)
    return record.source == ofPage ? nil : record.source
  }

  private mutating func topicID(_ record: Record) throws -> Int64 {
    if let id = topics[record.topic] { return id }
    var id = try Int64.fetchOne(database, sql: "SELECT id FROM topics WHERE slug = ?", arguments: [record.topic])
    if id == nil {
      let topic = Topic(
        slug: record.topic, category: "", english: record.topicTitle, japanese: record.topicTitle)
      try database.execute(
        sql: """
          INSERT INTO topics (slug, listed, rank, category, english, japanese, platforms, detail) VALUES (?, 0, 0, '', ?, ?, ?, ?)
          """,
        arguments: [
          topic.slug, topic.english, topic.japanese, Platform.mask(topic.platforms), TopicRow.detail(topic).databaseBlob,
        ])
      id = database.lastInsertedRowID
      for (rank, name) in [(0, topic.slug), (1, record.topicTitle)] where !nameKey(name).isEmpty {
        try database.execute(
          sql: "INSERT OR IGNORE INTO topic_names (key, rank, topic) VALUES (?, ?, ?)", arguments: [nameKey(name), rank, id])
      }
    }
    topics[record.topic] = id
    return id ?? 0
  }

  private mutating func sectionID(_ record: Record) throws -> Int64 {
    let heading = Heading(topicTitle: record.topicTitle, path: record.section, anchor: record.anchor)
    if let id = sections[heading] { return id }
    var path = ByteWriter()
    path.strings(record.section)
    try database.cachedStatement(sql: "INSERT INTO sections (page, topic_title, path, anchor) VALUES (?, ?, ?, ?)")
      .execute(arguments: [pageID, record.topicTitle, path.bytes.databaseBlob, record.anchor])
    sections[heading] = database.lastInsertedRowID
    return database.lastInsertedRowID
  }
}
