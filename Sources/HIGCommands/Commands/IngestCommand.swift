import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering
import SystemInterface

/// `hig ingest PATH…`: 0 where every page was read, 1 where one could not be, or not to its end, or there was none.
struct IngestCommand: Command {
  static let specification = CommandSpecification(
    name: "ingest", usage: ["PATH…"], help: \.ingest,
    keys: [
      source, Options.pageLanguage, topic, edition, isPrivate, Options.follow, removed, yes, prune, wait, preview, quiet,
      Options.index,
    ],
    examples: ["hig ingest --source notes ~/guidelines"], words: .files,
    isLookedUp: false, keeps: .whatIsNamed)
  private static let source = OptionKey(text: "--source", "NAME", offers: .sources(or: []), \.ingestedSource)
  private static let topic = OptionKey(text: "--topic", "TOPIC", offers: .topics, \.pageTopic)
  private static let edition = OptionKey(text: "--edition", "EDITION", \.pageEdition)
  private static let isPrivate = OptionKey(flag: "--private", \.privatePages)
  private static let removed = OptionKey(texts: "--remove", "SOURCE", offers: .sources(or: []), \.remove)
  private static let yes = OptionKey(flag: "--yes", \.removeCorpus)
  private static let prune = OptionKey(flag: "--prune", \.prune)
  private static let wait = OptionKey("--wait", value: "SECONDS", \.wait, read: Values.count(in: 0...86_400))
  private static let preview = OptionKey(flag: "--preview", \.preview)
  private static let quiet = OptionKey(flag: "--quiet", short: "-q", \.quiet)

  let words: CommandWords
  /// Whether `hig fetch` reads its own copy: its source name is reserved, and what it lacks is gone.
  var isFetch = false

  init(words: CommandWords) { self.words = words }

  /// In seconds.
  private static let usualPatience = 30

  private var paths: [String] { words.texts }
  private var remove: [String] { words[Self.removed] }

  func run(in session: Session) throws(Failure) -> Int32 {
    guard !paths.isEmpty || !remove.isEmpty else {
      session.warn(.missingArgument("ingest", "PATH"))
      return 2
    }
    if let name = words[Self.source], name.allSatisfy(\.isWhitespace) {
      session.warn(.missingArgument("ingest --source", "NAME"))
      return 2
    }
    let bundled = IndexLocation.Places(session.environment).corpus
    if let name = words[Self.source], reservedSourceNames.contains(name), !isFetch,
      name != corpusSourceName || !paths.allSatisfy({ Self.isSame($0, bundled) })
    {
      throw .reservedSource(name: name)
    }
    let language = try words[Options.pageLanguage]
    for path in paths where !NamedPlaces.has(path) { throw .noSuchFile(path: path) }
    if remove.contains(corpusSourceName), !words[Self.yes] {
      session.warn(.keepsCorpus(name: corpusSourceName, path: wayBack(session)))
      return 2
    }
    if words[Self.preview] {
      let linter = try Linter(
        corpus: bundled,
        index: IndexLocation.toRead(option: words[Options.index], session.environment)?.path,
        language: language, programs: session.environment.programs)
      let report = try LintCommand.report(of: linter, words, session)
      let previews = LintCommand.previews(of: report, canonical: true, pairs: false)
      LintCommand.show(previews, .text, session)
      return previews.isEmpty || !report.failures.isEmpty ? 1 : 0
    }
    guard let (location, start) = IndexLocation.toWrite(option: words[Options.index], session.environment) else {
      session.warn(.nowhereToWrite)
      return 2
    }
    try session.checkSpaceToRead()
    try Files.makeFolder(Files.parent(location.path))
    session.confineReading(paths, follows: words[Options.follow], writing: location.path, startingFrom: start)
    let corpus = try corpus(for: location, start, bundled)
    let request = IngestRequest(
      paths: paths, index: location.path, startingFrom: start, corpus: corpus, bundledCorpus: bundled,
      source: words[Self.source], ownsSource: isFetch, prunes: isFetch || words[Self.prune], language: language,
      topic: words[Self.topic], edition: words[Self.edition],
      isPrivate: words[Self.isPrivate], follows: words[Options.follow], removing: remove,
      programs: session.environment.programs)
    let meter = ProgressMeter(session: session, isQuiet: words[Self.quiet])
    var ingestion = Ingestion(request) { progress in
      let labels = session.interface.labels
      switch progress {
      case .reading(let done, let total): meter.report(labels.reading, done, of: total)
      case .linking(let done, let total): meter.report(labels.linking, done, of: total)
      case .writing: meter.report(labels.storing)
      }
    }
    // Who sits there need not ask again; a script says how long it may take.
    let patience = try words[Self.wait] ?? (session.environment.errorsAreTerminal ? Self.usualPatience : 0)
    let report = try session.waiting(patience) { () throws(Failure) in try ingestion.run() }
    meter.clear()
    return say(report, location, session)
  }

  /// The folder that topics are taken from: a new index needs them, and reading the Corpus itself renews them.
  /// A stranger's lists are taken only into an index that has none.
  private func corpus(for location: IndexLocation, _ start: String?, _ bundled: String?) throws(Failure) -> String? {
    let isNew = !Files.exists(location.path) && start == nil
    let named = paths.first { path in
      Files.exists(path + "/topics.yaml") && Files.exists(path + "/glossary.yaml") && (isNew || Self.isSame(path, bundled))
    }
    return try named ?? (isNew || GuidelineIndex.isEarlier(location.path) ? bundled : nil)
  }

  /// Whether two paths lead to the same place.
  private static func isSame(_ path: String, _ other: String?) -> Bool {
    other.flatMap(ThisProcess.resolved).map { ThisProcess.resolved(path) == $0 } ?? false
  }

  /// What is read to have the Corpus in an index again.
  private func wayBack(_ session: Session) -> String {
    ShellWord.quoted(IndexLocation.Places(session.environment).corpus ?? corpusSourceName)
  }

  private func say(_ report: IngestReport, _ location: IndexLocation, _ session: Session) -> Int32 {
    let summary = IngestSummary(
      report: report, language: session.language, metrics: Screen.style(session.environment).terminal.metrics)
    for notice in summary.complaints { session.warn(notice) }
    let isEmpty = report.pagesRead + report.unchanged + report.pruned == 0 && remove.isEmpty
    if isEmpty { session.warn(Failure.noPages(path: paths.joined(separator: "', '"))) }
    if !words[Self.quiet] {
      if !isEmpty { session.tell(location.path) }
      for name in remove { session.tell(.tookOut(name)) }
      if remove.contains(corpusSourceName) { session.tell(.wayBack(path: wayBack(session))) }
      for line in summary.lines { session.tell(line) }
      for (claimed, names) in report.renamed.sorted(by: { $0.key < $1.key }) {
        session.tell(.renamedSource(claimed: claimed, stored: names.sorted()))
      }
    }
    return isEmpty || !report.unread.isEmpty || !report.cut.isEmpty ? 1 : 0
  }
}
