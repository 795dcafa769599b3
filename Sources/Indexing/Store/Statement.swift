import CSQLite
import Searching

/// A compiled statement with a cursor on the current row of its result.
package final class Statement {
  private let statement: OpaquePointer
  private let sql: String
  private let pool: StatementPool
  private let steps: StepLimit
  /// Number of steps that the statement may still take since it was started.
  var remainingSteps: Int

  init(_ database: Database, _ sql: String, _ values: [Value] = []) throws(DatabaseError) {
    var statement = database.pool.take(sql)
    if statement == nil { sqlite3_prepare_v2(database.handle, sql, -1, &statement, nil) }
    guard let statement else { throw DatabaseError(database.handle) }
    self.statement = statement
    self.sql = sql
    pool = database.pool
    steps = database.steps
    remainingSteps = steps.maxSteps
    try bind(values)
  }

  deinit { pool.recycle(statement, sql) }

  package enum Value: Hashable, ExpressibleByIntegerLiteral {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
    case null
    package init(integerLiteral value: Int64) { self = .integer(value) }
    init(_ value: Int) { self = .integer(Int64(value)) }
    init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
    init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
    init(_ value: String?) { self = value.map { .text($0) } ?? .null }
  }

  /// Resets the statement and binds new values.
  func restart(_ values: [Value]) throws(DatabaseError) {
    reset()
    remainingSteps = steps.maxSteps
    try bind(values)
  }

  private func bind(_ values: [Value]) throws(DatabaseError) {
    // SQLite must copy the text, because Swift's buffer is only valid during the call.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (parameter, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, parameter, number)
        case .real(let number): sqlite3_bind_double(statement, parameter, number)
        case .text(let text): sqlite3_bind_text(statement, parameter, text, Int32(clamping: text.utf8.count), copied)
        case .blob(let bytes): sqlite3_bind_blob(statement, parameter, bytes, Int32(clamping: bytes.count), copied)
        case .null: sqlite3_bind_null(statement, parameter)
        }
      guard code == SQLITE_OK else { throw error }
    }
  }

  /// Advances to the next row. Returns `false` if there is none.
  func next() throws(DatabaseError) -> Bool {
    // Other statements may run between two rows; each has its own limit.
    steps.remainingSteps = remainingSteps
    defer { remainingSteps = steps.remainingSteps }
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error
    }
  }

  /// Ends the statement, because an unfinished one locks its table.
  private func reset() { sqlite3_reset(statement) }

  private var error: DatabaseError { DatabaseError(sqlite3_db_handle(statement)) }

  // MARK: Columns of the current row

  package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

  /// Returns a column's value with its storage class.
  func value(_ column: Int) -> Value {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, Int32(column)))
    case SQLITE_TEXT: .text(optionalText(column) ?? "")
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }

  func number(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, Int32(column))) }

  func optionalNumber(_ column: Int) -> Int? { isNull(column) ? nil : number(column) }

  func optionalReal(_ column: Int) -> Double? { isNull(column) ? nil : sqlite3_column_double(statement, Int32(column)) }

  func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }

  func optionalText(_ column: Int) -> String? {
    guard let start = sqlite3_column_text(statement, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns the first byte of a text; 0 if it is empty.
  func firstByte(_ column: Int) -> UInt8 { sqlite3_column_text(statement, Int32(column))?.pointee ?? 0 }

  func text(_ column: Int) throws -> String {
    guard let text = optionalText(column) else { throw ByteReader.CorruptDataError() }
    return text
  }

  /// Returns the bytes of a blob; empty for NULL.
  func bytes(_ column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, Int32(column)) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }

  /// Indicates whether a blob equals `bytes`.
  func hasBytes(_ bytes: [UInt8], column: Int) -> Bool { withBytes(column) { $0.elementsEqual(bytes) } }

  /// Calls `body` with the bytes of a blob, without copying them.
  func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let start = sqlite3_column_blob(statement, Int32(column))
    return try body(
      UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, Int32(column)))))
  }
}
