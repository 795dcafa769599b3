import Guidelines

/// Writer of the index file of a Dash or Zeal docset: one row per name, in the table that these programs read (`searchIndex`).
package enum DocsetIndex {
  /// A name with its kind, which is a docset entry type, and the path of its page.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var kind: String
    package var path: String

    package init(name: String, kind: String, path: String) {
      self.name = name
      self.kind = kind
      self.path = path
    }
  }

  /// Writes a new file.
  /// - Throws: An error if the file exists.
  package static func write(_ entries: [Entry], to path: String) throws(Failure) {
    do {
      let database = try Database(path)
      try database.transaction {
        try database.execute(
          """
          CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
          CREATE UNIQUE INDEX anchor ON searchIndex(name, type, path);
          """)
        for entry in entries {
          try database.run(
            "INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)",
            [.text(entry.name), .text(entry.kind), .text(entry.path)])
        }
      }
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }
}
