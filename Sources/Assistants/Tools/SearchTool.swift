import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_search`: what `hig search` finds, with the same filters.
struct SearchTool: Tool {
  let name = "hig_search"
  let description = """
    Find rules of design guidelines (Apple HIG and guides the user added) by a question or words, English or Japanese, best first. \
    'matched': false means that nothing answers and these are only the nearest.
    """
  let parameters = [
    Parameter(name: "query"), Parameter.platform, Parameter.topic, Parameter(name: "source"),
    Parameter(name: "kind", form: .kind),
    Parameter.language, SearchTool.limit, Parameter.cursor,
  ]
  let required = ["query"]
  let outputSchema = """
    {"type":"object","properties":{"matched":{"type":"boolean"},"total":{"type":"integer"},"notice":{"type":"string"},\
    "hits":{"type":"array","items":\(Record.schema)},"next":{"type":"string"}},"required":["matched","hits"]}
    """
  private static let limit = Parameter(name: "limit", form: .count(1...20, usual: 5))

  /// Longest query that is looked at, in characters.
  private static let longestQuery = 2000
  /// So far anybody reads on.
  private static let mostHits = 1000
  /// What explanations are cut to, in bytes, until all hits fit.
  private static let lengths = [700, 350, 160, 0]

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    guard let text = try arguments.text("query") else { throw ArgumentProblem("'query' must say what to look for.") }
    let limit = try arguments.count(Self.limit)
    let cursor = try arguments.cursor()
    var query = Query(text: String(text.prefix(Self.longestQuery)), readerLanguage: context.language)
    query.platforms = try arguments.platforms()
    query.kinds = try arguments.kinds()
    query.languages = try arguments.language().map { [$0] } ?? []
    query.topics = try context.index.slugs(try arguments.text("topic").map { [$0] } ?? [])
    query.sources = try context.index.sourceNames(try arguments.text("source").map { [$0] } ?? [])
    query.limit = min(cursor.offset + limit, Self.mostHits)
    let finding = try Finding(query, context.index)
    let hits = Array(finding.answer.hits.dropFirst(cursor.offset))
    if hits.isEmpty, cursor != .start { throw ArgumentProblem.endOfCursor }
    let words = finding.words(in: query.languages.first ?? Languages.scripted(in: text) ?? context.language)
    return Self.lay(out: hits, of: finding, after: cursor.offset, words)
  }

  /// Explanations as long as all hits leave room for; where not even the headlines fit, the rest waits behind the cursor.
  private static func lay(out hits: [SearchHit], of finding: Finding, after offset: Int, _ words: [String]) -> ToolAnswer {
    let opening = Part(text: words.joined(separator: " "), data: words.joined(separator: " "))
    let budget = TokenBudget()
    var parts: [Part] = []
    for length in lengths {
      var seen: Set<String> = []
      let records = hits.map { shortened($0, length, &seen) }
      // What they say stands in the text and in the data: where that alone does not fit, nothing is laid out.
      if length > 0, records.reduce(0, { $0 + $1.whole.plainText.utf8.count }) > budget.bytes { continue }
      parts = records.map { Part(text: $0.quoted, data: $0.data(isAlone: true)) }
      if budget.fits(parts, beside: opening) { break }
    }
    parts = budget.fitting(parts, beside: opening)
    let end = offset + parts.count
    let next = end < min(finding.answer.total, mostHits) && !parts.isEmpty ? Cursor(offset: end) : nil
    var json = JSONWriter()
    json.object { json in
      json.field("matched", finding.isMatch)
      json.field("total", finding.answer.total)
      if !words.isEmpty { json.field("notice", opening.text) }
      json.key("hits")
      json.array(parts) { $0.json($1.data) }
      if let next { json.field("next", next.text) }
    }
    var text = opening.text + (words.isEmpty ? "" : "\n\n") + parts.map(\.text).joined(separator: "\n")
    if let next { text += "\n\(offset + 1)–\(end) of \(finding.answer.total); cursor for more: \(next.text)\n" }
    return ToolAnswer(text: text, data: json.text)
  }

  /// - Parameter seen: ids of tables that stand in an earlier hit already.
  private static func shortened(_ hit: SearchHit, _ length: Int, _ seen: inout Set<String>) -> Record {
    var record = hit.record
    guard let rows = hit.table else { return record.shortened(to: length) }
    if record.id == rows.id { record.body = [] }
    record = record.shortened(to: length)
    if length > 0, seen.insert(rows.id).inserted { record.body += rows.blocks(of: length) }
    return record
  }
}

extension SearchHit.TableRows {
  /// The rows that answer, as far as there is room.
  fileprivate func blocks(of most: Int) -> [Block] {
    let rows = rows.prefix(answering).map { $0.map { [Inline.text($0)] } }
    return Array(Block(.table(Table(header: header.map { [.text($0)] }, rows: rows))).pieces(of: most).prefix(1))
  }
}

/// What a search found, or, where its filters leave nothing, what there is without them.
private struct Finding {
  var answer: SearchAnswer
  let query: Query
  let isWidened: Bool
  var notices: [PlatformNotice] = []

  /// Whether the hits answer what was asked.
  var isMatch: Bool { answer.matched && !isWidened && !answer.hits.isEmpty }

  init(_ query: Query, _ index: GuidelineIndex) throws(Failure) {
    self.query = query
    let found = try index.search(query)
    var plain = Query(
      text: query.text, filter: RecordFilter(languages: query.languages), readerLanguage: query.readerLanguage, limit: 3)
    let isFiltered = !(query.platforms.isEmpty && query.topics.isEmpty && query.sources.isEmpty && query.kinds.isEmpty)
    isWidened = found.hits.isEmpty && isFiltered
    answer = isWidened ? try index.search(plain) : found
    if isWidened { answer.total = answer.hits.count }
    notices = answer.notice.map { [$0] } ?? []
    // A filter says nothing of a topic that it takes away; the same words with the platform's name do.
    plain.limit = 1
    for platform in query.platforms where query.text.utf8.count < 200 {
      plain.text = query.text + " " + platform.rawValue
      if let notice = try index.search(plain).notice, notice.platform == platform, !notices.contains(notice) {
        notices.append(notice)
      }
    }
    if query.topics.isEmpty || query.platforms.isEmpty { return }
    for topic in try index.topics()
    where query.topics.contains(topic.slug) && !notices.contains(where: { $0.topic == topic.slug }) {
      for platform in query.platforms where !topic.platforms.contains(platform) {
        let title = topic.title(in: query.readerLanguage)
        notices.append(PlatformNotice(topic: topic.slug, topicTitle: title, platform: platform, state: .unsupported, id: nil))
      }
    }
  }

  /// What is to be known before the hits.
  func words(in language: Language) -> [String] {
    let typed = Quotation.name(query.text)
    var words = notices.map(\.words)
    if answer.hits.isEmpty {
      words.append(Localized("Nothing found for \(typed).", "\(typed)に当てはまるものはありません。"))
      let names = answer.suggestions.prefix(5).map { Quotation.name($0) }.joined(separator: ", ")
      if !names.isEmpty { words.append(Localized("The nearest topics: \(names).", "近いトピック: \(names)。")) }
    } else if isWidened {
      words.append(
        Localized(
          "Nothing found for \(typed) with these filters; these are the nearest without them.",
          "この絞り込みでは\(typed)に当てはまるものはありません。絞り込みなしで近いものを示します。"))
    } else if !answer.matched {
      words.append(
        Localized(
          "The guidelines do not answer \(typed); these are only the nearest that they say.",
          "ガイドラインには\(typed)への答えがありません。近いものを示します。"))
    }
    if let corrected = answer.corrected.map({ Quotation.name($0) }) {
      words.append(
        Localized("No rule holds the words as typed; searched: \(corrected).", "入力された語を含むルールはありません。\(corrected)の結果です。"))
    }
    if !answer.missing.isEmpty {
      let names = answer.missing.prefix(6).map { Quotation.name($0) }.joined(separator: ", ")
      words.append(Localized("In none of these: \(names).", "どの結果にも含まれない語: \(names)。"))
    }
    return words.map { $0.text(in: language) }
  }
}

extension PlatformNotice {
  var words: Localized<String> {
    let topic = Quotation.name(topic)
    return switch state {
    case .unsupported:
      Localized("\(topic) is not supported on \(platform.rawValue).", "\(topic)は\(platform.rawValue)に対応していません。")
    case .general, .ownGuidance:
      Localized(
        "\(topic) has no additional considerations for \(platform.rawValue); the general rules hold.",
        "\(topic)には\(platform.rawValue)に追加の考慮事項はありません。共通のルールが当てはまります。")
    }
  }
}
