import GRDB

/// The statements of a connection that run again and again, each compiled once: compiling one takes longer than running it.
final class Statements {
  private let database: Database
  private var compiled: [String: Lookup] = [:]

  init(_ database: Database) { self.database = database }

  /// Row that the last `INSERT` made.
  var lastID: Int64 { database.lastInsertedRowID }

  /// Rows that the last statement changed.
  var changes: Int { database.changesCount }

  /// Runs a statement that gives no rows.
  func run(_ sql: String, _ values: [Lookup.Value] = []) throws {
    try statement(sql).run(values)
  }

  /// The first row's columns by `read`, or nil if there is none.
  func first<Result>(_ sql: String, _ values: [Lookup.Value], _ read: (Lookup) throws -> Result) throws -> Result? {
    let statement = try statement(sql)
    try statement.restart(values)
    defer { statement.reset() }
    return try statement.next() ? read(statement) : nil
  }

  /// All rows by `read`.
  func all<Result>(_ sql: String, _ values: [Lookup.Value], _ read: (Lookup) throws -> Result) throws -> [Result] {
    let statement = try statement(sql)
    try statement.restart(values)
    defer { statement.reset() }
    var results: [Result] = []
    while try statement.next() { results.append(try read(statement)) }
    return results
  }

  /// Lets go of them all: a connection closes only without.
  func removeAll() { compiled = [:] }

  private func statement(_ sql: String) throws -> Lookup {
    if let known = compiled[sql] { return known }
    let statement = try Lookup(database, sql)
    compiled[sql] = statement
    return statement
  }
}
