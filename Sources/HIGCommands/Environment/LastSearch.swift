import Guidelines
import Indexing
import Languages
import SystemInterface

/// The numbered hits that were last shown on a terminal, for commands such as `hig show 3`.
///
/// They are stored in a small owner-only file for each terminal in the state folder (`$XDG_STATE_HOME/hig` or
/// `~/.local/state/hig`): the session id, the index, and one hit per line. The file is written only if hits are shown on a
/// terminal, and read only if an argument is a number.
struct LastSearch: Hashable {
  /// Path of the index that was searched.
  var index: String
  var hits: [Hit]

  struct Hit: Hashable {
    var id: String
    var language: Language
  }

  /// Indicates whether a word is the number of a hit.
  static func isNumber(_ word: String) -> Bool { word.utf8.count <= 5 && Int(word).map { $0 > 0 } ?? false && word.first != "+" }

  /// Returns the hit for a number as typed.
  func hit(_ word: String) throws(Failure) -> Hit {
    guard let number = Int(word), hits.indices.contains(number - 1) else {
      throw .unknownHit(number: Int(word) ?? 0, count: hits.count)
    }
    return hits[number - 1]
  }

  private static let header = "hig-answer 1"
  private static let maxSize = 1 << 22

  /// Saves the hits. Errors are ignored, because the answer itself is on the screen.
  func save(_ environment: Environment) {
    guard environment.isTerminal, let (folder, path, session) = Self.location(environment) else { return }
    let lines = ["\(Self.header) \(session)", index] + hits.map { "\($0.language.rawValue) \($0.id)" }
    guard (try? Files.makeFolder(folder, mode: 0o700)) != nil else { return }
    try? Files.writeAtomically(Array((lines.joined(separator: "\n") + "\n").utf8), to: path, mode: 0o600, isDurable: false)
  }

  /// Loads the hits of this terminal, or returns `nil` if there are none.
  static func load(_ environment: Environment) -> LastSearch? {
    guard let (_, path, session) = location(environment), let bytes = try? Files.read(path, limit: maxSize) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > 1, lines[0] == "\(header) \(session)" else { return nil }
    let hits = lines.dropFirst(2).compactMap { line -> Hit? in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let language = Languages.stored.first(where: { $0.rawValue == parts[0] }) else { return nil }
      return Hit(id: parts[1], language: language)
    }
    return LastSearch(index: lines[1], hits: hits)
  }

  private static func location(_ environment: Environment) -> (folder: String, path: String, session: Int)? {
    guard let terminal = environment.terminal(), let state = environment.stateFolder else { return nil }
    // For `/dev/pts/3`, this yields `pts-3`, a safe file name.
    let name = terminal.name.split(separator: "/").dropFirst().joined(separator: "-")
    return name.isEmpty || name.contains(".") ? nil : (state, state + "/answer-" + name, terminal.session)
  }
}

extension Environment {
  /// Folder for state that is kept between runs.
  var stateFolder: String? {
    if let configured = self["XDG_STATE_HOME"], configured.hasPrefix("/") { return configured + "/hig" }
    return self["HOME"].map { $0 + "/.local/state/hig" }
  }
}

extension Session {
  /// Returns the index to read for arguments of which some may be numbers. Numbers refer to hits of the index that was searched
  /// last.
  func index(_ option: String?, naming words: [String]) throws(Failure) -> GuidelineIndex {
    guard option == nil, words.contains(where: LastSearch.isNumber) else { return try index(option) }
    if let answer = lastSearch { return try index(answer.index) }
    do throws(Failure) {
      return try index(option)
    } catch {
      // Without an index, report the unknown number instead.
      guard case .noIndex = error, let word = words.first, words.allSatisfy(LastSearch.isNumber) else { throw error }
      throw .unknownHit(number: Int(word) ?? 0, count: 0)
    }
  }

  var lastSearch: LastSearch? {
    if let loaded = state.lastSearch { return loaded }
    let answer = LastSearch.load(environment)
    state.lastSearch = .some(answer)
    return answer
  }

  /// Saves the hits that are shown on the terminal, so that they can be referred to by number.
  func saveHits(_ hits: [Record], of index: GuidelineIndex) {
    guard environment.isTerminal else { return }
    let path = ThisProcess.resolvedPath(index.path) ?? index.path
    LastSearch(index: path, hits: hits.map { LastSearch.Hit(id: $0.id, language: $0.language) }).save(environment)
  }
}
