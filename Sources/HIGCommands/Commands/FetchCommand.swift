import Fetching
import Guidelines
import Indexing
import Languages

/// `hig fetch [TOPIC…]`: fetches official pages. The only command that uses the network.
struct FetchCommand: Command {
  static let specification = CommandSpecification(
    name: "fetch", synopses: ["[TOPIC…]"], help: \.fetch,
    optionKeys: [Options.language, dryRun, confirms, Options.index],
    examples: ["hig fetch", "hig fetch alerts", "hig fetch --dry-run"], argumentCompletion: .topics, fallsBackToLookup: false)
  private static let dryRun = OptionKey(flag: "--dry-run", \.dryRun)
  private static let confirms = OptionKey(flag: "--yes", short: "-y", \.assumeYes)

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let languages = try languages
    let topics = try topics(session)
    let origin =
      try session.environment["HIG_FETCH_ORIGIN"].map { text throws(Failure) in try WebOrigin(loopback: text) } ?? .official
    let proxy = session.environment["https_proxy"] ?? session.environment["HTTPS_PROXY"]
    let curl = try Curl(on: session.environment.searchPath, version: VersionLine.version, proxy: proxy)
    guard let folder = IndexLocation.SearchPaths(session.environment).privateCopy else { throw .noIndex(path: nil) }
    var copy = try PrivateCopy(at: folder)
    let meter = ProgressMeter(session: session)
    let filter = topics.map { topics in { (path: PagePath) in topics.contains { $0.isNamed(path.slug) } } }
    var fetcher = PageFetcher(origin, by: curl, languages: languages, wanted: filter) { progress in
      meter.reportText(
        session.interface.phrase(.fetchProgress(progress.done, of: progress.total, secondsLeft: progress.secondsLeft)).text)
    }
    if arguments[Self.dryRun] { return printAddresses(&fetcher, session) }
    if !copy.hasConsent {
      guard confirm(origin, folder, session) else { return 2 }
      try copy.recordConsent()
    }
    try fetcher.run(into: &copy)
    meter.clear()
    printReport(fetcher.report, session)
    let (report, knownSlugs) = (
      fetcher.report, copy.versions().keys.map(\.path.slug) + fetcher.report.moved.map(\.from.path.slug)
    )
    let unavailable = report.abort == nil ? (topics ?? []).filter { !knownSlugs.contains(where: $0.isNamed) } : []
    for topic in unavailable { session.printInfo(.noOfficialPage(about: topic.slug)) }
    let status: Int32 = report.abort == nil && report.skipped.isEmpty && unavailable.isEmpty ? 0 : 1
    return copy.isEmpty ? status : max(status, try ingest(copy, session))
  }

  // MARK: Arguments

  private var languages: [Language] {
    get throws(Failure) {
      guard let requested = try arguments[Options.language]?.languages, !requested.isEmpty else {
        return Languages.bilingualPair.reversed()
      }
      let supported = requested.filter(Languages.bilingualPair.contains)
      guard !supported.isEmpty else {
        throw .unknownValue(option: "--language", value: requested[0].rawValue, known: Languages.bilingualPair.map(\.rawValue))
      }
      return supported
    }
  }

  /// Returns the topics to fetch, or `nil` for all.
  /// - Throws: `.unknownTopic` if an argument names no topic, so nothing is requested for a bare word.
  private func topics(_ session: Session) throws(Failure) -> [Topic]? {
    guard !arguments.positionals.isEmpty else { return nil }
    return try session.index(arguments[Options.index]).topics(words: arguments.positionals)
  }

  /// Explains what is about to be fetched and returns `true` if the user agrees.
  private func confirm(_ origin: WebOrigin, _ folder: String, _ session: Session) -> Bool {
    for line in [Phrase.fetchExplanation(host: origin.host), .fetchTerms, .fetchLocation(path: folder)] {
      session.printInfo(line)
    }
    if arguments[Self.confirms] { return true }
    guard session.environment.inputIsTerminal else {
      session.warn(.notInteractive)
      return false
    }
    session.console.printError(session.interface.phrase(.fetchPrompt).text)
    let answer = session.environment.readLine()?.lowercased() ?? ""
    let hasAgreed = ["y", "yes", "はい"].contains { answer.filter { !$0.isWhitespace } == $0 }
    if !hasAgreed { session.printInfo(.fetchDeclined) }
    return hasAgreed
  }

  // MARK: Report

  private func printAddresses(_ fetch: inout PageFetcher, _ session: Session) -> Int32 {
    do throws(FetchAbortError) {
      let pages = try fetch.fetchPageList()
      for page in pages { session.console.print(fetch.address(of: page) + "\n") }
      reportSkipped(fetch.report.skipped, session)
      return pages.isEmpty ? 1 : 0
    } catch {
      session.warn(.fetchAborted(error, left: 0))
      return 1
    }
  }

  private func reportSkipped(_ refused: [(page: String, trouble: FetchError)], _ session: Session) {
    for (page, trouble) in refused { session.warn(.notFetched(page: page.truncatedForMessage, trouble.shortened)) }
  }

  private func printReport(_ report: FetchReport, _ session: Session) {
    if report.resumed > 0 { session.printInfo(.fetchResumed(report.resumed)) }
    reportSkipped(report.skipped, session)
    for page in report.removed { session.printInfo(.pageGone(page.text)) }
    for (page, target) in report.moved { session.printInfo(.pageMoved(page.text, to: target.text)) }
    for language in Languages.bilingualPair {
      let pages = report.missing.filter { $0.language == language }
      if !pages.isEmpty { session.printInfo(.pagesMissingInLanguage(pages.map(\.path.text), language)) }
    }
    if let end = report.abort { session.warn(.fetchAborted(end, left: report.remaining)) }
    if report.abort == nil || report.added.count + report.changed.count + report.unchanged > 0 {
      session.printInfo(.fetched(new: report.added.count, changed: report.changed.count, unchanged: report.unchanged))
    }
  }

  private func ingest(_ copy: PrivateCopy, _ session: Session) throws(Failure) -> Int32 {
    let typed = arguments.typedArguments(Options.index)
    let options =
      [("--source", PrivateCopy.sourceName), ("--private", ""), ("--quiet", "")]
      + (typed.isEmpty ? [] : [("--index", typed[typed.count - 1])])
    var command = IngestCommand(
      arguments: CommandArguments(
        command: IngestCommand.specification, options: options.map { (name: $0.0, value: $0.1) }, positionals: [copy.pagesFolder])
    )
    command.isFetch = true
    return try command.run(in: session)
  }
}

extension Topic {
  /// Indicates whether a page of that slug is about the topic, under its present or a former name.
  fileprivate func isNamed(_ slug: String) -> Bool { self.slug == slug || formerSlugs.contains(slug) }
}

extension FetchError {
  /// The error with texts from the server shortened to fit a line.
  fileprivate var shortened: FetchError {
    switch self {
    case .redirected(let location): .redirected(to: location.truncatedForMessage)
    case .wrongType(let type): .wrongType(type.truncatedForMessage)
    case .malformed(let why): .malformed(why.truncatedForMessage)
    case .noResponse, .invalidAddress, .forbidden, .tooLarge, .truncated, .status, .wrongLanguage, .tooManyRedirects: self
    }
  }
}
