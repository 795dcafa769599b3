import CSQLite
import GRDB
import GRDBSQLite
import Guidelines

/// One SQLite connection; turns SQLite's errors into facts.
final class Connection {
  let path: String
  private let queue: DatabaseQueue

  /// Of text or blob, in bytes; nothing of ours comes near.
  private static let longestValue: Int32 = 64 << 20

  /// Views and triggers in the file are somebody's who wants something run.
  private func refuseForeignSchema() throws(Failure) {
    let foreign = try read { try $0.count("SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')") }
    guard foreign == 0 else { throw .database(path: path, reason: "it holds views or triggers, which no index has") }
  }

  /// Once, before the first database is opened.
  private static let configuredLibrary: Void = hig_sqlite_configure()

  /// A finished index, for reading, taken to be immutable, for a new one replaces the file and never changes it. It is not mapped into memory: a search reads a
  /// hundred pages here and there, which costs less to read than to map.
  init(reading path: String) throws(Failure) {
    try IndexHeader.check(path)
    _ = Connection.configuredLibrary
    self.path = path
    var configuration = Configuration()
    configuration.readonly = true
    configuration.foreignKeysEnabled = false
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      guard let connection = database.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
      // GRDB's authorizer collects what each statement reads, for observing changes; here nothing changes, and it costs as much as searching.
      sqlite3_set_authorizer(connection, nil, nil)
      hig_sqlite_defend(UnsafeMutableRawPointer(connection), Connection.longestValue)
      let settings = "PRAGMA cache_size = -8192; PRAGMA cell_size_check = ON"
      guard sqlite3_exec(connection, settings, nil, nil, nil) == SQLITE_OK else { throw Lookup.error(connection) }
    }
    do {
      do {
        queue = try DatabaseQueue(path: Connection.immutable(path), configuration: configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
        // An SQLite built without SQLITE_USE_URI takes the address for a file name.
        queue = try DatabaseQueue(path: path, configuration: configuration)
      }
    } catch {
      throw Connection.failure(error, path: path, writing: false)
    }
    try refuseForeignSchema()
  }

  /// A file that nobody else opens, for building: nothing is kept safe until the end, when all of it is.
  init(building file: String, for path: String) throws(Failure) {
    _ = Connection.configuredLibrary
    self.path = path
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      if let connection = database.sqliteConnection {
        hig_sqlite_defend(UnsafeMutableRawPointer(connection), Connection.longestValue)
      }
      try database.execute(
        sql: """
          PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY;
          PRAGMA secure_delete = OFF; PRAGMA cache_size = -65536; PRAGMA cell_size_check = ON
          """)
    }
    do {
      queue = try DatabaseQueue(path: file, configuration: configuration)
    } catch {
      throw Connection.failure(error, path: path, writing: true)
    }
    try refuseForeignSchema()
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do {
      return try queue.unsafeRead(body)
    } catch {
      throw Connection.failure(error, path: path, writing: false)
    }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do {
      return try queue.writeWithoutTransaction(body)
    } catch {
      throw Connection.failure(error, path: path, writing: true)
    }
  }

  func close() throws(Failure) {
    do {
      try queue.close()
    } catch {
      throw Connection.failure(error, path: path, writing: true)
    }
  }

  private static func immutable(_ path: String) -> String {
    var address = "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = Array("0123456789ABCDEF")
        address += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    // "//" would begin a host name.
    if address.hasPrefix("file://") { address = "file:/." + address.dropFirst("file:".count) }
    return address + "?immutable=1"
  }

  private static func failure(_ error: any Error, path: String, writing: Bool) -> Failure {
    if let failure = error as? Failure { return failure }
    guard let error = error as? DatabaseError else { return .database(path: path, reason: "what it holds is damaged") }
    let reason = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    return switch error.resultCode {
    case .SQLITE_NOTADB: .notAnIndex(path: path)
    case .SQLITE_FULL where writing, .SQLITE_IOERR where writing, .SQLITE_READONLY where writing, .SQLITE_CANTOPEN where writing:
      .unwritable(path: path, reason: reason)
    case .SQLITE_CANTOPEN, .SQLITE_PERM: .unreadable(path: path, reason: reason)
    default: .database(path: path, reason: reason)
    }
  }
}
