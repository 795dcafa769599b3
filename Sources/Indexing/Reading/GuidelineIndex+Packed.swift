import Guidelines
import Languages
import Searching

extension GuidelineIndex {
  /// Returns all data that search reads in packed form, or `nil` if a page is private: its words would be included in terms,
  /// metadata, and the vocabulary.
  package func packed() throws(Failure) -> PackedIndex? {
    try connection.use { database in
      try database.count("SELECT count(*) FROM pages WHERE private <> 0") > 0 ? nil : try PackedIndex(database)
    }
  }
}

extension PackedIndex {
  fileprivate init(_ database: Database) throws {
    self.init()
    ruleMetadata = try StoredBlob.rules.read(database) { [UInt8]($0) } ?? []
    ruleEmbeddings = try StoredBlob.ruleEmbeddings.read(database) { [UInt8]($0) } ?? []
    try Postings.forEachTerm(in: database) { term, rulePostings in postings.append((term, CommonPostings.bytes(rulePostings))) }
    vectors = try database.all("SELECT term, vector FROM vectors") { (try $0.text(0), $0.bytes(1)) }
    topicNames = try database.all("SELECT key, topic, rank FROM topic_names ORDER BY key, rank, topic") {
      (try $0.text(0), $0.integer(1), $0.number(2))
    }
    topics = try database.all(
      "SELECT t.slug, t.category, t.division, t.platforms, t.detail, t.id, t.listed, t.rank FROM topics t"
    ) {
      PackedIndex.PackedTopic(
        id: $0.integer(5), topic: try StoredTopic.topic($0), isListed: $0.number(6) == 1, catalogPosition: $0.number(7))
    }
    glossaryTerms = try database.all(
      "SELECT head, form, glossary_group, reading FROM glossary_terms ORDER BY head, form, glossary_group"
    ) { GlossaryTerm(head: try $0.text(0), form: try $0.text(1), group: $0.integer(2), isReading: $0.number(3) != 0) }
    glossaryGroups = try database.all("SELECT id, weight, content FROM glossary_groups") { row in
      var reader = ByteReader(row.bytes(2))
      return (row.integer(0), try reader.group(weight: row.optionalReal(1)))
    }
    words = try database.all("SELECT word, count, skeleton FROM vocabulary ORDER BY word") {
      (try $0.text(0), $0.number(1), $0.optionalText(2))
    }
    try readRecords(database)
  }

  private mutating func readRecords(_ database: Database) throws {
    var pageNumbers: [Int64: Int] = [:]
    let pageRows = try database.all(
      "SELECT p.id, s.name, p.name, p.title, p.url, p.edition, p.private FROM pages p JOIN sources s ON s.id = p.source ORDER BY p.id"
    ) {
      (
        $0.integer(0),
        PackedIndex.PackedPage(
          source: try $0.text(1), name: try $0.text(2), title: try $0.text(3), url: $0.optionalText(4),
          edition: $0.optionalText(5),
          isPrivate: $0.number(6) != 0)
      )
    }
    for (id, page) in pageRows {
      pageNumbers[id] = pages.count
      pages.append(page)
    }
    var sectionNumbers: [Int64: Int] = [:]
    let sectionRows = try database.all("SELECT id, topic_title, path, anchor FROM sections ORDER BY id") { row in
      var path = ByteReader(row.bytes(2))
      return (row.integer(0), (topicTitle: try row.text(1), path: try path.strings(), anchor: try row.text(3)))
    }
    for (id, section) in sectionRows {
      sectionNumbers[id] = sections.count
      sections.append(section)
    }
    let rows = try Statement(
      database,
      """
      SELECT r.rule, r.topic, r.section, r.page, r.position, r.id, r.kind, r.strength, r.language, r.guessed, r.platforms, r.name, r.content
      FROM records r JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source ORDER BY r.rule, \(RecordRow.precedence)
      """)
    while try rows.next() {
      var row = PackedIndex.PackedRecord()
      guard let kind = RecordKind(code: rows.number(6)), let section = sectionNumbers[rows.integer(2)],
        let page = pageNumbers[rows.integer(3)]
      else { throw ByteReader.CorruptDataError() }
      (row.rule, row.topic, row.section, row.page) = (rows.optionalNumber(0) ?? 0, rows.number(1), section, page)
      (row.position, row.insertionOrder, row.kind) = (rows.number(4), rows.number(5), kind)
      row.strength = rows.optionalNumber(7).flatMap(Strength.init(code:))
      (row.language, row.isInferred, row.platforms) = (rows.number(8), rows.number(9) != 0, rows.optionalNumber(10))
      records.append((try rows.text(11), row, rows.bytes(12)))
    }
  }
}
