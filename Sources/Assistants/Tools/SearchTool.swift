import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_search`: what `hig search` finds, with the same filters.
struct SearchTool: Tool {
  let name = "hig_search"
  let description = """
    Find rules of design guidelines (Apple HIG and guides the user added), English or Japanese, best first. \
    'matched': false: nothing answers, only the nearest; put it in other words once.
    """
  let parameters = [
    SearchTool.query, Parameter.platform, Parameter.topic, Parameter(name: "source", note: "A guide's name"),
    Parameter(name: "kind", form: .kind, note: "specification: tables"), Parameter.strength,
    Parameter.language, SearchTool.limit, Parameter.cursor,
  ]
  let required = ["query"]
  let outputSchema = """
    {"type":"object","properties":{"matched":{"type":"boolean"},"hits":{"type":"array","items":\(Record.schema)}},"required":["matched","hits"]}
    """
  /// Whose words a question is put in decides more than anything what is found.
  private static let query = Parameter(
    name: "query",
    note: """
      The guideline's words, not the user's: component or property, then the decision, 3 to 6 words. 'nobody finds what they look for' → \
      'search field placement'; 'it beeps all day' → 'sound feedback when to play'; '字が細い' → 'フォント ウェイト 読みやすさ'
      """)
  private static let limit = Parameter(name: "limit", form: .count(1...20, usual: 8), note: "Hits; headlines after the third")

  /// Longest query that is looked at, in characters.
  private static let longestQuery = 2000
  /// So far anybody reads on.
  private static let mostHits = 1000
  /// So many hits are worth their explanations, where something answers; a headline says whether to read on.
  private static let whole = 3
  /// What explanations are cut to, in bytes, until all hits fit.
  private static let lengths = [700, 350, 160, 0]

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    guard let text = try arguments.text("query") else { throw ArgumentProblem("'query' must say what to look for.") }
    let limit = try arguments.count(Self.limit)
    let cursor = try arguments.cursor()
    var query = Query(text: String(text.prefix(Self.longestQuery)), readerLanguage: context.language)
    query.platforms = try arguments.platforms()
    query.kinds = try arguments.kinds()
    query.filter.strengths = try arguments.strengths()
    query.languages = try arguments.language().map { [$0] } ?? []
    query.topics = try context.index.slugs(try arguments.text("topic").map { [$0] } ?? [])
    query.sources = try context.index.sourceNames(try arguments.text("source").map { [$0] } ?? [])
    query.limit = min(cursor.offset + limit, Self.mostHits)
    var answer = try context.index.search(query)
    let widest = RecordFilter(languages: query.languages)
    if answer.hits.isEmpty, !answer.lacksWords, query.filter != widest {
      // What there is without the filters is near at best.
      (query.filter, query.limit) = (widest, 3)
      let (notice, suggestions) = (answer.notice, answer.suggestions)
      answer = try context.index.search(query)
      (answer.matched, answer.total, answer.notice, answer.suggestions) = (false, answer.hits.count, notice, suggestions)
    }
    // Of what does not answer a few headlines say enough.
    if !answer.matched { answer.hits = Array(answer.hits.prefix(cursor.offset + Self.whole)) }
    let hits = Array(answer.hits.dropFirst(cursor.offset))
    let language = query.languages.first ?? Languages.scripted(in: text) ?? context.language
    let opening = answer.words(on: text, in: language)
    let members: JSONObject = ["matched": answer.matched, "total": answer.total]
    var list = PartList(
      opening: opening, members: members + answer.json.only("notice", "corrected", "missing", "suggestions"), name: "hits",
      parts: [], first: cursor.offset, total: min(answer.total, Self.mostHits), separator: "")
    let whole = answer.matched ? Self.whole : 0
    list.parts = Self.parts(hits, whole: whole, beside: Part(text: opening, data: list.members.jsonText)).map { part in { part } }
    return try list.answer(from: cursor)
  }

  /// Explanations as long as all hits leave room for; where not even the headlines fit, the rest waits behind the cursor.
  private static func parts(_ hits: [SearchHit], whole: Int, beside opening: Part) -> [Part] {
    let budget = TokenBudget()
    var parts: [Part] = []
    for length in lengths {
      var seen: Set<String> = []
      let short = hits.prefix(whole).map { $0.shortened(to: length, &seen) }
      // What they say stands in the text and in the data: where that alone does not fit, nothing is laid out.
      if length > 0, short.reduce(0, { $0 + $1.record.whole.plainText.utf8.count }) > budget.bytes { continue }
      parts =
        short.map { Part(text: $0.quoted + "\n", data: $0.data.jsonText) } + hits.dropFirst(whole).map(\.headlinePart)
      if budget.fits(parts, beside: opening) { break }
    }
    return parts
  }
}

extension SearchAnswer {
  /// What is to be known before the hits.
  fileprivate func words(on text: String, in language: Language) -> String {
    let said = ([warning(about: text)].compactMap(\.self) + remarks(on: text)).map { language.interface.phrase($0).sentence }
    return ((notice.map { [$0.sentence(naming: $0.topic, in: language)] } ?? []) + said).joined(separator: "\n")
  }
}

extension SearchHit {
  /// With an explanation of so many bytes, and of the table as many of the rows that answer.
  /// - Parameter seen: ids of tables that stand in an earlier hit already.
  fileprivate func shortened(to length: Int, _ seen: inout Set<String>) -> SearchHit {
    var hit = self
    if hit.record.id == table?.id { hit.record.body = [] }
    hit.record = hit.record.shortened(to: length)
    hit.related = hit.related.map { $0.shortened(to: length) }
    hit.table = nil
    guard var table, length > 0, seen.insert(table.id).inserted else { return hit }
    var room = length - table.header.joined().utf8.count
    table.rows = table.rows.prefix(table.answering).prefix { row in
      room -= row.joined().utf8.count + 3 * row.count
      return room >= 0
    }
    if !table.rows.isEmpty { hit.table = table }
    return hit
  }

  fileprivate var quoted: String {
    var record = record
    if let table {
      let rows = table.rows.map { $0.map { [Inline.text($0)] } }
      record.body.append(Block(.table(Table(header: table.header.map { [.text($0)] }, rows: rows))))
    }
    return ([record] + related).map(\.quoted).joined(separator: "\n")
  }

  fileprivate var headlinePart: Part {
    Part(
      text: ([record] + related).map(\.headlinePart.text).joined(),
      data: (record.headlineData + relatedData(\.headlineData)).jsonText)
  }

  fileprivate var data: JSONObject { record.dataAlone + json.only("rows") + relatedData(\.dataAlone) }

  /// Rules of other guides that differ from the hit, which an assistant must not miss.
  private func relatedData(_ data: (Record) -> JSONObject) -> JSONObject {
    related.isEmpty ? [:] : ["related": related.map(data)]
  }
}
