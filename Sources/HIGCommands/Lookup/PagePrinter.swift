import Guidelines
import Indexing
import Languages
import Rendering

/// Prints the pages of one topic.
struct PagePrinter {
  let session: Session
  let arguments: CommandArguments
  let lookup: PageLookup
  /// Slugs of other topics that the typed name may refer to.
  let otherTopics: [String]
  let format: ManCommand.Format
  let platforms: [Platform]
  let section: String?
  let source: String?
  /// A day, month, or year: prints the page as of that date.
  let edition: String?
  /// Id of the record that the pager shows first.
  let startID: String?
  /// If `true`, prints only the table of contents.
  let showsContents: Bool
  let showsIDs: Bool
  /// Kinds of records to print; empty for all.
  let kinds: [RecordKind]
  let strengths: [Strength]
  /// Platforms of which a record must name at least one; empty for all.
  let requiredPlatforms: [Platform]
  let statedOnly: Bool
  let limit: Int?

  private func filtered(_ records: [Record]) -> [Record] {
    records.keeping(kinds, statedOnly: statedOnly, strengths: strengths, naming: requiredPlatforms)
  }

  /// Prints the pages in a language. If `isStrict` is `true`, the language was requested explicitly and no other one is printed
  /// instead.
  func print(_ language: Language, isStrict: Bool) throws(Failure) -> Int32 {
    if edition != nil { return try printEdition(language, isStrict: isStrict) }
    var pages = try lookup.pages(in: language, source: source)
    if pages.isEmpty {
      var other = language
      var others: [PageReference] = []
      for candidate in language.others where others.isEmpty {
        (other, others) = (candidate, try lookup.pages(in: candidate, source: source))
      }
      if isStrict || others.isEmpty {
        session.warn(.noPageIn(language, about: lookup.topic.slug, other: others.isEmpty ? nil : other))
        return 1
      }
      if source == nil { session.printInfo(.shownInOtherLanguage(other, about: lookup.topic.slug, missing: language)) }
      pages = others
    }
    var status: Int32 = 1
    for reference in pages {
      warnIfOutdated(reference)
      if try print(lookup.page(reference, platforms: platforms, sectionOrNumber: section), isFirst: status == 1) { status = 0 }
    }
    return status
  }

  /// Prints a page and returns `true` if it had records.
  func print(_ page: TopicPage, isFirst: Bool) throws(Failure) -> Bool {
    if page.records.isEmpty {
      let names = platforms.map(\.rawValue).joined(separator: ", ")
      session.warn(.platformState(.unsupported, topic: page.topic.slug, platforms: names))
    }
    var page = page
    let contents = TableOfContents(page.records)
    page.records = filtered(page.records)
    if showsContents { return try print(contents.limited(to: page.records), page.language) }
    if let limit { page.records = Array(page.records.prefix(limit)) }
    switch format {
    case .json: session.console.print(LookupJSON.page(page, also: otherTopics))
    case .markdown:
      var writer = try session.canonicalWriter(lookup.index)
      let links = try PageLinks(lookup.index.pages(), lookup.index)
      if let first = page.records.first { writer.links = links.links(of: first) }
      session.console.print(writer.markdown(page.records))
    case .html: session.console.print(HTMLPage.standalone(page, drawing: session.figureFiles.drawing))
    case .man: session.console.print(ManPage(page).roff())
    case .text:
      let style = try TerminalStyleOptions.style(arguments, session.environment)
      var text = TopicPageText(page, style: style, platforms: platforms, showsIDs: showsIDs)
      if section == nil {
        (text.contents, text.maxLinesWithoutContents) = (contents.limited(to: page.records), maxLinesWithoutContents)
      }
      let lines = (isFirst ? [] : [.blank, .blank]) + text.lines()
      let figure = isFirst && section == nil && startID == nil ? try figure(of: page, lines.count, style) : nil
      session.show(lines, style, arguments, as: "\(page.topic.slug)(7)", from: isFirst ? startID : nil, below: figure)
    }
    return !page.records.isEmpty
  }

  private func figure(of page: TopicPage, _ lines: Int, _ style: PageStyle) throws(Failure) -> String? {
    let figures = TerminalFigures(
      session: session, isWanted: try arguments.has(Options.figures) ? arguments[Options.figures] : nil)
    let hasPager = Pager(option: arguments[Options.pager], environment: session.environment) != nil
    return figures.figure(above: page, lines: lines, width: style.terminal.width, hasPager: hasPager)
  }

  /// Number of lines above which a page starts with its table of contents: three screens.
  private var maxLinesWithoutContents: Int { 3 * (session.environment.screenLines ?? 24) }

  private func print(_ contents: TableOfContents, _ language: Language) throws(Failure) -> Bool {
    if format == .json {
      session.console.print(contents.json())
    } else {
      let style = try TerminalStyleOptions.style(arguments, session.environment)
      session.show(contents.list(style, language: language), style, arguments)
    }
    return !contents.entries.isEmpty
  }

  /// Prints the pages in each of the languages for which there are any.
  func print(_ languages: [Language]) throws(Failure) -> Int32 {
    var status: Int32 = 1
    var failure: Failure?
    for language in languages {
      if edition == nil, try lookup.pages(in: language, source: source).isEmpty { continue }
      do throws(Failure) {
        status = min(status, try print(language, isStrict: true))
      } catch {
        guard case .unknownEdition = error else { throw error }
        failure = error
      }
    }
    if status == 1, let failure { throw failure }
    return status
  }

  func printBoth() throws(Failure) -> Int32 {
    if edition != nil { return try print(Languages.bilingualPair) }
    let references = try Languages.bilingualPair.map { language throws(Failure) in
      try lookup.pages(in: language, source: source).first
    }
    guard let first = references[0], let second = references[1] else {
      let availableLanguage = references[0] == nil ? Languages.bilingualPair[1] : Languages.bilingualPair[0]
      session.printInfo(.onlyIn(availableLanguage))
      return try print(availableLanguage, isStrict: false)
    }
    guard format == .text, !showsContents else { return try print(Languages.bilingualPair) }
    let style = try TerminalStyleOptions.style(arguments, session.environment, columns: 2)
    var left = try lookup.page(first, platforms: platforms, sectionOrNumber: section)
    var right = try lookup.page(second, platforms: platforms, sectionOrNumber: section)
    let contents = [TableOfContents(left.records), TableOfContents(right.records)]
    left.records = filtered(left.records)
    right.records = filtered(right.records)
    var text = BilingualPage(left, right, style: style, showsIDs: showsIDs)
    if section == nil {
      (text.contents, text.maxLinesWithoutContents) = (
        zip(contents, [left, right]).map { $0.limited(to: $1.records) }, maxLinesWithoutContents
      )
    }
    session.show(text.lines(), style, arguments, as: "\(left.topic.slug)(7)", from: startID)
    return left.records.isEmpty && right.records.isEmpty ? 1 : 0
  }
}
