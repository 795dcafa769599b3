import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering
import SystemInterface

/// `hig ingest PATH…`: reads pages into an index. The exit status is 0 if every page was read, and 1 if a page was unreadable
/// or truncated or if there was none.
struct IngestCommand: Command {
  static let specification = CommandSpecification(
    name: "ingest", synopses: ["PATH…"], help: \.ingest,
    optionKeys: [
      source, Options.pageLanguage, topic, edition, isPrivate, Options.follow, removedSources, confirmsRemoval, prune, wait,
      preview, quiet,
      Options.index,
    ],
    examples: ["hig ingest --source notes ~/guidelines"], argumentCompletion: .files,
    fallsBackToLookup: false, sandboxProfile: .namedPaths)
  private static let source = OptionKey(text: "--source", "NAME", offers: .sources(or: []), \.ingestedSource)
  private static let topic = OptionKey(text: "--topic", "TOPIC", offers: .topics, \.pageTopic)
  private static let edition = OptionKey(text: "--edition", "EDITION", \.pageEdition)
  private static let isPrivate = OptionKey(flag: "--private", \.privatePages)
  private static let removedSources = OptionKey(texts: "--remove", "SOURCE", offers: .sources(or: []), \.remove)
  private static let confirmsRemoval = OptionKey(flag: "--yes", \.removeCorpus)
  private static let prune = OptionKey(flag: "--prune", \.prune)
  private static let wait = OptionKey("--wait", value: "SECONDS", \.wait, read: ValueParser.count(in: 0...86_400))
  private static let preview = OptionKey(flag: "--preview", \.preview)
  private static let quiet = OptionKey(flag: "--quiet", short: "-q", \.quiet)

  let arguments: CommandArguments
  /// `true` if `hig fetch` ingests its copy: the source name is reserved, and pages that are missing from the copy are pruned.
  var isFetch = false

  init(arguments: CommandArguments) { self.arguments = arguments }

  /// Default time to wait for a locked index on a terminal, in seconds.
  private static let defaultWait = 30

  private var paths: [String] { arguments.positionals }
  private var sourcesToRemove: [String] { arguments[Self.removedSources] }

  func run(in session: Session) throws(Failure) -> Int32 {
    guard !paths.isEmpty || !sourcesToRemove.isEmpty else {
      session.warn(.missingArgument("ingest", "PATH"))
      return 2
    }
    if let name = arguments[Self.source], name.allSatisfy(\.isWhitespace) {
      session.warn(.missingArgument("ingest --source", "NAME"))
      return 2
    }
    let bundledCorpus = IndexLocation.SearchPaths(session.environment).corpus
    if let name = arguments[Self.source], reservedSourceNames.contains(name), !isFetch,
      name != corpusSourceName || !paths.allSatisfy({ Self.isSamePath($0, bundledCorpus) })
    {
      throw .reservedSource(name: name)
    }
    let language = try arguments[Options.pageLanguage]
    for path in paths where !InputPaths.exists(path) { throw .noSuchFile(path: path) }
    if sourcesToRemove.contains(corpusSourceName), !arguments[Self.confirmsRemoval] {
      session.warn(.corpusNeedsConfirmation(name: corpusSourceName, path: corpusPath(session)))
      return 2
    }
    if arguments[Self.preview] {
      let linter = try Linter(
        corpus: bundledCorpus,
        index: IndexLocation.forReading(option: arguments[Options.index], session.environment)?.path,
        language: language, programs: session.environment.searchPath)
      let report = try LintCommand.report(of: linter, arguments, session)
      let previews = LintCommand.previews(of: report, canonical: true, pairs: false)
      LintCommand.printPreviews(previews, .text, session)
      let previewedPaths = Set(previews.map(\.path))
      LintCommand.printFindings(report.diagnostics.filter { !previewedPaths.contains($0.path) }, session)
      let isPartial = report.diagnostics.contains { $0.diagnostic.level == .error }
      return previews.isEmpty || isPartial || !report.failures.isEmpty ? 1 : 0
    }
    guard let (location, start) = IndexLocation.forWriting(option: arguments[Options.index], session.environment) else {
      session.warn(.noIndexLocation)
      return 2
    }
    try session.checkSpaceToRead()
    try Files.makeFolder(Files.parent(location.path))
    session.enterReadingSandbox(paths, follows: arguments[Options.follow], writing: location.path, startingFrom: start)
    let corpus = try corpus(for: location, start, bundledCorpus)
    let request = IngestRequest(
      paths: paths, index: location.path, startingFrom: start, corpus: corpus, bundledCorpus: bundledCorpus,
      source: arguments[Self.source], ownsSource: isFetch, allowsPruning: isFetch || arguments[Self.prune], language: language,
      topic: arguments[Self.topic], edition: arguments[Self.edition],
      isPrivate: arguments[Self.isPrivate], followsLinks: arguments[Options.follow], removing: sourcesToRemove,
      programs: session.environment.searchPath)
    let meter = ProgressMeter(session: session, isQuiet: arguments[Self.quiet])
    var ingestion = Ingestion(request) { progress in
      let labels = session.interface.labels
      switch progress {
      case .reading(let done, let total): meter.report(labels.reading, done, of: total)
      case .linking(let done, let total): meter.report(labels.linking, done, of: total)
      case .writing: meter.report(labels.writingIndex)
      }
    }
    // On a terminal, waiting is the default, so that the user need not retry; scripts set a time with `--wait`.
    let maxWait = try arguments[Self.wait] ?? (session.environment.errorsAreTerminal ? Self.defaultWait : 0)
    let report = try session.retryWhileBusy(maxWait) { () throws(Failure) in try ingestion.run() }
    meter.clear()
    return printReport(report, location, session)
  }

