import Fetching
import Guidelines
import Indexing
import Languages
import Rendering

/// `hig changes [TOPIC…]`: lists changes of the guidelines.
struct ChangesCommand: Command {
  static let specification = CommandSpecification(
    name: "changes", synopses: ["[TOPIC…]"], help: \.changes,
    optionKeys: [since, Options.platform, Options.topic, source, comparesCorpus, Options.language, format] + Options.display,
    examples: ["hig changes --since 2026-01", "hig changes tab bars", "hig changes --source Apple --since 2025-06"],
    sandboxProfile: .readOnly)
  private static let since = OptionKey("--since", value: "DATE", \.since, read: ValueParser.date)
  private static let source = OptionKey(text: "--source", "NAME", offers: .sources(or: []), \.comparedSource)
  private static let comparesCorpus = OptionKey(flag: "--corpus", \.comparedCorpus)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, markdown, json }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let platforms = try arguments[Options.platform]
    let since = try arguments[Self.since]
    var style = try TerminalStyleOptions.style(arguments, session.environment)
    if let language = try arguments[Options.language]?.singleLanguage { style.language = language }
    let index = try session.index(arguments[Options.index])
    let slugs = try index.slugs(naming: arguments[Options.topic] + arguments.positionals)
    if arguments[Self.comparesCorpus] {
      return try printChanges(corpusChanges(index, topics: slugs), ofCorpus: true, format, style, session)
    }
    if let source = arguments[Self.source] {
      guard GuidelineIndex.match(source, in: [PrivateCopy.sourceName]) != nil else {
        throw .unknownValue(option: "--source", value: source, known: [PrivateCopy.sourceName])
      }
      return try printChanges(
        editionChanges(session, index, topics: slugs, since: since), ofCorpus: false, format, style, session)
    }
    let topicsBySlug = Dictionary(uniqueKeysWithValues: try index.topics().map { ($0.slug, $0) })
    let changes = try index.changes(since: since ?? "", topics: slugs, platforms: platforms)
    let titledChanges = changes.map { (change: $0, title: topicsBySlug[$0.topic]?.title(in: style.language) ?? $0.topic) }
    switch format {
    case .json: session.console.print(LookupJSON.list(changes))
    case .markdown: session.console.print(Document(titledChanges, language: style.language).markdown())
    case .text:
      if changes.isEmpty { session.warn(.noChanges) }
      session.show(Document(titledChanges, language: style.language).lines(style), style, arguments)
    }
    return changes.isEmpty ? 1 : 0
  }
}

extension ChangesCommand {
  private func printChanges(
    _ pages: [PageChanges], ofCorpus: Bool, _ format: Format, _ style: PageStyle, _ session: Session
  ) throws(Failure) -> Int32 {
    let platforms = try arguments[Options.platform]
    // Keep records that name one of the platforms or apply to all.
    let filtered = pages.map { page in
      var page = page
      if !platforms.isEmpty {
        page.changes.removeAll { change in
          ![change.old, change.new].contains { record in
            record.map { $0.platforms.map { !Set($0).isDisjoint(with: platforms) } ?? true } ?? false
          }
        }
      }
      return page
    }.filter { !$0.changes.isEmpty }
    let document = Document(filtered, ofCorpus: ofCorpus, language: style.language)
    switch format {
    case .json: session.console.print(LookupJSON.list(filtered))
    case .markdown: session.console.print(document.markdown())
    case .text:
      if filtered.isEmpty { session.warn(.noChanges) }
      session.show(document.lines(style), style, arguments)
    }
    return filtered.isEmpty ? 1 : 0
  }
}

extension GuidelineIndex {
  /// Resolves topics that are typed one after the other, each of one or more words, for example `tab bars alerts`.
  fileprivate func slugs(naming words: [String]) throws(Failure) -> [String] {
    try topics(words: words.flatMap { $0.split { $0 == "," || $0 == "、" }.map(String.init) }).map(\.slug)
  }
}
