import Languages
import SystemInterface

/// A repository that may come from an untrusted source. Only its file lists and objects are read; no program that it names is
/// run: no filter, hook, monitor, or transport. git itself refuses the work tree of another user.
struct GitRepository {
  /// Metadata of a tracked file in git's index.
  struct IndexEntry {
    let id: String
    let size, seconds, nanoseconds: Int
  }

  private let program: BoundedProgram
  private let workingFolder: String
  private let options: [String]
  private var bounds = BoundedProgram.Limits()

  init(at folder: String, _ program: BoundedProgram, _ environment: Environment) {
    self.program = program
    // The process has another working directory, and may not write anything.
    workingFolder = ThisProcess.resolvedPath(folder) ?? folder
    // The system-wide settings stay in effect, because an administrator may trust a folder there. None of the commands used
    // here runs a program that they name.
    bounds.environment = [
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
    ]
    if let user = environment["SUDO_UID"] { bounds.environment.append("SUDO_UID=" + user) }
    let settings =
      ["core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never", "safe.bareRepository=explicit"]
      + Self.trustedFolders(program, environment).map { "safe.directory=" + $0 }
    options = ["--no-pager", "--no-optional-locks", "-C", workingFolder] + settings.flatMap { ["-c", $0] }
    bounds.readablePaths = Self.accessedFolders(around: [folder])
    // git maps whole pack files into memory.
    bounds.maxMemoryBytes = 8 << 30
    bounds.maxOutputBytes = 1 << 28
  }

  static func program(_ environment: Environment) -> BoundedProgram? { BoundedProgram(named: "git", on: environment.searchPath) }

  /// Returns the blobs of a commit below the folder, by relative path. Symbolic links and submodules are skipped.
  func tree(of base: String) throws(DifferenceError) -> [String: String] {
    var base = base
    if let dots = base.firstRange(of: "...") {
      let (first, second) = (base[..<dots.lowerBound], base[dots.upperBound...])
      let output = try run(["merge-base", "--"] + [first, second].map { $0.isEmpty ? "HEAD" : String($0) })
      base = String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    } else if let dots = base.firstRange(of: "..") {
      base = String(base[..<dots.lowerBound])
    }
    var tree: [String: String] = [:]
    for item in try run(["ls-tree", "-r", "-z", "--", base]).split(separator: 0) {
      guard let (words, path) = Self.parsedItem(item), words.count == 3, words[1] == "blob", words[0] != "120000" else {
        continue
      }
      tree[path] = words[2]
    }
    return tree
  }

  /// Returns the tracked files below the folder.
  func index() throws(DifferenceError) -> [String: IndexEntry] {
    var index: [String: IndexEntry] = [:]
    var opened: (id: String, path: String)?
    for item in try run(["ls-files", "-z", "--stage", "--debug"]).split(separator: 0) {
      // Each item has five lines about the preceding file, followed by the next file.
      let lines = item.split(separator: 0x0A, maxSplits: opened == nil ? 0 : 5, omittingEmptySubsequences: false)
      if let opened {
        let numbers = lines.dropLast().joined(separator: [0x0A]).split { !(0x30...0x39 ~= $0) }
          .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        // The numbers are ctime and mtime, each with nanoseconds; device, inode; user, group; size, flags.
        guard numbers.count >= 9 else { throw .git("git ls-files") }
        index[opened.path] = IndexEntry(id: opened.id, size: numbers[8], seconds: numbers[2], nanoseconds: numbers[3])
      }
      opened = lines.last.flatMap(Self.parsedItem).flatMap { $0.words.count == 3 ? ($0.words[1], $0.path) : nil }
    }
    return index
  }

