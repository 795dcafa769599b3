/// What an index keeps of itself, so that a search need not count.
enum Meta {
  static func number(_ key: String, _ database: Database) throws -> Int {
    try database.count("SELECT value FROM meta WHERE key = ?", [.text(key)])
  }

  static func text(_ key: String, _ database: Database) throws -> String? {
    try database.first("SELECT value FROM meta WHERE key = ?", [.text(key)]) { $0.optionalText(0) } ?? nil
  }

  static func set(_ key: String, _ value: Statement.Value, _ database: Database) throws {
    try database.run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", [.text(key), value])
  }
}
