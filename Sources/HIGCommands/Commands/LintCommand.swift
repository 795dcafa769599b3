import Guidelines
import Ingestion
import Languages
import Reading
import Rendering
import SystemInterface

/// `hig lint PATH…`: 0 clean, 1 findings, 2 error.
struct LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint", usage: ["PATH…"], help: \.lint,
    keys: [dump, accounting, rules, pairs, Options.pageLanguage, Options.follow, format, Options.index],
    examples: ["hig lint guide.md"],
    words: .files, needs: "PATH", isLookedUp: false, keeps: .whatIsNamed)
  private static let dump = OptionKey("--dump", oneOf: Dump.allCases.map { ($0.rawValue, $0) }, \.dump)
  private static let accounting = OptionKey(flag: "--accounting", \.accounting)
  private static let rules = OptionKey(flag: "--rules", \.pageRules)
  private static let pairs = OptionKey(flag: "--pairs", \.pairs)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, sarif, github }

  let words: CommandWords

  private enum Dump: String, CaseIterable { case tree, records }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let language = try words[Options.pageLanguage]
    let paths = words.texts
    for path in paths where !NamedPlaces.has(path) { throw .noSuchFile(path: path) }
    try session.checkSpaceToRead()
    let places = IndexLocation.Places(session.environment)
    let named = paths.first { Files.exists($0 + "/topics.yaml") && Files.exists($0 + "/glossary.yaml") }
    let index = IndexLocation.toRead(option: words[Options.index], session.environment)?.path
    let linter = try Linter(
      corpus: named ?? places.corpus, index: index, language: language, programs: session.environment.programs)
    let report = try Self.report(of: linter, words, session)
    let isListing = words.has(Self.dump) || words.has(Self.accounting)
    if isListing, report.pages.isEmpty, report.failures.isEmpty { throw .noPages(path: paths.joined(separator: "', '")) }
    if words.has(Self.dump) {
      for page in report.pages {
        switch try words[Self.dump] {
        case .tree?:
          session.console.print(Reading.dump(page.page).split(separator: "\n").map { Sanitizing.line($0) + "\n" }.joined())
        case .records?, nil: session.console.print(page.records.map { RecordJSON.line($0) + "\n" }.joined())
        }
      }
      return report.pages.isEmpty ? 2 : 0
    }
    if words.has(Self.accounting) {
      for page in report.pages {
        switch format {
        case .json, .sarif, .github: session.console.print(AccountingJSON.line(path: page.path, page.page.accounting) + "\n")
        case .text:
          let words = session.interface.accounting(page.page.accounting)
          session.console.print(Sanitizing.line("\(page.path): \(words)") + "\n")
        }
      }
      return report.pages.isEmpty ? 2 : 0
    }
    let previews = Self.previews(of: report, canonical: words.has(Self.rules), pairs: words.has(Self.pairs))
    // Of pages in the canonical form, and of lists.
    let read = Set(previews.map(\.path))
    let findings = report.findings.filter { !read.contains($0.path) }
    Self.show(previews, format, session, findings: findings)
    switch format {
    case .sarif, .github: break
    case .json: session.console.print(findings.map { FindingJSON.line(path: $0.path, $0.diagnostic) + "\n" }.joined())
    case .text:
      for finding in findings {
        // What is about a whole page or line is shown at its beginning: editors and scripts expect both numbers.
        let place = "\(finding.path):\(max(1, finding.diagnostic.line)):\(max(1, finding.diagnostic.column))"
        let level = session.interface.labels[finding.diagnostic.level]
        session.console.print(
          Sanitizing.line("\(place): \(level): \(session.interface.finding(finding.diagnostic.finding))") + "\n")
      }
      for count in report.headlines {
        session.tell(
          .headlines(
            count.language, withoutTopic: count.withoutTopic, of: count.rules, withoutPlatforms: count.withoutPlatforms,
            narrowed: count.narrowed))
      }
    }
    if !report.failures.isEmpty { return report.pages.isEmpty ? 2 : 1 }
    return findings.isEmpty && previews.allSatisfy(\.isClean) ? 0 : 1
  }

  /// Reads what was named, with no more rights than that takes, and says what was not read.
  static func report(of linter: Linter, _ words: CommandWords, _ session: Session) throws(Failure) -> Linter.Report {
    let follows = words[Options.follow]
    session.confineReading(words.texts, follows: follows)
    let report = try linter.run(words.texts, follows: follows)
    for failed in report.failures { session.warn(failed.failure) }
    if !report.skipped.isEmpty { session.tell(.passedOver(report.skipped)) }
    if !report.outside.isEmpty { session.tell(.leadOut(report.outside)) }
    return report
  }

  /// How the pages are read that are not in the canonical form, in the order in which they were found.
  static func previews(of report: Linter.Report, canonical: Bool, pairs: Bool) -> [PagePreview] {
    var paths: [String] = []
    var records: [String: [Record]] = [:]
    for page in report.pages where canonical || page.page.metadata.format != .canonical {
      if records[page.path] == nil { paths.append(page.path) }
      records[page.path, default: []] += page.records
    }
    let findings = Dictionary(grouping: report.findings, by: \.path)
    return paths.map { path in
      PagePreview(
        path: path, records: records[path] ?? [], findings: findings[path]?.map(\.diagnostic) ?? [], pairs: pairs)
    }
  }

  static func show(_ previews: [PagePreview], _ format: Format, _ session: Session, findings: [Linter.Finding] = []) {
    let metrics = Screen.style(session.environment).terminal.metrics
    let named = { LintResults(previews, findings, in: session.language) }
    switch format {
    case .sarif: return session.console.print(named().sarif)
    case .github: return session.console.print(named().github)
    case .text, .json: break
    }
    for preview in previews {
      let lines =
        switch format {
        case .text: preview.lines(metrics, in: session.language)
        case .json, .sarif, .github: preview.json(in: session.language)
        }
      session.console.print(lines.map { $0 + "\n" }.joined())
    }
  }
}
