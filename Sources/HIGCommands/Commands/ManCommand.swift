import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// `hig man TOPIC [SECTION]`, `hig man -k WORDS…`, `hig man -f TOPIC`
struct ManCommand: Runnable {
  let screen: ScreenOptions
  let platform: [String]
  let section: String?
  let source: String?
  let kind: [String]
  let topic: [String]
  let limit: String?
  let rulesOnly: Bool
  let ids: Bool
  let keyword: Bool
  let whatis: Bool
  let words: [String]

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
    platform = words.values("--platform")
    section = words.value("--section")
    source = words.value("--source")
    kind = words.values("--kind")
    topic = words.values("--topic")
    limit = words.value("--limit")
    rulesOnly = words.has("--rules-only")
    ids = words.has("--ids")
    keyword = words.has("--keyword")
    whatis = words.has("--whatis")
    self.words = words.texts
  }

  enum Format: String, CaseIterable {
    case text, markdown, json, html, man
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(screen.format, Format.text)
    let choice = try Values.language(screen.language)
    let platforms = try Values.platforms(platform)
    let kinds = try Values.kinds(kind)
    let limit = try Values.count(limit, option: "--limit", in: 1...10_000)
    let index = try session.index(screen.index)
    let words = topic.isEmpty ? words : topic + words
    if keyword { return try TopicSummaries(index: index, session: session, screen: screen).search(words, limit: limit) }
    let (topic, rest, also) = try index.meanings(words: words)
    if whatis { return try TopicSummaries(index: index, session: session, screen: screen).show(topic) }
    let lookup = try PageLookup(index, topic: topic)
    guard !lookup.pages.isEmpty else {
      session.warn(
        Message(
          "no page on '\(topic.slug)' (\(topic.japanese)) in this index", "この索引には'\(topic.slug)'（\(topic.japanese)）のページがありません",
          hint: Bilingual("'hig search \(topic.slug)' looks in the other pages", "'hig search \(topic.japanese)'でほかのページを探せます")))
      return 1
    }
    let section = section ?? (rest.isEmpty ? nil : rest.joined(separator: " "))
    let printer = PagePrinter(
      session: session, screen: screen, lookup: lookup, also: also.map(\.slug), format: format, platforms: platforms,
      section: section, source: source,
      showsIDs: ids,
      rulesOnly: rulesOnly, kinds: kinds, limit: limit)
    switch choice {
    case .both?: return try printer.printBoth()
    case .one(let language)?: return try printer.print(language, isStrict: true)
    case nil:
      let typed = words.joined(separator: " ")
      return try printer.print(isJapanese(typed) ? .japanese : session.language, isStrict: false)
    }
  }
}

/// Prints the pages of one topic.
struct PagePrinter {
  let session: Session
  let screen: ScreenOptions
  let lookup: PageLookup
  /// Slugs of the other topics that the name as typed may mean.
  let also: [String]
  let format: ManCommand.Format
  let platforms: [Platform]
  let section: String?
  let source: String?
  let showsIDs: Bool
  let rulesOnly: Bool
  /// Empty for all.
  let kinds: [RecordKind]
  let limit: Int?

  /// `isStrict`: the language was asked for, and no other will do.
  func print(_ language: Language, isStrict: Bool) throws(Failure) -> Int32 {
    var pages = try lookup.pages(in: language, source: source)
    if pages.isEmpty {
      let others = try lookup.pages(in: language.other, source: source)
      let missing = Bilingual(
        "no page on '\(lookup.topic.slug)' in \(language == .japanese ? "Japanese" : "English")",
        "'\(lookup.topic.slug)'の\(language.name)のページはありません")
      if isStrict || others.isEmpty {
        session.warn(
          Message(
            missing.english, missing.japanese,
            hint: others.isEmpty ? nil : Bilingual("there is one in \(language.other.name)", "\(language.other.name)のページがあります")))
        return 1
      }
      if source == nil {
        session.tell(
          Bilingual(missing.english + ": showing \(language.other.name)", missing.japanese + "。\(language.other.name)で表示します"))
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
    page.records = page.records.keeping(rulesOnly ? [.rule] : kinds)
    if let limit { page.records = Array(page.records.prefix(limit)) }
    switch format {
    case .json: session.console.print(AnswerJSON.page(page, also: also))
    case .markdown: session.console.print(try session.canonicalPage(lookup.index).markdown(page.records))
    case .html: session.console.print(HTMLPage.standalone(page))
    case .man: session.console.print(ManPage(page).roff())
    case .text:
      let style = try Screen.style(screen, session.surroundings)
      let lines = TopicPageText(page, style: style, platforms: platforms, showsIDs: showsIDs).lines()
      session.show((isFirst ? [] : [.blank, .blank]) + lines, style, screen)
    }
    return !page.records.isEmpty
  }

  func printBoth() throws(Failure) -> Int32 {
    guard let japanese = try lookup.pages(in: .japanese, source: source).first,
      let english = try lookup.pages(in: .english, source: source).first
    else {
      let only: Language = try lookup.pages(in: .japanese, source: source).isEmpty ? .english : .japanese
      session.tell(Bilingual("only in \(only.name)", "\(only.name)だけがあります"))
      return try print(only, isStrict: false)
    }
    guard format == .text else {
      let first = try print(.japanese, isStrict: true)
      return min(first, try print(.english, isStrict: true))
    }
    let style = try Screen.style(screen, session.surroundings, columns: 2)
    var left = try lookup.page(japanese, platforms: platforms, section: section)
    var right = try lookup.page(english, platforms: platforms, section: section)
    left.records = left.records.keeping(rulesOnly ? [.rule] : kinds)
    right.records = right.records.keeping(rulesOnly ? [.rule] : kinds)
    session.show(BilingualPage(left, right, style: style, showsIDs: showsIDs).lines(), style, screen)
    return left.records.isEmpty && right.records.isEmpty ? 1 : 0
  }
}
