import Guidelines
import Indexing
import Languages
import Rendering

/// `hig search QUERY…`
struct SearchCommand: Command {
  static let specification = CommandSpecification(
    name: "search", usage: ["QUERY…"],
    summary: Localized("Rules that answer the query, best first.", "質問に答えるルールを、よい順に表示する。"),
    keys: [
      Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.sure, limit, format, explain,
    ] + Options.screen,
    examples: [
      ("hig search 余白", Localized("rules about margins", "余白についてのルール")),
      ("hig search 'chart axis' --platform watchos", Localized("for one platform", "プラットフォームを絞る")),
    ], words: .topics, takesHyphenatedWords: true)
  private static let limit = Options.limit(upTo: 10_000)
  private static let format = Options.format(Format.self)
  private static let explain = OptionKey(flag: "--explain", "Say why each hit stands where it stands.", "各結果がその順位になった理由を表示する。")

  enum Format: String, CaseIterable { case text, json, jsonl, markdown }

  let words: CommandWords

  /// Longest query that is looked at, in characters; what lies behind it could not match as a whole anyway.
  private static let longestQuery = 2000

  func run(in session: Session) throws(Failure) -> Int32 {
    let text = String(words.texts.joined(separator: " ").prefix(Self.longestQuery))
    guard !text.allSatisfy(\.isWhitespace) else { throw .emptyQuery }
    let format = try words[Self.format] ?? .text
    let style = try Screen.style(words, session.environment)
    let index = try session.index(words[Options.index])
    var query = Query(text: text, readerLanguage: session.language)
    query.platforms = try words[Options.platform]
    query.kinds = try words[Options.kind]
    query.statedOnly = words[Options.sure]
    query.limit = try words[Self.limit] ?? 10
    query.languages = try words[Options.language]?.languages ?? []
    query.topics = try index.slugs(words[Options.topic])
    query.sources = try index.sourceNames(words[Options.source])
    query.explains = words[Self.explain]
    let answer = try index.search(query)
    if let without = Localized<String>.list(answer.excluded, "without: ", "除いた語: ") { session.tell(without) }
    switch format {
    case .json: session.console.print(AnswerJSON.search(answer, query: text))
    case .jsonl: session.console.print(AnswerJSON.lines(answer))
    case .markdown: session.console.print(answer.hits.map { RecordMarkdown.excerpt($0.record) }.joined(separator: "\n"))
    case .text: show(answer, text, style, session)
    }
    return answer.hits.isEmpty || !answer.matched ? 1 : 0
  }

  private var typedFilters: [String] {
    let additive: [any CommandOption] = [Options.platform, Options.topic, Options.source, Options.kind]
    return additive.flatMap { words.typed($0) } + (words[Options.sure] ? [Options.sure.name] : [])
      + words.typed(Options.language).suffix(2) + words.typed(Options.index).suffix(2)
  }

  private func show(_ answer: SearchAnswer, _ text: String, _ style: PageStyle, _ session: Session) {
    if answer.lacksWords {
      session.warn(
        Message(
          "'\(text.short)' filters, but searches for nothing", "'\(text.short)'は絞り込みだけで、検索する語がありません",
          hint: Localized(
            "add a word; 'hig man TOPIC' and 'hig export --topic TOPIC' show all that there is",
            "語を加えてください。すべてを見るには'hig man トピック'や'hig export --topic トピック'を使います")))
      return
    }
    if answer.hits.isEmpty {
      session.warn(
        Message(
          "nothing found for '\(text.short)'", "'\(text.short)'に当てはまるものはありません",
          hint: .list(answer.suggestions, "try ", "次の語を試してください: ")
            ?? Localized("fewer words, or no filter; 'hig topics' lists the topics", "語を減らすか、絞り込みを外してください。トピックの一覧は'hig topics'")))
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
        Localized(
          "no rule holds '\(text.short)': showing '\(corrected)'", "'\(text.short)'を含むルールはありません。'\(corrected)'の結果です"))
    }
    if !answer.missing.isEmpty, let missing = Localized<String>.list(answer.missing, "no hit holds ", "どの結果にも含まれない語: ") {
      session.tell(missing)
    }
    let list = HitList(answer, style: style)
    var lines = list.lines()
    // What to type next is no part of the answer: it goes where a reader is, not into a pipe.
    if session.environment.isTerminal { lines += [.blank] + list.footer(query: text, filters: typedFilters) }
    session.show(lines, style, words)
  }
}
