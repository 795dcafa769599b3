import GRDB
import Guidelines
import TextAnalysis

/// A record's text as scoring reads it. An object, for matches are sorted and passed around by the hundred.
final class RecordText {
  let id: Int64
  let kind: RecordKind
  let language: Language
  let platforms: [Platform]?
  let topic: Int64
  let page: Int64
  let group: Int64?
  let name: String
  let counterpart: String?
  /// Whether the record may be an answer, or only helps others of its group to be found.
  let passes: Bool
  let category: String
  /// Share of the platforms that its topic supports.
  let reach: Double
  /// Headings above it.
  let depth: Int
  /// Headline, explanation, then what stands around them: topic title and headings; label, readings, alternative texts.
  let fields: [(field: Field, text: FoldedText)]

  enum Field { case headline, body, context }

  var headline: FoldedText { fields[0].text }
  var body: FoldedText { fields[1].text }

  fileprivate init(_ row: Lookup, _ content: RecordContent, _ heading: (text: FoldedText, depth: Int)) throws {
    guard let kind = RecordKind(code: row.number(1)), let language = Language(code: row.number(2)) else {
      throw ByteReader.Damaged()
    }
    id = row.integer(0)
    self.kind = kind
    self.language = language
    platforms = row.optionalNumber(3).map(Platform.list(mask:))
    topic = row.integer(4)
    group = row.isNull(5) ? nil : row.integer(5)
    name = try row.text(6)
    counterpart = row.optionalText(7)
    passes = row.number(10) != 0
    category = row.optionalText(13) ?? ""
    page = row.integer(14)
    reach = Double(row.number(15).nonzeroBitCount) / Double(Platform.allCases.count)
    depth = heading.depth
    var fields: [(field: Field, text: FoldedText)] = [
      (.headline, FoldedText(content.headline.plainText)), (.body, FoldedText(content.body.plainText)), (.context, heading.text),
    ]
    let hidden = (content.label.map { [$0] } ?? []) + content.hiddenTexts
    if !hidden.isEmpty { fields.append((.context, FoldedText(hidden.joined(separator: "\n")))) }
    self.fields = fields
  }
}

/// Reads the texts of candidates.
final class RecordTextReader {
  let database: Database
  let filter: FilterSQL
  /// Prepared once: that costs as much as reading some records.
  private var byNumber: Lookup?
  private var headings: [Int64: (text: FoldedText, depth: Int)] = [:]

  init(database: Database, filter: FilterSQL) {
    self.database = database
    self.filter = filter
  }

  /// The records of some numbers, in their order.
  func texts(ids: ArraySlice<Int64>) throws -> [RecordText] {
    let rows = try byNumber ?? Lookup(database, sql)
    byNumber = rows
    var texts: [RecordText] = []
    for id in ids {
      try rows.restart(filter.values + [.integer(id)])
      if try rows.next() { texts.append(try text(rows)) }
    }
    return texts
  }

  private var sql: String {
    """
    SELECT r.id, r.kind, r.language, r.platforms, r.topic, r.team, r.name, r.counterpart, r.section, r.content, \(filter.passes), x.topic_title, x.path,
      c.category, r.page, c.platforms
    FROM records r JOIN sections x ON x.id = r.section JOIN topics c ON c.id = r.topic\(filter.joins) WHERE r.id = ?
    """
  }

  private func text(_ row: Lookup) throws -> RecordText {
    try RecordText(row, RecordContent(row.bytes(9), sourceName: "", line: 0), heading(row))
  }

  private func heading(_ row: Lookup) throws -> (text: FoldedText, depth: Int) {
    let section = row.integer(8)
    if let known = headings[section] { return known }
    var bytes = ByteReader(row.bytes(12))
    let path = try bytes.strings()
    let folded = FoldedText(([try row.text(11)] + path).joined(separator: "\n"))
    headings[section] = (folded, path.count)
    return (folded, path.count)
  }
}
