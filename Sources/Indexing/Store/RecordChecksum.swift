import Guidelines
import Searching
import TextAnalysis

/// A checksum of a record's row, which detects damage such as bad sectors, flipped bits, or truncated copies. It does not protect
/// against deliberate changes, because anyone can compute it.
///
/// Uses FNV-1a over the row's columns except those that linking and rule numbering change later.
enum RecordChecksum {
  static let columns = "name, topic, page, section, position, kind, strength, language, platforms, line, guessed, content"
  private static let count = 12

  /// Returns the checksum of a row.
  /// - Parameter values: The values of `columns`.
  static func checksum(of values: [Statement.Value]) -> Statement.Value {
    var writer = ByteWriter()
    for value in values {
      switch value {
      case .integer(let number):
        writer.byte(1)
        writer.number(Int(number))
      case .real(let number):
        writer.byte(2)
        writer.number(Int(truncatingIfNeeded: number.bitPattern))
      case .text(let text):
        writer.byte(3)
        writer.string(text)
      case .blob(let bytes):
        writer.byte(4)
        writer.blob(bytes)
      case .null: writer.byte(0)
      }
    }
    return .integer(Int64(bitPattern: FNV1a.hash(bytes: writer.bytes)))
  }

  /// Verifies the checksum of every record.
  /// - Throws: `.database` with the first record whose checksum is wrong.
  static func check(_ database: Database, _ path: String) throws {
    let rows = try Statement(database, "SELECT \(columns), sum FROM records")
    while try rows.next() {
      let name = rows.optionalText(0) ?? ""
      guard checksum(of: values(rows)) == rows.value(count) else {
        throw Failure.damaged(path, "'\(name.prefix(80))' is not what was written")
      }
    }
  }

  /// Computes and stores the checksum of every record, for an index without checksums.
  static func store(_ database: Database) throws {
    let rows = try Statement(database, "SELECT \(columns), id FROM records")
    while try rows.next() {
      try database.run("UPDATE records SET sum = ? WHERE id = ?", [checksum(of: values(rows)), rows.value(count)])
    }
  }

  private static func values(_ row: Statement) -> [Statement.Value] { (0..<count).map { row.value($0) } }
}
