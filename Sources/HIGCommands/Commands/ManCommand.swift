import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig man TOPIC [SECTION]`, `hig man -k WORDS…`, `hig man -f TOPIC`
struct ManCommand: Command {
  static let specification = CommandSpecification(
    name: "man", usage: ["TOPIC [SECTION]", "-k WORDS…", "-f TOPIC"],
    summary: Localized("The page of a topic.", "トピックのページを表示する。"),
    keys: [
      section, Options.platform, Options.language, source, rulesOnly, Options.ids, keyword, whatis, Options.kind, Options.sure,
      Options.topic, limit, format,
    ] + Options.screen,
    examples: [
      ("hig man グラフ", Localized("the whole page", "ページ全体")),
      ("hig man alerts --platform watchos", Localized("what holds on watchOS", "watchOSに当てはまるもの")),
      ("hig man tab bars --language both", Localized("both languages side by side", "2つの言語を並べる")),
    ], words: .topicThenSection, needs: "TOPIC")
  private static let section = OptionKey(text: "--section", "NAME", offers: .sections, "Only this section.", "この節だけにする。")
  private static let source = OptionKey(
    text: "--source", "NAME|all", offers: .sources(or: ["all"]), "The page of this source.", "このソースのページを表示する。")
  private static let rulesOnly = OptionKey(flag: "--rules-only", "Rules and nothing else.", "ルールだけを表示する。")
  static let keyword = OptionKey(flag: "--keyword", short: "-k", "Search names and summaries.", "名前と要約から探す。")
  private static let whatis = OptionKey(flag: "--whatis", short: "-f", "Print the topic's one line.", "トピックの1行の要約を表示する。")
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
    let index = try session.index(words[Options.index])
    let texts = words[Options.topic] + words.texts
    let summaries = TopicSummaries(index: index, session: session, words: words)
    if words[Self.keyword] { return try summaries.search(texts, limit: limit) }
    let (topic, rest, also) = try index.meanings(words: texts)
    if words[Self.whatis] { return try summaries.show(topic) }
    let lookup = try PageLookup(index, topic: topic)
    guard !lookup.pages.isEmpty else {
      let title = topic.title(in: Languages.both[0])
      session.warn(
        Message(
          "no page on '\(topic.slug)' (\(title)) in this index", "この索引には'\(topic.slug)'（\(title)）のページがありません",
          hint: Localized("'hig search \(topic.slug)' looks in the other pages", "'hig search \(title)'でほかのページを探せます")))
      return 1
    }
    let section = words[Self.section] ?? (rest.isEmpty ? nil : rest.joined(separator: " "))
    let printer = PagePrinter(
      session: session, words: words, lookup: lookup, also: also.map(\.slug), format: format, platforms: platforms,
      section: section, source: words[Self.source], showsIDs: words[Options.ids], kinds: words[Self.rulesOnly] ? [.rule] : kinds,
      statedOnly: words[Options.sure], limit: limit)
    switch choice {
    case .both?: return try printer.printBoth()
    case .all?: return try printer.print(Languages.both + Languages.codes.filter { !Languages.both.contains($0) })
    case .one(let language)?: return try printer.print(language, isStrict: true)
    case nil:
      let typed = texts.joined(separator: " ")
      return try printer.print(Languages.scripted(in: typed) ?? session.language, isStrict: false)
    }
  }
}

/// Prints the pages of one topic.
struct PagePrinter {
  let session: Session
  let words: CommandWords
  let lookup: PageLookup
  /// Slugs of the other topics that the name as typed may mean.
  let also: [String]
  let format: ManCommand.Format
  let platforms: [Platform]
  let section: String?
  let source: String?
  let showsIDs: Bool
  /// Empty for all.
  let kinds: [RecordKind]
  let statedOnly: Bool
  let limit: Int?

  /// `isStrict`: the language was asked for, and no other will do.
  func print(_ language: Language, isStrict: Bool) throws(Failure) -> Int32 {
    var pages = try lookup.pages(in: language, source: source)
    if pages.isEmpty {
      var other = language
      var others: [PageReference] = []
      for next in language.others where others.isEmpty { (other, others) = (next, try lookup.pages(in: next, source: source)) }
      let missing = language.names.mapped {
        Localized("no page on '\(lookup.topic.slug)' in \($0)", "'\(lookup.topic.slug)'の\($0)のページはありません")
      }
      if isStrict || others.isEmpty {
        let hint = other.names.mapped { Localized("there is one in \($0)", "\($0)のページがあります") }
        session.warn(Message(missing, hint: others.isEmpty ? nil : hint))
        return 1
      }
      if source == nil {
        session.tell(missing.joined(with: other.names.mapped { Localized(": showing \($0)", "。\($0)で表示します") }))
      }
      pages = others
    }
    var status: Int32 = 1
    for reference in pages {
      if try print(lookup.page(reference, platforms: platforms, section: section), isFirst: status == 1) { status = 0 }
    }
    return status
  }

  /// Whether there was anything to print.
  private func print(_ page: TopicPage, isFirst: Bool) throws(Failure) -> Bool {
    if page.records.isEmpty {
      let names = platforms.map(\.rawValue).joined(separator: ", ")
      session.warn(Message("'\(page.topic.slug)' is not supported on \(names)", "'\(page.topic.slug)'は\(names)に対応していません"))
    }
    var page = page
    page.records = page.records.keeping(kinds, statedOnly: statedOnly)
    if let limit { page.records = Array(page.records.prefix(limit)) }
    switch format {
    case .json: session.console.print(AnswerJSON.page(page, also: also))
    case .markdown: session.console.print(try session.canonicalPage(lookup.index).markdown(page.records))
    case .html: session.console.print(HTMLPage.standalone(page))
    case .man: session.console.print(ManPage(page).roff())
    case .text:
      let style = try Screen.style(words, session.environment)
      let lines = TopicPageText(page, style: style, platforms: platforms, showsIDs: showsIDs).lines()
      session.show((isFirst ? [] : [.blank, .blank]) + lines, style, words)
    }
    return !page.records.isEmpty
  }

  /// One after the other, those that there are.
  func print(_ languages: [Language]) throws(Failure) -> Int32 {
    var status: Int32 = 1
    for language in languages where try !lookup.pages(in: language, source: source).isEmpty {
      status = min(status, try print(language, isStrict: true))
    }
    return status
  }

  func printBoth() throws(Failure) -> Int32 {
    let references = try Languages.both.map { language throws(Failure) in try lookup.pages(in: language, source: source).first }
    guard let first = references[0], let second = references[1] else {
      let only = references[0] == nil ? Languages.both[1] : Languages.both[0]
      session.tell(only.names.mapped { Localized("only in \($0)", "\($0)だけがあります") })
      return try print(only, isStrict: false)
    }
    guard format == .text else { return try print(Languages.both) }
    let style = try Screen.style(words, session.environment, columns: 2)
    var left = try lookup.page(first, platforms: platforms, section: section)
    var right = try lookup.page(second, platforms: platforms, section: section)
    left.records = left.records.keeping(kinds, statedOnly: statedOnly)
    right.records = right.records.keeping(kinds, statedOnly: statedOnly)
    session.show(BilingualPage(left, right, style: style, showsIDs: showsIDs).lines(), style, words)
    return left.records.isEmpty && right.records.isEmpty ? 1 : 0
  }
}
