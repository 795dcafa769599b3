import CSQLite
import Guidelines

/// A connection to an index that opens the file and converts SQLite errors to `Failure`.
final class Connection {
  private let path: String
  private let isWriting: Bool
  private let database: Database

  /// Opens a finished index for reading. The file is opened as immutable, because a new index replaces the file instead of
  /// changing it. It is not memory-mapped: a search reads about a hundred scattered pages, which is faster to read than to map.
  convenience init(reading path: String) throws(Failure) {
    try IndexHeader.check(path)
    try self.init(path, writes: false, "PRAGMA cache_size = -8192") {
      try Database(Connection.immutableURI(path), readOnly: true)
    }
    try use { database in
      try Schema.check(database, path)
      try IndexMetadata.check(database, path)
    }
  }

  /// Opens a file for building that no other process uses. Nothing is synced until the end.
  convenience init(building file: String, for path: String) throws(Failure) {
    let settings = """
      PRAGMA foreign_keys = ON; PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY;
      PRAGMA temp_store = MEMORY; PRAGMA secure_delete = OFF; PRAGMA cache_size = -65536
      """
    try self.init(path, writes: true, settings) { try Database(file) }
  }

  private init(_ path: String, writes: Bool, _ settings: String, _ open: () throws -> Database) throws(Failure) {
    self.path = path
    self.isWriting = writes
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
      throw Connection.failure(error, path: path, writing: isWriting)
    }
  }

  func close() throws(Failure) { try use { try $0.close() } }

  private static func immutableURI(_ path: String) -> String {
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
    // A path that starts with "//" would be parsed as a host name.
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
  /// Returns the error for an index with unexpected content.
  /// - Parameter what: A description of the damage.
  static func damaged(_ path: String, _ what: String) -> Failure {
    .database(path: path, reason: "it is damaged or made by something else: \(what)")
  }
}
