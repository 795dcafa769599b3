import Searching

/// Blobs that are read whole. By a number: to find a row by its text, SQLite would read large neighbours to compare with.
enum Columns: Int64 {
  case rules = 1
  case directions = 2
  case questions = 3
  case changes = 4
  case quantities = 5
  case anchors = 6

  func store(_ bytes: [UInt8], _ database: Database) throws {
    try database.run("INSERT OR REPLACE INTO columns (id, content) VALUES (?, ?)", [.integer(rawValue), .blob(bytes)])
  }

  func read<Result>(_ database: Database, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result? {
    try database.first("SELECT content FROM columns WHERE id = ?", [.integer(rawValue)]) { try $0.withBytes(0, body) }
  }
}

extension RuleFacts {
  /// Of all rules; rule 1 is the first.
  static func all(_ database: Database) throws -> [RuleFacts] { try Columns.rules.read(database) { all($0) } ?? [] }
}
