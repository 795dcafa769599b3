import GRDB
import Guidelines

/// Which rule each record states, by number: the records of one concordance group are one rule, and so are a record and its counterpart.
///
/// Kept as 32-bit numbers in the order of the records' own, little endian, in one blob among the lists: a search that finds a thousand
/// records says how many rules they are without reading them.
enum RuleNumbers {
  /// No list of a token has it.
  private static let list: Int64 = -1
  /// Larger indexes estimate (see `Tally`), and keep none.
  private static let mostRecords = 100_000

  static func store(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM lists WHERE id = \(list)")
    let highest = try database.count("SELECT max(id) FROM records")
    guard (1...mostRecords).contains(highest) else { return }
    var ids: [Int64] = []
    var keys: [Folding.Key] = []
    let rows = try Lookup(database, "SELECT r.id, \(Folding.Key.columns) FROM records r")
    while try rows.next() {
      ids.append(rows.integer(0))
      keys.append(try Folding.Key(rows, from: 1))
    }
    var bytes = [UInt8](repeating: 0, count: (highest + 1) * 4)
    for (rule, members) in Folding.classes(keys).enumerated() {
      for member in members {
        for byte in 0..<4 { bytes[Int(ids[member]) * 4 + byte] = UInt8(truncatingIfNeeded: rule >> (byte * 8)) }
      }
    }
    try Lookup(database, "INSERT INTO lists (id, entries) VALUES (?, ?)").run([.integer(list), .blob(bytes)])
  }

  /// How many rules some records state; nil where the index keeps no numbers.
  static func count(_ ids: [Int64], _ database: Database) throws -> Int? {
    let lookup = try Lookup(database, "SELECT entries FROM lists WHERE id = ?", [.integer(list)])
    guard try lookup.next() else { return nil }
    return lookup.withBytes(0) { bytes in
      // No number is higher than that of the last record.
      var seen = [Bool](repeating: false, count: bytes.count / 4)
      var count = 0
      for id in ids where id >= 0 && Int(id) < seen.count {
        let rule = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: Int(id) * 4, as: UInt32.self)))
        guard rule < seen.count, !seen[rule] else { continue }
        seen[rule] = true
        count += 1
      }
      return count
    }
  }
}
