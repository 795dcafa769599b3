import Guidelines
import Searching

/// A finished index, opened for reading only. Opening reads a hundred bytes and SQLite's own schema, nothing of what it holds.
///
///     let index = try GuidelineIndex(path: "hig.sqlite")
///     try index.search(Query(text: "余白")).hits.first?.record.id   // "layout/best-practices/3"
package final class GuidelineIndex {
  package let path: String
  let connection: Connection
  /// The file that was opened.
  package let file: FileIdentity?

  /// - Throws: `.noIndex` where there is no such file, `.notAnIndex` where it is something else, `.otherSchema` where another
  ///   version of the program made it.
  package init(path: String) throws(Failure) {
    self.path = path
    file = FileIdentity(path)
    connection = try Connection(reading: path)
  }

  /// Whether the file still lies there: a new index replaces it, and this one goes on reading the old.
  package var isCurrent: Bool { FileIdentity(path) == file }

  /// Whether an index of an earlier release lies there, which writing to it takes over.
  package static func isEarlier(_ path: String) -> Bool { (try? Upgrade.isNeeded(path)) ?? false }

  /// SQLite makes no file to sort in, as it does for large answers.
  package func sortInMemory() throws(Failure) {
    try connection.use { try $0.execute("PRAGMA temp_store = MEMORY") }
  }

  private var readFacts: [RuleFacts]?

  /// Of all rules, read once.
  func facts(_ database: Database) throws -> [RuleFacts] {
    if let readFacts { return readFacts }
    let facts = try RuleFacts.all(database)
    readFacts = facts
    return facts
  }

  // MARK: Records

  /// In export order: topic, source, language, page, reading order.
  package func records(_ filter: RecordFilter = RecordFilter()) throws(Failure) -> [Record] {
    var records: [Record] = []
    try forEachRecord(filter) { records.append($0) }
    return records
  }

  /// The same, one by one: an export of a million records holds one at a time.
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

  /// The records that an id as typed may mean: those of exactly that id, in any language; else those of that id on any page; else those
  /// that it is short for; else those whose id begins so. In order of id and language, at most `limit`.
  package func records(id: String, limit: Int = 100) throws(Failure) -> [Record] {
    try connection.use { database in
      let exact = try records(database, "r.name = ?", [.text(id)], limit)
      if !exact.isEmpty || id.isEmpty { return exact }
      if !id.contains("@") {
        let onPages = try records(database, "r.name >= ? AND r.name < ?", [.text(id + "@"), .text(id + "A")], limit)
        if !onPages.isEmpty { return onPages }
      }
      let meant = try ids(shortened: id, database)
      if !meant.isEmpty {
        return try records(
          database, "r.name IN (\(Database.marks(min(meant.count, limit))))", meant.prefix(limit).map { .text($0) }, limit)
      }
      return try records(database, "r.name >= ? AND r.name < ?", [.text(id), .text(id + "\u{10FFFF}")], limit)
    }
  }

  /// The tables that a record announces, in its language.
  package func announced(by record: Record) throws(Failure) -> [Record] {
    if record.announces.isEmpty { return [] }
    return try connection.use { database in
      try record.announces.flatMap { id in
        try records(database, "r.name = ? AND r.language = ?", [.text(id), .init(record.language.code)], 1)
      }
    }
  }

  /// Other wordings of a record's rule: the rest of its concordance group, without a group its counterparts.
  package func wordings(of record: Record) throws(Failure) -> [Record] {
    try connection.use { database in
      let groups = try database.all(
        "SELECT r.wording_group FROM records r WHERE r.name = ? AND r.language = ? AND r.wording_group IS NOT NULL",
        [.text(record.id), .init(record.language.code)]
      ) { $0.integer(0) }
      var found: [Record] = []
      if let group = groups.first {
        found = try records(database, "r.wording_group = ?", [.integer(group)], 1000)
      }
      for (language, id) in record.counterparts.pairs {
        found += try records(database, "r.name = ? AND r.language = ?", [.text(id), .init(language.code)], 10).filter { other in
          !found.contains { $0.id == other.id && $0.language == other.language }
        }
      }
      return found.filter { $0.id != record.id || $0.language != record.language }
    }
  }

  /// Other wordings of a record's rule: those that state the same, and those of other sources that differ from it.
  package func restatements(of record: Record) throws(Failure) -> (same: [Record], related: [Record]) {
    record.restatements(among: try wordings(of: record))
  }

  /// How surely a record states the same rule as each of its wordings, 0…1; nil where that is no guess: a counterpart by its place.
  package func confidences(of record: Record, in wordings: [Record]) throws(Failure) -> [Double?] {
    try connection.use { database in
      func links(_ record: Record) throws -> (counterparts: Localized<RecordLinks.Counterpart>, group: Double?)? {
        try database.first(
          "SELECT r.counterparts, r.wording_group_confidence FROM records r WHERE r.name = ? AND r.language = ?",
          [.text(record.id), .init(record.language.code)]
        ) { (try RecordLinks.counterparts($0.bytes(0), of: record.id), $0.optionalReal(1)) }
      }
      guard let own = try links(record) else { return wordings.map { _ in nil } }
      return try wordings.map { other in
        if let counterpart = own.counterparts[other.language], counterpart.id == other.id { return counterpart.confidence }
        // Through others a wording is as sure as the weaker of the two.
        guard let group = own.group, let theirs = try links(other)?.group else { return nil }
        return min(group, theirs)
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
