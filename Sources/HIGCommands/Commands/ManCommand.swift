import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig man TOPIC [SECTION]`, `hig man -k WORDS…`, `hig man -f TOPIC`
struct ManCommand: Command {
  static let specification = CommandSpecification(
    name: "man", usage: ["TOPIC [SECTION]", "ID", "-k WORDS…", "-f TOPIC…"], help: \.man,
    keys: [
      section, contents, Options.platform, Options.language, source, Options.edition, rulesOnly, Options.ids, keyword, whatis,
      Options.kind,
      Options.strength, Options.platformOwn,
      Options.sure,
      Options.topic, limit, format, Options.figures,
    ] + Options.screen,
    examples: [
      "hig man グラフ", "hig man alerts --platform watchos", "hig man tab bars --language both", "hig man widgets --contents",
      "hig man widgets 3", "hig man alerts/buttons/1", "hig man alerts --edition 2025-06",
    ], words: .topicThenSection, needs: "TOPIC", keeps: .reading)
  static let section = OptionKey(text: "--section", "NAME", offers: .sections, \.section)
  private static let contents = OptionKey(flag: "--contents", \.contents)
  private static let source = OptionKey(text: "--source", "NAME|all", offers: .sources(or: ["all"]), \.pageSource)
  private static let rulesOnly = OptionKey(flag: "--rules-only", \.rulesOnly)
  static let keyword = OptionKey(flag: "--keyword", short: "-k", \.keyword)
  private static let whatis = OptionKey(flag: "--whatis", short: "-f", \.whatis)
  private static let limit = Options.limit(upTo: 10_000)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, markdown, json, html, man }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let choice = try words[Options.language]
    let platforms = try words[Options.platform]
    let kinds = try words[Options.kind]
    let limit = try words[Self.limit]
    let texts = words[Options.topic] + words.texts
    let index = try session.index(words[Options.index], naming: texts)
    let summaries = TopicSummaries(index: index, session: session, words: words)
    if words[Self.keyword] { return try summaries.search(texts, limit: limit) }
    if words[Self.whatis] { return try summaries.show(texts) }
    let target = try PageTarget(texts, index, session, choice)
    let topic = target.topic
    let lookup = try PageLookup(index, topic: topic)
    guard !lookup.pages.isEmpty else {
      let title = topic.title(in: Languages.both[0])
      session.warn(.noPage(about: topic.slug, title: title))
      return 1
    }
    let printer = PagePrinter(
      session: session, words: words, lookup: lookup, also: target.also.map(\.slug), format: format, platforms: platforms,
      section: words[Self.section] ?? target.section, source: words[Self.source] ?? target.source,
      edition: try words[Options.edition], start: target.record?.id,
      showsContents: words[Self.contents], showsIDs: words[Options.ids], kinds: words[Self.rulesOnly] ? [.rule] : kinds,
      strengths: try words[Options.strength], own: try words.platformsOwn ? platforms : [], statedOnly: words[Options.sure],
      limit: limit)
    switch choice {
    case .both?: return try printer.printBoth()
    case .all?: return try printer.print(Languages.both + Languages.codes.filter { !Languages.both.contains($0) })
    case .one(let language)?: return try printer.print(language, isStrict: true)
    case nil:
      if let record = target.record { return try printer.print(record.language, isStrict: true) }
      let typed = texts.joined(separator: " ")
      return try printer.print(Languages.scripted(in: typed) ?? session.language, isStrict: false)
    }
  }
}

/// The page that words name: of a topic, with a section behind it; of a record, by its id or its number in the last answer; of an official address.
struct PageTarget {
  let topic: Topic
  /// The other topics of that name.
  var also: [Topic] = []
  var section: String?
  /// Where the page is to begin.
  var record: Record?

  init(_ words: [String], _ index: GuidelineIndex, _ session: Session, _ choice: Values.LanguageChoice?) throws(Failure) {
    let lookup = RecordLookup(index: index, session: session)
    if words.count == 1, let word = words.first, word.contains("/") || LastAnswer.isNumber(word) {
      if let place = try lookup.place(word) {
        (topic, section) = (place.topic, place.anchor)
        return
      }
      if try lookup.isRecord(word), let record = try lookup.records(word, choice).first,
        let named = try index.topic(named: record.topic)
      {
        (topic, self.record) = (named, record)
        return
      }
      // `widgets/margins` is a section.
      let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2, let named = try index.topic(named: parts[0]) {
        (topic, section) = (named, parts[1])
        return
      }
    }
    let meant = try index.meanings(words: words)
    (topic, also) = (meant.topic, meant.also)
    section = meant.rest.isEmpty ? nil : meant.rest.joined(separator: " ")
  }

  /// The page that the record stands on.
  var source: String? { record.map { $0.source.name + "/" + $0.source.page } }
}
