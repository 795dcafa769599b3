import Guidelines
import Searching
import SystemInterface
import TextAnalysis

extension GuidelineIndex {
  /// Returns the pages, once for each topic that they have records about, ordered by topic, source, language, and page.
  /// - Parameter topic: Slug of a topic, or `nil` for all topics.
  package func pages(topic: String? = nil) throws(Failure) -> [PageReference] {
    try connection.use { database in
      try database.all(
        """
          SELECT s.name, p.name, p.language, t.slug, x.topic_title, p.title, p.path, p.url, p.edition, p.translator, p.retrieved,
            sum(r.kind = \(RecordKind.rule.code)), count(*), min(r.position), r.content, p.private
          FROM \(RecordRow.joins)\(topic == nil ? "" : " WHERE t.slug = ?")
          GROUP BY r.topic, r.page ORDER BY t.slug, s.name, p.language, p.name, p.path
        """, topic.map { [.text($0)] } ?? []
      ) { row in
        guard let language = Language(code: row.number(2)) else { throw ByteReader.CorruptDataError() }
        // With a single `min`, SQLite takes the other columns from the row with the minimum: the topic's first record, which may
        // have its own address.
        let recordURL = try RecordContent(row.bytes(14), sourceName: "", line: 0).source?.url
        return PageReference(
          source: try row.text(0), page: try row.text(1), language: language, topic: try row.text(3), topicTitle: try row.text(4),
          title: try row.text(5), path: try row.text(6), url: recordURL ?? row.optionalText(7), edition: row.optionalText(8),
          translator: row.optionalText(9), retrieved: row.optionalText(10), isPrivate: row.number(15) != 0,
          ruleCount: row.number(11), recordCount: row.number(12)
        )
      }
    }
  }

  /// Returns the sources: the Corpus first, then the others by name.
  package func sources() throws(Failure) -> [SourceSummary] {
    try connection.use { database in
      try database.all(
        """
        SELECT s.id, s.name, s.ingested, count(DISTINCT p.id), count(r.id), coalesce(sum(r.kind = \(RecordKind.rule.code)), 0),
          coalesce(sum(r.guessed), 0), coalesce(max(p.private), 0)
        FROM sources s LEFT JOIN pages p ON p.source = s.id LEFT JOIN records r ON r.page = p.id
        GROUP BY s.id ORDER BY s.name <> ?, s.name
        """, [.text(corpusSourceName)]
      ) { row in
        let id = Statement.Value.integer(row.integer(0))
        let languages = try database.all("SELECT DISTINCT language FROM pages WHERE source = ? ORDER BY language", [id]) {
          $0.number(0)
        }
        let editions = try database.all(
          "SELECT DISTINCT edition FROM pages WHERE source = ? AND edition IS NOT NULL ORDER BY edition", [id]
        ) { try $0.text(0) }
        return SourceSummary(
          name: try row.text(1), pageCount: row.number(3), recordCount: row.number(4), ruleCount: row.number(5),
          inferredCount: row.number(6),
          languages: languages.compactMap(Language.init(code:)), editions: editions, ingested: row.optionalText(2),
          isPrivate: row.number(7) != 0)
      }
    }
  }

  /// Returns the edition of the bundled Corpus, or an empty string if there is none.
  package func corpusEdition() throws(Failure) -> String {
    try connection.use { database in try IndexMetadata.text("edition", database) ?? "" }
  }

  package func information() throws(Failure) -> IndexInformation {
    let path = self.path
    return try connection.use { database in
      func count(_ table: String) throws -> Int { try database.count("SELECT count(*) FROM \(table)") }
      var status = stat()
      let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
      return IndexInformation(
        path: path, schemaVersion: Schema.version, analyzerVersion: Tokenizer.version,
        corpusEdition: try IndexMetadata.text("edition", database) ?? "",
        topicCount: try count("topics"), sourceCount: try count("sources"), pageCount: try count("pages"),
        recordCount: try count("records"), ruleCount: try count("records WHERE kind = \(RecordKind.rule.code)"),
        inferredCount: try count("records WHERE guessed <> 0"),
        bytes: size)
    }
  }
}
