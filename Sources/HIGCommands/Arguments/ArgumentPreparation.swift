import Guidelines

/// What the command line asks for.
enum Preparation: Hashable {
  case words(CommandWords)
  /// Help on one command, or on all.
  case help(CommandSpecification?)
  case version
  /// The words typed so far, for which a shell's script asks what may follow.
  case completions([String])
  /// The script for a shell, by its name; empty where none is named.
  case completionScript(String)
}

/// Sorts the words of a command line into options and text.
///
/// A `-word` after the first word of a query is text, and every other option is known or an error with a suggestion. swift-argument-parser is not
/// asked: it takes `-watchOS` for a bundle of short options, finds `-h` in it and prints help, and its generic types cost a lookup 14 million
/// instructions, a third of a search.
struct ArgumentPreparation {
  let arguments: [String]

  func prepare() throws(UsageProblem) -> Preparation {
    guard let first = arguments.first else { return .help(nil) }
    if first == "--version" { return .version }
    if first == "--help" || first == "-h" { return .help(nil) }
    if first == "help" {
      guard arguments.count > 1 else { return .help(nil) }
      return .help(try command(arguments[1]))
    }
    if first == "---completion" { return .completions(Array(arguments.dropFirst())) }
    if first == "--generate-completion-script" { return .completionScript(arguments.count > 1 ? arguments[1] : "") }
    if first.hasPrefix("--generate-completion-script=") {
      return .completionScript(String(first.dropFirst("--generate-completion-script=".count)))
    }
    var words = arguments
    var leading: [String] = []
    // Options before the command go to the command.
    while let word = words.first, word.hasPrefix("--"), word.count > 2 {
      let name = String(word.prefix { $0 != "=" })
      guard let option = CommandTable.commands.lazy.compactMap({ $0.option(name) }).first else {
        throw .unknownOption(name, suggestion: nil, isQuery: false)
      }
      leading.append(words.removeFirst())
      if option.value != nil, !word.contains("=") {
        guard !words.isEmpty else { throw .missingValue(name, option.value ?? "") }
        leading.append(words.removeFirst())
      }
    }
    guard let name = words.first else { return .help(nil) }
    let command = try command(name)
    return try sort(leading + words.dropFirst(), for: command)
  }

  private func command(_ name: String) throws(UsageProblem) -> CommandSpecification {
    if let command = CommandTable.command(name) { return command }
    if name.hasPrefix("-"), name.count > 1 { throw .unknownOption(name, suggestion: nil, isQuery: false) }
    throw .unknownCommand(name, suggestion: NearMiss.best(for: name, among: CommandTable.commands.map(\.name)))
  }

  private func sort(_ words: [String], for command: CommandSpecification) throws(UsageProblem) -> Preparation {
    var sorted = CommandWords(command: command.name)
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        sorted.texts += words[index...]
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        sorted.texts.append(word)
        continue
      }
      let name = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : word
      guard let option = command.option(name) else {
        if command.takesHyphenatedWords, !sorted.texts.isEmpty, !word.hasPrefix("--") {
          sorted.texts.append(word)
          continue
        }
        let known = (command.options + CommandTable.everywhere).flatMap(\.names)
        throw .unknownOption(
          name, suggestion: word.hasPrefix("--") ? NearMiss.best(for: name, among: known) : nil,
          isQuery: command.takesHyphenatedWords)
      }
      if option.names.contains("--help") { return .help(command) }
      let long = option.names.first ?? name
      let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
      if option.value == nil {
        if equals != nil { throw .unexpectedValue(name) }
        sorted.options.append(.init(name: long, value: ""))
      } else if let equals {
        sorted.options.append(.init(name: long, value: String(word[word.index(after: equals)...])))
      } else {
        guard index < words.count else { throw .missingValue(name, option.value ?? "") }
        sorted.options.append(.init(name: long, value: words[index]))
        index += 1
      }
    }
    if let needed = command.needs, !sorted.has("--topic"),
      sorted.texts.count < needed.split(separator: " ").count
    {
      throw .missingArgument(command.name, needed)
    }
    return .words(sorted)
  }
}

/// What is wrong with the words of a command line.
enum UsageProblem: Error, Hashable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?, isQuery: Bool)
  case missingValue(String, String)
  case unexpectedValue(String)
  case missingArgument(String, String)
}

/// The known name that was probably meant.
enum NearMiss {
  /// At most a third of the letters may differ (by insertion, deletion, replacement or exchange of neighbours).
  static func best(for name: String, among known: [String]) -> String? {
    let typed = Array(name.lowercased().prefix(60))
    let scored = known.map { (name: $0, distance: distance(typed, Array($0.lowercased()))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    if known.count(where: { $0.hasPrefix(name) }) == 1, typed.count > 1 { return known.first { $0.hasPrefix(name) } }
    return best.distance <= max(1, typed.count / 3) ? best.name : nil
  }

  static func isNear(_ name: String, _ known: String) -> Bool {
    abs(name.count - known.count) <= name.count / 3 && distance(Array(name), Array(known)) <= max(1, name.count / 3)
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
