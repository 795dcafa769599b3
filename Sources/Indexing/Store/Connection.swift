import CSQLite
import Guidelines

/// The connection to an index: how it is opened, and what it means where SQLite fails.
final class Connection {
  private let path: String
  private let writes: Bool
  private let database: Database

  /// A finished index, for reading, taken to be immutable, for a new one replaces the file and never changes it. It is not mapped into memory: a search reads a
  /// hundred pages here and there, which costs less to read than to map.
  convenience init(reading path: String) throws(Failure) {
    try IndexHeader.check(path)
    try self.init(path, writes: false, "PRAGMA cache_size = -8192") { try Database(Connection.immutable(path), readOnly: true) }
    try use { database in
      try Schema.check(database, path)
      try Meta.check(database, path)
    }
  }

  /// A file that nobody else opens, for building: nothing is kept safe until the end, when all of it is.
  convenience init(building file: String, for path: String) throws(Failure) {
    let settings = """
      PRAGMA foreign_keys = ON; PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY;
      PRAGMA temp_store = MEMORY; PRAGMA secure_delete = OFF; PRAGMA cache_size = -65536
      """
    try self.init(path, writes: true, settings) { try Database(file) }
  }

  private init(_ path: String, writes: Bool, _ settings: String, _ open: () throws -> Database) throws(Failure) {
    self.path = path
    self.writes = writes
    do {
      database = try open()
      try database.execute(settings)
    } catch {
      throw Connection.failure(error, path: path, writing: writes)
    }
  }

  func use<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do {
      return try body(database)
    } catch {
      throw Connection.failure(error, path: path, writing: writes)
    }
  }

  func close() throws(Failure) { try use { try $0.close() } }

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
    return switch error.code {
    case SQLITE_NOTADB: .notAnIndex(path: path)
    case SQLITE_FULL where writing, SQLITE_IOERR where writing, SQLITE_READONLY where writing, SQLITE_CANTOPEN where writing,
      SQLITE_TOOBIG where writing:
      .unwritable(path: path, reason: error.message)
    case SQLITE_INTERRUPT: .damaged(path, "reading it does not end")
    case SQLITE_CANTOPEN, SQLITE_PERM: .unreadable(path: path, reason: error.message)
    default: .database(path: path, reason: error.message)
    }
  }
}

extension Failure {
  /// An index that is not as we write it, and how one sees that.
  static func damaged(_ path: String, _ what: String) -> Failure {
    .database(path: path, reason: "it is damaged or made by something else: \(what)")
  }
}
