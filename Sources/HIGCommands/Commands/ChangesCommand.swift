import Fetching
import Guidelines
import Indexing
import Languages
import Rendering

/// `hig changes [TOPIC…]`
struct ChangesCommand: Command {
  static let specification = CommandSpecification(
    name: "changes", usage: ["[TOPIC…]"], help: \.changes,
    keys: [since, Options.platform, Options.topic, source, ofCorpus, Options.language, format] + Options.screen,
    examples: ["hig changes --since 2026-01", "hig changes tab bars", "hig changes --source Apple --since 2025-06"],
    keeps: .reading)
  private static let since = OptionKey("--since", value: "DATE", \.since, read: Values.date)
  private static let source = OptionKey(text: "--source", "NAME", offers: .sources(or: []), \.comparedSource)
  private static let ofCorpus = OptionKey(flag: "--corpus", \.ofCorpus)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, markdown, json }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let platforms = try words[Options.platform]
    let since = try words[Self.since]
    var style = try Screen.style(words, session.environment)
    if let language = try words[Options.language]?.only { style.language = language }
    let index = try session.index(words[Options.index])
    let slugs = try index.slugs(naming: words[Options.topic] + words.texts)
    if words[Self.ofCorpus] { return try show(corpusChanges(index, topics: slugs), ofCorpus: true, format, style, session) }
    if let source = words[Self.source] {
      guard GuidelineIndex.match(source, in: [PrivateCopy.source]) != nil else {
        throw .unknownValue(option: "--source", value: source, known: [PrivateCopy.source])
      }
      return try show(editionChanges(session, index, topics: slugs, since: since), ofCorpus: false, format, style, session)
    }
    let byTopic = Dictionary(uniqueKeysWithValues: try index.topics().map { ($0.slug, $0) })
    let changes = try index.changes(since: since ?? "", topics: slugs, platforms: platforms)
    let titled = changes.map { (change: $0, title: byTopic[$0.topic]?.title(in: style.language) ?? $0.topic) }
    switch format {
    case .json: session.console.print(AnswerJSON.list(changes))
    case .markdown: session.console.print(Document(titled, language: style.language).markdown())
    case .text:
      if changes.isEmpty { session.warn(.noChange) }
      session.show(Document(titled, language: style.language).lines(style), style, words)
    }
    return changes.isEmpty ? 1 : 0
  }
}

extension ChangesCommand {
  private func show(
    _ pages: [PageChanges], ofCorpus: Bool, _ format: Format, _ style: PageStyle, _ session: Session
  ) throws(Failure) -> Int32 {
    let platforms = try words[Options.platform]
    // What names a platform, or holds for all.
    let kept = pages.map { page in
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
    let document = Document(kept, ofCorpus: ofCorpus, language: style.language)
    switch format {
    case .json: session.console.print(AnswerJSON.list(kept))
    case .markdown: session.console.print(document.markdown())
    case .text:
      if kept.isEmpty { session.warn(.noChange) }
      session.show(document.lines(style), style, words)
    }
    return kept.isEmpty ? 1 : 0
  }
}

extension GuidelineIndex {
  /// Topics named one after the other, each by one word or several: `tab bars alerts`.
  fileprivate func slugs(naming words: [String]) throws(Failure) -> [String] {
    try topics(words: words.flatMap { $0.split { $0 == "," || $0 == "、" }.map(String.init) }).map(\.slug)
  }
}
