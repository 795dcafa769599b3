import Guidelines
import Indexing
import Languages
import SystemInterface

/// The lines of reviewed files that differ from a commit. git lists the files and their former contents, which are compared
/// here.
struct ReviewDifference {
  /// Changed line ranges by path, as in findings; `nil` if the whole file counts as changed.
  private var changedLines: [String: [ClosedRange<Int>]?] = [:]

  /// A file and the former files that it is compared with.
  private struct ComparedFile {
    let path: String
    let candidates: [(path: String, id: String)]
    /// `true` if the candidates have other paths, so the file may be renamed or new.
    let isRenameGuess: Bool
  }

  /// Compares files with a commit.
  ///
  /// - Parameters:
  ///   - base: A commit; `A...B` denotes the merge base of both.
  ///   - found: Paths of files with findings, each below one of `paths`.
  init(from base: String, of found: Set<String>, in paths: [String], _ environment: Environment) throws(DifferenceError) {
    guard let git = GitRepository.program(environment) else { throw .git("git") }
    if base.hasPrefix("-") || base.isEmpty { throw .git(base) }
    for folder in Set(paths.map { Files.isFolder($0) ? $0 : Files.parent($0) }).sorted() {
      let repository = GitRepository(at: folder, git, environment)
      if environment.sandboxVersion() == 0, let setting = GitRepository.programSetting(in: try repository.settings()) {
        throw .unsandboxedProgram(setting: setting)
      }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      try addChanges(
        found.filter { $0.hasPrefix(prefix) }.sorted(), prefix, tree: try repository.tree(of: base), in: repository)
    }
  }

  private mutating func addChanges(
    _ found: [String], _ prefix: String, tree: [String: String], in repository: GitRepository
  ) throws(DifferenceError) {
    let (index, others) = (try repository.index(), try repository.untracked())
    var removedFiles: [(path: String, id: String)]?
    var comparisons: [ComparedFile] = []
    for path in found {
      let name = String(path.dropFirst(prefix.count))
      if others.contains(name) {
        changedLines[path] = .some(nil)
      } else if let entry = index[name] {
        if let former = tree[name] {
          if former == entry.id, entry.isUnchanged(path) { continue }
          comparisons.append(ComparedFile(path: path, candidates: [(name, former)], isRenameGuess: false))
        } else {
          let removed =
            removedFiles
            ?? tree.filter { index[$0.key] == nil || !Files.exists(prefix + $0.key) }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
          removedFiles = removed
          comparisons.append(ComparedFile(path: path, candidates: Self.candidates(for: name, removed), isRenameGuess: true))
        }
      }
    }
    var renamed: Set<String> = []
    for start in stride(from: 0, to: comparisons.count, by: Self.maxFiles) {
      let batch = comparisons[start..<min(start + Self.maxFiles, comparisons.count)]
      let blobs = try repository.blobs(Set(batch.flatMap { $0.candidates.map(\.id) }))
      for file in batch {
        guard let bytes = try? Files.read(file.path) else { continue }
        var best: (path: String, bytes: [UInt8], similarity: Double)?
        for former in file.candidates where !renamed.contains(former.path) {
          guard let blob = blobs[former.id] else {
            if file.isRenameGuess { continue }
            throw .missingBlob(path: file.path)
          }
          let similarity = file.isRenameGuess ? LineDifference.similarity(blob, bytes) : 1
          if similarity >= 0.5, similarity > best?.similarity ?? 0 { best = (former.path, blob, similarity) }
        }
        if file.isRenameGuess, let best { renamed.insert(best.path) }
        changedLines[file.path] = .some(best.map { LineDifference.changedLines(from: $0.bytes, to: bytes) })
      }
    }
  }

  /// Maximum number of files whose contents are requested at once, and of rename candidates of a file.
  private static let maxFiles = 32

  /// Returns candidates for the former path of a file, as git selects them: removed files of the same name or else of the same
  /// extension.
  private static func candidates(for name: String, _ removedFiles: [(path: String, id: String)]) -> [(path: String, id: String)] {
    let file = Files.name(name)
    let sameName = removedFiles.filter { Files.name($0.path) == file }
    let fileExtension = file.lastIndex(of: ".").map { String(file[$0...]) } ?? file
    return Array((sameName.isEmpty ? removedFiles.filter { $0.path.hasSuffix(fileExtension) } : sameName).prefix(maxFiles))
  }

  func contains(path: String, lines: ClosedRange<Int>) -> Bool {
    guard let ranges = changedLines[path] else { return false }
    return ranges.map { $0.contains { $0.overlaps(lines) } } ?? true
  }
}

extension GitRepository.IndexEntry {
  /// `true` if git would consider the file unchanged without reading it. Filters, line endings, and encodings need not be
  /// compared then.
  fileprivate func isUnchanged(_ path: String) -> Bool {
    guard nanoseconds != 0, let file = FileIdentity(path) else { return false }
    return (Int(file.size) & 0xFFFF_FFFF, file.modificationSeconds, file.nanoseconds) == (size, seconds, nanoseconds)
  }
}
