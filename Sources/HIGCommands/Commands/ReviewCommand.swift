import Guidelines
import Indexing
import Languages
import Rendering
import Review
import SystemInterface

/// `hig review [PATH…]`: 0 nothing, 1 findings, 2 error.
struct ReviewCommand: Command {
  static let specification = CommandSpecification(
    name: "review", usage: ["[PATH…]"], help: \.review,
    keys: [
      rule, Options.reviewPlatform, notes, difference, baseline, failOn, fix, checklist, standardInput, suppressed, format,
      Options.pageLanguage,
    ] + Options.screen,
    examples: ["hig review", "hig review --diff main --format github", "hig review --checklist"], words: .files,
    isLookedUp: false, keeps: .whatIsNamed)

  private static let rule = OptionKey(
    "--rule", value: "NAMES", offers: .these(ReviewRule.allCases.map(\.rawValue)), \.reviewRule, read: ReviewCommand.rules)
  private static let notes = OptionKey(flag: "--notes", \.notes)
  private static let difference = OptionKey(text: "--diff", "BASE", \.reviewDiff)
  private static let baseline = OptionKey(text: "--baseline", "FILE", offers: .files, \.baseline)
  private static let failOn = OptionKey("--fail-on", value: "NAMES", offers: .strengths, \.failOn, read: Values.strengths)
  private static let fix = OptionKey(flag: "--fix", \.fix)
  private static let checklist = OptionKey(flag: "--checklist", \.checklist)
  private static let standardInput = OptionKey(text: "--stdin-filename", "PATH", offers: .files, \.standardInputName)
  private static let suppressed = OptionKey(flag: "--show-suppressed", \.showSuppressed)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, markdown, sarif, rdjsonl, github }

  let words: CommandWords

  private static func rules(_ texts: [String], option: String) throws(Failure) -> Set<ReviewRule>? {
    guard !texts.isEmpty else { return nil }
    var found: Set<ReviewRule> = []
    for name in texts.flatMap({ $0.split(separator: ",") }) {
      let rules = ReviewRule.named(String(name))
      guard !rules.isEmpty else {
        throw .unknownValue(option: option, value: String(name), known: ReviewRule.allCases.map(\.rawValue))
      }
      found.formUnion(rules)
    }
    return found
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let language = try words[Options.pageLanguage] ?? session.language
    var request = ReviewRequest(paths: words.texts.isEmpty && !words.has(Self.standardInput) ? ["."] : words.texts)
    if let rules = try words[Self.rule] { request.rules = rules }
    request.platforms = try words[Options.reviewPlatform]
    for path in request.paths where !Files.exists(path) { throw .noSuchFile(path: path) }
    request.surroundings = Surroundings(of: request.paths + [words[Self.standardInput]].compactMap(\.self))
    let settingsFile = ReviewSettings.file(above: session.environment.directory)
    try keepRights(request, settingsFile, isShown: format == .text, session)
    let index = try session.index(words[Options.index])
    let settings = ReviewSettings(at: settingsFile)
    let texts = session.interface.review
    for problem in settings.problems { session.warn(Notice(texts.configuration(problem.place, problem.word))) }
    request.isExcluded = { settings.isExcluded($0) }
    if let name = words[Self.standardInput] { request.buffer = (name, try Self.standardInputBytes()) }
    var report = Reviewer(request).run()
    report.findings.removeAll { settings.isDisabled($0) }
    if report.fileCount == 0 {
      let named = request.paths + [words[Self.standardInput]].compactMap(\.self)
      session.warn(Notice(texts.nothing(named.joined(separator: "', '"))))
    }
    tell(report, session)
    if words[Self.checklist] {
      let lines = try ReviewChecklist(report, index, language, request.platforms).lines()
      session.console.print(lines.map { Sanitizing.line($0) + "\n" }.joined())
      return 0
    }
    guard try narrow(&report, request, session) else { return 2 }
    if words[Self.fix] { try mend(&report, session) }
    let strengths = try words[Self.failOn]
    let reviewed = try ReviewedFindings(report.findings, index)
    let fails = reviewed.findings.contains { finding in
      finding.level == .finding && (strengths.isEmpty || reviewed.strength(finding).map(strengths.contains) ?? false)
    }
    try print(reviewed, report, format, language, index, session)
    return fails ? 1 : 0
  }

  /// To read what was named and what lies around it, and to write what was asked for.
  private func keepRights(_ request: ReviewRequest, _ settings: String?, isShown: Bool, _ session: Session) throws(Failure) {
    // A pager is the reader's own program.
    if isShown, !words[Self.checklist], Pager(option: words[Options.pager], environment: session.environment) != nil { return }
    var rights = Rights(reading: request.paths + request.surroundings.files)
    rights.read(settings)
    if let path = words[Self.baseline] { Files.exists(path) ? rights.read(path) : rights.writeBeside(path) }
    if words[Self.fix] { for path in request.paths { Files.isFolder(path) ? rights.write(path) : rights.writeBeside(path) } }
    if words[Self.difference] != nil, let git = GitRepository.program(session.environment) {
      rights.programs = [git.file]
      let places = GitRepository.places(around: request.paths) + GitRepository.readersSettings(session.environment)
      rights.reads? += places.map { Array($0.utf8) }
    }
    session.opened.rights = rights
  }

  private static func standardInputBytes() throws(Failure) -> [UInt8] {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = Descriptor(STDIN_FILENO).fill(&buffer)
      if count < 0 { throw .unreadable(path: "-", reason: errorText()) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > 16 << 20 { throw .tooLarge(path: "-", bytes: bytes.count, limit: 16 << 20) }
    }
  }

  /// Leaves out what did not change, what is known, what people did not ask for.
  /// - Returns: false where git gave no difference.
  private func narrow(_ report: inout ReviewReport, _ request: ReviewRequest, _ session: Session) throws(Failure) -> Bool {
    let texts = session.interface.review
    if let base = words[Self.difference] {
      do throws(DifferenceError) {
        let found = Set(report.findings.map(\.path))
        let difference = try ReviewDifference(from: base, of: found, in: request.paths, session.environment)
        report.findings.removeAll { !difference.contains(path: $0.path, lines: $0.start.line...$0.end.line) }
      } catch {
        session.warn(texts.noDifference(base, error))
        return false
      }
    }
    if let path = words[Self.baseline] {
      if Files.exists(path) {
        report.findings = ReviewBaseline(String(decoding: try Files.read(path), as: UTF8.self)).filter(report.findings)
      } else {
        try Files.writeAtomically(Array(ReviewBaseline.text(report.findings).utf8), to: path)
        session.tell(texts.wroteBaseline(path, report.findings.count))
        report.findings = []
      }
    }
    return true
  }

  /// What was not looked at, and comments that are wrong.
  private func tell(_ report: ReviewReport, _ session: Session) {
    let texts = session.interface.review
    for passed in report.passedOver.prefix(20) where passed.reason != .link {
      session.tell(texts.passedOver(passed.path, passed.reason))
    }
    for problem in report.comments {
      let said =
        switch problem.kind {
        case .unknown(let name): texts.comment(name, false)
        case .useless(let name): texts.comment(name, true)
        }
      session.tell("\(problem.path):\(problem.line): \(said)")
    }
  }

  /// Writes the fixes, the last of a file first; those findings are gone.
  private func mend(_ report: inout ReviewReport, _ session: Session) throws(Failure) {
    let fixable = report.findings.filter { $0.fix != nil && $0.path != words[Self.standardInput] }
    var count = 0
    for path in Set(fixable.map(\.path)).sorted() {
      var bytes = try Files.read(path)
      let length = bytes.count
      for fix in fixable.filter({ $0.path == path }).compactMap(\.fix).sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
      where fix.range.upperBound <= bytes.count {
        bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8))
        count += 1
      }
      // An ellipsis takes as many bytes as three full stops.
      if bytes.count == length { try Files.writeInPlace(bytes, to: path) } else { try Files.writeAtomically(bytes, to: path) }
    }
    session.tell(session.interface.review.fixed(count, Set(fixable.map(\.path)).count))
    report.findings.removeAll { $0.fix != nil && $0.path != words[Self.standardInput] }
  }

  private func print(
    _ reviewed: ReviewedFindings, _ report: ReviewReport, _ format: Format, _ language: Language, _ index: GuidelineIndex,
    _ session: Session
  ) throws(Failure) {
    let suppressed = words[Self.suppressed] ? report.suppressed : []
    switch format {
    case .json: session.console.print(ReviewFormats.json(reviewed, language, suppressed: suppressed))
    case .rdjsonl: session.console.print(ReviewFormats.rdjsonl(reviewed, language))
    case .github: session.console.print(ReviewFormats.github(reviewed, language))
    case .markdown: session.console.print(ReviewFormats.markdown(reviewed, language))
    case .sarif:
      let rules = try ReviewedFindings(ruleRecords: index)
      session.console.print(ReviewSARIF.text(reviewed, rules: rules, language: language, suppressed: suppressed))
    case .text:
      var style = try Screen.style(words, session.environment)
      style.language = language
      let notes = reviewed.findings.count { $0.level == .note }
      let shown = words[Self.notes] || words.has(Self.rule) ? reviewed : reviewed.without(.note)
      session.show(ReviewText(reviewed: shown, style: style).lines(), style, words)
      session.tell(session.interface.review.summary(reviewed.findings.count - notes, notes, report.fileCount))
      if shown.findings.count < reviewed.findings.count { session.tell(session.interface.review.hiddenNotes(notes)) }
    }
  }
}
