import Guidelines
import Searching
import TextAnalysis

extension IndexWriter {
  /// Returns the stored pages of one source or all sources, ordered by source and path.
  package func storedPages(source: String? = nil) throws(Failure) -> [StoredPage] {
    try connection.use { database in
      try database.all(
        """
        SELECT s.name, p.name, p.path, p.language, p.hash, p.format, p.title, p.url, p.edition, p.translator, p.retrieved, p.location,
          p.private
        FROM pages p JOIN sources s ON s.id = p.source\(source == nil ? "" : " WHERE s.name = ?") ORDER BY s.name, p.path
        """, source.map { [.text($0)] } ?? []
      ) { row in
        guard let language = Language(code: row.number(3)) else { throw ByteReader.CorruptDataError() }
        return StoredPage(
          source: try row.text(0), page: try row.text(1), path: try row.text(2), location: row.bytes(11), language: language,
          hash: try row.text(4),
          format: Page.Format(rawValue: try row.text(5)), title: try row.text(6), url: row.optionalText(7),
          edition: row.optionalText(8),
          translator: row.optionalText(9), retrieved: row.optionalText(10), isPrivate: row.number(12) != 0)
      }
    }
  }

  /// Sets the time of a source's last ingest (ISO 8601), or `nil` for the Corpus. The source does not need to have pages yet.
  package func setIngested(source: String, at time: String?) throws(Failure) {
    try connection.use { database in
      try database.run(
        "INSERT INTO sources (name, ingested) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET ingested = excluded.ingested",
        [.text(source), .init(time)])
    }
  }

  /// Updates the location of a file.
  package func setLocation(source: String, path: String, to location: [UInt8]) throws(Failure) {
    try connection.use { database in
      try database.run(
        "UPDATE pages SET location = ? WHERE path = ? AND source = (SELECT id FROM sources WHERE name = ?)",
        [location.isEmpty ? .null : .blob(location), .text(path), .text(source)])
    }
  }

  /// Returns the slugs of all topics, listed or not.
  package func topicSlugs() throws(Failure) -> [String] {
    try connection.use { database in try database.all("SELECT slug FROM topics") { try $0.text(0) } }
  }

  package func removeSource(_ source: String) throws(Failure) {
    for page in try storedPages(source: source) { try removePage(source: source, path: page.path) }
  }

  /// Returns the slugs of the topics that a file's records are about.
  package func topics(source: String, path: String) throws(Failure) -> [String] {
    try connection.use { database in
      try database.all(
        """
        SELECT DISTINCT t.slug FROM records r JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source
        WHERE s.name = ? AND p.path = ? ORDER BY t.slug
        """, [.text(source), .text(path)]
      ) { try $0.text(0) }
    }
  }

  /// Removes all pages of a file with their records. Has no effect if there are none.
  package func removePage(source: String, path: String) throws(Failure) {
    try removePages(source: source, path: path, page: nil)
  }

  private func removePages(source: String, path: String, page: StoredPage?) throws(Failure) {
    try connection.use { database in
      var sql = "SELECT p.id FROM pages p JOIN sources s ON s.id = p.source WHERE s.name = ? AND p.path = ?"
      var values: [Statement.Value] = [.text(source), .text(path)]
      if let page {
        sql += " AND p.name = ? AND p.language = ?"
        values += [.text(page.page), .init(page.language.code)]
      }
      for id in try database.all(sql, values, { Statement.Value.integer($0.integer(0)) }) {
        try database.run("DELETE FROM records WHERE page = ?", [id])
        try database.run("DELETE FROM sections WHERE page = ?", [id])
        try database.run("DELETE FROM pages WHERE id = ?", [id])
        needsReindexing = true
      }
    }
  }

  /// Stores a page with its records in reading order. Replaces the page with the same source, path, name, and language, because a
  /// file can contain several pages. Unknown topics are created with the records' titles.
  /// - Throws: `.tooLarge` if a record is too large. Nothing of the page is stored then, and the writer can continue.
  package func addPage(_ page: StoredPage, records: [Record]) throws(Failure) {
    try connection.use { database in
      try database.execute("SAVEPOINT page")
      do {
        try removePages(source: page.source, path: page.path, page: page)
        var inserter = try insertPage(page, database)
        for record in records { try inserter.insert(record) }
        try database.execute("RELEASE page")
      } catch {
        try database.execute("ROLLBACK TO page; RELEASE page")
        throw error
      }
    }
    needsReindexing = true
  }

  private func insertPage(_ page: StoredPage, _ database: Database) throws -> RecordInserter {
    try database.run("INSERT OR IGNORE INTO sources (name) VALUES (?)", [.text(page.source)])
    let source = try database.first("SELECT id FROM sources WHERE name = ?", [.text(page.source)]) { $0.integer(0) }
    try database.run(
      """
      INSERT INTO pages (source, name, path, language, hash, format, title, url, edition, translator, retrieved, location, private)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        source.map { .integer($0) } ?? .null, .text(page.page), .text(page.path), .init(page.language.code), .text(page.hash),
        .text(page.format.rawValue), .text(page.title), .init(page.url), .init(page.edition), .init(page.translator),
        .init(page.retrieved), page.location.isEmpty ? .null : .blob(page.location), .init(page.isPrivate ? 1 : 0),
      ])
    return RecordInserter(database: database, page: page, pageID: database.lastID)
  }
}
