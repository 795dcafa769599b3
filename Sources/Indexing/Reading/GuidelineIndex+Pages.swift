import GRDB
import Guidelines
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension GuidelineIndex {
  /// The pages, once for each topic that they speak of, by topic, source, language and page. `topic` is a slug.
  package func pages(topic: String? = nil) throws(Failure) -> [PageReference] {
    try connection.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT s.name, p.name, p.language, t.slug, x.topic_title, p.title, p.path, p.url, p.edition, p.translator, p.retrieved,
            sum(r.kind = \(RecordKind.rule.code)), count(*), min(r.position)
          FROM \(RecordRow.joins)\(topic == nil ? "" : " WHERE t.slug = ?")
          GROUP BY r.topic, r.page ORDER BY t.slug, s.name, p.language = \(Language.japanese.code), p.name, p.path
          """, arguments: topic.map { [$0] } ?? []
      ).map { row in
        guard let language = Language(code: try row.decode(atIndex: 2)) else { throw ByteReader.Damaged() }
        return PageReference(
          source: try row.decode(atIndex: 0), page: try row.decode(atIndex: 1), language: language,
          topic: try row.decode(atIndex: 3),
          topicTitle: try row.decode(atIndex: 4), title: try row.decode(atIndex: 5), path: try row.decode(atIndex: 6),
          url: try row.decode(atIndex: 7), edition: try row.decode(atIndex: 8), translator: try row.decode(atIndex: 9),
          retrieved: try row.decode(atIndex: 10), ruleCount: try row.decode(atIndex: 11), recordCount: try row.decode(atIndex: 12)
        )
      }
    }
  }

  /// The sources, by name, the Corpus first.
  package func sources() throws(Failure) -> [SourceSummary] {
    try connection.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT s.id, s.name, s.ingested, count(DISTINCT p.id), count(r.id), coalesce(sum(r.kind = \(RecordKind.rule.code)), 0)
          FROM sources s LEFT JOIN pages p ON p.source = s.id LEFT JOIN records r ON r.page = p.id
          GROUP BY s.id ORDER BY s.name <> ?, s.name
          """, arguments: [corpusSourceName])
      return try rows.map { row in
        let id: Int64 = try row.decode(atIndex: 0)
        let languages = try Int.fetchAll(
          database, sql: "SELECT DISTINCT language FROM pages WHERE source = ? ORDER BY language", arguments: [id])
        let editions = try String.fetchAll(
          database, sql: "SELECT DISTINCT edition FROM pages WHERE source = ? AND edition IS NOT NULL ORDER BY edition",
          arguments: [id])
        return SourceSummary(
          name: try row.decode(atIndex: 1), pageCount: try row.decode(atIndex: 3), recordCount: try row.decode(atIndex: 4),
          ruleCount: try row.decode(atIndex: 5), languages: languages.compactMap(Language.init(code:)), editions: editions,
          ingested: try row.decode(atIndex: 2))
      }
    }
  }

  package func information() throws(Failure) -> IndexInformation {
    let path = self.path
    return try connection.read { database in
      func count(_ sql: String) throws -> Int { try Int.fetchOne(database, sql: "SELECT count(*) FROM \(sql)") ?? 0 }
      var status = stat()
      let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
      return IndexInformation(
        path: path, schemaVersion: Schema.version, analyserVersion: Tokenizer.version,
        corpusEdition: try String.fetchOne(database, sql: "SELECT value FROM meta WHERE key = 'edition'") ?? "",
        topicCount: try count("topics"), sourceCount: try count("sources"), pageCount: try count("pages"),
        recordCount: try count("records"), ruleCount: try count("records WHERE kind = \(RecordKind.rule.code)"),
        glossaryGroupCount: try count("glossary_groups"), bytes: size)
    }
  }
}
