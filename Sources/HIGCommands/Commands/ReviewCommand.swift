import Guidelines
import Indexing
import Languages
import Rendering
import Review
import SystemInterface

/// `hig review [PATH…]`: checks an app's code. The exit status is 0 if there are no findings, 1 if there are, and 2 for errors.
struct ReviewCommand: Command {
  static let specification = CommandSpecification(
    name: "review", synopses: ["[PATH…]"], help: \.review,
    optionKeys: [
      rule, Options.reviewPlatform, notes, difference, baseline, failOn, fix, checklist, standardInput, showsSuppressed, format,
      Options.pageLanguage,
    ] + Options.display,
    examples: ["hig review", "hig review --diff main --format github", "hig review --checklist"], argumentCompletion: .files,
    fallsBackToLookup: false, sandboxProfile: .namedPaths)

  private static let rule = OptionKey(
    "--rule", value: "NAMES", offers: .values(ReviewRule.allCases.map(\.rawValue)), \.reviewRule, read: ReviewCommand.rules)
  private static let notes = OptionKey(flag: "--notes", \.notes)
  private static let difference = OptionKey(text: "--diff", "BASE", \.reviewDiff)
  private static let baseline = OptionKey(text: "--baseline", "FILE", offers: .files, \.baseline)
  private static let failOn = OptionKey("--fail-on", value: "NAMES", offers: .strengths, \.failOn, read: ValueParser.strengths)
  private static let fix = OptionKey(flag: "--fix", \.fix)
  private static let checklist = OptionKey(flag: "--checklist", \.checklist)
  private static let standardInput = OptionKey(text: "--stdin-filename", "PATH", offers: .files, \.standardInputName)
  private static let showsSuppressed = OptionKey(flag: "--show-suppressed", \.showSuppressed)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, markdown, sarif, rdjsonl, github }

  let arguments: CommandArguments

  private static func rules(_ texts: [String], option: String) throws(Failure) -> Set<ReviewRule>? {
    guard !texts.isEmpty else { return nil }
    var selected: Set<ReviewRule> = []
    for name in texts.flatMap({ $0.split(separator: ",") }) {
      let rules = ReviewRule.rules(named: String(name))
      guard !rules.isEmpty else {
        throw .unknownValue(option: option, value: String(name), known: ReviewRule.allCases.map(\.rawValue))
      }
      selected.formUnion(rules)
    }
    return selected
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let language = try arguments[Options.pageLanguage] ?? session.language
    var request = ReviewRequest(
      paths: arguments.positionals.isEmpty && !arguments.has(Self.standardInput) ? ["."] : arguments.positionals)
    if let rules = try arguments[Self.rule] { request.rules = rules }
    request.platforms = try arguments[Options.reviewPlatform]
    for path in request.paths where !Files.exists(path) { throw .noSuchFile(path: path) }
    request.context = ProjectContext(of: request.paths + [arguments[Self.standardInput]].compactMap(\.self))
    let settingsFile = ReviewSettings.settingsFile(above: session.environment.directory)
    try setPermissions(request, settingsFile, isShown: format == .text, session)
    let index = try session.index(arguments[Options.index])
    let settings = ReviewSettings(at: settingsFile)
    let texts = session.interface.review
    for problem in settings.warnings { session.warn(UserMessage(texts.unknownConfigurationWord(problem.place, problem.word))) }
    request.isExcluded = { settings.isExcluded($0) }
    if let name = arguments[Self.standardInput] { request.buffer = (name, try Self.standardInputBytes()) }
    var report = Reviewer(request).run()
    report.findings.removeAll { settings.isDisabled($0) }
    if report.fileCount == 0 {
      let paths = request.paths + [arguments[Self.standardInput]].compactMap(\.self)
      session.warn(UserMessage(texts.nothingToReview(paths.joined(separator: "', '"))))
    }
    reportSkipped(report, session)
    if arguments[Self.checklist] {
      let lines = try ReviewChecklist(report, index, language, request.platforms).lines()
      session.console.print(lines.map { Sanitizer.line($0) + "\n" }.joined())
      return 0
    }
    guard try filterFindings(&report, request, session) else { return 2 }
    if arguments[Self.fix] { try applyFixes(&report, session) }
    let strengths = try arguments[Self.failOn]
    let reviewed = try ReviewedFindings(report.findings, index)
    let fails = reviewed.findings.contains { finding in
      finding.level == .finding && (strengths.isEmpty || reviewed.strength(finding).map(strengths.contains) ?? false)
    }
    try print(reviewed, report, format, language, index, session)
    return fails ? 1 : 0
  }

  /// Sets the sandbox permissions: reading the named paths and their surroundings, writing the requested output.
  private func setPermissions(_ request: ReviewRequest, _ settings: String?, isShown: Bool, _ session: Session) throws(Failure) {
    // The user's pager must not be restricted.
    if isShown, !arguments[Self.checklist], Pager(option: arguments[Options.pager], environment: session.environment) != nil {
      return
    }
    var permissions = SandboxPermissions(reading: request.paths + request.context.files)
    permissions.allowReading(settings)
    if let path = arguments[Self.baseline] { Files.exists(path) ? permissions.allowReading(path) : permissions.writeBeside(path) }
    if arguments[Self.fix] {
      for path in request.paths { Files.isFolder(path) ? permissions.allowWriting(path) : permissions.writeBeside(path) }
    }
    if arguments[Self.difference] != nil, let git = GitRepository.program(session.environment) {
      permissions.executables = [git.file]
      let paths = GitRepository.accessedFolders(around: request.paths) + GitRepository.userSettingsFiles(session.environment)
      permissions.readablePaths? += paths.map { Array($0.utf8) }
    }
    session.state.permissions = permissions
  }

  private static func standardInputBytes() throws(Failure) -> [UInt8] {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = FileDescriptor(STDIN_FILENO).fill(&buffer)
      if count < 0 { throw .unreadable(path: "-", reason: errorText()) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > 16 << 20 { throw .tooLarge(path: "-", bytes: bytes.count, limit: 16 << 20) }
    }
  }

  /// Removes findings in unchanged lines and findings listed in the baseline.
  /// - Returns: `false` if git printed no difference.
  private func filterFindings(_ report: inout ReviewReport, _ request: ReviewRequest, _ session: Session) throws(Failure) -> Bool
  {
    let texts = session.interface.review
    if let base = arguments[Self.difference] {
      do throws(DifferenceError) {
        let paths = Set(report.findings.map(\.path))
        let difference = try ReviewDifference(from: base, of: paths, in: request.paths, session.environment)
        report.findings.removeAll { !difference.contains(path: $0.path, lines: $0.start.line...$0.end.line) }
      } catch {
        session.warn(texts.differenceError(base, error))
        return false
      }
    }
    if let path = arguments[Self.baseline] {
      if Files.exists(path) {
        report.findings = ReviewBaseline(String(decoding: try Files.read(path), as: UTF8.self)).unlisted(report.findings)
      } else {
        try Files.writeAtomically(Array(ReviewBaseline.text(report.findings).utf8), to: path)
        session.printInfo(texts.wroteBaseline(path, report.findings.count))
        report.findings = []
      }
    }
    return true
  }

  /// Prints the files that were skipped and the suppression comments that have no effect or name an unknown rule.
  private func reportSkipped(_ report: ReviewReport, _ session: Session) {
    let texts = session.interface.review
    for skipped in report.skippedFiles.prefix(20) where skipped.reason != .link {
      session.printInfo(texts.skippedFile(skipped.path, skipped.reason))
    }
    for problem in report.commentMisuses {
      let message =
        switch problem.kind {
        case .unknown(let name): texts.invalidComment(name, false)
        case .unused(let name): texts.invalidComment(name, true)
        }
      session.printInfo("\(problem.path):\(problem.line): \(message)")
    }
  }

  /// Applies the fixes of each file from its end to its start and removes the fixed findings from the report.
  private func applyFixes(_ report: inout ReviewReport, _ session: Session) throws(Failure) {
    let fixable = report.findings.filter { $0.fix != nil && $0.path != arguments[Self.standardInput] }
    var count = 0
    for path in Set(fixable.map(\.path)).sorted() {
      var bytes = try Files.read(path)
      let length = bytes.count
      for fix in fixable.filter({ $0.path == path }).compactMap(\.fix).sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
      where fix.range.upperBound <= bytes.count {
        bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8))
        count += 1
      }
      // The file may be written in place: an ellipsis has as many bytes as three periods.
      if bytes.count == length { try Files.writeInPlace(bytes, to: path) } else { try Files.writeAtomically(bytes, to: path) }
    }
    session.printInfo(session.interface.review.fixedPlaces(count, Set(fixable.map(\.path)).count))
    report.findings.removeAll { $0.fix != nil && $0.path != arguments[Self.standardInput] }
  }

  private func print(
    _ reviewed: ReviewedFindings, _ report: ReviewReport, _ format: Format, _ language: Language, _ index: GuidelineIndex,
    _ session: Session
  ) throws(Failure) {
    let suppressed = arguments[Self.showsSuppressed] ? report.suppressed : []
    switch format {
    case .json: session.console.print(ReviewFormats.json(reviewed, language, suppressed: suppressed))
    case .rdjsonl: session.console.print(ReviewFormats.rdjsonl(reviewed, language))
    case .github: session.console.print(ReviewFormats.github(reviewed, language))
    case .markdown: session.console.print(ReviewFormats.markdown(reviewed, language))
    case .sarif:
      let rules = try ReviewedFindings(ruleRecords: index)
      session.console.print(ReviewSARIF.text(reviewed, rules: rules, language: language, suppressed: suppressed))
    case .text:
      var style = try TerminalStyleOptions.style(arguments, session.environment)
      style.language = language
      let notes = reviewed.findings.count { $0.level == .note }
      let displayed = arguments[Self.notes] || arguments.has(Self.rule) ? reviewed : reviewed.excluding(.note)
      session.show(ReviewText(reviewed: displayed, style: style).lines(), style, arguments)
      session.printInfo(session.interface.review.summary(reviewed.findings.count - notes, notes, report.fileCount))
      if displayed.findings.count < reviewed.findings.count { session.printInfo(session.interface.review.hiddenNotes(notes)) }
    }
  }
}
