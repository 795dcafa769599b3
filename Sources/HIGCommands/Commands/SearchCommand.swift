import Guidelines
import Indexing
import Languages
import Rendering

/// `hig search QUERY…`
struct SearchCommand: Command {
  static let specification = CommandSpecification(
    name: "search", usage: ["QUERY…"], help: \.search,
    keys: [
      Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength, Options.platformOwn,
      Options.sure,
      Options.edition, limit, format, explain,
    ] + Options.screen,
    examples: [
      "hig search 余白", "hig search 'chart axis' --platform watchos",
    ], words: .topics, takesHyphenatedWords: true, isLookedUp: false, keeps: .reading)
  private static let limit = Options.limit(upTo: 10_000)
  private static let format = Options.format(Format.self)
  private static let explain = OptionKey(flag: "--explain", \.explain)

  enum Format: String, CaseIterable { case text, oneline, tsv, json, jsonl, markdown }

  let words: CommandWords

  /// Longest query that is looked at, in characters; what lies behind it could not match as a whole anyway.
  private static let longestQuery = 2000

  func run(in session: Session) throws(Failure) -> Int32 {
    let text = String(words.texts.joined(separator: " ").prefix(Self.longestQuery))
    guard !text.allSatisfy(\.isWhitespace) else { throw .emptyQuery }
    let format = try words[Self.format] ?? .text
    let choice = try words[Options.language]
    let style = try Screen.style(words, session.environment, columns: choice == .both ? 2 : 1)
    let index =
      if let edition = try words[Options.edition] { try session.index(words[Options.index], edition: edition) } else {
        try session.index(words[Options.index])
      }
    var query = try Query(text, words, index, session)
    query.limit = try words[Self.limit] ?? 10
    query.explains = words[Self.explain]
    var answer = try index.search(query)
    if !answer.excluded.isEmpty { session.tell(.excluded(answer.excluded.map(\.short))) }
    // An empty answer looks like a failure; of these forms only this one says in itself that there is none.
    if answer.hits.isEmpty, format != .json { _ = isSaid(answer, text, session) }
    switch format {
    case .json: session.console.print(AnswerJSON.search(answer, query: text))
    case .jsonl: session.console.print(AnswerJSON.lines(answer))
    case .markdown: session.console.print(try session.excerpts(answer.hits.map(\.record), index))
    case .tsv: session.console.print(HitLines.tabbed(answer))
    case .oneline, .text:
      if answer.hits.isEmpty || !isSaid(answer, text, session) { break }
      answer.hits = answer.matched ? answer.folded : answer.nearest
      session.keep(answer.hits.map(\.record), of: index)
      // Of what does not answer, a line a topic says enough.
      if format == .oneline || !answer.matched {
        let isTerminal = session.environment.isTerminal
        let lines = HitLines.text(answer, style: style, isNumbered: isTerminal)
        session.show(isTerminal ? lines.map { $0.cut(to: style.terminal) } : lines, style, words)
      } else {
        show(answer, choice == .both ? try counterparts(answer, index) : [:], text, style, session)
      }
    }
    return answer.hits.isEmpty || !answer.matched ? 1 : 0
  }

  private var typedFilters: [String] {
    let additive: [any CommandOption] = [Options.platform, Options.topic, Options.source, Options.kind, Options.strength]
    return additive.flatMap { words.typed($0) } + (words[Options.sure] ? [Options.sure.name] : [])
      + (words[Options.platformOwn] ? [Options.platformOwn.name] : [])
      + words.typed(Options.language).suffix(2) + words.typed(Options.index).suffix(2)
  }

  /// The same rules in the other of the two languages that pages stand in side by side.
  private func counterparts(_ answer: SearchAnswer, _ index: GuidelineIndex) throws(Failure) -> [String: Record] {
    var found: [String: Record] = [:]
    for hit in answer.hits {
      guard let other = Languages.both.first(where: { $0 != hit.record.language }) else { continue }
      if let same = hit.same.first(where: { $0.language == other }) {
        found[hit.record.id] = same
      } else if let id = hit.record.counterparts[other] {
        found[hit.record.id] = try index.records(id: id, limit: 4).first { $0.id == id && $0.language == other }
      }
    }
    return found
  }

  /// Says what is to be said before the hits; whether there are any.
  private func isSaid(_ answer: SearchAnswer, _ text: String, _ session: Session) -> Bool {
    if let warning = answer.warning(about: text) { session.warn(warning) }
    for remark in answer.remarks(on: text) { session.tell(remark) }
    return !answer.hits.isEmpty
  }

  private func show(
    _ answer: SearchAnswer, _ counterparts: [String: Record], _ text: String, _ style: PageStyle, _ session: Session
  ) {
    var list = HitList(answer, style: style)
    list.isNumbered = session.environment.isTerminal
    list.counterparts = counterparts
    // What to type next is no part of the answer: it goes where a reader is, not into a pipe.
    func laidOut() -> [Line] {
      list.lines() + (list.isNumbered ? [.blank] + list.footer(query: text, filters: typedFilters) : [])
    }
    // On a screen more is seen of what is near: three hits hold a right rule for two questions of three, ten for five of six.
    // So many are whole as leave room for a line each of the others, and for the prompt.
    let isFitted = list.isNumbered && counterparts.isEmpty && !words.has(Self.limit)
    if isFitted { list.whole = 3 }
    var lines = laidOut()
    while isFitted, list.whole > 1, let rows = session.environment.screenLines, lines.count >= rows {
      list.whole -= 1
      lines = laidOut()
    }
    session.show(lines, style, words, as: "hig search " + text.short)
  }
}

extension Query {
  /// A search for a text with the filters of a command line.
  init(_ text: String, _ words: CommandWords, _ index: GuidelineIndex, _ session: Session) throws(Failure) {
    self.init(text: text, filter: try words.filter, readerLanguage: session.language)
    filter.topics = try index.slugs(words[Options.topic])
    filter.sources = try index.sourceNames(words[Options.source])
  }
}
