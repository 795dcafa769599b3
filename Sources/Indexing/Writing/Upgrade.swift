import Guidelines
import Languages

/// An index of an earlier release: what it holds is read in the form that it has, and written as the pages of a new index are. What searching needs is made anew.
struct Upgrade {
  private let connection: Connection
  private let version: Int

  /// `user_version` of release 1.0.0.
  private static let first = 5003
  /// Of the schema that neither told guessed rules apart nor said where a page's file lies: both are learnt when the page is read again.
  private static let withoutGuesses = 8005
  /// Of the first one whose records have sums.
  private static let withSums = 10005
  private static let all = [first, withoutGuesses, 9005, withSums, 11005]

  /// Whether the index at a path is of an earlier release that can be taken over.
  /// - Throws: what is wrong with any other file than an index of this release.
  static func isNeeded(_ path: String) throws(Failure) -> Bool {
    do throws(Failure) {
      try IndexHeader.check(path)
      return false
    } catch {
      guard case .otherSchema(_, let found, _) = error, all.contains(found) else { throw error }
      return true
    }
  }

  /// nil where the index is of this release.
  /// - Throws: what is wrong with any other file, and damage, which is not passed on.
  init?(_ path: String) throws(Failure) {
    guard try Upgrade.isNeeded(path) else { return nil }
    connection = try Connection(unchecked: path)
    version = try connection.use { old in
      let version = try old.count("PRAGMA user_version")
      if version == Upgrade.first { old.languages = Languages.ofFirstRelease }
      try old.check(path)
      if version >= Upgrade.withSums { try old.checkRecords(path) }
      return version
    }
  }

  func write(to writer: IndexWriter) throws(Failure) {
    try connection.use { old in
      func topics(_ condition: String) throws -> [Topic] {
        try old.all("\(topicColumns) WHERE \(condition) ORDER BY t.rank, t.slug", [], topic)
      }
      try writer.setCatalog(StoredCatalog(old).catalog(topics: topics("t.listed = 1")))
      try writer.addTopics(topics("t.listed = 0"))
      try writer.setGlossary(Glossary(old))
      if version > Upgrade.first {
        try writer.setQuestions(Questions.all(old))
        try writer.setVectors(TermVectors(old))
        try writer.setChanges(Changes.all(old))
        try writer.setQuantities(Quantities.all(old))
      }
      for (name, time) in try old.all("SELECT name, ingested FROM sources", [], { (try $0.text(0), $0.optionalText(1)) }) {
        try writer.setIngested(source: name, at: time)
      }
      let records = try Statement(old, "SELECT \(recordColumns) FROM \(RecordRow.joins) WHERE r.page = ? ORDER BY r.id")
      for (stored, id) in try old.all("\(pageColumns) ORDER BY p.id", [], { (try StoredPage($0), $0.value(12)) }) {
        var page = stored
        // Without its hash no page counts as read already: the next `ingest` of it tells guesses apart.
        if version <= Upgrade.withoutGuesses { page.hash = "" }
        try records.restart([id])
        try writer.copyPage(page) { try records.next() ? linked(records) : nil }
      }
    }
  }

  private func linked(_ row: Statement) throws -> (record: Record, links: RecordLinks) {
    let stored = try RecordRow(row)
    let record = stored.record
    var links = RecordLinks(rowID: 0, name: record.id, group: stored.group, groupConfidence: row.optionalReal(25))
    if version > Upgrade.first {
      links.counterparts = try RecordLinks.counterparts(row.bytes(8), of: record.id)
    } else if let id = row.optionalText(26), let other = Languages.ofFirstRelease.first(where: { $0 != record.language }) {
      links.counterparts[other] = RecordLinks.Counterpart(id: id, confidence: row.optionalReal(27))
    }
    return (record, links)
  }

  private func topic(_ row: Statement) throws -> Topic {
    if version > Upgrade.first { return try StoredTopic.topic(row) }
    var detail = row.reader(4)
    let titles = zip(Languages.ofFirstRelease, [try row.text(5), try row.text(6)])
    return Topic(
      slug: try row.text(0), category: try row.text(1), group: row.optionalText(2), titles: Localized(titles),
      aliases: try detail.localized { (reader) throws(ByteReader.Damaged) in try reader.strings() }, former: try detail.strings(),
      platforms: Platform.list(mask: row.number(3)), related: try detail.strings())
  }

  // MARK: What the tables were made with

  private var topicColumns: String {
    version > Upgrade.first
      ? StoredTopic.select : StoredTopic.select.replacing("t.detail", with: "t.detail, t.english, t.japanese")
  }

  private var pageColumns: String {
    version > Upgrade.withoutGuesses ? StoredPage.select : StoredPage.select.replacing("p.location", with: "NULL")
  }

  private var recordColumns: String {
    let columns = RecordRow.columns.replacing("r.guessed", with: version > Upgrade.withoutGuesses ? "r.guessed" : "0")
    if version > Upgrade.first { return columns + ", r.wording_group_confidence" }
    return columns.replacing("r.counterparts", with: "NULL").replacing("r.wording_group", with: "r.team")
      + ", r.team_confidence, r.counterpart, r.counterpart_confidence"
  }
}
