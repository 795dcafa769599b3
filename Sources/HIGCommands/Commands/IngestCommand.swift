import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering

/// `hig ingest PATH…`
struct IngestCommand: Command {
  static let specification = CommandSpecification(
    name: "ingest", usage: ["PATH…"],
    summary: Localized("Read pages, files or folders, into the index.", "ページ（ファイルやフォルダ）を索引に読み込む。"),
    keys: [source, Options.pageLanguage, topic, edition, removed, quiet, Options.index],
    examples: [("hig ingest --source notes ~/guidelines", Localized("a folder of pages", "フォルダを読み込む"))], words: .files)
  private static let source = OptionKey(text: "--source", "NAME", offers: .sources(or: []), "Name of what is read.", "読み込むものの名前。")
  private static let topic = OptionKey(
    text: "--topic", "TOPIC", offers: .topics, "Topic of pages that do not state theirs.", "トピックを示していないページのトピック。")
  private static let edition = OptionKey(
    text: "--edition", "EDITION", "Edition of pages that do not state theirs.", "版を示していないページの版。")
  private static let removed = OptionKey(
    texts: "--remove", "SOURCE", offers: .sources(or: []), "Take this source out of the index.", "このソースを索引から取り除く。")
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
    let language = try words[Options.pageLanguage]
    guard let (location, start) = IndexLocation.toWrite(option: words[Options.index], session.environment) else {
      throw .noIndex(path: nil)
    }
    try Files.makeFolder(Files.parent(location.path))
    let corpus = try corpus(for: location, start, session)
    let request = IngestRequest(
      paths: paths, index: location.path, startingFrom: start, corpus: corpus, source: words[Self.source],
      language: language, topic: words[Self.topic], edition: words[Self.edition], removing: remove)
    let meter = ProgressMeter(session: session, isQuiet: words[Self.quiet])
    var ingestion = Ingestion(request) { meter.report($0) }
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

  private func say(_ report: IngestReport, _ location: IndexLocation, _ session: Session) -> Int32 {
    for skipped in report.skipped {
      session.warn(
        Message(skipped.failure.message.text.mapped { Localized("skipped: \($0)", "読み飛ばしました: \($0)") }))
    }
    for cut in report.cut {
      session.warn(
        Message(
          cut.limit.wording.mapped {
            Localized("'\(cut.path)' was read in part: \($0)", "'\(cut.path)'は一部だけ読み込みました: \($0)")
          }))
    }
    if report.pagesRead == 0, report.unchanged == 0, report.pruned == 0, remove.isEmpty {
      session.warn(Failure.noPages(path: paths.joined(separator: "', '")).message)
      return 1
    }
    if !words[Self.quiet] { session.tell(summary(report, location)) }
    return 0
  }

  private func summary(_ report: IngestReport, _ location: IndexLocation) -> Localized<String> {
    var facts: [Localized<String>] = []
    if report.pagesRead > 0 {
      facts.append(
        Localized(
          "read \(count(report.pagesRead, "page")) with \(count(report.rules, "rule")) (\(count(report.records, "record")))",
          "\(report.pagesRead)ページ（\(report.rules)ルール、\(report.records)項目）を読み込みました"))
    }
    if report.unchanged > 0 {
      facts.append(Localized("\(count(report.unchanged, "page")) unchanged", "\(report.unchanged)ページは変更がありません"))
    }
    if report.pruned > 0 {
      facts.append(Localized("\(count(report.pruned, "page")) gone", "なくなった\(report.pruned)ページを取り除きました"))
    }
    if !remove.isEmpty {
      let names = remove.map { "'\($0)'" }
      facts.append(Localized("took out \(names.joined(separator: ", "))", "\(names.joined(separator: "、"))を取り除きました"))
    }
    return Localized(", ", "。").typeset { separator, language in
      "\(location.path): " + facts.map { $0.text(in: language) }.joined(separator: separator)
    }
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// Shows on a terminal how far a long ingest has come; elsewhere it keeps silent.
final class ProgressMeter {
  let session: Session
  let isQuiet: Bool
  private var isShown = false
  private var last = -1

  init(session: Session, isQuiet: Bool) {
    self.session = session
    self.isQuiet = isQuiet
  }

  private var isSilent: Bool { isQuiet || !session.environment.isTerminal || session.environment["TERM"] == "dumb" }

  func report(_ progress: IngestProgress) {
    guard !isSilent else { return }
    let text: Localized<String>
    switch progress {
    case .reading(let done, let total):
      guard total > 20, done * 100 / total != last else { return }
      last = done * 100 / total
      text = Localized("reading \(last) %", "読み込み中 \(last)%")
    case .linking(let done, let total):
      guard total > 20, done * 100 / total != last else { return }
      last = done * 100 / total
      text = Localized("linking \(last) %", "関連付け中 \(last)%")
    case .writing: return clear()
    }
    session.console.warn("\r\u{1B}[K" + text.text(in: session.language))
    isShown = true
  }

  func clear() {
    if isShown { session.console.warn("\r\u{1B}[K") }
    isShown = false
  }
}
