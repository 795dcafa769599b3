import Guidelines
import Indexing
import Languages
import SystemInterface

/// Input and options of a review.
package struct ReviewRequest: Sendable {
  package var paths: [String]
  /// An unsaved buffer that replaces the file at a path.
  package var buffer: (path: String, bytes: [UInt8])?
  package var rules: Set<ReviewRule> = Set(ReviewRule.allCases)
  /// Platforms to which the findings are limited; empty for all.
  package var platforms: [Platform] = []
  /// Returns `true` for a path that is excluded from the review.
  package var isExcluded: @Sendable (String) -> Bool = { _ in false }

  /// Projects around the paths, if they were listed before the process entered its sandbox.
  package var context = ProjectContext()

  package init(paths: [String]) { self.paths = paths }
}

/// Result of a review.
package struct ReviewReport: Sendable {
  package struct SkippedFile: Hashable, Sendable {
    package let path: String
    package let reason: ReviewSkipReason
  }

  package var findings: [ReviewFinding] = []
  /// Findings that a comment suppresses.
  package var suppressed: [ReviewFinding] = []
  /// Comments that name an unknown rule or suppress nothing.
  package var commentMisuses: [ReviewComment.Misuse] = []
  package var skippedFiles: [SkippedFile] = []
  package var fileCount = 0
  /// Number of lines of Swift.
  package var lineCount = 0
  /// Number of uses of the components of each topic, with the first places.
  package var componentUses: [ComponentUse] = []
}

