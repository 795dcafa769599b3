import Guidelines
import SystemInterface

/// The lines that differ from a commit, as git tells.
struct ReviewDifference {
  /// By path, as findings name it; nil for a whole file.
  private var changed: [String: [ClosedRange<Int>]?] = [:]

  /// - Throws: the reason why git gave none.
  init(from base: String, paths: [String], programs: String) throws(Reason) {
    guard let git = BoundedProgram(named: "git", on: programs) else { throw Reason(text: "git") }
    if base.hasPrefix("-") || base.isEmpty { throw Reason(text: base) }
    for path in paths {
      let isFolder = Files.isFolder(path)
      let folder = isFolder ? path : Files.parent(path)
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      // It runs elsewhere, and may write nothing.
      let place = ThisProcess.resolved(folder) ?? folder
      let common = [
        "--no-optional-locks", "-C", place, "-c", "core.quotePath=off", "-c", "core.fsmonitor=false", "-c", "safe.directory=*",
      ]
      let patch = try Self.run(
        git,
        common + [
          "diff", "--relative", "--no-color", "--no-ext-diff", "--no-textconv", "--no-prefix", "-U0", "--diff-filter=d", base,
          "--",
        ])
      add(patch, prefix)
      let new = try Self.run(git, common + ["ls-files", "--others", "--exclude-standard", "-z"])
      for name in new.split(separator: 0) { changed[prefix + String(decoding: name, as: UTF8.self)] = .some(nil) }
    }
  }

  struct Reason: Error {
    let text: String
  }

  private static func run(_ git: BoundedProgram, _ arguments: [String]) throws(Reason) -> [UInt8] {
    var bounds = BoundedProgram.Bounds()
    // Packs are mapped whole.
    bounds.memory = 8 << 30
    switch git.run(arguments, input: [], bounds: bounds) {
    case .finished(let output): return output
    case .failed(_, let errors): throw Reason(text: String(decoding: errors.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self))
    case .outOfTime, .tooMuchOutput: throw Reason(text: "git")
    case .notStarted(let reason): throw Reason(text: reason)
    }
  }

  /// `+++ path`, then `@@ -1,2 +3,4 @@` for each run of lines.
  private mutating func add(_ patch: [UInt8], _ prefix: String) {
    var (path, isHeader) = ("", true)
    for line in patch.split(separator: 0x0A) {
      if line.starts(with: "diff --git ".utf8) {
        isHeader = true
      } else if isHeader, line.starts(with: "+++ ".utf8) {
        path = prefix + String(decoding: line.dropFirst(4).prefix { $0 != 0x09 }, as: UTF8.self)
        changed[path] = .some([])
      } else if line.starts(with: "@@ ".utf8) {
        isHeader = false
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard let place = words.first(where: { $0.hasPrefix("+") })?.dropFirst().split(separator: ","),
          let start = place.first.flatMap({ Int($0) })
        else { continue }
        let count = place.count > 1 ? Int(place[1]) ?? 1 : 1
        if count > 0, start > 0, count < 1 << 30, let lines = changed[path], lines != nil {
          changed[path] = .some((lines ?? []) + [start...(start + count - 1)])
        }
      }
    }
  }

  func contains(path: String, lines: ClosedRange<Int>) -> Bool {
    guard let ranges = changed[path] else { return false }
    return ranges.map { $0.contains { $0.overlaps(lines) } } ?? true
  }
}
