import Guidelines
import Searching

/// A finished index, opened for reading only. Opening reads the header and SQLite's schema, but no content.
///
///     let index = try GuidelineIndex(path: "hig.sqlite")
///     try index.search(Query(text: "余白")).hits.first?.record.id   // "layout/best-practices/3"
package final class GuidelineIndex {
  package let path: String
  let connection: Connection
  /// Identity of the file that was opened.
  package let file: FileIdentity?

  /// Opens an index.
  /// - Throws: `.noIndex` if there is no such file, `.notAnIndex` if it is something else, `.incompatibleSchema` if another
  ///   version of the program created it.
  package init(path: String) throws(Failure) {
    self.path = path
    file = FileIdentity(path)
    connection = try Connection(reading: path)
  }

  /// Indicates whether the opened file is still at `path`. A new index replaces the file, while this one continues to read the
  /// old one.
  package var isCurrent: Bool { FileIdentity(path) == file }

  /// Indicates whether there is an index of an earlier release at a path, which writing migrates.
  package static func needsMigration(_ path: String) -> Bool { (try? Migration.isNeeded(path)) ?? false }

  /// Makes SQLite sort in memory instead of in temporary files, which it uses for large results.
  package func sortInMemory() throws(Failure) {
    try connection.use { try $0.execute("PRAGMA temp_store = MEMORY") }
  }

  private var cachedMetadata: [RuleMetadata]?

  /// Returns the metadata of every rule, which is read once.
  func ruleMetadata(_ database: Database) throws -> [RuleMetadata] {
    if let cachedMetadata { return cachedMetadata }
    let metadata = try RuleMetadata.all(database)
    cachedMetadata = metadata
    return metadata
  }

  // MARK: Records

  /// Returns the matching records in export order: by topic, source, language, page, and reading order.
  package func records(_ filter: RecordFilter = RecordFilter()) throws(Failure) -> [Record] {
    var records: [Record] = []
    try forEachRecord(filter) { records.append($0) }
    return records
  }

  /// Calls `body` with each matching record in export order. Only one record is in memory at a time.
  package func forEachRecord(_ filter: RecordFilter = RecordFilter(), _ body: (Record) throws -> Void) throws(Failure) {
    let conditions = FilterSQL(filter)
    try connection.use { database in
      let rows = try Statement(
        database,
        """
        SELECT \(RecordRow.columns) FROM \(RecordRow.joins)\(conditions.whereClause)
        ORDER BY t.slug, s.name, r.language, p.name, p.path, r.position
        """, conditions.values)
      while try rows.next() { try body(RecordRow(rows, database).record) }
    }
  }

  /// Returns the records that a typed id can stand for: those with exactly that id, in any language; or else those with that id
  /// on any page; or else those that it abbreviates; or else those whose ids start with it. Ordered by id and language, at most
  /// `limit`.
  package func records(id: String, limit: Int = 100) throws(Failure) -> [Record] {
    try connection.use { database in
      let exact = try records(database, "r.name = ?", [.text(id)], limit)
      if !exact.isEmpty || id.isEmpty { return exact }
      if !id.contains("@") {
        let pageRecords = try records(database, "r.name >= ? AND r.name < ?", [.text(id + "@"), .text(id + "A")], limit)
        if !pageRecords.isEmpty { return pageRecords }
      }
      let abbreviatedIDs = try ids(abbreviated: id, database)
      if !abbreviatedIDs.isEmpty {
        return try records(
          database, "r.name IN (\(Database.placeholders(min(abbreviatedIDs.count, limit))))",
          abbreviatedIDs.prefix(limit).map { .text($0) }, limit)
      }
      return try records(database, "r.name >= ? AND r.name < ?", [.text(id), .text(id + "\u{10FFFF}")], limit)
    }
  }

  /// Returns the tables that a record announces, in its language.
  package func announced(by record: Record) throws(Failure) -> [Record] {
    if record.announces.isEmpty { return [] }
    return try connection.use { database in
      try record.announces.flatMap { id in
        try records(database, "r.name = ? AND r.language = ?", [.text(id), .init(record.language.code)], 1)
      }
    }
  }

  /// Returns the other wordings of a record's rule: its wording group and its counterparts.
  package func wordings(of record: Record) throws(Failure) -> [Record] {
    try connection.use { database in
      let groups = try database.all(
        "SELECT r.wording_group FROM records r WHERE r.name = ? AND r.language = ? AND r.wording_group IS NOT NULL",
        [.text(record.id), .init(record.language.code)]
      ) { $0.integer(0) }
      var wordings: [Record] = []
      if let group = groups.first {
        wordings = try records(database, "r.wording_group = ?", [.integer(group)], 1000)
      }
      for (language, id) in record.counterparts.pairs {
        wordings += try records(database, "r.name = ? AND r.language = ?", [.text(id), .init(language.code)], 10).filter {
          other in
          !wordings.contains { $0.id == other.id && $0.language == other.language }
        }
      }
      return wordings.filter { $0.id != record.id || $0.language != record.language }
    }
  }

  /// Returns the other wordings of a record's rule, separated into those that state the same and those of other sources that
  /// differ.
  package func restatements(of record: Record) throws(Failure) -> (same: [Record], related: [Record]) {
    record.restatements(among: try wordings(of: record))
  }

  /// Returns for each wording the confidence from 0 to 1 that it states the same rule as a record; `nil` if the two were not
  /// matched by content, as for counterparts by position.
  package func confidences(of record: Record, in wordings: [Record]) throws(Failure) -> [Double?] {
    try connection.use { database in
      func links(_ record: Record) throws -> (counterparts: Localized<RecordLinks.Counterpart>, group: Double?)? {
        try database.first(
          "SELECT r.counterparts, r.wording_group_confidence FROM records r WHERE r.name = ? AND r.language = ?",
          [.text(record.id), .init(record.language.code)]
        ) { (try RecordLinks.counterparts($0.bytes(0), of: record.id), $0.optionalReal(1)) }
      }
      guard let recordLinks = try links(record) else { return wordings.map { _ in nil } }
      return try wordings.map { other in
        if let counterpart = recordLinks.counterparts[other.language], counterpart.id == other.id {
          return counterpart.confidence
        }
        // Membership in a group is indirect, so the weaker of the two confidences applies.
        guard let group = recordLinks.group, let otherGroup = try links(other)?.group else { return nil }
        return min(group, otherGroup)
      }
    }
  }

  private func records(
    _ database: Database, _ condition: String, _ values: [Statement.Value], _ limit: Int
  ) throws -> [Record] {
    try database.all(
      """
      SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE \(condition)
      ORDER BY r.name, r.language, s.name, p.path, r.position LIMIT \(limit)
      """, values
    ) { try RecordRow($0, database).record }
  }
}
