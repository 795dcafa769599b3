import Guidelines

extension Schema {
  /// The statements as SQLite keeps them: without the semicolon, otherwise to the letter.
  static let statements = tables.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0.drop { $0 == 0x0A })) }

  /// What FTS5 makes for itself beside `words`.
  private static let ofFTS5 = [
    "CREATE TABLE 'words_data'(id INTEGER PRIMARY KEY, block BLOB)",
    "CREATE TABLE 'words_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID",
    "CREATE TABLE 'words_config'(k PRIMARY KEY, v) WITHOUT ROWID",
  ]

  /// What SQLite may have gathered for its planner.
  private static let statistics = [
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]

  /// An index holds the tables and indexes that we write, each by the very statement that we make it with, and nothing else: what is read is what we mean, and a view,
  /// a trigger or a computed column is somebody's who wants something run.
  /// - Throws: `.database` with the first thing that is too much, else the first that is missing.
  static func check(_ database: Database, _ path: String) throws {
    var missing = Set(statements + ofFTS5)
    // An index that SQLite makes for itself, for `UNIQUE`, has no statement.
    let foreign = try database.all("SELECT sql, name FROM sqlite_schema WHERE sql IS NOT NULL") { row in
      let statement = try row.text(0)
      return missing.remove(statement) != nil || statistics.contains(statement) ? nil : row.optionalText(1) ?? ""
    }
    if let name = foreign.compactMap({ $0 }).first { throw Failure.damaged(path, "no index has such a '\(name.prefix(60))'") }
    guard let statement = missing.min() else { return }
    let made = statement.prefix { $0 != "(" }.split(separator: " ").dropFirst().joined(separator: " ")
    throw Failure.damaged(path, "it lacks '\(made)'")
  }
}
