import Guidelines
import TextAnalysis

/// Builds the next version of an index in a temporary file next to it; `commit` atomically replaces the index. Only one writer
/// can be open at a time.
///
///     let writer = try IndexWriter(path: "hig.sqlite")
///     try writer.setCatalog(catalog)
///     try writer.addPage(page, records: records)
///     try writer.commit()
package final class IndexWriter {
  package let path: String
  let connection: Connection
  /// Held until the writer is closed.
  private var lock: IndexLock?
  private let temporaryFile: TemporaryIndexFile
  private var isOpen = true
  /// Indicates whether anything was written that search depends on.
  var needsReindexing = false

  /// Opens a writer.
  /// - Parameter startingFrom: Path of an index to copy if there is none at `path`.
  /// - Throws: `.indexBusy` if another process is writing; `.notAnIndex` or `.incompatibleSchema` if the file at `path` is not a
  ///   supported index.
  package init(path: String, startingFrom: String? = nil) throws(Failure) {
    self.path = path
    lock = try IndexLock(indexPath: path)
    var original: String?
    var needsMigration = false
    do throws(Failure) {
      needsMigration = try Migration.isNeeded(path)
      original = path
    } catch {
      guard case .noIndex = error else { throw error }
      if let startingFrom {
        needsMigration = try Migration.isNeeded(startingFrom)
        original = startingFrom
      }
    }
    temporaryFile = try TemporaryIndexFile(target: path, copying: original)
    do throws(Failure) {
      connection = try Connection(building: temporaryFile.path, for: path)
      try connection.use { database in
        if original == nil {
          try database.execute("PRAGMA page_size = 4096; PRAGMA auto_vacuum = NONE")
          try database.execute(Schema.tables)
          try database.execute("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.userVersion)")
        }
        // Check for damage first, so that it is not copied to the new index.
        if needsMigration {
          try database.check(path)
          try Migration.run(database)
        }
        try Schema.check(database, path)
        if original != nil, !needsMigration {
          try database.check(path)
          try database.checkRecords(path)
        }
        // Amount of data that FTS5 collects in memory before it writes a segment.
        try database.execute("INSERT INTO words (words, rank) VALUES ('hashsize', 67108864)")
        try database.execute("BEGIN IMMEDIATE")
      }
    } catch {
      temporaryFile.remove()
      throw error
    }
    needsReindexing = needsMigration || original == nil
  }

  deinit { abandon() }

  /// Discards the new version; the index remains unchanged. Has no effect after `commit`.
  package func abandon() {
    guard isOpen else { return }
    isOpen = false
    try? connection.close()
    temporaryFile.remove()
    lock = nil
  }

  /// Finishes the new version and replaces the index with it.
  package func commit() throws(Failure) {
    guard isOpen else { return }
    do throws(Failure) {
      try finish()
      try connection.close()
      try temporaryFile.replaceTarget()
      isOpen = false
      lock = nil
    } catch {
      abandon()
      throw error
    }
  }

  private func finish() throws(Failure) {
    try connection.use { database in
      // Unlisted topics are removed with their last record, and sources with their last page.
      try database.execute(
        """
        DELETE FROM topics WHERE listed = 0 AND NOT EXISTS (SELECT 1 FROM records r WHERE r.topic = topics.id);
        DELETE FROM sources WHERE NOT EXISTS (SELECT 1 FROM pages p WHERE p.source = sources.id);
        """)
      if needsReindexing { try RuleIndexer(database: database).rebuild() }
      try database.execute("COMMIT")
      try database.execute("PRAGMA optimize")
    }
  }
}
