import Guidelines

extension IndexWriter {
  /// The records of a topic, over all pages, with the numbers by which `setLinks` takes what was found of them; in export order.
  package func linkedRecords(topic: String) throws(Failure) -> [(rowID: Int64, record: Record)] {
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

  /// Whether the topic's records all come from one page, so that there is nothing to link; what links they had are taken off then.
  package func unlinkIfAlone(topic: String) throws(Failure) -> Bool {
    try connection.use { database in
      let pages = try database.first(
        "SELECT count(DISTINCT page) FROM records WHERE topic = (SELECT id FROM topics WHERE slug = ?)", [.text(topic)]
      ) { $0.number(0) }
      guard pages ?? 0 <= 1 else { return false }
      changesSearch = true
      try database.run(
        """
        UPDATE records SET counterparts = NULL, wording_group = NULL, wording_group_confidence = NULL
        WHERE topic = (SELECT id FROM topics WHERE slug = ?) AND (counterparts IS NOT NULL OR wording_group IS NOT NULL)
        """, [.text(topic)])
      return true
    }
  }

  package func setLinks(_ links: [RecordLinks]) throws(Failure) {
    changesSearch = true
    try connection.use { database in
      for link in links {
        try database.run(
          "UPDATE records SET counterparts = ?, wording_group = ?, wording_group_confidence = ? WHERE id = ?",
          [
            RecordLinks.stored(link.counterparts, of: link.name), link.group.map { .integer($0) } ?? .null,
            .init(link.groupConfidence), .integer(link.rowID),
          ])
      }
    }
  }
}
