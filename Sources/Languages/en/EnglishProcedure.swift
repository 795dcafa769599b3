import Guidelines

/// English that tells how to operate a program or a machine, and what happened.
enum EnglishProcedure {
  /// "Click Save.", "Then run `make`.", "Open the *File* menu."
  static func operates(_ sentence: String, namesControl: Bool) -> Bool {
    var clause = EnglishMood.main(of: sentence.straightened[...]).clause.drop { !$0.isWritten }
    while case let word = word(at: clause), EnglishMood.isAdverb(word) || word == "next" {
      clause = clause.dropFirst(word.count).drop { !$0.isWritten }
    }
    let verb = word(at: clause)
    return operations.contains(verb) || namesControl && handling.contains(verb)
  }

  /// "Installing the printer", "How to reset a password", "Set up a server", "If something goes wrong", "FAQ".
  static func isTitle(_ title: String) -> Bool {
    let text = title.straightened
    if text.contains(anyOf: phrases) { return true }
    var words = text.split { !($0.isWritten || $0 == "'") }.map(String.init)[...]
    let isHow = words.starts(with: ["how", "to"]) || words.starts(with: ["how", "do"])
    if isHow { words = words.dropFirst(words.starts(with: ["how", "to"]) ? 2 : 3) }
    guard let first = words.first, words.count > 1 || first.hasSuffix("ing") else { return false }
    let verb = words.dropFirst().first.map { first + " " + $0 } ?? first
    return (tasks + (isHow ? Array(operations) : [])).contains { task in
      let stem = task.prefix { $0 != " " }
      let tail = task.dropFirst(stem.count)
      return [String(stem), gerund(String(stem))].contains { $0 == first && (tail.isEmpty || $0 + tail == verb) }
    }
  }

  /// "The old app waited two seconds.", "Two pages were merged."
  static func isPast(_ sentence: String) -> Bool {
    // "You may animate it, provided it stops."
    let words = sentence.straightened.prefix(120).split { !($0.isWritten || $0 == "'") }.prefix(8).map(String.init)
      .prefix { !["may", "must", "should", "will"].contains($0) }
    return words.indices.contains { index in
      let (word, before) = (words[index], words[..<index].suffix(3))
      // "Amounts are always left aligned."
      return told.contains(word)
        || word.hasSuffix("ed") && word.count > 4 && index > 0
          && !(before.last.map(copulas.contains) ?? false) && !before.contains(where: being.contains)
    }
  }

  private static func word(at text: Substring) -> String { String(text.prefix { $0.isWritten || $0 == "'" || $0 == "-" }) }

  private static func gerund(_ verb: String) -> String {
    if verb.hasSuffix("e") { return verb.dropLast() + "ing" }
    return (doubling.contains(verb) ? verb + String(verb.suffix(1)) : verb) + "ing"
  }

  private static let doubling: Set<String> = ["run", "set", "get", "log", "reset", "plug"]
  private static let operations: Set<String> = [
    "click", "double-click", "right-click", "tap", "press", "type", "run", "rerun", "install", "reinstall", "uninstall",
    "download", "launch", "restart", "reboot", "execute", "navigate", "scroll", "unzip", "extract", "paste", "clone", "log",
    "login", "sign", "reload", "unplug", "plug", "merge", "unlock", "unpack", "compile", "deploy", "upload",
  ]
  /// What is done to a control, a file or a name as well as to a design.
  private static let handling: Set<String> = [
    "open", "select", "choose", "enter", "go", "copy", "create", "edit", "replace", "rename", "change", "set", "add", "delete",
    "remove", "start", "stop", "close", "save", "move", "call", "initialize", "register", "import", "export", "switch", "update",
    "upgrade", "configure", "modify", "find",
  ]
  /// What titles name that stand over such work.
  private static let tasks = [
    "install", "uninstall", "upgrade", "configure", "deploy", "migrate", "run", "connect", "set up", "log in", "sign in",
    "download", "restore", "reset", "back up", "compile", "troubleshoot", "debug", "reload", "restart", "register", "subscribe",
    "get started", "import", "export",
  ]
  private static let phrases = [
    "troubleshoot", "step by step", "step-by-step", "before you begin", "before you start",
    "goes wrong", "common problems", "common issues", "quickstart", "quick start", "installation", "user manual",
    "upgrade guide",
  ]
  private static let told: Set<String> = [
    "was", "were", "had", "did", "went", "became", "began", "made", "got", "took", "came", "said",
  ]
  private static let being: Set<String> = ["is", "are", "be", "been", "being", "get", "gets", "isn't", "aren't"]
  private static let copulas = being.union(["not", "as", "a", "an", "the"])
}
