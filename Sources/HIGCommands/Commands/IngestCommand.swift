import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering

/// `hig ingest PATH…`: 0 where every page was read, 1 where one could not be or there was none.
struct IngestCommand: Command {
  static let specification = CommandSpecification(
    name: "ingest", usage: ["PATH…"],
    summary: Localized("Read pages, files or folders, into the index.", "ページ（ファイルやフォルダ）を索引に読み込む。"),
    keys: [source, Options.pageLanguage, topic, edition, removed, yes, quiet, Options.index],
    examples: [("hig ingest --source notes ~/guidelines", Localized("a folder of pages", "フォルダを読み込む"))],
    note: Localized(
      """
      A file that was read before is replaced. In a folder, a README, an index file or a folder with a dot counts where nothing else there is a \
      page; folders of version control, dependencies and builds (node_modules, vendor, build, dist, target …) never, unless they are named.
      """,
      """
      前に読み込んだファイルは置き換えます。フォルダ内のREADME、目次、ドットで始まるフォルダは、ほかにページがないときだけ読みます。バージョン管理、依存関係、\
      ビルドのフォルダ（node_modules、vendor、build、dist、targetなど）は、直接指定しない限り読みません。
      """), words: .files)
  private static let source = OptionKey(text: "--source", "NAME", offers: .sources(or: []), "Name of what is read.", "読み込むものの名前。")
  private static let topic = OptionKey(
    text: "--topic", "TOPIC", offers: .topics, "Topic of pages that do not state theirs; may be a new one.",
    "トピックを示していないページのトピック。新しい名前でもよい。")
  private static let edition = OptionKey(
    text: "--edition", "EDITION", "Edition of pages that do not state theirs.", "版を示していないページの版。")
  private static let removed = OptionKey(
    texts: "--remove", "SOURCE", offers: .sources(or: []), "Take this source out of the index.", "このソースを索引から取り除く。")
  private static let yes = OptionKey(flag: "--yes", "Take out even the Corpus.", "Corpusでも取り除く。")
  private static let quiet = OptionKey(flag: "--quiet", short: "-q", "Say nothing but errors.", "エラーだけを表示する。")

  let words: CommandWords

  private var paths: [String] { words.texts }
  private var remove: [String] { words[Self.removed] }

  func run(in session: Session) throws(Failure) -> Int32 {
    guard !paths.isEmpty || !remove.isEmpty else {
      session.warn(UsageProblem.missingArgument("ingest", "PATH").message)
      return 2
    }
    for path in paths where path != "-" && !Files.exists(path) { throw .noSuchFile(path: path) }
    if remove.contains(corpusSourceName), !words[Self.yes] {
      session.warn(
        Message(
          "'\(corpusSourceName)' is what comes with hig; '--yes' takes it out all the same",
          "'\(corpusSourceName)'はhigに付属するものです。取り除くときは'--yes'を付けてください", hint: wayBack(session)))
      return 2
    }
    let language = try words[Options.pageLanguage]
    guard let (location, start) = IndexLocation.toWrite(option: words[Options.index], session.environment) else {
      throw .noIndex(path: nil)
    }
    try session.checkSpaceToRead()
    try Files.makeFolder(Files.parent(location.path))
    let corpus = try corpus(for: location, start, session)
    let request = IngestRequest(
      paths: paths, index: location.path, startingFrom: start, corpus: corpus, source: words[Self.source],
      language: language, topic: words[Self.topic], edition: words[Self.edition], removing: remove,
      programs: session.environment.programs)
    let meter = ProgressMeter(session: session, isQuiet: words[Self.quiet])
    var ingestion = Ingestion(request) { progress in
      switch progress {
      case .reading(let done, let total): meter.report(Localized("reading", "読み込み中"), done, of: total)
      case .linking(let done, let total): meter.report(Localized("linking", "関連付け中"), done, of: total)
      case .writing: meter.report(Localized("writing", "書き込み中"))
      }
    }
    let report = try ingestion.run()
    meter.clear()
    return say(report, location, session)
  }

  /// The folder that topics are taken from: a new index needs them, and reading the Corpus itself renews them.
  private func corpus(for location: IndexLocation, _ start: String?, _ session: Session) throws(Failure) -> String? {
    if let named = paths.first(where: { Files.exists($0 + "/topics.yaml") && Files.exists($0 + "/glossary.yaml") }) {
      return named
    }
    let isNew = !Files.exists(location.path) && start == nil
    let places = IndexLocation.Places(session.environment)
    return isNew || GuidelineIndex.isEarlier(location.path) ? places.corpus : nil
  }

  /// How the Corpus comes into an index again.
  private func wayBack(_ session: Session) -> Localized<String> {
    let path = ShellWord.quoted(IndexLocation.Places(session.environment).corpus ?? corpusSourceName)
    return Localized("'hig ingest \(path)' brings it back", "'hig ingest \(path)'で元に戻せます")
  }

  private func say(_ report: IngestReport, _ location: IndexLocation, _ session: Session) -> Int32 {
    let summary = IngestSummary(report: report, metrics: Screen.style(session.environment).terminal.metrics)
    for message in summary.complaints { session.warn(message) }
    let isEmpty = report.pagesRead + report.unchanged + report.pruned == 0 && remove.isEmpty
    if isEmpty { session.warn(Failure.noPages(path: paths.joined(separator: "', '")).message) }
    if !words[Self.quiet] {
      if !isEmpty { session.tell(.both(location.path)) }
      for name in remove { session.tell(Localized("took out '\(name)'", "'\(name)'を取り除きました")) }
      if remove.contains(corpusSourceName) { session.tell(wayBack(session)) }
      for line in summary.lines { session.tell(line) }
    }
    return isEmpty || !report.unread.isEmpty ? 1 : 0
  }
}
