import Guidelines

extension IndexWriter {
  /// Returns the records of a topic from all pages in export order, with their row ids for `setLinks`.
  package func recordsToLink(topic: String) throws(Failure) -> [(rowID: Int64, record: Record)] {
    try connection.use { database in
      try database.all(
        """
          SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE t.slug = ?
          ORDER BY s.name, r.language, p.name, p.path, r.position
        """, [.text(topic)]
      ) { row in
        let stored = try RecordRow(row, database)
        return (stored.rowID, stored.record)
      }
    }
  }

  /// Removes the links of a topic's records if all of them are on one page.
  /// - Returns: `true` if they are, so that there is nothing to link.
  package func unlinkIfOnOnePage(topic: String) throws(Failure) -> Bool {
    try connection.use { database in
      let pages = try database.first(
        "SELECT count(DISTINCT page) FROM records WHERE topic = (SELECT id FROM topics WHERE slug = ?)", [.text(topic)]
      ) { $0.number(0) }
      guard pages ?? 0 <= 1 else { return false }
      needsReindexing = true
      try database.run(
        """
        UPDATE records SET counterparts = NULL, wording_group = NULL, wording_group_confidence = NULL
        WHERE topic = (SELECT id FROM topics WHERE slug = ?) AND (counterparts IS NOT NULL OR wording_group IS NOT NULL)
        """, [.text(topic)])
      return true
    }
  }

  package func setLinks(_ links: [RecordLinks]) throws(Failure) {
    needsReindexing = true
    try connection.use { database in
      for link in links {
        try database.run(
          "UPDATE records SET counterparts = ?, wording_group = ?, wording_group_confidence = ? WHERE id = ?",
          [
            RecordLinks.columnValue(link.counterparts, of: link.name), link.group.map { .integer($0) } ?? .null,
            .init(link.groupConfidence), .integer(link.rowID),
          ])
      }
    }
  }
}
