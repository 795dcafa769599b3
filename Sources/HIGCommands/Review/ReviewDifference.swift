import Guidelines
import SystemInterface

/// The lines that differ from a commit, as git tells.
struct ReviewDifference {
  /// By path, as findings name it; nil for a whole file.
  private var changed: [String: [ClosedRange<Int>]?] = [:]

  /// - Throws: the reason why git gave none.
  init(from base: String, paths: [String], programs: String) throws(Reason) {
    guard let git = Self.git(programs) else { throw Reason(text: "git") }
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
      let places = Self.repositories(around: [path])
      let patch = try Self.run(
        git,
        common + [
          "diff", "--relative", "--no-color", "--no-ext-diff", "--no-textconv", "--no-prefix", "-U0", "--diff-filter=d", base,
          "--",
        ], places)
      add(patch, prefix)
      let new = try Self.run(git, common + ["ls-files", "--others", "--exclude-standard", "-z"], places)
      for name in new.split(separator: 0) { changed[prefix + String(decoding: name, as: UTF8.self)] = .some(nil) }
    }
  }

  struct Reason: Error {
    let text: String
  }

  static func git(_ programs: String) -> BoundedProgram? { BoundedProgram(named: "git", on: programs) }

  /// The folders that git reads to compare files: the work trees around them, and what their `.git` names elsewhere.
  static func repositories(around paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard var folder = ThisProcess.resolved(Files.isFolder(path) ? path : Files.parent(path)) else { return [] }
      let named = folder
      while folder != "/", !Files.exists(folder + "/.git") { folder = Files.parent(folder) }
      if folder == "/" { return [named] }
      func line(_ file: String, in folder: String, after opening: String = "") -> String? {
        guard let bytes = try? Files.read(file, limit: 1 << 12) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        guard line.hasPrefix(opening), line.utf8.count > opening.utf8.count else { return nil }
        let place = String(line.dropFirst(opening.count))
        return place.hasPrefix("/") ? place : folder + "/" + place
      }
      // Of a work tree added to another, or of a module inside another.
      let own =
        Files.isFolder(folder + "/.git") ? folder + "/.git" : line(folder + "/.git", in: folder, after: "gitdir: ") ?? folder
      let common = line(own + "/commondir", in: own) ?? own
      let borrowed = line(common + "/objects/info/alternates", in: common + "/objects")
      return [folder, own, common] + [borrowed].compactMap(\.self)
    }
  }

  private static func run(_ git: BoundedProgram, _ arguments: [String], _ places: [String]) throws(Reason) -> [UInt8] {
    var bounds = BoundedProgram.Bounds()
    bounds.reads = places
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
