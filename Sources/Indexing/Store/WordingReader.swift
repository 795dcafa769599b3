import Guidelines
import Searching

/// Reads the wordings of rules, best first.
final class WordingReader {
  let filters: Filters
  private let filter: FilterSQL
  private let records: Statement
  private let sections: Statement
  private let contents: Statement
  private var headings: [Int64: String] = [:]

  init(_ database: Database, _ filters: Filters = Filters()) throws {
    self.filters = filters
    filter = FilterSQL(filters)
    let filterCondition = filter.isEmpty ? "1" : "coalesce(" + filter.conditions.joined(separator: " AND ") + ", 0)"
    records = try Statement(
      database,
      """
      SELECT r.id, r.name, r.language, r.section, r.content, \(filterCondition), s.name, p.edition
      FROM records r JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source WHERE r.rule = ?
      ORDER BY \(RecordRow.precedence)
      """)
    contents = try Statement(database, "SELECT content FROM records WHERE rule = ? AND language = ?")
    sections = try Statement(database, "SELECT topic_title, path FROM sections WHERE id = ?")
  }

  /// Returns the content of a rule's wordings in one language, without their page, section, topic, and source.
  func contents(of rule: Int, _ language: Language) throws -> [RecordContent] {
    var result: [RecordContent] = []
    try contents.restart([.init(rule), .init(language.code)])
    while try contents.next() { result.append(try RecordContent(contents.bytes(0), sourceName: "", line: 0)) }
    return result
  }

  func wordings(of rule: Int) throws -> [Wording] {
    var wordings: [Wording] = []
    try records.restart(filter.values + [.init(rule)])
    while try records.next() {
      guard let language = Language(code: records.number(2)) else { throw ByteReader.CorruptDataError() }
      wordings.append(
        Wording(
          id: records.integer(0), recordID: try records.text(1), source: try records.text(6), edition: records.optionalText(7),
          language: language, section: records.integer(3),
          passesFilters: records.number(5) != 0, content: try RecordContent(records.bytes(4), sourceName: "", line: 0)))
    }
    return wordings
  }

  func heading(_ section: Int64) throws -> String {
    if let cachedHeading = headings[section] { return cachedHeading }
    try sections.restart([.integer(section)])
    guard try sections.next() else { throw ByteReader.CorruptDataError() }
    var bytes = ByteReader(sections.bytes(1))
    let heading = ([try sections.text(0)] + (try bytes.strings())).joined(separator: "\n")
    headings[section] = heading
    return heading
  }
}
