import Languages
import SystemInterface

/// A repository that a stranger may have made. Its lists and objects are read; nothing is run that it names: no filter, hook, monitor or transport.
/// git itself refuses the tree of another user.
struct GitRepository {
  /// What the index says of a file.
  struct Entry {
    let id: String
    let size, seconds, nanoseconds: Int
  }

  private let program: BoundedProgram
  private let place: String
  private let options: [String]
  private var bounds = BoundedProgram.Bounds()

  init(at folder: String, _ program: BoundedProgram, _ environment: Environment) {
    self.program = program
    // It runs elsewhere, and may write nothing.
    place = ThisProcess.resolved(folder) ?? folder
    // The system's settings stay, for an administrator may trust a folder there; none of those commands runs anything for them.
    bounds.variables = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0"]
    if let user = environment["SUDO_UID"] { bounds.variables.append("SUDO_UID=" + user) }
    let settings =
      ["core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never", "safe.bareRepository=explicit"]
      + Self.trusted(program, environment).map { "safe.directory=" + $0 }
    options = ["--no-pager", "--no-optional-locks", "-C", place] + settings.flatMap { ["-c", $0] }
    bounds.reads = Self.places(around: [folder])
    // Packs are mapped whole.
    bounds.memory = 8 << 30
    bounds.output = 1 << 28
  }

  static func program(_ environment: Environment) -> BoundedProgram? { BoundedProgram(named: "git", on: environment.programs) }

  /// Blobs of a commit below the folder, by their paths there; links and modules are none.
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
      guard let (words, path) = Self.item(item), words.count == 3, words[1] == "blob", words[0] != "120000" else { continue }
      tree[path] = words[2]
    }
    return tree
  }

  /// Tracked files below the folder.
  func index() throws(DifferenceError) -> [String: Entry] {
    var index: [String: Entry] = [:]
    var opened: (id: String, path: String)?
    for item in try run(["ls-files", "-z", "--stage", "--debug"]).split(separator: 0) {
      // Five lines about the file before, then the next one.
      let lines = item.split(separator: 0x0A, maxSplits: opened == nil ? 0 : 5, omittingEmptySubsequences: false)
      if let opened {
        let numbers = lines.dropLast().joined(separator: [0x0A]).split { !(0x30...0x39 ~= $0) }
          .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        // ctime, mtime, each with nanoseconds; device, inode; user, group; size, flags.
        guard numbers.count >= 9 else { throw .git("git ls-files") }
        index[opened.path] = Entry(id: opened.id, size: numbers[8], seconds: numbers[2], nanoseconds: numbers[3])
      }
      opened = lines.last.flatMap(Self.item).flatMap { $0.words.count == 3 ? ($0.words[1], $0.path) : nil }
    }
    return index
  }

  /// Files below the folder that are neither tracked nor ignored.
  func untracked() throws(DifferenceError) -> Set<String> {
    let names = try run(["ls-files", "-z", "--others", "--exclude-standard"]).split(separator: 0)
    return Set(names.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Contents by their ids, as they are stored; those that are not here are left out.
  func blobs(_ ids: Set<String>) throws(DifferenceError) -> [String: [UInt8]] {
    if ids.isEmpty { return [:] }
    let output = try run(["cat-file", "--batch"], input: ids.sorted().map { $0 + "\n" }.joined())
    var (blobs, rest) = ([String: [UInt8]](), output[...])
    while let end = rest.firstIndex(of: 0x0A) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
      blobs[words[0]] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return blobs
  }

  /// `100644 blob ID\tPATH`
  private static func item(_ bytes: ArraySlice<UInt8>) -> (words: [String], path: String)? {
    guard let tab = bytes.firstIndex(of: 0x09) else { return nil }
    let words = bytes[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    return (words, String(decoding: bytes[(tab + 1)...], as: UTF8.self))
  }

  private func run(_ arguments: [String], input: String = "") throws(DifferenceError) -> [UInt8] {
    switch program.run(options + arguments, input: Array(input.utf8), bounds: bounds) {
    case .finished(let output): return output
    case .failed(_, let errors):
      let text = String(decoding: errors.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self)
      if text.contains("dubious ownership") || text.contains("unsafe repository") {
        throw .foreignOwner(place: Self.top(of: place) ?? place)
      }
      throw .git(text)
    case .outOfTime, .tooMuchOutput: throw .git("git")
    case .notStarted(let reason): throw .git(reason)
    }
  }

  // MARK: Settings

  /// The repository's own settings, with what they include.
  func settings() throws(DifferenceError) -> [(name: String, value: String)] {
    let items = try run(["config", "--list", "-z", "--show-scope"]).split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: items.count - 1, by: 2).filter { ["local", "worktree"].contains(items[$0]) }.map { place in
      let parts = items[place + 1].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "true")
    }
  }

  /// Returns the first setting that names a program which the commands above would run, were they not told otherwise: a monitor of files, or what fetches
  /// objects that a partial clone lacks. Filters, hooks and the like are not among them: nothing here asks for those.
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

  /// The files that hold a reader's settings of git.
  static func readersSettings(_ environment: Environment) -> [String] {
    let home = environment["HOME"]
    let folder = environment["XDG_CONFIG_HOME"] ?? home.map { $0 + "/.config" }
    return [folder.map { $0 + "/git/config" }, home.map { $0 + "/.gitconfig" }].compactMap(\.self).filter(Files.exists)
  }

  /// Folders that the reader trusts whoever owns them; nothing else of those settings counts.
  private static func trusted(_ program: BoundedProgram, _ environment: Environment) -> [String] {
    readersSettings(environment).flatMap { file -> [String] in
      var bounds = BoundedProgram.Bounds()
      bounds.reads = [file]
      let arguments = ["config", "--file", file, "-z", "--get-all", "safe.directory"]
      guard case .finished(let output) = program.run(arguments, input: [], bounds: bounds) else { return [] }
      return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  // MARK: Places

  /// The folder around another one that holds `.git`.
  private static func top(of folder: String) -> String? {
    var folder = folder
    while folder != "/", !Files.exists(folder + "/.git") { folder = Files.parent(folder) }
    return folder == "/" ? nil : folder
  }

  /// The folders that git reads to compare files: the work trees around them, and what their `.git` names elsewhere.
  static func places(around paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard let named = ThisProcess.resolved(Files.isFolder(path) ? path : Files.parent(path)) else { return [] }
      guard let folder = top(of: named) else { return [named] }
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
}
