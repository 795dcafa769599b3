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
