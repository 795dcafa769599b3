import Guidelines

extension GuidelineIndex {
  /// Verifies that no table is empty. Used after a search without hits, because an emptied index must not look like one that
  /// contains no answer.
  /// - Throws: `.database` if a table has lost all its rows.
  package func checkRows() throws(Failure) {
    try connection.use { try IndexMetadata.checkRows($0, path) }
  }

  /// Verifies the whole index: the SQLite pages, the foreign keys, and the checksum of every record. Takes a tenth of a second
  /// for the Corpus.
  /// - Throws: `.database` with the first error.
  package func check() throws(Failure) {
    try connection.use { database in
      try database.check(path)
      try database.checkRecords(path)
    }
    try forEachRecord { _ in }
  }
}

extension Database {
  /// Verifies the SQLite pages and the foreign keys.
  /// - Throws: `.database` if pages of the file are damaged or rows refer to missing ones.
  func check(_ path: String) throws {
    let result = try first("PRAGMA quick_check(1)") { try $0.text(0) } ?? ""
    guard result == "ok" else { throw Failure.database(path: path, reason: "it is damaged: \(result)") }
    if let table = try first("PRAGMA foreign_key_check", [], { try $0.text(0) }) {
      throw Failure.database(path: path, reason: "it is damaged: '\(table)' lacks what it refers to")
    }
  }

  /// Verifies the checksums and the number of the records.
  /// - Throws: `.database` if a record has changed or is missing.
  func checkRecords(_ path: String) throws {
    try RecordChecksum.check(self, path)
    let joinedCount = try count("SELECT count(*) FROM \(RecordRow.joins)")
    guard try joinedCount == IndexMetadata.number("records", self), try joinedCount == count("SELECT count(*) FROM records")
    else {
      throw Failure.damaged(path, "it holds fewer or more records than it says")
    }
  }
}
