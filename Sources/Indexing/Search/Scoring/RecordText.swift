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
  /// Topic title, headings, label, readings, alternative texts: one line.
  var context: FoldedText

  enum Field: Int, CaseIterable { case headline, body, context }

  subscript(_ field: Field) -> FoldedText {
    switch field {
    case .headline: headline
    case .body: body
    case .context: context
    }
  }
}

/// Reads the texts of candidates, a few hundred rows at a time.
final class RecordTextReader {
  let database: Database
  let filter: FilterSQL
  private var contexts: [Int64: String] = [:]

  init(database: Database, filter: FilterSQL) {
    self.database = database
    self.filter = filter
  }

  /// The records of a condition on `r`, in no order.
  func texts(where condition: String, _ values: [any DatabaseValueConvertible]) throws -> [RecordText] {
    let passes = filter.isEmpty ? "1" : "(" + filter.conditions.joined(separator: " AND ") + ")"
    let joins =
      filter.isEmpty
      ? "records r"
      : "records r JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source"
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT r.id, r.kind, r.language, r.platforms, r.topic, r.team, r.name, r.counterpart, r.section, r.content, \(passes)
          FROM \(joins) WHERE \(condition)
          """), arguments: StatementArguments(filter.arguments + values))
    var texts: [RecordText] = []
    while let row = try rows.next() { texts.append(try text(row)) }
    return texts
  }

  /// The records of some numbers, in their order.
  func texts(ids: ArraySlice<Int64>) throws -> [RecordText] {
    guard !ids.isEmpty else { return [] }
    let marks = Array(repeating: "?", count: ids.count).joined(separator: ", ")
    let found = try texts(where: "r.id IN (\(marks))", Array(ids))
    let order = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    return found.sorted { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
  }

  private func text(_ row: Row) throws -> RecordText {
    guard let kind = RecordKind(code: try row.decode(atIndex: 1)), let language = Language(code: try row.decode(atIndex: 2))
    else { throw ByteReader.Damaged() }
    let content = try RecordContent(bytes(row, 9), sourceName: "", line: 0)
    var around = try context(of: try row.decode(atIndex: 8))
    if let label = content.label { around += "\n" + label }
    for hidden in content.hiddenTexts { around += "\n" + hidden }
    let headline = content.headline.plainText
    return RecordText(
      id: try row.decode(atIndex: 0), kind: kind, language: language,
      platforms: try row.decode(Int?.self, atIndex: 3).map(Platform.list(mask:)), topic: try row.decode(atIndex: 4),
      group: try row.decode(atIndex: 5), name: try row.decode(atIndex: 6), counterpart: try row.decode(atIndex: 7),
      passes: try row.decode(atIndex: 10), headline: FoldedText(headline), body: FoldedText(content.body.plainText),
      context: FoldedText(around))
  }

  private func context(of section: Int64) throws -> String {
    if let known = contexts[section] { return known }
    var text = ""
    if let row = try Row.fetchOne(database, sql: "SELECT topic_title, path FROM sections WHERE id = ?", arguments: [section]) {
      var reader = ByteReader(try bytes(row, 1))
      text = ([try row.decode(atIndex: 0)] + (try reader.strings())).joined(separator: "\n")
    }
    contexts[section] = text
    return text
  }
}
