import GRDB

/// What is known of every record by its number, kept as one blob among the lists: a search that finds a thousand records looks it up without
/// reading them.
///
/// 32-bit numbers, little endian: how many there are in the head, the head, then one for each record from number 0 on.
struct RecordNumbers {
  /// Numbers below 0 are no lists of a token.
  enum List: Int64 {
    case rules = -1
    case topics = -2
  }

  private(set) var head: [Int] = []
  /// By a record's number; 0 where there is no such record.
  private(set) var numbers: [Int32] = []

  /// Larger indexes keep none: what is known by them, those estimate or do without.
  private static let mostRecords = 100_000

  /// Keeps what `pairs` gives, or nothing where the index is too large.
  static func store(
    _ list: List, _ database: Database, head: [Int] = [], _ pairs: (_ each: (Int64, Int) -> Void) throws -> Void
  ) throws {
    try remove(list, database)
    let highest = try database.count("SELECT max(id) FROM records")
    guard (1...mostRecords).contains(highest) else { return }
    var numbers = [UInt32](repeating: 0, count: highest + 1)
    try pairs { id, number in
      if id >= 0, id <= highest { numbers[Int(id)] = UInt32(truncatingIfNeeded: number) }
    }
    let all = [UInt32(head.count)] + head.map { UInt32(truncatingIfNeeded: $0) } + numbers
    var bytes: [UInt8] = []
    bytes.reserveCapacity(all.count * 4)
    for number in all { for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (byte * 8))) } }
    try Lookup(database, "INSERT INTO lists (id, entries) VALUES (?, ?)").run([.integer(list.rawValue), .blob(bytes)])
  }

  static func remove(_ list: List, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM lists WHERE id = \(list.rawValue)")
  }

  /// nil where the index keeps none.
  init?(_ list: List, _ database: Database) throws {
    let lookup = try Lookup(database, "SELECT entries FROM lists WHERE id = ?", [.integer(list.rawValue)])
    guard try lookup.next() else { return nil }
    var all = lookup.withBytes(0) { bytes in
      [Int32](unsafeUninitializedCapacity: bytes.count / 4) { room, count in
        count = room.count
        UnsafeMutableRawBufferPointer(room).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count * 4)))
        #if _endian(big)
          for place in room.indices { room[place] = Int32(littleEndian: room[place]) }
        #endif
      }
    }
    let count = min(max(0, Int(all.first ?? 0)), max(0, all.count - 1))
    head = all.dropFirst().prefix(count).map { Int($0) }
    all.removeFirst(min(all.count, 1 + count))
    numbers = all
  }
}
