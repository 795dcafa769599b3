import CSQLite
import Guidelines

/// One SQLite connection, for one thread at a time. Closed when nobody holds it any more, its statements with it.
///
/// Whatever file it opens may be a stranger's: <https://www.sqlite.org/security.html>.
package final class Database {
  /// nil once it is closed.
  private(set) var handle: OpaquePointer?
  let steps: StepLimit
  let pool = StatementPool()
  private var readAnchors: OfficialAnchors?

  /// Once, before the first database is opened.
  private static let configuredLibrary: Void = hig_sqlite_configure()

  /// Of text or blob, in bytes; nothing of ours comes near.
  private static let longestValue: Int32 = 64 << 20

  /// - Parameters:
  ///   - path: for reading only an address, `file:…`. A file that is not there is made, unless for reading only.
  ///   - mostSteps: of one statement; more is the error `SQLITE_INTERRUPT`.
  package init(_ path: String, readOnly: Bool = false, mostSteps: Int = StepLimit.most) throws(DatabaseError) {
    _ = Database.configuredLibrary
    steps = StepLimit(mostSteps)
    let mode = readOnly ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(path, &handle, mode | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else { throw DatabaseError(handle) }
    hig_sqlite_defend(handle, Database.longestValue)
    steps.watch(handle)
    try execute("PRAGMA cell_size_check = ON")
  }

  deinit {
    pool.close()
    sqlite3_close_v2(handle)
  }

  /// Fails while somebody holds a statement.
  func close() throws(DatabaseError) {
    pool.drain()
    guard sqlite3_close(handle) == SQLITE_OK else { throw DatabaseError(handle) }
    handle = nil
  }

  /// Read once, when the first record is.
  func anchors() throws -> OfficialAnchors {
    if let readAnchors { return readAnchors }
    let anchors = try OfficialAnchors(of: self)
    readAnchors = anchors
    return anchors
  }

  /// Row that the last `INSERT` made.
  var lastID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  // MARK: Running

  /// Runs statements one after another, each ended by a semicolon.
  package func execute(_ sql: String) throws(DatabaseError) {
    steps.left = steps.most
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw DatabaseError(handle) }
  }

  /// All of it, or nothing.
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

  /// Runs a statement that gives no rows.
  package func run(_ sql: String, _ values: [Statement.Value] = []) throws {
    let statement = try Statement(self, sql, values)
    while try statement.next() {}
  }

  /// The first row's columns by `read`, or nil if there is none.
  func first<Result>(_ sql: String, _ values: [Statement.Value] = [], _ read: (Statement) throws -> Result) throws -> Result? {
    let row = try Statement(self, sql, values)
    return try row.next() ? read(row) : nil
  }

  /// All rows by `read`.
  package func all<Result>(
    _ sql: String, _ values: [Statement.Value] = [], _ read: (Statement) throws -> Result
  ) throws -> [Result] {
    let rows = try Statement(self, sql, values)
    var results: [Result] = []
    while try rows.next() { results.append(try read(rows)) }
    return results
  }

  func count(_ sql: String, _ values: [Statement.Value] = []) throws -> Int { try first(sql, values) { $0.number(0) } ?? 0 }

  /// `?, ?, …`
  static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }
}

/// What SQLite says of its last call.
package struct DatabaseError: Error, CustomStringConvertible {
  /// One of `SQLITE_…`, without what an extended code adds.
  let code: Int32
  let message: String

  init(_ connection: OpaquePointer?) {
    code = sqlite3_errcode(connection)
    message = String(cString: sqlite3_errmsg(connection))
  }

  package var description: String { "SQLite error \(code): \(message)" }
}
