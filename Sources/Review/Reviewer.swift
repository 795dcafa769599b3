import Guidelines
import Indexing
import Languages
import SystemInterface

/// What is to be reviewed, and how.
package struct ReviewRequest: Sendable {
  package var paths: [String]
  /// An unsaved buffer, as the file of that path.
  package var buffer: (path: String, bytes: [UInt8])?
  package var rules: Set<ReviewRule> = Set(ReviewRule.allCases)
  /// With any: only what concerns one of them.
  package var platforms: [Platform] = []
  /// Whether a path is left out.
  package var isExcluded: @Sendable (String) -> Bool = { _ in false }

  /// What lies around the paths, where it was listed before.
  package var surroundings = Surroundings()

  package init(paths: [String]) { self.paths = paths }
}

/// What was found.
package struct ReviewReport: Sendable {
  package struct PassedOver: Hashable, Sendable {
    package let path: String
    package let reason: ReviewPassage
  }

  package var findings: [ReviewFinding] = []
  /// Those that a comment takes back.
  package var suppressed: [ReviewFinding] = []
  /// Comments that name no rule, or take nothing back.
  package var comments: [ReviewComment.Problem] = []
  package var passedOver: [PassedOver] = []
  package var fileCount = 0
  /// Lines of Swift.
  package var lineCount = 0
  /// How often the app uses what topics are about, with its first places.
  package var uses: [ComponentUse] = []
}

/// `hig review`: files → findings.
package struct Reviewer {
  private let request: ReviewRequest

  package init(_ request: ReviewRequest) { self.request = request }

  private enum Read: Sendable {
    case swift(SwiftFile)
    case table(StringTable, [UInt8])
    case list(PropertyList, [UInt8])
    case settings(BuildSettings, [UInt8], path: String)
    case package(PlatformSet, path: String)
    case interface(XMLTree, [UInt8], path: String)
    case passedOver(ReviewReport.PassedOver)
  }

  private static func read(_ path: String, _ kind: FileKind, _ given: [UInt8]?) -> Read {
    guard let bytes = given ?? FoundFiles.read(path) else {
      var status = stat()
      let isLarge = stat(path, &status) == 0 && status.st_size > FoundFiles.limit
      return .passedOver(.init(path: path, reason: isLarge ? .tooLarge : .unreadable))
    }
    switch kind {
    case .swift: return .swift(SwiftFile(path: path, bytes: bytes))
    case .strings:
      if bytes.starts(with: "bplist".utf8) { return .passedOver(.init(path: path, reason: .binary)) }
      return StringTable(strings: bytes, path: path).map { .table($0, bytes) }
        ?? .passedOver(.init(path: path, reason: .malformed))
    case .stringCatalog:
      return StringTable(catalog: bytes, path: path).map { .table($0, bytes) }
        ?? .passedOver(.init(path: path, reason: .malformed))
    case .propertyList:
      do throws(PropertyList.Failure) {
        return .list(try PropertyList(bytes, path: path), bytes)
      } catch {
        switch error {
        case .binary: return .passedOver(.init(path: path, reason: .binary))
        // Most lists hold no dictionary; only a broken Info.plist matters.
        case .malformed: return .passedOver(.init(path: path, reason: .malformed))
        }
      }
    case .project: return .settings(BuildSettings(bytes), bytes, path: path)
    case .package: return .package(Project.platforms(package: bytes), path: path)
    case .interface:
      return XMLTree(bytes).map { .interface($0, bytes, path: path) } ?? .passedOver(.init(path: path, reason: .malformed))
    case .colorSet: return .passedOver(.init(path: path, reason: .unknownKind))
    }
  }

  package func run() -> ReviewReport {
    var report = ReviewReport()
    let found = FoundFiles(request.paths, isExcluded: request.isExcluded)
    report.passedOver = found.passedOver
    var inputs = found.files.filter { $0.kind != .colorSet && $0.path != request.buffer?.path }.map {
      (path: $0.path, kind: $0.kind, bytes: [UInt8]?.none)
    }
    if let buffer = request.buffer, let kind = FileKind(path: buffer.path) { inputs.append((buffer.path, kind, buffer.bytes)) }
    let read = concurrentMap(inputs) { Self.read($0.path, $0.kind, $0.bytes) }
    var files: [SwiftFile] = []
    var (tables, project) = ([(StringTable, [UInt8])](), Project())
    var others: [Read] = []
    for item in read {
      switch item {
      case .swift(let file): files.append(file)
      case .table(let table, let bytes): tables.append((table, bytes))
      case .settings(let settings, _, let path):
        project.add(path, settings.platforms)
        others.append(item)
      case .package(let platforms, let path): project.add(path, platforms)
      case .list, .interface: others.append(item)
      case .passedOver(let passed): report.passedOver.append(passed)
      }
    }
    for path in inputs.prefix(1).map(\.path) { project.look(around: path, request.surroundings) }
    for index in files.indices {
      guard let platforms = project.platforms(of: files[index]) else { continue }
      (files[index].platforms, files[index].isPlatformKnown) = (platforms, true)
    }
    let app = ReviewedApp(files: files, tables: tables.map(\.0), project: project)
    report.fileCount = inputs.count
    let checked = concurrentMap(files) { file in
      var checker = SwiftChecker(file, app)
      let lines = LineIndex(file.source.bytes)
      let findings = lines.placed(checker.run().filter { request.rules.contains($0.rule) })
      // A comment may take back what does not concern the platforms that were asked for.
      var result = ReviewComment.apply(file.source.remarks, to: findings, asked: request.rules, file, lines)
      result.kept.removeAll { !isWanted($0, file.platforms) }
      result.suppressed.removeAll { !isWanted($0, file.platforms) }
      return (result, lines.count)
    }
    for (result, count) in checked {
      report.findings += result.kept
      report.suppressed += result.suppressed
      report.comments += result.problems
      report.lineCount += count
    }
    report.findings += concurrentMap(others + tables.map { .table($0.0, $0.1) }) { resource($0, app) }.flatMap(\.self)
    report.findings.sort {
      ($0.path, $0.start.line, $0.start.column, $0.rule.rawValue) < ($1.path, $1.start.line, $1.start.column, $1.rule.rawValue)
    }
    report.uses = ComponentUse.count(files)
    return report
  }

  private func isWanted(_ finding: ReviewFinding, _ platforms: PlatformSet?) -> Bool {
    request.rules.contains(finding.rule)
      && (request.platforms.isEmpty || platforms.map { !$0.isDisjoint(with: request.platforms) } ?? true)
  }

  private func resource(_ item: Read, _ app: ReviewedApp) -> [ReviewFinding] {
    func check(_ path: String, _ bytes: [UInt8], _ body: (inout ResourceChecker) -> Void) -> [ReviewFinding] {
      let platforms = app.project.platforms(path: path)
      var checker = ResourceChecker(path: path, lines: LineIndex(bytes), platforms: platforms)
      body(&checker)
      return checker.lines.placed(checker.findings.filter { isWanted($0, platforms) })
    }
    switch item {
    case .table(let table, let bytes):
      let language = table.path.hasSuffix(".strings") ? table.source : ""
      guard language.isEmpty || language == "en" || language == "ja" || table.name == "InfoPlist" else { return [] }
      return check(table.path, bytes) { $0.check(table) }
    case .list(let list, let bytes): return check(list.path, bytes) { $0.check(list) }
    case .settings(let settings, let bytes, let path): return check(path, bytes) { $0.check(settings) }
    case .interface(let tree, let bytes, let path): return check(path, bytes) { $0.check(tree) }
    case .swift, .package, .passedOver: return []
    }
  }
}
