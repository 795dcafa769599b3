import Guidelines
import Indexing
import Languages
import Rendering

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
  /// A day, a month or a year: the page as it stood then.
  let edition: String?
  /// Id of the record that a pager shows first.
  let start: String?
  /// Whether the list of sections is all that is wanted.
  let showsContents: Bool
  let showsIDs: Bool
  /// Empty for all.
  let kinds: [RecordKind]
  let strengths: [Strength]
  /// Platforms of which the records must name one; empty for all.
  let own: [Platform]
  let statedOnly: Bool
  let limit: Int?

  private func kept(_ records: [Record]) -> [Record] {
    records.keeping(kinds, statedOnly: statedOnly, strengths: strengths, naming: own)
  }

  /// `isStrict`: the language was asked for, and no other will do.
  func print(_ language: Language, isStrict: Bool) throws(Failure) -> Int32 {
    if edition != nil { return try printEdition(language, isStrict: isStrict) }
    var pages = try lookup.pages(in: language, source: source)
    if pages.isEmpty {
      var other = language
      var others: [PageReference] = []
      for next in language.others where others.isEmpty { (other, others) = (next, try lookup.pages(in: next, source: source)) }
      if isStrict || others.isEmpty {
        session.warn(.noPageIn(language, about: lookup.topic.slug, other: others.isEmpty ? nil : other))
        return 1
      }
      if source == nil { session.tell(.shownIn(other, about: lookup.topic.slug, missing: language)) }
      pages = others
    }
    var status: Int32 = 1
    for reference in pages {
      sayIfOlder(reference)
      if try print(lookup.page(reference, platforms: platforms, sectionOrNumber: section), isFirst: status == 1) { status = 0 }
    }
    return status
  }

  /// Whether there was anything to print.
  func print(_ page: TopicPage, isFirst: Bool) throws(Failure) -> Bool {
    if page.records.isEmpty {
      let names = platforms.map(\.rawValue).joined(separator: ", ")
      session.warn(.holds(.unsupported, topic: page.topic.slug, platforms: names))
    }
    var page = page
    let contents = Contents(page.records)
    page.records = kept(page.records)
    if showsContents { return try print(contents.keeping(page.records), page.language) }
    if let limit { page.records = Array(page.records.prefix(limit)) }
    switch format {
    case .json: session.console.print(AnswerJSON.page(page, also: also))
    case .markdown:
      var writer = try session.canonicalPage(lookup.index)
      let links = try PageLinks(lookup.index.pages(), lookup.index)
      if let first = page.records.first { writer.links = links.links(of: first) }
      session.console.print(writer.markdown(page.records))
    case .html: session.console.print(HTMLPage.standalone(page, drawing: session.drawings.drawing))
    case .man: session.console.print(ManPage(page).roff())
    case .text:
      let style = try Screen.style(words, session.environment)
      var text = TopicPageText(page, style: style, platforms: platforms, showsIDs: showsIDs)
      if section == nil { (text.contents, text.longest) = (contents.keeping(page.records), longest) }
      let lines = (isFirst ? [] : [.blank, .blank]) + text.lines()
      let picture = isFirst && section == nil && start == nil ? try picture(of: page, lines.count, style) : nil
      session.show(lines, style, words, as: "\(page.topic.slug)(7)", from: isFirst ? start : nil, below: picture)
    }
    return !page.records.isEmpty
  }

  private func picture(of page: TopicPage, _ lines: Int, _ style: PageStyle) throws(Failure) -> String? {
    let pictures = Pictures(session: session, isWanted: try words.has(Options.figures) ? words[Options.figures] : nil)
    let hasPager = Pager(option: words[Options.pager], environment: session.environment) != nil
    return pictures.picture(above: page, lines: lines, width: style.terminal.width, hasPager: hasPager)
  }

  /// A page of more lines than three screens has its contents at its head.
  private var longest: Int { 3 * (session.environment.screenLines ?? 24) }

  private func print(_ contents: Contents, _ language: Language) throws(Failure) -> Bool {
    if format == .json {
      session.console.print(contents.json())
    } else {
      let style = try Screen.style(words, session.environment)
      session.show(contents.list(style, language: language), style, words)
    }
    return !contents.entries.isEmpty
  }

  /// One after the other, those that there are.
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
    if edition != nil { return try print(Languages.both) }
    let references = try Languages.both.map { language throws(Failure) in try lookup.pages(in: language, source: source).first }
    guard let first = references[0], let second = references[1] else {
      let only = references[0] == nil ? Languages.both[1] : Languages.both[0]
      session.tell(.onlyIn(only))
      return try print(only, isStrict: false)
    }
    guard format == .text, !showsContents else { return try print(Languages.both) }
    let style = try Screen.style(words, session.environment, columns: 2)
    var left = try lookup.page(first, platforms: platforms, sectionOrNumber: section)
    var right = try lookup.page(second, platforms: platforms, sectionOrNumber: section)
    let contents = [Contents(left.records), Contents(right.records)]
    left.records = kept(left.records)
    right.records = kept(right.records)
    var text = BilingualPage(left, right, style: style, showsIDs: showsIDs)
    if section == nil { (text.contents, text.longest) = (zip(contents, [left, right]).map { $0.keeping($1.records) }, longest) }
    session.show(text.lines(), style, words, as: "\(left.topic.slug)(7)", from: start)
    return left.records.isEmpty && right.records.isEmpty ? 1 : 0
  }
}
