import Guidelines
import Searching

/// Values that describe the index as a whole, stored so that a search does not need to count.
enum IndexMetadata {
  /// Returns a number that every index has and that is never negative.
  static func number(_ key: String, _ database: Database) throws -> Int {
    let number = try database.first("SELECT value FROM meta WHERE key = ?", [.text(key)]) { $0.optionalNumber(0) } ?? nil
    guard let number, number >= 0 else { throw ByteReader.CorruptDataError() }
    return number
  }

  static func text(_ key: String, _ database: Database) throws -> String? {
    try database.first("SELECT value FROM meta WHERE key = ?", [.text(key)]) { $0.optionalText(0) } ?? nil
  }

  static func set(_ key: String, _ value: Statement.Value, _ database: Database) throws {
    try database.run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", [.text(key), value])
  }

  /// Verifies the counts that every lookup relies on.
  static func check(_ database: Database, _ path: String) throws {
    guard let records = try? number("records", database), let rules = try? number("rules", database), rules <= records else {
      throw Failure.damaged(path, "it does not say how much it holds")
    }
  }

  /// Verifies that no table is empty if the index has records. Counting rows would be too slow for a lookup; this reads one row
  /// per table.
  static func checkRows(_ database: Database, _ path: String) throws {
    for table in ["records", "topics", "pages", "sections", "sources"] where try number("records", database) > 0 {
      guard try database.count("SELECT EXISTS (SELECT 1 FROM \(table))") == 1 else {
        throw Failure.damaged(path, "it has lost its \(table)")
      }
    }
  }
}
