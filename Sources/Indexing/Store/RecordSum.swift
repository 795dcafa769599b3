import Guidelines
import Searching
import TextAnalysis

/// A number that a record's row keeps of what was written into it, to tell when it is no longer that: a bad sector, a flipped bit, a cut copy. It finds damage, not an
/// attacker: whoever changes a row on purpose can count anew.
///
/// FNV-1a over the row's columns but for those that linking and the numbering of rules change later.
enum RecordSum {
  static let columns = "name, topic, page, section, position, kind, strength, language, platforms, line, guessed, content"
  private static let count = 12

  /// - Parameter values: of `columns`.
  static func of(_ values: [Statement.Value]) -> Statement.Value {
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

  /// - Throws: `.database` naming the first record that is not what was written.
  static func check(_ database: Database, _ path: String) throws {
    let rows = try Statement(database, "SELECT \(columns), sum FROM records")
    while try rows.next() {
      let name = rows.optionalText(0) ?? ""
      guard of(values(rows)) == rows.value(count) else {
        throw Failure.damaged(path, "'\(name.prefix(80))' is not what was written")
      }
    }
  }

  /// Of every record, for an index whose records have none.
  static func store(_ database: Database) throws {
    let rows = try Statement(database, "SELECT \(columns), id FROM records")
    while try rows.next() {
      try database.run("UPDATE records SET sum = ? WHERE id = ?", [of(values(rows)), rows.value(count)])
    }
  }

  private static func values(_ row: Statement) -> [Statement.Value] { (0..<count).map { row.value($0) } }
}