  /// Returns the folder that topics are read from. A new index needs one, and ingesting the Corpus itself replaces its topics.
  /// Topic lists in other folders are only read into an index that has none.
  private func corpus(for location: IndexLocation, _ start: String?, _ bundled: String?) throws(Failure) -> String? {
    let isNew = !Files.exists(location.path) && start == nil
    let folder = paths.first { path in
      Files.exists(path + "/topics.yaml") && Files.exists(path + "/glossary.yaml") && (isNew || Self.isSamePath(path, bundled))
    }
    return try folder ?? (isNew || GuidelineIndex.needsMigration(location.path) ? bundled : nil)
  }

  /// Returns `true` if two paths resolve to the same file or folder.
  private static func isSamePath(_ path: String, _ other: String?) -> Bool {
    other.flatMap(ThisProcess.resolvedPath).map { ThisProcess.resolvedPath(path) == $0 } ?? false
  }

  /// Returns the path to pass to `hig ingest` to restore the Corpus.
  private func corpusPath(_ session: Session) -> String {
    ShellWord.quoted(IndexLocation.SearchPaths(session.environment).corpus ?? corpusSourceName)
  }

  private func printReport(_ report: IngestReport, _ location: IndexLocation, _ session: Session) -> Int32 {
    let summary = IngestSummary(
      report: report, language: session.language, metrics: TerminalStyleOptions.style(session.environment).terminal.metrics)
    for notice in summary.errorNotices { session.warn(notice) }
    let isEmpty = report.pagesRead + report.unchanged + report.pruned == 0 && sourcesToRemove.isEmpty
    if isEmpty { session.warn(Failure.noPages(path: paths.joined(separator: "', '"))) }
    if !arguments[Self.quiet] {
      if !isEmpty { session.printInfo(location.path) }
      for name in sourcesToRemove { session.printInfo(.removedSource(name)) }
      if sourcesToRemove.contains(corpusSourceName) { session.printInfo(.restoreCommand(path: corpusPath(session))) }
      for line in summary.lines { session.printInfo(line) }
      for (claimed, names) in report.renamed.sorted(by: { $0.key < $1.key }) {
        session.printInfo(.renamedSource(claimed: claimed, stored: names.sorted()))
      }
    }
    return isEmpty || !report.unread.isEmpty || !report.truncatedPages.isEmpty ? 1 : 0
  }
}
