import Guidelines
import Ingestion
import Languages
import Reading
import Rendering
import SystemInterface

/// `hig lint PATH…`: checks how pages are read. The exit status is 0 if they are clean, 1 for findings, and 2 for errors.
struct LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint", synopses: ["PATH…"], help: \.lint,
    optionKeys: [dump, accounting, rules, pairs, Options.pageLanguage, Options.follow, format, Options.index],
    examples: ["hig lint guide.md"],
    argumentCompletion: .files, requiredArguments: "PATH", fallsBackToLookup: false, sandboxProfile: .namedPaths)
  private static let dump = OptionKey("--dump", oneOf: Dump.allCases.map { ($0.rawValue, $0) }, \.dump)
  private static let accounting = OptionKey(flag: "--accounting", \.accounting)
  private static let rules = OptionKey(flag: "--rules", \.pageRules)
  private static let pairs = OptionKey(flag: "--pairs", \.pairs)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, sarif, github }

  let arguments: CommandArguments

  private enum Dump: String, CaseIterable { case tree, records }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let language = try arguments[Options.pageLanguage]
    let paths = arguments.positionals
    for path in paths where !InputPaths.exists(path) { throw .noSuchFile(path: path) }
    try session.checkSpaceToRead()
    let searchPaths = IndexLocation.SearchPaths(session.environment)
    let corpusFolder = paths.first { Files.exists($0 + "/topics.yaml") && Files.exists($0 + "/glossary.yaml") }
    let index = IndexLocation.forReading(option: arguments[Options.index], session.environment)?.path
    let linter = try Linter(
      corpus: corpusFolder ?? searchPaths.corpus, index: index, language: language, programs: session.environment.searchPath)
    let report = try Self.report(of: linter, arguments, session)
    let printsListing = arguments.has(Self.dump) || arguments.has(Self.accounting)
    if printsListing, report.pages.isEmpty, report.failures.isEmpty { throw .noPages(path: paths.joined(separator: "', '")) }
    if arguments.has(Self.dump) {
      for page in report.pages {
        switch try arguments[Self.dump] {
        case .tree?:
          session.console.print(Reading.dump(page.page).split(separator: "\n").map { Sanitizer.line($0) + "\n" }.joined())
        case .records?, nil: session.console.print(page.records.map { RecordJSON.line($0) + "\n" }.joined())
        }
      }
      return report.pages.isEmpty ? 2 : 0
    }
    if arguments.has(Self.accounting) {
      for page in report.pages {
        switch format {
        case .json, .sarif, .github: session.console.print(TextCoverageJSON.line(path: page.path, page.page.textCoverage) + "\n")
        case .text:
          let words = session.interface.textCoverage(page.page.textCoverage)
          session.console.print(Sanitizer.line("\(page.path): \(words)") + "\n")
        }
      }
      return report.pages.isEmpty ? 2 : 0
    }
    let previews = Self.previews(of: report, canonical: arguments.has(Self.rules), pairs: arguments.has(Self.pairs))
    // Findings of pages in the canonical form and of lists.
    let previewedPaths = Set(previews.map(\.path))
    let findings = report.diagnostics.filter { !previewedPaths.contains($0.path) }
    Self.printPreviews(previews, format, session, findings: findings)
    switch format {
    case .sarif, .github: break
    case .json: session.console.print(findings.map { DiagnosticJSON.line(path: $0.path, $0.diagnostic) + "\n" }.joined())
    case .text:
      Self.printFindings(findings, session)
      for count in report.headlines {
        session.printInfo(
          .headlineStatistics(
            count.language, withoutTopic: count.withoutTopic, of: count.rules, withoutPlatforms: count.withoutPlatforms,
            narrowed: count.narrowed))
      }
    }
    if !report.failures.isEmpty { return report.pages.isEmpty ? 2 : 1 }
    return findings.isEmpty && previews.allSatisfy(\.isClean) ? 0 : 1
  }

  static func printFindings(_ findings: [Linter.FileDiagnostic], _ session: Session) {
    for finding in findings {
      // Findings about a whole page or line are reported at position 1, because editors and scripts expect both numbers.
      let position = "\(finding.path):\(max(1, finding.diagnostic.line)):\(max(1, finding.diagnostic.column))"
      let level = session.interface.labels[finding.diagnostic.level]
      session.console.print(
        Sanitizer.line("\(position): \(level): \(session.interface.finding(finding.diagnostic.kind))") + "\n")
    }
  }

  /// Lints the named paths in the sandbox and reports what was skipped.
  static func report(of linter: Linter, _ arguments: CommandArguments, _ session: Session) throws(Failure) -> Linter.Report {
    let follows = arguments[Options.follow]
    session.enterReadingSandbox(arguments.positionals, follows: follows)
    let report = try linter.run(arguments.positionals, follows: follows)
    for failed in report.failures { session.warn(failed.failure) }
    if !report.skipped.isEmpty { session.printInfo(.skippedFiles(report.skipped)) }
    if !report.outsideLinks.isEmpty { session.printInfo(.skippedOutsideLinks(report.outsideLinks)) }
    return report
  }

  /// Returns a preview of each page, in the order found; pages in the canonical form are included only if `canonical` is
  /// `true`.
  static func previews(of report: Linter.Report, canonical: Bool, pairs: Bool) -> [PagePreview] {
    var paths: [String] = []
    var records: [String: [Record]] = [:]
    for page in report.pages where canonical || page.page.metadata.format != .canonical {
      if records[page.path] == nil { paths.append(page.path) }
      records[page.path, default: []] += page.records
    }
    let findings = Dictionary(grouping: report.diagnostics, by: \.path)
    return paths.map { path in
      PagePreview(
        path: path, records: records[path] ?? [], diagnostics: findings[path]?.map(\.diagnostic) ?? [], reportsUnpaired: pairs)
    }
  }

  static func printPreviews(
    _ previews: [PagePreview], _ format: Format, _ session: Session, findings: [Linter.FileDiagnostic] = []
  ) {
    let metrics = TerminalStyleOptions.style(session.environment).terminal.metrics
    let results = { LintResults(previews, findings, in: session.language) }
    switch format {
    case .sarif: return session.console.print(results().sarif)
    case .github: return session.console.print(results().github)
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
