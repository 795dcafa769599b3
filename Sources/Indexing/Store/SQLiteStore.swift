import Guidelines
import Searching

/// A search store that reads an index file.
final class SQLiteStore: SearchStore {
  typealias Failure = any Error
  static var corruptData: any Error { ByteReader.CorruptDataError() }

  let database: Database
  let ruleMetadata: [RuleMetadata]
  private var reader: WordingReader?

  init(_ database: Database, _ facts: [RuleMetadata]) { (self.database, self.ruleMetadata) = (database, facts) }

  // MARK: Terms

  func postings(of terms: [PlannedTerm]) throws -> [Postings] { try Postings.read(terms, database) }

  func embedding(of term: String) throws -> [Int8] {
    try database.first("SELECT vector FROM vectors WHERE term = ?", [.text(term)]) { row in
      row.withBytes(0) { $0.map { Int8(bitPattern: $0) } }
    } ?? []
  }

  func withRuleEmbeddings(_ body: (UnsafeRawBufferPointer) -> Void) throws {
    _ = try StoredBlob.ruleEmbeddings.read(database, body)
  }

  // MARK: Words

  func spellings(of skeleton: String, excluding typed: String) throws -> [String] {
    try database.all(
      "SELECT word FROM vocabulary WHERE skeleton = ? AND word <> ? ORDER BY count DESC, word LIMIT 8",
      [.text(skeleton), .text(typed)]
    ) { try $0.text(0) }
  }

  func forEachWord(_ lengths: ClosedRange<Int>, isKatakana: Bool, _ body: (String, Int) -> Void) throws {
    let rows = try Statement(
      database,
      "SELECT word, count FROM vocabulary WHERE length(word) BETWEEN ? AND ? AND skeleton IS \(isKatakana ? "NOT " : "")NULL",
      [.init(lengths.lowerBound), .init(lengths.upperBound)])
    while try rows.next() { body(try rows.text(0), rows.number(1)) }
  }

  func isPartOfWord(_ text: String) throws -> Bool {
    try database.count("SELECT count(*) FROM (SELECT 1 FROM vocabulary WHERE instr(word, ?) > 0 LIMIT 1)", [.text(text)]) > 0
  }

  func glossaryTerms(_ heads: [String]) throws -> [GlossaryTerm] {
    try database.all(
      "SELECT head, form, glossary_group, reading FROM glossary_terms WHERE head IN (\(Database.placeholders(heads.count)))",
      heads.map { .text($0) }
    ) { GlossaryTerm(head: try $0.text(0), form: try $0.text(1), group: $0.integer(2), isReading: $0.number(3) != 0) }
  }

  func glossaryGroup(_ id: Int64) throws -> Glossary.Group? {
    try database.first("SELECT weight, content FROM glossary_groups WHERE id = ?", [.integer(id)]) { row in
      var reader = ByteReader(row.bytes(1))
      return try reader.group(weight: row.optionalReal(0))
    }
  }

  // MARK: Topics and sources

  func topicNames(_ key: String) throws -> [TopicNameMatch] {
    try database.all(
      """
      SELECT n.topic, n.rank, t.listed, t.rank FROM topic_names n JOIN topics t ON t.id = n.topic WHERE n.key = ?
      ORDER BY n.rank, n.topic
      """, [.text(key)]
    ) { TopicNameMatch(topic: $0.integer(0), rank: $0.number(1), isListed: $0.number(2) == 1, catalogPosition: $0.number(3)) }
  }

  func topic(_ id: Int64) throws -> Topic? {
    try database.first("\(StoredTopic.select) WHERE t.id = ?", [.integer(id)], StoredTopic.topic)
  }

  func topicID(_ slug: String) throws -> Int64? {
    try database.first("SELECT id FROM topics WHERE slug = ?", [.text(slug)]) { $0.integer(0) }
  }

  func topicPlatforms() throws -> [Int64: Int] {
    Dictionary(
      try database.all("SELECT id, platforms FROM topics WHERE platforms <> 0") { ($0.integer(0), $0.number(1)) },
      uniquingKeysWith: { first, _ in first })
  }

  func sourceNames() throws -> [String] { try database.all("SELECT name FROM sources ORDER BY name") { try $0.text(0) } }

  // MARK: Rules and their records

  func ruleMask(passing filters: Filters) throws -> [Bool] {
    let conditions = FilterSQL(filters)
    var passing = [Bool](repeating: false, count: ruleMetadata.count + 1)
    let rows = try Statement(
      database,
      """
      SELECT r.rule FROM records r JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source\
      \(conditions.whereClause)
      """, conditions.values)
    while try rows.next() {
      let rule = rows.number(0)
      if passing.indices.contains(rule) { passing[rule] = true }
    }
    return passing
  }

  func rules(ofPage page: String, in source: String) throws -> Set<Int> {
    Set(
      try database.all(
        """
        SELECT r.rule FROM records r JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source WHERE s.name = ? AND p.name = ?
        """, [.text(source), .text(page)]
      ) { $0.number(0) })
  }

  func rule(of id: String) throws -> Int? {
    try database.first("SELECT rule FROM records WHERE name = ? AND rule IS NOT NULL", [.text(id)]) { $0.number(0) }
  }

  func tableRule(of topic: Int64) throws -> Int? {
    try database.first(
      "SELECT rule FROM records WHERE topic = ? AND kind = ? AND rule IS NOT NULL ORDER BY position LIMIT 1",
      [.integer(topic), .init(RecordKind.specification.code)]
    ) { $0.number(0) }
  }

  private func reader(_ filters: Filters) throws -> WordingReader {
    if let reader, reader.filters == filters { return reader }
    let newReader = try WordingReader(database, filters)
    reader = newReader
    return newReader
  }

  func wordings(of rule: Int, passing filters: Filters) throws -> [Wording] { try reader(filters).wordings(of: rule) }

  func contents(of rule: Int, _ language: Language) throws -> [RecordContent] {
    try (reader ?? reader(Filters())).contents(of: rule, language)
  }

  func heading(_ section: Int64) throws -> String { try (reader ?? reader(Filters())).heading(section) }

  func record(_ id: Int64) throws -> Record? { try record("r.id = ?", [.integer(id)]) }

  func record(of id: String, _ language: Language) throws -> Record? {
    try record("r.name = ? AND r.language = ?", [.text(id), .init(language.code)])
  }

  private func record(_ condition: String, _ values: [Statement.Value]) throws -> Record? {
    try database.first("SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE \(condition)", values) {
      try RecordRow($0, database).record
    }
  }

  func hasRules(of topic: Int64, for platform: Platform) throws -> Bool {
    try database.count(
      "SELECT count(*) FROM records WHERE topic = ? AND kind = \(RecordKind.rule.code) AND platforms & ? <> 0",
      [.integer(topic), .init(Platform.mask([platform]))]) > 0
  }

  func platformDefinitions(of topic: Int64, _ language: Language) throws -> [(id: String, content: RecordContent)] {
    try database.all(
      "SELECT name, content FROM records WHERE topic = ? AND kind = \(RecordKind.definition.code) AND platforms IS NOT NULL ORDER BY language <> ?, id",
      [.integer(topic), .init(language.code)]
    ) { (try $0.text(0), try RecordContent($0.bytes(1), sourceName: "", line: 0)) }
  }
}
