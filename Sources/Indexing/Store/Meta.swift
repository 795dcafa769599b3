import Guidelines
import Searching

/// What an index keeps of itself, so that a search need not count.
enum Meta {
  /// Every index has it, and it is never negative.
  static func number(_ key: String, _ database: Database) throws -> Int {
    let number = try database.first("SELECT value FROM meta WHERE key = ?", [.text(key)]) { $0.optionalNumber(0) } ?? nil
    guard let number, number >= 0 else { throw ByteReader.Damaged() }
    return number
  }

  static func text(_ key: String, _ database: Database) throws -> String? {
    try database.first("SELECT value FROM meta WHERE key = ?", [.text(key)]) { $0.optionalText(0) } ?? nil
  }

  static func set(_ key: String, _ value: Statement.Value, _ database: Database) throws {
    try database.run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", [.text(key), value])
  }

  /// What it says of itself, which every lookup relies on.
  static func check(_ database: Database, _ path: String) throws {
    guard let records = try? number("records", database), let rules = try? number("rules", database), rules <= records else {
      throw Failure.damaged(path, "it does not say how much it holds")
    }
  }

  /// Whether rows are where it says that there are some. Counting them takes too long for a lookup: this asks for one.
  static func checkRows(_ database: Database, _ path: String) throws {
    for table in ["records", "topics", "pages", "sections", "sources"] where try number("records", database) > 0 {
      guard try database.count("SELECT EXISTS (SELECT 1 FROM \(table))") == 1 else {
        throw Failure.damaged(path, "it has lost its \(table)")
      }
    }
  }
}
