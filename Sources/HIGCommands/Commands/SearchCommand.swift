import Guidelines
import Indexing
import Rendering

/// `hig search QUERY…`
struct SearchCommand: Runnable {
  let screen: ScreenOptions
  let filters: FilterOptions
  let explain: Bool
  let query: [String]

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
    filters = FilterOptions(words)
    explain = words.has("--explain")
    query = words.texts
  }

  enum Format: String, CaseIterable {
    case text, json, jsonl, markdown
  }

  /// Longest query that is looked at, in characters; what lies behind it could not match as a whole anyway.
  private static let longestQuery = 2000

  func run(in session: Session) throws(Failure) -> Int32 {
    let text = String(query.joined(separator: " ").prefix(Self.longestQuery))
    guard !text.allSatisfy(\.isWhitespace) else { throw .emptyQuery }
    let format = try Values.format(screen.format, Format.text)
    let style = try Screen.style(screen, session.surroundings)
    let index = try session.index(screen.index)
    var query = Query(text: text, readerLanguage: session.language)
    query.platforms = try Values.platforms(filters.platform)
    query.kinds = try Values.kinds(filters.kind)
    query.limit = try Values.count(filters.limit, option: "--limit", in: 1...10_000) ?? 10
    if case .one(let language)? = try Values.language(screen.language) { query.language = language }
    query.topics = try index.slugs(filters.topic)
    query.sources = try index.sourceNames(filters.source)
    query.explains = explain
    let answer = try index.search(query)
    switch format {
    case .json: session.console.print(AnswerJSON.search(answer, query: text))
    case .jsonl: session.console.print(AnswerJSON.lines(answer))
    case .markdown: session.console.print(answer.hits.map { RecordMarkdown.excerpt($0.record) }.joined(separator: "\n"))
    case .text: show(answer, text, style, session)
    }
    return answer.hits.isEmpty || !answer.matched ? 1 : 0
  }

  private var typedFilters: [String] {
    func option(_ name: String, _ values: [String]) -> [String] { values.flatMap { [name, $0] } }
    return option("--platform", filters.platform) + option("--topic", filters.topic) + option("--source", filters.source)
      + option("--kind", filters.kind) + option("--language", screen.language.map { [$0] } ?? [])
      + option("--index", screen.index.map { [$0] } ?? [])
  }

  private func show(_ answer: SearchAnswer, _ text: String, _ style: PageStyle, _ session: Session) {
    if answer.lacksWords {
      session.warn(
        Message(
          "'\(text.short)' filters, but searches for nothing", "'\(text.short)'は絞り込みだけで、検索する語がありません",
          hint: Bilingual(
            "add a word; 'hig man TOPIC' and 'hig export --topic TOPIC' show all that there is",
            "語を加えてください。すべてを見るには'hig man トピック'や'hig export --topic トピック'を使います")))
      return
    }
    if answer.hits.isEmpty {
      session.warn(
        Message(
          "nothing found for '\(text.short)'", "'\(text.short)'に当てはまるものはありません",
          hint: .list(answer.suggestions, "try ", "次の語を試してください: ")
            ?? Bilingual("fewer words, or no filter; 'hig topics' lists the topics", "語を減らすか、絞り込みを外してください。トピックの一覧は'hig topics'")))
      return
    }
    if !answer.matched {
      session.warn(
        Message(
          "the guidelines do not answer '\(text.short)'; the nearest that they say follows",
          "ガイドラインには'\(text.short)'への答えがありません。近いものを示します"))
    }
    if let corrected = answer.corrected {
      session.tell(
        Bilingual(
          "no rule holds '\(text.short)': showing '\(corrected)'", "'\(text.short)'を含むルールはありません。'\(corrected)'の結果です"))
    }
    if !answer.missing.isEmpty, let missing = Bilingual.list(answer.missing, "no hit holds ", "どの結果にも含まれない語: ") {
      session.tell(missing)
    }
    let list = HitList(answer, style: style)
    var lines = list.lines()
    // What to type next is no part of the answer: it goes where a reader is, not into a pipe.
    if session.surroundings.isTerminal { lines += [.blank] + list.footer(query: text, filters: typedFilters) }
    session.show(lines, style, screen)
  }
}
