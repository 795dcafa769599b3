import Guidelines
import Indexing
import Languages
import Rendering

/// `hig search QUERY…`: searches the records of the index.
struct SearchCommand: Command {
  static let specification = CommandSpecification(
    name: "search", synopses: ["QUERY…"], help: \.search,
    optionKeys: [
      Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength, Options.platformOwn,
      Options.statedOnly,
      Options.edition, limit, format, explain,
    ] + Options.display,
    examples: [
      "hig search 余白", "hig search 'chart axis' --platform watchos",
    ], argumentCompletion: .topics, allowsHyphenatedText: true, fallsBackToLookup: false, sandboxProfile: .readOnly)
  private static let limit = Options.limit(upTo: 10_000)
  private static let format = Options.format(Format.self)
  private static let explain = OptionKey(flag: "--explain", \.explain)

  enum Format: String, CaseIterable { case text, oneline, tsv, json, jsonl, markdown }

  let arguments: CommandArguments

  /// Maximum length of a query in characters; the rest is ignored.
  private static let maxQueryLength = 2000

  func run(in session: Session) throws(Failure) -> Int32 {
    let text = String(arguments.positionals.joined(separator: " ").prefix(Self.maxQueryLength))
    guard !text.allSatisfy(\.isWhitespace) else { throw .emptyQuery }
    let format = try arguments[Self.format] ?? .text
    let languageChoice = try arguments[Options.language]
    let style = try TerminalStyleOptions.style(arguments, session.environment, columns: languageChoice == .both ? 2 : 1)
    let index =
      if let edition = try arguments[Options.edition] { try session.index(arguments[Options.index], edition: edition) } else {
        try session.index(arguments[Options.index])
      }
    var query = try Query(text, arguments, index, session)
    query.limit = try arguments[Self.limit] ?? 10
    query.explains = arguments[Self.explain]
    var answer = try index.search(query)
    if !answer.excluded.isEmpty { session.printInfo(.excluded(answer.excluded.map(\.truncatedForMessage))) }
    // Without a message, an empty output would look like a failure. Only `json` states that there are no hits.
    if answer.hits.isEmpty, format != .json { _ = printMessages(answer, text, session) }
    switch format {
    case .json: session.console.print(LookupJSON.search(answer, query: text))
    case .jsonl: session.console.print(LookupJSON.lines(answer))
    case .markdown: session.console.print(try session.excerpts(answer.hits.map(\.record), index))
    case .tsv: session.console.print(HitLines.tabbed(answer))
    case .oneline, .text:
      if answer.hits.isEmpty || !printMessages(answer, text, session) { break }
      answer.hits = answer.hasAnswer ? answer.hitsWithoutDuplicates : answer.nearestTopicHits
      session.saveHits(answer.hits.map(\.record), of: index)
      // If no hit answers the query, one line per topic is enough.
      if format == .oneline || !answer.hasAnswer {
        let isTerminal = session.environment.isTerminal
        let lines = HitLines.text(answer, style: style, isNumbered: isTerminal)
        session.show(isTerminal ? lines.map { $0.truncated(to: style.terminal) } : lines, style, arguments)
      } else {
        printHits(answer, languageChoice == .both ? try counterparts(answer, index) : [:], text, style, session)
      }
    }
    return answer.hits.isEmpty || !answer.hasAnswer ? 1 : 0
  }

  private var typedFilters: [String] {
    let repeatable: [any CommandOption] = [Options.platform, Options.topic, Options.source, Options.kind, Options.strength]
    return repeatable.flatMap { arguments.typedArguments($0) } + (arguments[Options.statedOnly] ? [Options.statedOnly.name] : [])
      + (arguments[Options.platformOwn] ? [Options.platformOwn.name] : [])
      + arguments.typedArguments(Options.language).suffix(2) + arguments.typedArguments(Options.index).suffix(2)
  }

  /// Returns the counterparts of the hits in the other paired language, by record id.
  private func counterparts(_ answer: SearchAnswer, _ index: GuidelineIndex) throws(Failure) -> [String: Record] {
    var counterparts: [String: Record] = [:]
    for hit in answer.hits {
      guard let other = Languages.bilingualPair.first(where: { $0 != hit.record.language }) else { continue }
      if let wording = hit.same.first(where: { $0.language == other }) {
        counterparts[hit.record.id] = wording
      } else if let id = hit.record.counterparts[other] {
        counterparts[hit.record.id] = try index.records(id: id, limit: 4).first { $0.id == id && $0.language == other }
      }
    }
    return counterparts
  }

  /// Prints the messages about an answer and returns `true` if it has hits.
  private func printMessages(_ answer: SearchAnswer, _ text: String, _ session: Session) -> Bool {
    if let warning = answer.warning(about: text) { session.warn(warning) }
    for remark in answer.notes(on: text) { session.printInfo(remark) }
    return !answer.hits.isEmpty
  }

  private func printHits(
    _ answer: SearchAnswer, _ counterparts: [String: Record], _ text: String, _ style: PageStyle, _ session: Session
  ) {
    var list = HitList(answer, style: style)
    list.isNumbered = session.environment.isTerminal
    list.counterparts = counterparts
    // Suggestions for the next command are not part of the answer: they are printed on a terminal, but not into a pipe.
    func layOut() -> [StyledLine] {
      list.lines() + (list.isNumbered ? [.blank] + list.footer(query: text, filters: typedFilters) : [])
    }
    // Show the first hits in full, as far as the screen has lines for the other hits and the prompt: a right rule is among the
    // first three hits for two of three queries, and among the first ten for five of six.
    let fitsScreen = list.isNumbered && counterparts.isEmpty && !arguments.has(Self.limit)
    if fitsScreen { list.fullHitCount = 3 }
    var lines = layOut()
    while fitsScreen, list.fullHitCount > 1, let rows = session.environment.screenLines, lines.count >= rows {
      list.fullHitCount -= 1
      lines = layOut()
    }
    session.show(lines, style, arguments, as: "hig search " + text.truncatedForMessage)
  }
}

extension Query {
  /// Creates a query from a text and the filters of the command line.
  init(_ text: String, _ arguments: CommandArguments, _ index: GuidelineIndex, _ session: Session) throws(Failure) {
    self.init(text: text, filter: try arguments.filter, readerLanguage: session.language)
    filter.topics = try index.slugs(arguments[Options.topic])
    filter.sources = try index.sourceNames(arguments[Options.source])
  }
}
