import GRDB
import GRDBSQLite

/// A statement that is stepped through straight in SQLite.
///
/// GRDB opens the connection. Its rows decode through generic conversions, whose first use in a process costs a lookup of conformances
/// each: 4 ms of a search that takes 5 without them; its arguments are converted one by one, a third of what inserting a record costs. So
/// whatever runs often steps through statements itself; nothing else of SQLite's interface is used than what stands here.
final class Lookup {
  private let statement: OpaquePointer
  private let connection: OpaquePointer
  private var parameters: Int32 = 0

  init(_ database: Database, _ sql: String, _ values: [Value] = []) throws {
    guard let connection = database.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw Lookup.error(connection)
    }
    self.connection = connection
    self.statement = statement
    try bind(values)
  }

  deinit { sqlite3_finalize(statement) }

  enum Value: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
    case null
    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(_ value: Int) { self = .integer(Int64(value)) }
    init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
    init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
    init(_ value: String?) { self = value.map { .text($0) } ?? .null }
  }

  /// Begins anew with other values.
  func restart(_ values: [Value]) throws {
    reset()
    parameters = 0
    try bind(values)
  }

  private func bind(_ values: [Value]) throws {
    // SQLite must copy the text: Swift's is gone when the call returns.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for value in values {
      parameters += 1
      let code =
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, parameters, number)
        case .real(let number): sqlite3_bind_double(statement, parameters, number)
        case .text(let text): sqlite3_bind_text(statement, parameters, text, Int32(clamping: text.utf8.count), copied)
        case .blob(let bytes): sqlite3_bind_blob(statement, parameters, bytes, Int32(clamping: bytes.count), copied)
        case .null: sqlite3_bind_null(statement, parameters)
        }
      guard code == SQLITE_OK else { throw Lookup.error(connection) }
    }
  }

  /// Whether there is a next row; it is the current one then.
  func next() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw Lookup.error(connection)
    }
  }

  /// Runs it to its end with other values, and leaves it ready for the next.
  func run(_ values: [Value]) throws {
    try restart(values)
    defer { reset() }
    while try next() {}
  }

  /// Ends it: what is not at its end holds its table.
  func reset() { sqlite3_reset(statement) }

  static func error(_ connection: OpaquePointer) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: sqlite3_errcode(connection)), message: String(cString: sqlite3_errmsg(connection)))
  }

  // MARK: Columns of the current row

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

  func number(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, Int32(column))) }

  func optionalNumber(_ column: Int) -> Int? { isNull(column) ? nil : number(column) }

  func optionalReal(_ column: Int) -> Double? { isNull(column) ? nil : sqlite3_column_double(statement, Int32(column)) }

  func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }

  func optionalText(_ column: Int) -> String? {
    guard let start = sqlite3_column_text(statement, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Of a text; 0 for an empty one.
  func firstByte(_ column: Int) -> UInt8 { sqlite3_column_text(statement, Int32(column))?.pointee ?? 0 }

  func text(_ column: Int) throws -> String {
    guard let text = optionalText(column) else { throw ByteReader.Damaged() }
    return text
  }

  /// A blob's bytes; empty for NULL.
  func bytes(_ column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, Int32(column)) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }

  /// The same without a copy, while `body` runs.
  func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let start = sqlite3_column_blob(statement, Int32(column))
    return try body(
      UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, Int32(column)))))
  }
}

extension Database {
  /// The first row's columns by `read`, or nil if there is none.
  func first<Result>(_ sql: String, _ values: [Lookup.Value], _ read: (Lookup) throws -> Result) throws -> Result? {
    let lookup = try Lookup(self, sql, values)
    return try lookup.next() ? read(lookup) : nil
  }

  /// All rows by `read`.
  func all<Result>(_ sql: String, _ values: [Lookup.Value] = [], _ read: (Lookup) throws -> Result) throws -> [Result] {
    let lookup = try Lookup(self, sql, values)
    var results: [Result] = []
    while try lookup.next() { results.append(try read(lookup)) }
    return results
  }

  func count(_ sql: String, _ values: [Lookup.Value] = []) throws -> Int { try first(sql, values) { $0.number(0) } ?? 0 }

  /// `?, ?, …`
  static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }
}
