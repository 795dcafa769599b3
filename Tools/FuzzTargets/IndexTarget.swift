import CSQLite
import Guidelines
import SystemInterface

/// Bytes as an index that somebody made: as the whole file, as changes of a sound one's bytes, as the value of a column.
enum HostileIndex {
  private static let commands = [
    ["search", "dials"], ["man", "dials"], ["man", "dials", "--format", "json"], ["show", "dials/best-practices/1"],
    ["show", "dials"],
    ["topics"], ["sources"], ["info"], ["export", "--format", "jsonl"], ["spec", "dials"], ["changes"],
    ["open", "dials", "--print"],
  ]

  /// The first byte picks the way.
  static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
    guard let first = bytes.first else { return }
    let rest = bytes.dropFirst()
    let path = Scratch.emptied("hostile") + "/hig.sqlite"
    switch first % 4 {
    case 0: Scratch.write(Array(rest), to: path)
    case 1: Scratch.write(patched(rest), to: path)
    default: if !set(rest, in: path) { return }
    }
    // Three of them, by what the bytes add up to: all would take most of the time for little more.
    let start = bytes.reduce(0) { ($0 + Int($1)) % commands.count }
    for number in 0..<3 { _ = try Program.run(commands[(start + number * 5) % commands.count] + ["--index", path]) }
  }

  /// Each four bytes: a place in the file, over all of it, and the byte that is put there.
  private static func patched(_ changes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Templates.smallBytes
    var rest = changes
    while rest.count >= 4 {
      let place = rest.prefix(3).reduce(0) { $0 << 8 | Int($1) }
      bytes[place % bytes.count] = rest[rest.startIndex + 3]
      rest = rest.dropFirst(4)
    }
    return bytes
  }

  // MARK: Values

  private static let columns: [(table: String, column: String)] = {
    var columns: [(table: String, column: String)] = []
    open(Templates.small) { database in
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

  /// A byte picks the column, one the kind of value, the rest is the value: every row has it then. Whether it could be put there.
  private static func set(_ bytes: ArraySlice<UInt8>, in path: String) -> Bool {
    guard bytes.count >= 2 else { return false }
    let (table, column) = columns[Int(bytes[bytes.startIndex]) % columns.count]
    let kind = bytes[bytes.startIndex + 1] % 5
    let value = Array(bytes.dropFirst(2))
    Scratch.write(Templates.smallBytes, to: path)
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

  /// What each column holds, a few numbers in its place, and a few damaged bytes.
  static func seeds() -> [[UInt8]] {
    var seeds: [[UInt8]] = [[0] + Templates.smallBytes.prefix(4000), [0] + Array("no database".utf8)]
    seeds += (0..<16).map { number in [1] + [UInt8(number * 3), UInt8(number * 17), UInt8(number), 0xFF] }
    open(Templates.small) { database in
      for (number, place) in columns.enumerated() {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, "SELECT DISTINCT \"\(place.column)\" FROM \"\(place.table)\" LIMIT 4", -1, &statement, nil)
        while sqlite3_step(statement) == SQLITE_ROW {
          let isBlob = sqlite3_column_type(statement, 0) == SQLITE_BLOB
          let count = Int(sqlite3_column_bytes(statement, 0))
          let value = sqlite3_column_blob(statement, 0).map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
          seeds.append(FuzzTarget.cut([2, UInt8(number), isBlob ? 4 : 3] + value))
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
  static let index = FuzzTarget(name: "index", seeds: HostileIndex.seeds, body: HostileIndex.check)
}