/// Reviews files and returns findings (`hig review`).
package struct Reviewer {
  private let request: ReviewRequest

  package init(_ request: ReviewRequest) { self.request = request }

  private enum ParsedFile: Sendable {
    case swift(SwiftFile)
    case table(StringTable, [UInt8])
    case list(PropertyList, [UInt8])
    case settings(BuildSettings, [UInt8], path: String)
    case package(PlatformSet, path: String)
    case interface(XMLTree, [UInt8], path: String)
    case skipped(ReviewReport.SkippedFile)
  }

  private static func parse(_ path: String, _ kind: FileKind, _ buffer: [UInt8]?) -> ParsedFile {
    guard let bytes = buffer ?? FileDiscovery.read(path) else {
      var status = stat()
      let isLarge = stat(path, &status) == 0 && status.st_size > FileDiscovery.maxFileBytes
      return .skipped(.init(path: path, reason: isLarge ? .tooLarge : .unreadable))
    }
    switch kind {
    case .swift: return .swift(SwiftFile(path: path, bytes: bytes))
    case .strings:
      if bytes.starts(with: "bplist".utf8) { return .skipped(.init(path: path, reason: .binary)) }
      return StringTable(strings: bytes, path: path).map { .table($0, bytes) }
        ?? .skipped(.init(path: path, reason: .malformed))
    case .stringCatalog:
      return StringTable(catalog: bytes, path: path).map { .table($0, bytes) }
        ?? .skipped(.init(path: path, reason: .malformed))
    case .propertyList:
      do throws(PropertyList.ParseError) {
        return .list(try PropertyList(bytes, path: path), bytes)
      } catch {
        switch error {
        case .binary: return .skipped(.init(path: path, reason: .binary))
        // Most property lists do not contain a dictionary; only a damaged Info.plist matters.
        case .malformed: return .skipped(.init(path: path, reason: .malformed))
        }
      }
    case .project: return .settings(BuildSettings(bytes), bytes, path: path)
    case .package: return .package(ProjectPlatforms.platforms(package: bytes), path: path)
    case .interface:
      return XMLTree(bytes).map { .interface($0, bytes, path: path) } ?? .skipped(.init(path: path, reason: .malformed))
    case .colorSet: return .skipped(.init(path: path, reason: .unknownKind))
    }
  }

  /// Reads all files, determines their platforms, and returns the findings in the order of files and positions.
  package func run() -> ReviewReport {
    var report = ReviewReport()
    let discovery = FileDiscovery(request.paths, isExcluded: request.isExcluded)
    report.skippedFiles = discovery.skippedFiles
    var inputs = discovery.files.filter { $0.kind != .colorSet && $0.path != request.buffer?.path }.map {
      (path: $0.path, kind: $0.kind, bytes: [UInt8]?.none)
    }
    if let buffer = request.buffer, let kind = FileKind(path: buffer.path) { inputs.append((buffer.path, kind, buffer.bytes)) }
    let parsedFiles = concurrentMap(inputs) { Self.parse($0.path, $0.kind, $0.bytes) }
    var files: [SwiftFile] = []
    var (tables, project) = ([(StringTable, [UInt8])](), ProjectPlatforms())
    var otherFiles: [ParsedFile] = []
    for item in parsedFiles {
      switch item {
      case .swift(let file): files.append(file)
      case .table(let table, let bytes): tables.append((table, bytes))
      case .settings(let settings, _, let path):
        project.add(path, settings.platforms)
        otherFiles.append(item)
      case .package(let platforms, let path): project.add(path, platforms)
      case .list, .interface: otherFiles.append(item)
      case .skipped(let skippedFile): report.skippedFiles.append(skippedFile)
      }
    }
    for path in inputs.prefix(1).map(\.path) { project.readProjects(around: path, request.context) }
    for index in files.indices {
      guard let platforms = project.platforms(of: files[index]) else { continue }
      (files[index].platforms, files[index].isPlatformKnown) = (platforms, true)
    }
    let app = ReviewedApp(files: files, tables: tables.map(\.0), project: project)
    report.fileCount = inputs.count
    let checked = concurrentMap(files) { file in
      var checker = SwiftChecker(file, app)
      let lines = LineIndex(file.source.bytes)
      let findings = lines.withPositions(checker.run().filter { request.rules.contains($0.rule) })
      // Apply comments before filtering by platform: a comment can suppress a finding for another platform.
      var result = ReviewComment.apply(
        file.source.reviewComments, to: findings, checkedRules: request.rules, in: file, lines: lines)
      result.kept.removeAll { !isRequested($0, file.platforms) }
      result.suppressed.removeAll { !isRequested($0, file.platforms) }
      return (result, lines.count)
    }
    for (result, count) in checked {
      report.findings += result.kept
      report.suppressed += result.suppressed
      report.commentMisuses += result.problems
      report.lineCount += count
    }
    report.findings += concurrentMap(otherFiles + tables.map { .table($0.0, $0.1) }) { resourceFindings($0, app) }.flatMap(\.self)
    report.findings.sort {
      ($0.path, $0.start.line, $0.start.column, $0.rule.rawValue) < ($1.path, $1.start.line, $1.start.column, $1.rule.rawValue)
    }
    report.componentUses = ComponentUse.count(files)
    return report
  }

  private func isRequested(_ finding: ReviewFinding, _ platforms: PlatformSet?) -> Bool {
    request.rules.contains(finding.rule)
      && (request.platforms.isEmpty || platforms.map { !$0.isDisjoint(with: request.platforms) } ?? true)
  }

  private func resourceFindings(_ item: ParsedFile, _ app: ReviewedApp) -> [ReviewFinding] {
    func check(_ path: String, _ bytes: [UInt8], _ body: (inout ResourceChecker) -> Void) -> [ReviewFinding] {
      let platforms = app.project.platforms(path: path)
      var checker = ResourceChecker(path: path, lines: LineIndex(bytes), platforms: platforms)
      body(&checker)
      return checker.lines.withPositions(checker.findings.filter { isRequested($0, platforms) })
    }
    switch item {
    case .table(let table, let bytes):
      let language = table.path.hasSuffix(".strings") ? table.sourceLanguage : ""
      guard language.isEmpty || language == "en" || language == "ja" || table.name == "InfoPlist" else { return [] }
      return check(table.path, bytes) { $0.check(table) }
    case .list(let list, let bytes): return check(list.path, bytes) { $0.check(list) }
    case .settings(let settings, let bytes, let path): return check(path, bytes) { $0.check(settings) }
    case .interface(let tree, let bytes, let path): return check(path, bytes) { $0.check(tree) }
    case .swift, .package, .skipped: return []
    }
  }
}
