import Guidelines
import TextAnalysis

/// Builds the next state of an index in a file beside it; `commit` puts it in place, all or nothing. One writer at a time.
///
///     let writer = try IndexWriter(path: "hig.sqlite")
///     try writer.setCatalog(catalog)
///     try writer.addPage(page, records: records)
///     try writer.commit()
package final class IndexWriter {
  package let path: String
  let connection: Connection
  /// Held until the end of the write.
  private var lock: IndexLock?
  private let file: BuildFile
  private var isOpen = true
  /// Whether anything was written that searching depends on.
  var changesSearch = false

  /// - Parameter startingFrom: an index to begin with where there is none at `path`.
  /// - Throws: `.indexBusy` while another process writes; `.notAnIndex` or `.otherSchema` where what stands there is no index of ours.
  package init(path: String, startingFrom: String? = nil) throws(Failure) {
    self.path = path
    lock = try IndexLock(indexPath: path)
    var original: String?
    var isEarlier = false
    do throws(Failure) {
      isEarlier = try Upgrade.isNeeded(path)
      original = path
    } catch {
      guard case .noIndex = error else { throw error }
      if let startingFrom {
        isEarlier = try Upgrade.isNeeded(startingFrom)
        original = startingFrom
      }
    }
    file = try BuildFile(target: path, copying: original)
    do throws(Failure) {
      connection = try Connection(building: file.path, for: path)
      try connection.use { database in
        if original == nil {
          try database.execute("PRAGMA page_size = 4096; PRAGMA auto_vacuum = NONE")
          try database.execute(Schema.tables)
          try database.execute("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.userVersion)")
        }
        // Damage is not passed on.
        if isEarlier {
          try database.check(path)
          try Upgrade.run(database)
        }
        try Schema.check(database, path)
        if original != nil, !isEarlier {
          try database.check(path)
          try database.checkRecords(path)
        }
        // So much is gathered before FTS5 writes a segment.
        try database.execute("INSERT INTO words (words, rank) VALUES ('hashsize', 67108864)")
        try database.execute("BEGIN IMMEDIATE")
      }
    } catch {
      file.remove()
      throw error
    }
    changesSearch = isEarlier || original == nil
  }

  deinit { abandon() }

  /// Throws the new state away; the index stays as it was. Does nothing after `commit`.
  package func abandon() {
    guard isOpen else { return }
    isOpen = false
    try? connection.close()
    file.remove()
    lock = nil
  }

  /// Finishes the index and puts it in the old one's place.
  package func commit() throws(Failure) {
    guard isOpen else { return }
    do throws(Failure) {
      try finish()
      try connection.close()
      try file.replaceTarget()
      isOpen = false
      lock = nil
    } catch {
      abandon()
      throw error
    }
  }

  private func finish() throws(Failure) {
    try connection.use { database in
      // Topics that pages made go with their last record; sources with their last page.
      try database.execute(
        """
        DELETE FROM topics WHERE listed = 0 AND NOT EXISTS (SELECT 1 FROM records r WHERE r.topic = topics.id);
        DELETE FROM sources WHERE NOT EXISTS (SELECT 1 FROM pages p WHERE p.source = sources.id);
        """)
      if changesSearch { try RuleIndexer(database: database).rebuild() }
      try database.execute("COMMIT")
      try database.execute("PRAGMA optimize")
    }
  }
}
