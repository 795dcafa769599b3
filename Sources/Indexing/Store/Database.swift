import CSQLite
import Guidelines

/// An SQLite connection, to be used by one thread at a time. It is closed with its statements when the last reference is
/// released.
///
/// Files may come from untrusted sources: <https://www.sqlite.org/security.html>.
package final class Database {
  /// `nil` after the connection was closed.
  private(set) var handle: OpaquePointer?
  let steps: StepLimit
  let pool = StatementPool()
  private var cachedAnchors: OfficialAnchors?

  /// Configures the SQLite library once, before the first database is opened.
  private static let configuredLibrary: Void = hig_sqlite_configure()

  /// Maximum text or blob size in bytes, far above anything we store.
  private static let maxValueLength: Int32 = 64 << 20

  /// Opens a database. The file is created if it does not exist, unless `readOnly` is `true`.
  /// - Parameters:
  ///   - path: The path of the file, or a `file:…` URI if `readOnly` is `true`.
  ///   - maxSteps: Maximum number of steps per statement. Exceeding it causes the error `SQLITE_INTERRUPT`.
  package init(_ path: String, readOnly: Bool = false, maxSteps: Int = StepLimit.defaultMaxSteps) throws(DatabaseError) {
    _ = Database.configuredLibrary
    steps = StepLimit(maxSteps)
    let mode = readOnly ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(path, &handle, mode | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else { throw DatabaseError(handle) }
    hig_sqlite_defend(handle, Database.maxValueLength)
    steps.watch(handle)
    try execute("PRAGMA cell_size_check = ON")
  }

  deinit {
    pool.close()
    sqlite3_close_v2(handle)
  }

  /// Closes the connection.
  /// - Throws: An error if a statement is in use.
  func close() throws(DatabaseError) {
    pool.drain()
    guard sqlite3_close(handle) == SQLITE_OK else { throw DatabaseError(handle) }
    handle = nil
  }

  /// Returns the official spellings of anchors, which are read once, with the first record.
  func anchors() throws -> OfficialAnchors {
    if let cachedAnchors { return cachedAnchors }
    let anchors = try OfficialAnchors(of: self)
    cachedAnchors = anchors
    return anchors
  }

  /// Row id of the last `INSERT`.
  var lastID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  // MARK: Running statements

  /// Runs several statements, each ending with a semicolon.
  package func execute(_ sql: String) throws(DatabaseError) {
    steps.remainingSteps = steps.maxSteps
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw DatabaseError(handle) }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  package func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs a statement that returns no rows.
  package func run(_ sql: String, _ values: [Statement.Value] = []) throws {
    let statement = try Statement(self, sql, values)
    while try statement.next() {}
  }

  /// Returns the first row as converted by `read`, or `nil` if there are no rows.
  func first<Result>(_ sql: String, _ values: [Statement.Value] = [], _ read: (Statement) throws -> Result) throws -> Result? {
    let row = try Statement(self, sql, values)
    return try row.next() ? read(row) : nil
  }

  /// Returns all rows as converted by `read`.
  package func all<Result>(
    _ sql: String, _ values: [Statement.Value] = [], _ read: (Statement) throws -> Result
  ) throws -> [Result] {
    let rows = try Statement(self, sql, values)
    var results: [Result] = []
    while try rows.next() { results.append(try read(rows)) }
    return results
  }

  func count(_ sql: String, _ values: [Statement.Value] = []) throws -> Int { try first(sql, values) { $0.number(0) } ?? 0 }

  /// Returns placeholders for values: `?, ?, …`.
  static func placeholders(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }
}

/// The error of the last SQLite call on a connection.
package struct DatabaseError: Error, CustomStringConvertible {
  /// An `SQLITE_…` constant, without the additional bits of extended codes.
  let code: Int32
  let message: String

  init(_ connection: OpaquePointer?) {
    code = sqlite3_errcode(connection)
    message = String(cString: sqlite3_errmsg(connection))
  }

  package var description: String { "SQLite error \(code): \(message)" }
}