  /// Returns the files below the folder that are neither tracked nor ignored.
  func untracked() throws(DifferenceError) -> Set<String> {
    let names = try run(["ls-files", "-z", "--others", "--exclude-standard"]).split(separator: 0)
    return Set(names.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns the content of blobs by id. Blobs that are not stored locally are omitted.
  func blobs(_ ids: Set<String>) throws(DifferenceError) -> [String: [UInt8]] {
    if ids.isEmpty { return [:] }
    let output = try run(["cat-file", "--batch"], input: ids.sorted().map { $0 + "\n" }.joined())
    var (blobs, remaining) = ([String: [UInt8]](), output[...])
    while let end = remaining.firstIndex(of: 0x0A) {
      let words = String(decoding: remaining[..<end], as: UTF8.self).split(separator: " ").map(String.init)
      remaining = remaining[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size < remaining.count else { continue }
      blobs[words[0]] = Array(remaining.prefix(size))
      remaining = remaining.dropFirst(size + 1)
    }
    return blobs
  }

  /// Parses an item such as `100644 blob ID\tPATH`.
  private static func parsedItem(_ bytes: ArraySlice<UInt8>) -> (words: [String], path: String)? {
    guard let tab = bytes.firstIndex(of: 0x09) else { return nil }
    let words = bytes[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    return (words, String(decoding: bytes[(tab + 1)...], as: UTF8.self))
  }

  private func run(_ arguments: [String], input: String = "") throws(DifferenceError) -> [UInt8] {
    switch program.run(options + arguments, input: Array(input.utf8), limits: bounds) {
    case .finished(let output): return output
    case .failed(_, let errors):
      let text = String(decoding: errors.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self)
      if text.contains("dubious ownership") || text.contains("unsafe repository") {
        throw .foreignOwner(place: Self.workTree(of: workingFolder) ?? workingFolder)
      }
      throw .git(text)
    case .timedOut, .tooMuchOutput: throw .git("git")
    case .notStarted(let reason): throw .git(reason)
    }
  }

  // MARK: Settings

  /// Returns the repository's own settings and those that they include.
  func settings() throws(DifferenceError) -> [(name: String, value: String)] {
    let items = try run(["config", "--list", "-z", "--show-scope"]).split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: items.count - 1, by: 2).filter { ["local", "worktree"].contains(items[$0]) }.map { index in
      let parts = items[index + 1].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "true")
    }
  }

  /// Returns the first setting that names a program that the commands above would run if the options did not prevent it: a file
  /// system monitor, or a helper that fetches missing objects of a partial clone. Filters and hooks are not checked, because
  /// these commands never use them.
  static func programSetting(in settings: [(name: String, value: String)]) -> String? {
    let isPartial = settings.contains { $0.name == "extensions.partialclone" || $0.name.hasSuffix(".promisor") }
    return settings.first { name, value in
      if name == "core.fsmonitor" { return !booleans.contains(value.lowercased()) }
      guard isPartial else { return false }
      let key = name.split(separator: ".").last ?? ""
      return ["vcs", "uploadpack", "sshcommand", "gitproxy", "askpass", "helper"].contains(key)
        || key == "url" && value.contains("::") || key == "insteadof" && name.contains("::")
    }?.name
  }

  private static let booleans = ["", "true", "false", "yes", "no", "on", "off", "1", "0"]

  /// Returns the files with the user's git settings.
  static func userSettingsFiles(_ environment: Environment) -> [String] {
    let home = environment["HOME"]
    let folder = environment["XDG_CONFIG_HOME"] ?? home.map { $0 + "/.config" }
    return [folder.map { $0 + "/git/config" }, home.map { $0 + "/.gitconfig" }].compactMap(\.self).filter(Files.exists)
  }

  /// Returns the folders that the user trusts regardless of their owner. Other user settings are ignored.
  private static func trustedFolders(_ program: BoundedProgram, _ environment: Environment) -> [String] {
    userSettingsFiles(environment).flatMap { file -> [String] in
      var bounds = BoundedProgram.Limits()
      bounds.readablePaths = [file]
      let arguments = ["config", "--file", file, "-z", "--get-all", "safe.directory"]
      guard case .finished(let output) = program.run(arguments, input: [], limits: bounds) else { return [] }
      return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  // MARK: Folders

  /// Returns the closest enclosing folder that contains `.git`.
  private static func workTree(of folder: String) -> String? {
    var folder = folder
    while folder != "/", !Files.exists(folder + "/.git") { folder = Files.parent(folder) }
    return folder == "/" ? nil : folder
  }

  /// Returns the folders that git reads to compare files: the enclosing work trees, and folders that their `.git` refers to.
  static func accessedFolders(around paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard let resolvedPath = ThisProcess.resolvedPath(Files.isFolder(path) ? path : Files.parent(path)) else { return [] }
      guard let folder = workTree(of: resolvedPath) else { return [resolvedPath] }
      func referencedPath(_ file: String, in folder: String, after prefix: String = "") -> String? {
        guard let bytes = try? Files.read(file, limit: 1 << 12) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        guard line.hasPrefix(prefix), line.utf8.count > prefix.utf8.count else { return nil }
        let path = String(line.dropFirst(prefix.count))
        return path.hasPrefix("/") ? path : folder + "/" + path
      }
      // A linked work tree or a submodule has a `.git` file that names the actual folder.
      let gitFolder =
        Files.isFolder(folder + "/.git")
        ? folder + "/.git" : referencedPath(folder + "/.git", in: folder, after: "gitdir: ") ?? folder
      let commonFolder = referencedPath(gitFolder + "/commondir", in: gitFolder) ?? gitFolder
      let alternates = referencedPath(commonFolder + "/objects/info/alternates", in: commonFolder + "/objects")
      return [folder, gitFolder, commonFolder] + [alternates].compactMap(\.self)
    }
  }
}
