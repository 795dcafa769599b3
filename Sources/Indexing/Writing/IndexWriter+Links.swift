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
    try connection.write { database in
      let pages = try database.count(
        "SELECT count(DISTINCT page) FROM records WHERE topic = (SELECT id FROM topics WHERE slug = ?)", [.text(topic)])
      guard pages <= 1 else { return false }
      try database.execute(
        sql: """
          UPDATE records SET counterpart = NULL, counterpart_confidence = NULL, team = NULL, team_confidence = NULL
          WHERE topic = (SELECT id FROM topics WHERE slug = ?) AND (counterpart IS NOT NULL OR team IS NOT NULL)
          """, arguments: [topic])
      return true
    }
  }

  package func setLinks(_ links: [RecordLinks]) throws(Failure) {
    try connection.write { database in
      let statement = try database.cachedStatement(
        sql: """
          UPDATE records SET counterpart = ?, counterpart_confidence = ?, team = ?, team_confidence = ? WHERE id = ?
          """)
      for link in links {
        try statement.execute(
          arguments: [link.counterpart, link.counterpartConfidence, link.group, link.groupConfidence, link.rowID])
      }
    }
  }
}
