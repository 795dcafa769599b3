import Guidelines
import Searching
import TextAnalysis

/// Inserts the records of one page.
struct RecordInserter {
  let database: Database
  let page: StoredPage
  let pageID: Int64
  /// Maximum size of one record's content in bytes, far above what any page reader returns.
  static let maxContentBytes = 8 << 20
  private var topics: [String: Int64] = [:]
  private var sections: [SectionKey: Int64] = [:]

  /// The data of a section that its records share.
  private struct SectionKey: Hashable {
    var topicTitle: String
    var path: [String]
    var anchor: String
  }

  init(database: Database, page: StoredPage, pageID: Int64) {
    self.database = database
    self.page = page
    self.pageID = pageID
  }

  mutating func insert(_ record: Record) throws {
    let content = RecordContent(
      headline: record.headline, body: record.body, label: record.label, announces: record.announces,
      source: sourceIfDifferent(of: record), systems: record.systems
    ).bytes
    guard content.count <= Self.maxContentBytes else {
      throw Failure.tooLarge(path: page.path, bytes: content.count, limit: Self.maxContentBytes)
    }
    let (topic, section) = (try topicID(record), try sectionID(record))
    let values: [Statement.Value] = [
      .text(record.id), .integer(topic), .integer(pageID), .integer(section), .init(record.position), .init(record.kind.code),
      .init(record.strength?.code), .init(record.language.code), .init(record.platforms.map(Platform.mask(ofRecord:))),
      .init(record.source.line), .init(record.isInferred ? 1 : 0), .blob(content),
    ]
    try database.run(
      "INSERT INTO records (\(RecordChecksum.columns), sum, counterparts) VALUES (\(Database.placeholders(values.count + 2)))",
      values + [RecordChecksum.checksum(of: values), RecordLinks.columnValue(record.counterparts, of: record.id)])
  }

  private func sourceIfDifferent(of record: Record) -> SourceReference? {
    let pageSource = SourceReference(
      name: page.source, page: page.page, path: page.path, line: record.source.line, url: page.url, title: page.title,
      edition: page.edition, translator: page.translator, retrieved: page.retrieved, isPrivate: page.isPrivate)
    return record.source == pageSource ? nil : record.source
  }

  private mutating func topicID(_ record: Record) throws -> Int64 {
    if let id = topics[record.topic] { return id }
    let existingID = try database.first("SELECT id FROM topics WHERE slug = ?", [.text(record.topic)]) { $0.integer(0) }
    let id = try existingID ?? addTopic(of: record)
    topics[record.topic] = id
    return id
  }

  /// Adds an unlisted topic with the record's title of it.
  private func addTopic(of record: Record) throws -> Int64 {
    let topic = Topic(slug: record.topic, category: "", titles: Localized([(record.language, record.topicTitle)]))
    try database.run(
      "INSERT INTO topics (slug, listed, rank, category, platforms, detail) VALUES (?, 0, 0, '', ?, ?)",
      [
        .text(topic.slug), .init(Platform.mask(topic.platforms)), .blob(StoredTopic.detail(topic)),
      ])
    let id = database.lastID
    for (rank, name) in [(0, topic.slug), (1, record.topicTitle)] where !nameKey(name).isEmpty {
      try database.run(
        "INSERT OR IGNORE INTO topic_names (key, rank, topic) VALUES (?, ?, ?)",
        [.text(nameKey(name)), .init(rank), .integer(id)])
    }
    return id
  }

  private mutating func sectionID(_ record: Record) throws -> Int64 {
    let key = SectionKey(topicTitle: record.topicTitle, path: record.section, anchor: record.anchor)
    if let id = sections[key] { return id }
    var path = ByteWriter()
    path.strings(record.section)
    try database.run(
      "INSERT INTO sections (page, topic_title, path, anchor) VALUES (?, ?, ?, ?)",
      [.integer(pageID), .text(record.topicTitle), .blob(path.bytes), .text(record.anchor)])
    sections[key] = database.lastID
    return database.lastID
  }
}
