import Guidelines
import Indexing
import Languages
import SystemInterface

/// The lines of reviewed files that differ from a commit: git lists files and hands out their former contents, which are compared here.
struct ReviewDifference {
  /// By path, as findings name it; nil for a whole file.
  private var changed: [String: [ClosedRange<Int>]?] = [:]

  /// A file, and what it is compared with.
  private struct Compared {
    let path: String
    let former: [(path: String, id: String)]
    /// True if the former ones have other paths, and perhaps nothing to do with it.
    let isGuess: Bool
  }

  /// - Parameters:
  ///   - base: a commit; `A...B` stands for where the two parted.
  ///   - found: paths of files with findings, below one of `paths`.
  init(from base: String, of found: Set<String>, in paths: [String], _ environment: Environment) throws(DifferenceError) {
    guard let git = GitRepository.program(environment) else { throw .git("git") }
    if base.hasPrefix("-") || base.isEmpty { throw .git(base) }
    for folder in Set(paths.map { Files.isFolder($0) ? $0 : Files.parent($0) }).sorted() {
      let repository = GitRepository(at: folder, git, environment)
      if environment.confinement() == 0, let setting = GitRepository.programSetting(in: try repository.settings()) {
        throw .unconfined(setting: setting)
      }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      try compare(
        found.filter { $0.hasPrefix(prefix) }.sorted(), prefix, tree: try repository.tree(of: base), in: repository)
    }
  }

  private mutating func compare(
    _ found: [String], _ prefix: String, tree: [String: String], in repository: GitRepository
  ) throws(DifferenceError) {
    let (index, others) = (try repository.index(), try repository.untracked())
    var gone: [(path: String, id: String)]?
    var compared: [Compared] = []
    for path in found {
      let name = String(path.dropFirst(prefix.count))
      if others.contains(name) {
        changed[path] = .some(nil)
      } else if let entry = index[name] {
        if let former = tree[name] {
          if former == entry.id, entry.isUnchanged(path) { continue }
          compared.append(Compared(path: path, former: [(name, former)], isGuess: false))
        } else {
          let all =
            gone
            ?? tree.filter { index[$0.key] == nil || !Files.exists(prefix + $0.key) }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
          gone = all
          compared.append(Compared(path: path, former: Self.candidates(for: name, all), isGuess: true))
        }
      }
    }
    var renamed: Set<String> = []
    for start in stride(from: 0, to: compared.count, by: Self.maxFiles) {
      let part = compared[start..<min(start + Self.maxFiles, compared.count)]
      let blobs = try repository.blobs(Set(part.flatMap { $0.former.map(\.id) }))
      for file in part {
        guard let bytes = try? Files.read(file.path) else { continue }
        var best: (path: String, bytes: [UInt8], similarity: Double)?
        for former in file.former where !renamed.contains(former.path) {
          guard let blob = blobs[former.id] else {
            if file.isGuess { continue }
            throw .absent(path: file.path)
          }
          let similarity = file.isGuess ? LineDifference.similarity(blob, bytes) : 1
          if similarity >= 0.5, similarity > best?.similarity ?? 0 { best = (former.path, blob, similarity) }
        }
        if file.isGuess, let best { renamed.insert(best.path) }
        changed[file.path] = .some(best.map { LineDifference.changed(from: $0.bytes, to: bytes) })
      }
    }
  }

  /// Files whose contents are asked for at once, and former ones that a new one is compared with.
  private static let maxFiles = 32

  /// Former places of a file, as git looks for them: those of its name, else those of its kind.
  private static func candidates(for name: String, _ gone: [(path: String, id: String)]) -> [(path: String, id: String)] {
    let file = Files.name(name)
    let named = gone.filter { Files.name($0.path) == file }
    let kind = file.lastIndex(of: ".").map { String(file[$0...]) } ?? file
    return Array((named.isEmpty ? gone.filter { $0.path.hasSuffix(kind) } : named).prefix(maxFiles))
  }

  func contains(path: String, lines: ClosedRange<Int>) -> Bool {
    guard let ranges = changed[path] else { return false }
    return ranges.map { $0.contains { $0.overlaps(lines) } } ?? true
  }
}

extension GitRepository.Entry {
  /// True if git would take the file for unchanged without reading it: filters, line ends, and encodings do not matter then.
  fileprivate func isUnchanged(_ path: String) -> Bool {
    guard nanoseconds != 0, let file = FileIdentity(path) else { return false }
    return (Int(file.size) & 0xFFFF_FFFF, file.seconds, file.nanoseconds) == (size, seconds, nanoseconds)
  }
}
