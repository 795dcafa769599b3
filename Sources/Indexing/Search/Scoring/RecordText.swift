import GRDB
import Guidelines
import TextAnalysis

/// A record's text as scoring reads it.
struct RecordText {
  var id: Int64
  var kind: RecordKind
  var language: Language
  var platforms: [Platform]?
  var topic: Int64
  var group: Int64?
  var name: String
  var counterpart: String?
  /// Whether the record may be an answer, or only helps others of its group to be found.
  var passes: Bool
  var headline: FoldedText
  var body: FoldedText
  /// Topic title, headings, label, readings, alternative texts.
  var context: [FoldedText]
  var category: String
  /// Headings above it.
  var depth: Int

  /// All of it, with what it is.
  var fields: [(Field, FoldedText)] { [(.headline, headline), (.body, body)] + context.map { (.context, $0) } }

  enum Field { case headline, body, context }
}

/// Reads the texts of candidates, a few hundred rows at a time.
final class RecordTextReader {
  let database: Database
  let filter: FilterSQL
  private var headings: [Int64: (text: FoldedText, depth: Int)] = [:]

  init(database: Database, filter: FilterSQL) {
    self.database = database
    self.filter = filter
  }

  /// The records of some numbers, in their order.
  func texts(ids: ArraySlice<Int64>) throws -> [RecordText] {
    guard !ids.isEmpty else { return [] }
    let found = try texts(where: "r.id IN (\(Database.marks(ids.count)))", ids.map { .integer($0) })
    let order = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    return found.sorted { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
  }

  /// The records of a condition on `r`, in no order.
  func texts(where condition: String, _ values: [Lookup.Value]) throws -> [RecordText] {
    let passes = filter.isEmpty ? "1" : "coalesce(" + filter.conditions.joined(separator: " AND ") + ", 0)"
    let joins =
      filter.isEmpty
      ? "records r JOIN sections x ON x.id = r.section"
      : "records r JOIN sections x ON x.id = r.section JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source"
    return try database.all(
      """
      SELECT r.id, r.kind, r.language, r.platforms, r.topic, r.team, r.name, r.counterpart, r.section, r.content, \(passes), x.topic_title, x.path,
        (SELECT category FROM topics c WHERE c.id = r.topic)
      FROM \(joins) WHERE \(condition)
      """, filter.values + values, text)
  }

  private func text(_ row: Lookup) throws -> RecordText {
    guard let kind = RecordKind(code: row.number(1)), let language = Language(code: row.number(2)) else {
      throw ByteReader.Damaged()
    }
    let content = try RecordContent(row.bytes(9), sourceName: "", line: 0)
    let (heading, depth) = try heading(row)
    var context = [heading]
    let hidden = (content.label.map { [$0] } ?? []) + content.hiddenTexts
    if !hidden.isEmpty { context.append(FoldedText(hidden.joined(separator: "\n"))) }
    return RecordText(
      id: row.integer(0), kind: kind, language: language, platforms: row.optionalNumber(3).map(Platform.list(mask:)),
      topic: row.integer(4), group: row.isNull(5) ? nil : row.integer(5), name: try row.text(6),
      counterpart: row.optionalText(7), passes: row.number(10) != 0, headline: FoldedText(content.headline.plainText),
      body: FoldedText(content.body.plainText), context: context, category: row.optionalText(13) ?? "", depth: depth)
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
