import Guidelines
import Indexing
import Ingestion
import Rendering

/// `hig ingest PATH…`
struct IngestCommand: Runnable {
  let index: String?
  let source: String?
  let language: String?
  let topic: String?
  let edition: String?
  let remove: [String]
  let quiet: Bool
  let paths: [String]

  init(_ words: CommandWords) {
    index = words.value("--index")
    source = words.value("--source")
    language = words.value("--language")
    topic = words.value("--topic")
    edition = words.value("--edition")
    remove = words.values("--remove")
    quiet = words.has("--quiet")
    paths = words.texts
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    guard !paths.isEmpty || !remove.isEmpty else {
      session.warn(UsageProblem.missingArgument("ingest", "PATH").message)
      return 2
    }
    for path in paths where path != "-" && !Files.exists(path) { throw .noSuchFile(path: path) }
    var stated: Language?
    switch try Values.language(language) {
    case .one(let one)?: stated = one
    case .both?: throw .unknownValue(option: "--language", value: language ?? "", known: ["ja", "en"])
    case nil: break
    }
    guard let (location, start) = IndexLocation.toWrite(option: index, session.surroundings) else { throw .noIndex(path: nil) }
    try Files.makeFolder(Files.parent(location.path))
    let corpus = try corpus(for: location, start, session)
    let request = IngestRequest(
      paths: paths, index: location.path, startingFrom: start, corpus: corpus, source: source, language: stated, topic: topic,
      edition: edition,
      removing: remove)
    let meter = ProgressMeter(session: session, isQuiet: quiet)
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
    let places = IndexLocation.Places(session.surroundings)
    return isNew || GuidelineIndex.isEarlier(location.path) ? places.corpus : nil
  }

  private func say(_ report: IngestReport, _ location: IndexLocation, _ session: Session) -> Int32 {
    for skipped in report.skipped {
      session.warn(
        Message("skipped: \(skipped.failure.message.text.english)", "読み飛ばしました: \(skipped.failure.message.text.japanese)"))
    }
    for cut in report.cut {
      let limit = cut.limit.wording
      session.warn(
        Message(
          "'\(cut.path)' was read in part: \(limit.english)", "'\(cut.path)'は一部だけ読み込みました: \(limit.japanese)"))
    }
    if report.pagesRead == 0, report.unchanged == 0, report.pruned == 0, remove.isEmpty {
      session.warn(Failure.noPages(path: paths.joined(separator: "', '")).message)
      return 1
    }
    if !quiet { session.tell(summary(report, location)) }
    return 0
  }

  private func summary(_ report: IngestReport, _ location: IndexLocation) -> Bilingual {
    var english: [String] = []
    var japanese: [String] = []
    if report.pagesRead > 0 {
      english.append(
        "read \(count(report.pagesRead, "page")) with \(count(report.rules, "rule")) (\(count(report.records, "record")))")
      japanese.append("\(report.pagesRead)ページ（\(report.rules)ルール、\(report.records)項目）を読み込みました")
    }
    if report.unchanged > 0 {
      english.append("\(count(report.unchanged, "page")) unchanged")
      japanese.append("\(report.unchanged)ページは変更がありません")
    }
    if report.pruned > 0 {
      english.append("\(count(report.pruned, "page")) gone")
      japanese.append("なくなった\(report.pruned)ページを取り除きました")
    }
    if !remove.isEmpty {
      let names = remove.map { "'\($0)'" }
      english.append("took out \(names.joined(separator: ", "))")
      japanese.append("\(names.joined(separator: "、"))を取り除きました")
    }
    return Bilingual(
      "\(location.path): " + english.joined(separator: ", "), "\(location.path): " + japanese.joined(separator: "。"))
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

  private var isSilent: Bool { isQuiet || !session.surroundings.isTerminal || session.surroundings["TERM"] == "dumb" }

  func report(_ progress: IngestProgress) {
    guard !isSilent else { return }
    let text: Bilingual
    switch progress {
    case .reading(let done, let total):
      guard total > 20, done * 100 / total != last else { return }
      last = done * 100 / total
      text = Bilingual("reading \(last) %", "読み込み中 \(last)%")
    case .linking(let done, let total):
      guard total > 20, done * 100 / total != last else { return }
      last = done * 100 / total
      text = Bilingual("linking \(last) %", "関連付け中 \(last)%")
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
