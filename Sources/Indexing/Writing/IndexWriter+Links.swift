import GRDB
import Guidelines

import struct Guidelines.Record

extension IndexWriter {
  /// The records of a topic, over all pages, with the numbers by which `setLinks` takes what was found of them; in export order.
  package func linkedRecords(topic: String) throws(Failure) -> [(rowID: Int64, record: Record)] {
    try connection.write { database in
      try database.all(
        """
          SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE t.slug = ?
          ORDER BY s.name, r.language = \(Language.japanese.code), p.name, p.path, r.position
        """, [.text(topic)]
      ) { row in
        let stored = try RecordRow(row)
        return (stored.rowID, stored.record)
      }
    }
  }

  /// Whether the topic's records all come from one page, so that there is nothing to link; what links they had are taken off then.
  package func unlinkIfAlone(topic: String) throws(Failure) -> Bool {
    try connection.write { _ in
      let pages = try statements.first(
        "SELECT count(DISTINCT page) FROM records WHERE topic = (SELECT id FROM topics WHERE slug = ?)", [.text(topic)]
      ) { $0.number(0) }
      guard pages ?? 0 <= 1 else { return false }
      changesSearch = true
      try statements.run(
        """
        UPDATE records SET counterpart = NULL, counterpart_confidence = NULL, team = NULL, team_confidence = NULL
        WHERE topic = (SELECT id FROM topics WHERE slug = ?) AND (counterpart IS NOT NULL OR team IS NOT NULL)
        """, [.text(topic)])
      return true
    }
  }

  package func setLinks(_ links: [RecordLinks]) throws(Failure) {
    changesSearch = true
    try connection.write { _ in
      for link in links {
        try statements.run(
          "UPDATE records SET counterpart = ?, counterpart_confidence = ?, team = ?, team_confidence = ? WHERE id = ?",
          [
            .init(link.counterpart), .init(link.counterpartConfidence), link.group.map { .integer($0) } ?? .null,
            .init(link.groupConfidence), .integer(link.rowID),
          ])
      }
    }
  }
}
