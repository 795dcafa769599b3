import Fetching
import Guidelines
import Indexing
import Languages

/// `hig fetch [TOPIC…]`: the only command that reaches the network.
struct FetchCommand: Command {
  static let specification = CommandSpecification(
    name: "fetch", usage: ["[TOPIC…]"], help: \.fetch,
    keys: [Options.language, dryRun, agree, Options.index],
    examples: ["hig fetch", "hig fetch alerts", "hig fetch --dry-run"], words: .topics, isLookedUp: false)
  private static let dryRun = OptionKey(flag: "--dry-run", \.dryRun)
  private static let agree = OptionKey(flag: "--yes", short: "-y", \.agree)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let languages = try languages
    let topics = try topics(session)
    let origin =
      try session.environment["HIG_FETCH_ORIGIN"].map { text throws(Failure) in try Origin(loopback: text) } ?? .official
    let proxy = session.environment["https_proxy"] ?? session.environment["HTTPS_PROXY"]
    let curl = try Curl(on: session.environment.programs, version: VersionLine.version, proxy: proxy)
    guard let folder = IndexLocation.Places(session.environment).fetched else { throw .noIndex(path: nil) }
    var copy = try PrivateCopy(at: folder)
    let meter = ProgressMeter(session: session)
    let wanted = topics.map { topics in { (path: PagePath) in topics.contains { $0.isOn(path.slug) } } }
    var fetch = Fetch(origin, by: curl, languages: languages, wanted: wanted) { progress in
      meter.tell(
        session.interface.phrase(.fetching(progress.done, of: progress.total, secondsLeft: progress.secondsLeft)).text)
    }
    if words[Self.dryRun] { return list(&fetch, session) }
    if !copy.isAgreed {
      guard agrees(origin, folder, session) else { return 2 }
      try copy.agree()
    }
    try fetch.run(into: &copy)
    meter.clear()
    say(fetch.report, session)
    let (report, known) = (fetch.report, copy.versions().keys.map(\.path.slug) + fetch.report.moved.map(\.from.path.slug))
    let absent = report.end == nil ? (topics ?? []).filter { !known.contains(where: $0.isOn) } : []
    for topic in absent { session.tell(.noOfficialPage(about: topic.slug)) }
    let status: Int32 = report.end == nil && report.refused.isEmpty && absent.isEmpty ? 0 : 1
    return copy.isEmpty ? status : max(status, try ingest(copy, session))
  }

  // MARK: What was asked for

  private var languages: [Language] {
    get throws(Failure) {
      guard let asked = try words[Options.language]?.languages, !asked.isEmpty else { return Languages.both.reversed() }
      let known = asked.filter(Languages.both.contains)
      guard !known.isEmpty else {
        throw .unknownValue(option: "--language", value: asked[0].rawValue, known: Languages.both.map(\.rawValue))
      }
      return known
    }
  }

  /// nil for all.
  /// - Throws: `.unknownTopic` where some words name none: nothing is asked for on a bare word.
  private func topics(_ session: Session) throws(Failure) -> [Topic]? {
    guard !words.texts.isEmpty else { return nil }
    return try session.index(words[Options.index]).topics(words: words.texts)
  }

  /// Whether its reader, who is told what is about to happen, wants it.
  private func agrees(_ origin: Origin, _ folder: String, _ session: Session) -> Bool {
    for line in [Phrase.fetchAsks(host: origin.host), .fetchIsTheirs, .fetchStays(path: folder)] { session.tell(line) }
    if words[Self.agree] { return true }
    guard session.environment.inputIsTerminal else {
      session.warn(.nobodyAnswers)
      return false
    }
    session.console.warn(session.interface.phrase(.fetchQuestion).text)
    let answer = session.environment.readLine()?.lowercased() ?? ""
    let isYes = ["y", "yes", "はい", "예", "네"].contains { answer.filter { !$0.isWhitespace } == $0 }
    if !isYes { session.tell(.notAgreed) }
    return isYes
  }

  // MARK: What it did

  private func list(_ fetch: inout Fetch, _ session: Session) -> Int32 {
    do throws(FetchEnd) {
      let pages = try fetch.pages()
      for page in pages { session.console.print(fetch.address(of: page) + "\n") }
      say(fetch.report.refused, session)
      return pages.isEmpty ? 1 : 0
    } catch {
      session.warn(.fetchEnded(error, left: 0))
      return 1
    }
  }

  private func say(_ refused: [(page: String, trouble: FetchTrouble)], _ session: Session) {
    for (page, trouble) in refused { session.warn(.notFetched(page: page.short, trouble.short)) }
  }

  private func say(_ report: FetchReport, _ session: Session) {
    if report.resumed > 0 { session.tell(.fetchGoesOn(report.resumed)) }
    say(report.refused, session)
    for page in report.gone { session.tell(.pageGone(page.text)) }
    for (page, target) in report.moved { session.tell(.pageMoved(page.text, to: target.text)) }
    for language in Languages.both {
      let pages = report.missing.filter { $0.language == language }
      if !pages.isEmpty { session.tell(.pageNotIn(pages.map(\.path.text), language)) }
    }
    if let end = report.end { session.warn(.fetchEnded(end, left: report.left)) }
    if report.end == nil || report.new.count + report.changed.count + report.unchanged > 0 {
      session.tell(.fetched(new: report.new.count, changed: report.changed.count, unchanged: report.unchanged))
    }
  }

  private func ingest(_ copy: PrivateCopy, _ session: Session) throws(Failure) -> Int32 {
    let typed = words.typed(Options.index)
    let options =
      [("--source", PrivateCopy.source), ("--private", ""), ("--quiet", "")]
      + (typed.isEmpty ? [] : [("--index", typed[typed.count - 1])])
    var command = IngestCommand(
      words: CommandWords(
        command: IngestCommand.specification, options: options.map { (name: $0.0, value: $0.1) }, texts: [copy.pages]))
    command.isFetch = true
    return try command.run(in: session)
  }
}

extension Topic {
  /// Whether a page of that name is about it.
  fileprivate func isOn(_ slug: String) -> Bool { self.slug == slug || former.contains(slug) }
}

extension FetchTrouble {
  /// With no more of what came from outside than fits a line.
  fileprivate var short: FetchTrouble {
    switch self {
    case .redirected(let place): .redirected(to: place.short)
    case .wrongType(let type): .wrongType(type.short)
    case .malformed(let why): .malformed(why.short)
    case .noAnswer, .noAddress, .forbidden, .tooLarge, .truncated, .status, .wrongLanguage, .tooManyRedirects: self
    }
  }
}
