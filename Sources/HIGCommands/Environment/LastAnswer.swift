import Guidelines
import Indexing
import Languages
import SystemInterface

/// The hits that a terminal showed last, numbered: what `hig show 3` means.
///
/// A small file a terminal in the state folder (`$XDG_STATE_HOME/hig`, else `~/.local/state/hig`), for its owner alone: the session that it is of, the
/// index, then a hit a line. It is written where an answer is shown on a terminal and read where a word is a number, at no other time.
struct LastAnswer: Hashable {
  /// The index that was asked.
  var index: String
  var hits: [Hit]

  struct Hit: Hashable {
    var id: String
    var language: Language
  }

  /// Whether a word is a number of a hit.
  static func isNumber(_ word: String) -> Bool { word.utf8.count <= 5 && Int(word).map { $0 > 0 } ?? false && word.first != "+" }

  /// The hit of a number as typed.
  func hit(_ word: String) throws(Failure) -> Hit {
    guard let number = Int(word), hits.indices.contains(number - 1) else {
      throw .unknownHit(number: Int(word) ?? 0, count: hits.count)
    }
    return hits[number - 1]
  }

  private static let form = "hig-answer 1"
  private static let mostBytes = 1 << 22

  /// Nothing is said where it cannot be kept: the answer itself is on the screen.
  func keep(_ environment: Environment) {
    guard environment.isTerminal, let (folder, path, session) = Self.place(environment) else { return }
    let lines = ["\(Self.form) \(session)", index] + hits.map { "\($0.language.rawValue) \($0.id)" }
    guard (try? Files.makeFolder(folder, mode: 0o700)) != nil else { return }
    try? Files.writeAtomically(Array((lines.joined(separator: "\n") + "\n").utf8), to: path, mode: 0o600, lasts: false)
  }

  /// nil where this terminal has shown none.
  static func last(_ environment: Environment) -> LastAnswer? {
    guard let (_, path, session) = place(environment), let bytes = try? Files.read(path, limit: mostBytes) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > 1, lines[0] == "\(form) \(session)" else { return nil }
    let hits = lines.dropFirst(2).compactMap { line -> Hit? in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let language = Languages.named(parts[0]) else { return nil }
      return Hit(id: parts[1], language: language)
    }
    return LastAnswer(index: lines[1], hits: hits)
  }

  private static func place(_ environment: Environment) -> (folder: String, path: String, session: Int)? {
    guard let terminal = environment.terminal(), let state = environment.state else { return nil }
    // `/dev/pts/3`: the name has no other sign that a path could mind.
    let name = terminal.name.split(separator: "/").dropFirst().joined(separator: "-")
    return name.isEmpty || name.contains(".") ? nil : (state, state + "/answer-" + name, terminal.session)
  }
}

extension Environment {
  /// The folder for what is remembered between runs.
  var state: String? {
    if let named = self["XDG_STATE_HOME"], named.hasPrefix("/") { return named + "/hig" }
    return self["HOME"].map { $0 + "/.local/state/hig" }
  }
}

extension Session {
  /// The index to read for words of which some may be numbers: those mean hits of the index that was asked.
  func index(_ option: String?, naming words: [String]) throws(Failure) -> GuidelineIndex {
    guard option == nil, words.contains(where: LastAnswer.isNumber) else { return try index(option) }
    if let answer = lastAnswer { return try index(answer.index) }
    do throws(Failure) {
      return try index(option)
    } catch {
      // Of an index nothing was said.
      guard case .noIndex = error, let word = words.first, words.allSatisfy(LastAnswer.isNumber) else { throw error }
      throw .unknownHit(number: Int(word) ?? 0, count: 0)
    }
  }

  var lastAnswer: LastAnswer? {
    if let known = opened.answer { return known }
    let answer = LastAnswer.last(environment)
    opened.answer = .some(answer)
    return answer
  }

  /// Keeps the hits that are shown on the terminal, so that they can be named by number.
  func keep(_ hits: [Record], of index: GuidelineIndex) {
    guard environment.isTerminal else { return }
    let path = ThisProcess.resolved(index.path) ?? index.path
    LastAnswer(index: path, hits: hits.map { LastAnswer.Hit(id: $0.id, language: $0.language) }).keep(environment)
  }
}
