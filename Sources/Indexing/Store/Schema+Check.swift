import Guidelines

extension Schema {
  /// The `CREATE` statements exactly as SQLite stores them, without the semicolons.
  static let statements = tables.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0.drop { $0 == 0x0A })) }

  /// Tables that FTS5 creates for `words`.
  private static let fts5Statements = [
    "CREATE TABLE 'words_data'(id INTEGER PRIMARY KEY, block BLOB)",
    "CREATE TABLE 'words_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID",
    "CREATE TABLE 'words_config'(k PRIMARY KEY, v) WITHOUT ROWID",
  ]

  /// Tables in which SQLite may store statistics for its query planner.
  private static let statisticsStatements = [
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]

  /// Verifies that an index contains exactly the tables and indexes that we create, each with the exact statement. Otherwise a
  /// view, a trigger, or a generated column in a forged file could run SQL.
  /// - Throws: `.database` with the first unexpected statement, or else the first missing one.
  static func check(_ database: Database, _ path: String) throws {
    var missing = Set(statements + fts5Statements)
    // Indexes that SQLite creates for `UNIQUE` constraints have no statement.
    let unexpectedNames = try database.all("SELECT sql, name FROM sqlite_schema WHERE sql IS NOT NULL") { row in
      let statement = try row.text(0)
      return missing.remove(statement) != nil || statisticsStatements.contains(statement) ? nil : row.optionalText(1) ?? ""
    }
    if let name = unexpectedNames.compactMap({ $0 }).first {
      throw Failure.damaged(path, "no index has such a '\(name.prefix(60))'")
    }
    guard let statement = missing.min() else { return }
    let missingName = statement.prefix { $0 != "(" }.split(separator: " ").dropFirst().joined(separator: " ")
    throw Failure.damaged(path, "it lacks '\(missingName)'")
  }
}
