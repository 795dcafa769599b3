import Searching

/// Blobs that are read as a whole. They are identified by numbers, because SQLite would read large neighboring rows to compare
/// text keys.
enum StoredBlob: Int64 {
  case rules = 1
  case ruleEmbeddings = 2
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

extension RuleMetadata {
  /// Returns the metadata of every rule, ordered by rule number.
  static func all(_ database: Database) throws -> [RuleMetadata] { try StoredBlob.rules.read(database) { all($0) } ?? [] }
}
