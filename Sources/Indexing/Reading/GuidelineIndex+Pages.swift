import Guidelines
import Searching
import SystemInterface
import TextAnalysis

extension GuidelineIndex {
  /// The pages, once for each topic that they speak of, by topic, source, language and page. `topic` is a slug.
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
        guard let language = Language(code: row.number(2)) else { throw ByteReader.Damaged() }
        // With one `min`, SQLite takes other columns from its row: the topic's first record, which may have an address of its own.
        let own = try RecordContent(row.bytes(14), sourceName: "", line: 0).source?.url
        return PageReference(
          source: try row.text(0), page: try row.text(1), language: language, topic: try row.text(3), topicTitle: try row.text(4),
          title: try row.text(5), path: try row.text(6), url: own ?? row.optionalText(7), edition: row.optionalText(8),
          translator: row.optionalText(9), retrieved: row.optionalText(10), isPrivate: row.number(15) != 0,
          ruleCount: row.number(11), recordCount: row.number(12)
        )
      }
    }
  }

  /// The sources, by name, the Corpus first.
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
          guessedCount: row.number(6),
          languages: languages.compactMap(Language.init(code:)), editions: editions, ingested: row.optionalText(2),
          isPrivate: row.number(7) != 0)
      }
    }
  }

  /// Of the Corpus that it holds; empty without one.
  package func corpusEdition() throws(Failure) -> String {
    try connection.use { database in try Meta.text("edition", database) ?? "" }
  }

  package func information() throws(Failure) -> IndexInformation {
    let path = self.path
    return try connection.use { database in
      func count(_ table: String) throws -> Int { try database.count("SELECT count(*) FROM \(table)") }
      var status = stat()
      let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
      return IndexInformation(
        path: path, schemaVersion: Schema.version, analyserVersion: Tokenizer.version,
        corpusEdition: try Meta.text("edition", database) ?? "",
        topicCount: try count("topics"), sourceCount: try count("sources"), pageCount: try count("pages"),
        recordCount: try count("records"), ruleCount: try count("records WHERE kind = \(RecordKind.rule.code)"),
        guessedCount: try count("records WHERE guessed <> 0"),
        bytes: size)
    }
  }
}
