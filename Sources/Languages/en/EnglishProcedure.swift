import Guidelines

/// Recognition of English instructions for programs and machines, and of sentences in the past tense.
enum EnglishProcedure {
  /// Indicates whether a sentence operates a program or machine: "Click Save.", "Then run `make`.", "Open the *File* menu."
  static func isOperation(_ sentence: String, namesControl: Bool) -> Bool {
    var clause = EnglishModality.mainClause(of: sentence.normalizedApostrophes[...]).clause.drop { !$0.isAlphabetic }
    while case let word = word(at: clause), EnglishModality.isAdverb(word) || word == "next" {
      clause = clause.dropFirst(word.count).drop { !$0.isAlphabetic }
    }
    let verb = word(at: clause)
    return operationVerbs.contains(verb) || namesControl && controlVerbs.contains(verb)
  }

  /// Indicates whether a title introduces instructions: "Installing the printer", "How to reset a password", "Set up a server",
  /// "If something goes wrong", "FAQ".
  static func isProcedureTitle(_ title: String) -> Bool {
    let text = title.normalizedApostrophes
    if text.contains(anyOf: titlePhrases) { return true }
    var words = text.split { !($0.isAlphabetic || $0 == "'") }.map(String.init)[...]
    let isHow = words.starts(with: ["how", "to"]) || words.starts(with: ["how", "do"])
    if isHow { words = words.dropFirst(words.starts(with: ["how", "to"]) ? 2 : 3) }
    guard let first = words.first, words.count > 1 || first.hasSuffix("ing") else { return false }
    let verb = words.dropFirst().first.map { first + " " + $0 } ?? first
    return (taskVerbs + (isHow ? Array(operationVerbs) : [])).contains { task in
      let stem = task.prefix { $0 != " " }
      let tail = task.dropFirst(stem.count)
      return [String(stem), gerund(String(stem))].contains { $0 == first && (tail.isEmpty || $0 + tail == verb) }
    }
  }

  /// Indicates whether a sentence is in the past tense: "The old app waited two seconds.", "Two pages were merged."
  static func isPastTense(_ sentence: String) -> Bool {
    // "Provided" can be a conjunction: "You may animate it, provided it stops."
    let words = sentence.normalizedApostrophes.prefix(120).split { !($0.isAlphabetic || $0 == "'") }.prefix(8).map(String.init)
      .prefix { !["may", "must", "should", "will"].contains($0) }
    return words.indices.contains { index in
      let (word, before) = (words[index], words[..<index].suffix(3))
      // A participle after a copula is not in the past tense: "Amounts are always left aligned."
      return pastVerbs.contains(word)
        || word.hasSuffix("ed") && word.count > 4 && index > 0
          && !(before.last.map(copulas.contains) ?? false) && !before.contains(where: passiveAuxiliaries.contains)
    }
  }

  private static func word(at text: Substring) -> String { String(text.prefix { $0.isAlphabetic || $0 == "'" || $0 == "-" }) }

  private static func gerund(_ verb: String) -> String {
    if verb.hasSuffix("e") { return verb.dropLast() + "ing" }
    return (doublingVerbs.contains(verb) ? verb + String(verb.suffix(1)) : verb) + "ing"
  }

  private static let doublingVerbs: Set<String> = ["run", "set", "get", "log", "reset", "plug"]
  private static let operationVerbs: Set<String> = [
    "click", "double-click", "right-click", "tap", "press", "type", "run", "rerun", "install", "reinstall", "uninstall",
    "download", "launch", "restart", "reboot", "execute", "navigate", "scroll", "unzip", "extract", "paste", "clone", "log",
    "login", "sign", "reload", "unplug", "plug", "merge", "unlock", "unpack", "compile", "deploy", "upload",
  ]
  /// Verbs that apply to controls, files, and names as well as to designs.
  private static let controlVerbs: Set<String> = [
    "open", "select", "choose", "enter", "go", "copy", "create", "edit", "replace", "rename", "change", "set", "add", "delete",
    "remove", "start", "stop", "close", "save", "move", "call", "initialize", "register", "import", "export", "switch", "update",
    "upgrade", "configure", "modify", "find",
  ]
  /// Verbs of titles that introduce such instructions.
  private static let taskVerbs = [
    "install", "uninstall", "upgrade", "configure", "deploy", "migrate", "run", "connect", "set up", "log in", "sign in",
    "download", "restore", "reset", "back up", "compile", "troubleshoot", "debug", "reload", "restart", "register", "subscribe",
    "get started", "import", "export",
  ]
  private static let titlePhrases = [
    "troubleshoot", "step by step", "step-by-step", "before you begin", "before you start",
    "goes wrong", "common problems", "common issues", "quickstart", "quick start", "installation", "user manual",
    "upgrade guide",
  ]
  private static let pastVerbs: Set<String> = [
    "was", "were", "had", "did", "went", "became", "began", "made", "got", "took", "came", "said",
  ]
  private static let passiveAuxiliaries: Set<String> = ["is", "are", "be", "been", "being", "get", "gets", "isn't", "aren't"]
  private static let copulas = passiveAuxiliaries.union(["not", "as", "a", "an", "the"])
}
