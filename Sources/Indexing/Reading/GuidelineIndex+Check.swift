import Guidelines

extension GuidelineIndex {
  /// Reads all of it: SQLite's own check of its pages, what refers to rows that are not there, and every record. A tenth of a second for the Corpus.
  /// - Throws: `.database` with the first thing that is wrong.
  package func check() throws(Failure) {
    try connection.use { try $0.check(path) }
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
}
