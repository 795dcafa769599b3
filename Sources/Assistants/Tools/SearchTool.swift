import Guidelines
import Indexing
import Languages
import Rendering

/// Tool `hig_search`, which returns the output of `hig search` with the same filters.
struct SearchTool: Tool {
  let name = "hig_search"
  let description = """
    Find rules of design guidelines (Apple HIG and guides the user added), English or Japanese, best first. \
    'matched': false: nothing answers, only the nearest; put it in other words once.
    """
  let parameters = [
    SearchTool.query, ToolParameter.platform, ToolParameter.topic, ToolParameter(name: "source", note: "A guide's name"),
    ToolParameter(name: "kind", type: .kind, note: "specification: tables"), ToolParameter.strength,
    ToolParameter.language, SearchTool.limit, ToolParameter.cursor,
  ]
  let required = ["query"]
  let outputSchema = """
    {"type":"object","properties":{"matched":{"type":"boolean"},"hits":{"type":"array","items":\(Record.schema)}},"required":["matched","hits"]}
    """
  /// The parameter `query`. Its note is long because the words of the query matter more to the result than anything else.
  private static let query = ToolParameter(
    name: "query",
    note: """
      The guideline's words, not the user's: component or property, then the decision, 3 to 6 words. 'nobody finds what they look for' → \
      'search field placement'; 'it beeps all day' → 'sound feedback when to play'; '字が細い' → 'フォント ウェイト 読みやすさ'
      """)
  private static let limit = ToolParameter(
    name: "limit", type: .count(1...20, default: 8), note: "Hits; headlines after the third")

  /// Maximum length of a query in characters; the rest is ignored.
  private static let maxQueryLength = 2000
  /// Maximum number of hits over all pages of an answer.
  private static let maxHits = 1000
  /// Number of hits shown with their explanations if the query matched. Further hits are shown as headlines.
  private static let maxExplainedHits = 3
  /// Lengths in bytes to which explanations are cut; the first that lets all hits fit is used.
  private static let explanationLengths = [700, 350, 160, 0]

  func answer(_ arguments: ToolArguments, _ context: ToolContext) throws -> ToolAnswer {
    guard let text = try arguments.text("query") else { throw ToolArgumentError("'query' must say what to look for.") }
    let limit = try arguments.count(Self.limit)
    let cursor = try arguments.cursor()
    var query = Query(text: String(text.prefix(Self.maxQueryLength)), readerLanguage: context.language)
    query.platforms = try arguments.platforms()
    query.kinds = try arguments.kinds()
    query.filter.strengths = try arguments.strengths()
    query.languages = try arguments.language().map { [$0] } ?? []
    query.topics = try context.index.slugs(try arguments.text("topic").map { [$0] } ?? [])
    query.sources = try context.index.sourceNames(try arguments.text("source").map { [$0] } ?? [])
    query.limit = min(cursor.offset + limit, Self.maxHits)
    var answer = try context.index.search(query)
    let languageFilter = RecordFilter(languages: query.languages)
    if answer.hits.isEmpty, !answer.hasOnlyFilters, query.filter != languageFilter {
      // Hits without the filters are at best close to what the query meant.
      (query.filter, query.limit) = (languageFilter, 3)
      let (notice, suggestions) = (answer.notice, answer.suggestions)
      answer = try context.index.search(query)
      (answer.hasAnswer, answer.total, answer.notice, answer.suggestions) = (false, answer.hits.count, notice, suggestions)
    }
    // If nothing matched, a few headlines are enough.
    if !answer.hasAnswer { answer.hits = Array(answer.hits.prefix(cursor.offset + Self.maxExplainedHits)) }
    let hits = Array(answer.hits.dropFirst(cursor.offset))
    let language = query.languages.first ?? Languages.scriptLanguage(in: text) ?? context.language
    let opening = answer.introduction(for: text, in: language)
    let members: JSONObject = ["matched": answer.hasAnswer, "total": answer.total]
    var list = PaginatedAnswer(
      introduction: opening, members: members + answer.json.only("notice", "corrected", "missing", "suggestions"), name: "hits",
      parts: [], firstIndex: cursor.offset, total: min(answer.total, Self.maxHits), separator: "")
    let explainedCount = answer.hasAnswer ? Self.maxExplainedHits : 0
    list.parts = Self.parts(hits, whole: explainedCount, beside: AnswerPart(text: opening, data: list.members.jsonText)).map {
      part in { part }
    }
    return try list.answer(from: cursor)
  }

  /// Returns parts with explanations of the greatest length at which all hits fit. If not even the headlines fit, the cursor
  /// leads to the remaining hits.
  private static func parts(_ hits: [SearchHit], whole: Int, beside opening: AnswerPart) -> [AnswerPart] {
    let budget = TokenBudget()
    var parts: [AnswerPart] = []
    for length in explanationLengths {
      var seenTables: Set<String> = []
      let short = hits.prefix(whole).map { $0.shortened(to: length, &seenTables) }
      // The text and the data both contain the explanations. If these alone exceed the budget, there is no need to render them.
      if length > 0, short.reduce(0, { $0 + $1.record.blocksWithHeadline.plainText.utf8.count }) > budget.bytes { continue }
      parts =
        short.map { AnswerPart(text: $0.quoted + "\n", data: $0.data.jsonText) } + hits.dropFirst(whole).map(\.headlinePart)
      if budget.fits(parts, beside: opening) { break }
    }
    return parts
  }
}

extension SearchAnswer {
  /// Text to show before the hits: notices, a warning, and remarks.
  fileprivate func introduction(for text: String, in language: Language) -> String {
    let messages = ([warning(about: text)].compactMap(\.self) + notes(on: text)).map { language.messages.phrase($0).sentence }
    return ((notice.map { [$0.sentence(naming: $0.topic, in: language)] } ?? []) + messages).joined(separator: "\n")
  }
}

extension SearchHit {
  /// Returns the hit with an explanation of at most `length` bytes and as many matching rows of its table as fit.
  /// - Parameter seenTables: Ids of tables that an earlier hit shows already.
  fileprivate func shortened(to length: Int, _ seenTables: inout Set<String>) -> SearchHit {
    var hit = self
    if hit.record.id == table?.id { hit.record.body = [] }
    hit.record = hit.record.shortened(to: length)
    hit.related = hit.related.map { $0.shortened(to: length) }
    hit.table = nil
    guard var table, length > 0, seenTables.insert(table.id).inserted else { return hit }
    var remaining = length - table.header.joined().utf8.count
    table.rows = table.rows.prefix(table.matchCount).prefix { row in
      remaining -= row.joined().utf8.count + 3 * row.count
      return remaining >= 0
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

  fileprivate var headlinePart: AnswerPart {
    AnswerPart(
      text: ([record] + related).map(\.headlinePart.text).joined(),
      data: (record.headlineData + relatedData(\.headlineData)).jsonText)
  }

  fileprivate var data: JSONObject { record.standaloneData + json.only("rows") + relatedData(\.standaloneData) }

  /// Related rules of other guides, which differ from the hit and which an assistant must not miss.
  private func relatedData(_ data: (Record) -> JSONObject) -> JSONObject {
    related.isEmpty ? [:] : ["related": related.map(data)]
  }
}
