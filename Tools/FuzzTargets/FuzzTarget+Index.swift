import CSQLite
import Guidelines
import SystemInterface

/// Bytes as an untrusted index: as the whole file, as changes to bytes of a valid file, or as the value of a column.
enum IndexInputs {
  private static let commands = [
    ["search", "dials"], ["man", "dials"], ["man", "dials", "--format", "json"], ["show", "dials/best-practices/1"],
    ["show", "dials"],
    ["topics"], ["sources"], ["info"], ["export", "--format", "jsonl"], ["spec", "dials"], ["changes"],
    ["open", "dials", "--print"],
  ]

  /// Runs commands on the index. The first byte of an input selects how the index is made.
  static func check(_ bytes: [UInt8]) throws(PropertyError) {
    guard let first = bytes.first else { return }
    let payload = bytes.dropFirst()
    let path = TemporaryDirectory.makeEmptyDirectory("hostile") + "/hig.sqlite"
    switch first % 4 {
    case 0: TemporaryDirectory.write(Array(payload), to: path)
    case 1: TemporaryDirectory.write(modifiedBytes(payload), to: path)
    default: if !setColumn(payload, in: path) { return }
    }
    // Run three of the commands, selected by the sum of the bytes. Running all would take much longer and find little more.
    let start = bytes.reduce(0) { ($0 + Int($1)) % commands.count }
    for number in 0..<3 { _ = try Program.run(commands[(start + number * 5) % commands.count] + ["--index", path]) }
  }

  /// Returns the bytes of a valid index with changes. Each change takes four bytes: an offset, taken modulo the file size, and
  /// the new byte.
  private static func modifiedBytes(_ changes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Templates.smallIndexBytes
    var remaining = changes
    while remaining.count >= 4 {
      let offset = remaining.prefix(3).reduce(0) { $0 << 8 | Int($1) }
      bytes[offset % bytes.count] = remaining[remaining.startIndex + 3]
      remaining = remaining.dropFirst(4)
    }
    return bytes
  }

  // MARK: Values

  private static let columns: [(table: String, column: String)] = {
    var columns: [(table: String, column: String)] = []
    open(Templates.smallIndex) { database in
      let sql = """
        SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.sql NOT LIKE '%VIRTUAL%'
        ORDER BY 1, c.cid
        """
      var statement: OpaquePointer?
      sqlite3_prepare_v2(database, sql, -1, &statement, nil)
      while sqlite3_step(statement) == SQLITE_ROW {
        columns.append((String(cString: sqlite3_column_text(statement, 0)), String(cString: sqlite3_column_text(statement, 1))))
      }
      sqlite3_finalize(statement)
    }
    return columns
  }()

  /// Sets a column in every row. The first byte selects the column, the second the type of the value, and the rest is the value.
  /// Returns `false` if the database rejects the value.
  private static func setColumn(_ bytes: ArraySlice<UInt8>, in path: String) -> Bool {
    guard bytes.count >= 2 else { return false }
    let (table, column) = columns[Int(bytes[bytes.startIndex]) % columns.count]
    let kind = bytes[bytes.startIndex + 1] % 5
    let value = Array(bytes.dropFirst(2))
    TemporaryDirectory.write(Templates.smallIndexBytes, to: path)
    var isSet = false
    open(path) { database in
      var statement: OpaquePointer?
      sqlite3_prepare_v2(database, "UPDATE OR IGNORE \"\(table)\" SET \"\(column)\" = ?", -1, &statement, nil)
      let number = value.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      switch kind {
      case 0: sqlite3_bind_null(statement, 1)
      case 1: sqlite3_bind_int64(statement, 1, Int64(bitPattern: number))
      case 2: sqlite3_bind_double(statement, 1, Double(bitPattern: number))
      case 3: sqlite3_bind_text(statement, 1, value.map { CChar(bitPattern: $0) }, Int32(value.count), transient)
      default: sqlite3_bind_blob(statement, 1, value, Int32(value.count), transient)
      }
      isSet = sqlite3_step(statement) == SQLITE_DONE
      sqlite3_finalize(statement)
    }
    return isSet
  }

  private static func open(_ path: String, _ body: (OpaquePointer?) -> Void) {
    var database: OpaquePointer?
    sqlite3_open(path, &database)
    sqlite3_exec(database, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nil, nil, nil)
    body(database)
    sqlite3_close(database)
  }

  /// Returns inputs with values of each column, special numbers, and corrupted bytes.
  static func seeds() -> [[UInt8]] {
    var seeds: [[UInt8]] = [[0] + Templates.smallIndexBytes.prefix(4000), [0] + Array("no database".utf8)]
    seeds += (0..<16).map { number in [1] + [UInt8(number * 3), UInt8(number * 17), UInt8(number), 0xFF] }
    open(Templates.smallIndex) { database in
      for (number, column) in columns.enumerated() {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, "SELECT DISTINCT \"\(column.column)\" FROM \"\(column.table)\" LIMIT 4", -1, &statement, nil)
        while sqlite3_step(statement) == SQLITE_ROW {
          let isBlob = sqlite3_column_type(statement, 0) == SQLITE_BLOB
          let count = Int(sqlite3_column_bytes(statement, 0))
          let value = sqlite3_column_blob(statement, 0).map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
          seeds.append(FuzzTarget.truncated([2, UInt8(number), isBlob ? 4 : 3] + value))
        }
        sqlite3_finalize(statement)
        seeds += [
          [2, UInt8(number), 0], [2, UInt8(number), 1, 0xFF], [2, UInt8(number), 2, 0x7E, 0x37, 0xE4, 0x3C, 0x88, 0, 0x75, 0x9C],
        ]
      }
    }
    return seeds
  }
}

extension FuzzTarget {
  static let index = FuzzTarget(name: "index", seeds: IndexInputs.seeds, body: IndexInputs.check)
}
