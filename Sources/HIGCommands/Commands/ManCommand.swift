import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig man TOPIC [SECTION]`, `hig man -k WORDS…`, and `hig man -f TOPIC`: prints pages and lists topics.
struct ManCommand: Command {
  static let specification = CommandSpecification(
    name: "man", synopses: ["TOPIC [SECTION]", "ID", "-k WORDS…", "-f TOPIC…"], help: \.man,
    optionKeys: [
      section, contents, Options.platform, Options.language, source, Options.edition, rulesOnly, Options.ids, keyword, whatis,
      Options.kind,
      Options.strength, Options.platformOwn,
      Options.statedOnly,
      Options.topic, limit, format, Options.figures,
    ] + Options.display,
    examples: [
      "hig man グラフ", "hig man alerts --platform watchos", "hig man tab bars --language both", "hig man widgets --contents",
      "hig man widgets 3", "hig man alerts/buttons/1", "hig man alerts --edition 2025-06",
    ], argumentCompletion: .topicThenSection, requiredArguments: "TOPIC", sandboxProfile: .readOnly)
  static let section = OptionKey(text: "--section", "NAME", offers: .sections, \.section)
  private static let contents = OptionKey(flag: "--contents", \.contents)
  private static let source = OptionKey(text: "--source", "NAME|all", offers: .sources(or: ["all"]), \.pageSource)
  private static let rulesOnly = OptionKey(flag: "--rules-only", \.rulesOnly)
  static let keyword = OptionKey(flag: "--keyword", short: "-k", \.keyword)
  private static let whatis = OptionKey(flag: "--whatis", short: "-f", \.whatis)
  private static let limit = Options.limit(upTo: 10_000)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, markdown, json, html, man }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let languageChoice = try arguments[Options.language]
    let platforms = try arguments[Options.platform]
    let kinds = try arguments[Options.kind]
    let limit = try arguments[Self.limit]
    let texts = arguments[Options.topic] + arguments.positionals
    let index = try session.index(arguments[Options.index], naming: texts)
    let summaries = TopicSummaries(index: index, session: session, arguments: arguments)
    if arguments[Self.keyword] { return try summaries.search(texts, limit: limit) }
    if arguments[Self.whatis] { return try summaries.show(texts) }
    let target = try PageTarget(texts, index, session, languageChoice)
    let topic = target.topic
    let lookup = try PageLookup(index, topic: topic)
    guard !lookup.pages.isEmpty else {
      let title = topic.title(in: Languages.bilingualPair[0])
      session.warn(.noPage(about: topic.slug, title: title))
      return 1
    }
    let printer = PagePrinter(
      session: session, arguments: arguments, lookup: lookup, otherTopics: target.otherTopics.map(\.slug), format: format,
      platforms: platforms,
      section: arguments[Self.section] ?? target.section, source: arguments[Self.source] ?? target.source,
      edition: try arguments[Options.edition], startID: target.record?.id,
      showsContents: arguments[Self.contents], showsIDs: arguments[Options.ids],
      kinds: arguments[Self.rulesOnly] ? [.rule] : kinds,
      strengths: try arguments[Options.strength], requiredPlatforms: try arguments.requiresNamedPlatform ? platforms : [],
      statedOnly: arguments[Options.statedOnly],
      limit: limit)
    switch languageChoice {
    case .both?: return try printer.printBoth()
    case .all?:
      return try printer.print(Languages.bilingualPair + Languages.stored.filter { !Languages.bilingualPair.contains($0) })
    case .one(let language)?: return try printer.print(language, isStrict: true)
    case nil:
      if let record = target.record { return try printer.print(record.language, isStrict: true) }
      let typed = texts.joined(separator: " ")
      return try printer.print(Languages.scriptLanguage(in: typed) ?? session.language, isStrict: false)
    }
  }
}

/// The page that arguments name: a topic, optionally with a section; a record, by its id or its number in the last search; or
/// an official address.
struct PageTarget {
  let topic: Topic
  /// Other topics of the same name.
  var otherTopics: [Topic] = []
  var section: String?
  /// The record that the page starts at.
  var record: Record?

  init(_ words: [String], _ index: GuidelineIndex, _ session: Session, _ languageChoice: ValueParser.LanguageChoice?)
    throws(Failure)
  {
    let lookup = RecordLookup(index: index, session: session)
    if words.count == 1, let word = words.first, word.contains("/") || LastSearch.isNumber(word) {
      if let target = try lookup.addressTarget(word) {
        (topic, section) = (target.topic, target.anchor)
        return
      }
      if try lookup.isRecord(word), let record = try lookup.records(word, languageChoice).first,
        let namedTopic = try index.topic(named: record.topic)
      {
        (topic, self.record) = (namedTopic, record)
        return
      }
      // For example, `widgets/margins` names a section.
      let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2, let namedTopic = try index.topic(named: parts[0]) {
        (topic, section) = (namedTopic, parts[1])
        return
      }
    }
    let match = try index.meanings(words: words)
    (topic, otherTopics) = (match.topic, match.also)
    section = match.rest.isEmpty ? nil : match.rest.joined(separator: " ")
  }

  /// The source and page of the record.
  var source: String? { record.map { $0.source.name + "/" + $0.source.page } }
}
