import Guidelines

extension GuidelineIndex {
  /// For where nothing was found: what has been emptied must not look like what holds no answer.
  /// - Throws: `.database` where a table has lost all its rows.
  package func checkRows() throws(Failure) {
    try connection.use { try Meta.checkRows($0, path) }
  }

  /// Reads all of it: SQLite's own check of its pages, what refers to rows that are not there, and every record, which must be what was written. A tenth of a second
  /// for the Corpus.
  /// - Throws: `.database` with the first thing that is wrong.
  package func check() throws(Failure) {
    try connection.use { database in
      try database.check(path)
      try database.checkRecords(path)
    }
    try forEachRecord { _ in }
  }
}

extension Database {
  /// - Throws: `.database` where pages of the file are damaged, or rows lack what they refer to.
  func check(_ path: String) throws {
    let found = try first("PRAGMA quick_check(1)") { try $0.text(0) } ?? ""
    guard found == "ok" else { throw Failure.database(path: path, reason: "it is damaged: \(found)") }
    if let table = try first("PRAGMA foreign_key_check", [], { try $0.text(0) }) {
      throw Failure.database(path: path, reason: "it is damaged: '\(table)' lacks what it refers to")
    }
  }

  /// - Throws: `.database` where a record is not what was written, or one is missing.
  func checkRecords(_ path: String) throws {
    try RecordSum.check(self, path)
    let held = try count("SELECT count(*) FROM \(RecordRow.joins)")
    guard try held == Meta.number("records", self), try held == count("SELECT count(*) FROM records") else {
      throw Failure.damaged(path, "it holds fewer or more records than it says")
    }
  }
}
