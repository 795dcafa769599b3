import Guidelines
import Languages
import TextAnalysis

/// What the command line asks for.
enum Preparation {
  case command(any Command)
  /// No word at all.
  case nothing
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
/// Where the first word is no command, all of them are looked up. A `-word` after the first word of a query is text; a single letter is an option
/// (`-n 3`), and every option is known or an error with a suggestion. swift-argument-parser is not asked: it takes `-watchOS` for a bundle of short options, finds `-h` in it and prints help, and its generic types cost a lookup 14 million
/// instructions, a third of a search.
struct ArgumentPreparation {
  let arguments: [String]

  func prepare() throws(UsageProblem) -> Preparation {
    guard let first = arguments.first else { return .nothing }
    if first == "--version" { return .version }
    if first == "--help" || first == "-h" { return .help(nil) }
    if first == "help" {
      guard arguments.count > 1 else { return .help(nil) }
      // "help text under a field"
      if arguments.count > 2, CommandTable.command(arguments[1]) == nil { return try sort(arguments, for: LookupCommand.self) }
      return .help(try command(arguments[1]).specification)
    }
    if first == "---completion" { return .completions(Array(arguments.dropFirst())) }
    if first == "--generate-completion-script" { return .completionScript(arguments.count > 1 ? arguments[1] : "") }
    if first.hasPrefix("--generate-completion-script=") {
      return .completionScript(String(first.dropFirst("--generate-completion-script=".count)))
    }
    var words = arguments
    var leading: [String] = []
    // Options before the command go to the command.
    while let word = words.first, word.hasPrefix("-"), word.count > 1, word != "--" {
      let name = String(word.prefix { $0 != "=" })
      guard let option = CommandTable.commands.lazy.compactMap({ $0.option(name) }).first else {
        throw .unknownOption(name.short, suggestion: nil, isQuery: true)
      }
      leading.append(words.removeFirst())
      if option.value != nil, !word.contains("=") {
        guard !words.isEmpty else { throw .missingValue(name, option.value ?? "") }
        leading.append(words.removeFirst())
      }
    }
    guard let name = words.first else { return .help(nil) }
    guard let command = CommandTable.command(name) else { return try sort(leading + words, for: LookupCommand.self) }
    let sorted = try sort(leading + words.dropFirst(), for: command)
    if command.specification.standsAlone, case .command(let made) = sorted, !made.words.texts.isEmpty {
      return try sort(leading + words, for: LookupCommand.self)
    }
    return sorted
  }

  private func command(_ name: String) throws(UsageProblem) -> any Command.Type {
    if let command = CommandTable.command(name) { return command }
    throw .unknownCommand(
      name.short, suggestion: NearMiss.best(for: name, among: CommandTable.commands.map(\.name)))
  }

  private func sort(_ words: [String], for type: any Command.Type) throws(UsageProblem) -> Preparation {
    let command = type.specification
    var sorted = CommandWords(command: command)
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        sorted.isLiteral = sorted.texts.isEmpty
        sorted.texts += words[index...]
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        sorted.texts.append(word)
        continue
      }
      if let (option, number) = Self.numbered(word, command) {
        sorted.options.append((option.names[0], number))
        continue
      }
      let name = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : word
      guard let option = command.option(name) else {
        if command.takesHyphenatedWords, !sorted.texts.isEmpty, !word.hasPrefix("--"), !Self.isLetter(word) {
          sorted.texts.append(word)
          continue
        }
        let known = command.allOptions.flatMap(\.names)
        throw .unknownOption(
          name.short, suggestion: word.hasPrefix("--") ? NearMiss.best(for: name, among: known) : nil,
          isQuery: command.takesHyphenatedWords)
      }
      if option == CommandSpecification.helpOption.specification { return .help(command) }
      let long = option.names.first ?? name
      let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
      if option.value == nil {
        if equals != nil { throw .unexpectedValue(name) }
        sorted.options.append((long, ""))
      } else if let equals {
        sorted.options.append((long, String(word[word.index(after: equals)...])))
      } else {
        guard index < words.count else { throw .missingValue(name, option.value ?? "") }
        sorted.options.append((long, words[index]))
        index += 1
      }
    }
    if let needed = command.needs, !sorted.options.contains(where: { $0.name == Options.topic.name }),
      sorted.texts.count < needed.split(separator: " ").count
    {
      throw .missingArgument(command.name, needed)
    }
    return .command(type.init(words: sorted))
  }

  /// `-n`: never a word of a query.
  private static func isLetter(_ word: String) -> Bool {
    word.utf8.count == 2 && word.last.map { $0.isASCII && $0.isLetter } ?? false
  }

  /// `-n3` is `-n 3`.
  private static func numbered(_ word: String, _ command: CommandSpecification) -> (OptionSpecification, String)? {
    let number = word.dropFirst(2)
    guard !number.isEmpty, number.utf8.allSatisfy(\.isASCIIDigit), isLetter(String(word.prefix(2))),
      let option = command.option(String(word.prefix(2))), option.value != nil
    else { return nil }
    return (option, String(number))
  }
}
