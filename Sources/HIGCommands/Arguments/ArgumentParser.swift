import Guidelines
import Languages
import TextAnalysis

/// The action that a command line requests.
enum ParsedArguments {
  case command(any Command)
  /// The command line is empty.
  case empty
  /// Help on one command or, if `nil`, the overview of all commands.
  case help(CommandSpecification?)
  case version
  /// Completions for a shell script; the value is the words typed so far.
  case completions([String])
  /// The completion script for the shell of that name; empty if no name was given.
  case completionScript(String)
}

/// Parses a command line into a command, its options, and its positional arguments.
///
/// If the first word is not a command, all words are looked up. A word with a single hyphen after the first word of a query is
/// text, but a single letter is an option (`-n 3`). Every option is known; otherwise an error with a suggestion is thrown.
/// swift-argument-parser is not used: it reads `-watchOS` as a bundle of short options, finds `-h` in it, and prints help; and
/// its generic types cost a lookup 14 million instructions, a third of a search.
struct ArgumentParser {
  let arguments: [String]

  func parse() throws(UsageError) -> ParsedArguments {
    guard let first = arguments.first else { return .empty }
    if first == "--version" { return .version }
    if first == "--help" || first == "-h" { return .help(nil) }
    if first == "help" {
      guard arguments.count > 1 else { return .help(nil) }
      // For example, "help text under a field" is a query.
      if arguments.count > 2, CommandTable.command(arguments[1]) == nil { return try parse(arguments, for: LookupCommand.self) }
      return .help(try command(arguments[1]).specification)
    }
    if first == "---completion" { return .completions(Array(arguments.dropFirst())) }
    if first == "--generate-completion-script" { return .completionScript(arguments.count > 1 ? arguments[1] : "") }
    if first.hasPrefix("--generate-completion-script=") {
      return .completionScript(String(first.dropFirst("--generate-completion-script=".count)))
    }
    var words = arguments
    var leading: [String] = []
    // Options before the command belong to the command.
    while let word = words.first, word.hasPrefix("-"), word.count > 1, word != "--" {
      let name = String(word.prefix { $0 != "=" })
      guard let option = CommandTable.commands.lazy.compactMap({ $0.option(name) }).first else {
        throw .unknownOption(name.truncatedForMessage, suggestion: nil, isQuery: true)
      }
      leading.append(words.removeFirst())
      if option.valueName != nil, !word.contains("=") {
        guard !words.isEmpty else { throw .missingValue(name, option.valueName ?? "") }
        leading.append(words.removeFirst())
      }
    }
    guard let name = words.first else { return .help(nil) }
    guard let command = CommandTable.command(name) else { return try parse(leading + words, for: LookupCommand.self) }
    let parsed = try parse(leading + words.dropFirst(), for: command)
    if command.specification.takesNoArguments, case .command(let parsedCommand) = parsed,
      !parsedCommand.arguments.positionals.isEmpty
    {
      return try parse(leading + words, for: LookupCommand.self)
    }
    return parsed
  }

  private func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = CommandTable.command(name) { return command }
    throw .unknownCommand(
      name.truncatedForMessage, suggestion: SpellingSuggestion.best(for: name, among: CommandTable.commands.map(\.name)))
  }

  private func parse(_ words: [String], for type: any Command.Type) throws(UsageError) -> ParsedArguments {
    let command = type.specification
    var parsed = CommandArguments(command: command)
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        parsed.isLiteral = parsed.positionals.isEmpty
        parsed.positionals += words[index...]
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        parsed.positionals.append(word)
        continue
      }
      if let (option, number) = Self.splitAttachedNumber(word, command) {
        parsed.options.append((option.names[0], number))
        continue
      }
      let name = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : word
      guard let option = command.option(name) else {
        if command.allowsHyphenatedText, !parsed.positionals.isEmpty, !word.hasPrefix("--"), !Self.isLetterOption(word) {
          parsed.positionals.append(word)
          continue
        }
        let knownNames = command.allOptions.flatMap(\.names)
        throw .unknownOption(
          name.truncatedForMessage,
          suggestion: word.hasPrefix("--") ? SpellingSuggestion.best(for: name, among: knownNames) : nil,
          isQuery: command.allowsHyphenatedText)
      }
      if option == CommandSpecification.helpOption.specification { return .help(command) }
      let long = option.names.first ?? name
      let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
      if option.valueName == nil {
        if equals != nil { throw .unexpectedValue(name) }
        parsed.options.append((long, ""))
      } else if let equals {
        parsed.options.append((long, String(word[word.index(after: equals)...])))
      } else {
        guard index < words.count else { throw .missingValue(name, option.valueName ?? "") }
        parsed.options.append((long, words[index]))
        index += 1
      }
    }
    if let required = command.requiredArguments, !parsed.options.contains(where: { $0.name == Options.topic.name }),
      parsed.positionals.count < required.split(separator: " ").count
    {
      throw .missingArgument(command.name, required)
    }
    return .command(type.init(arguments: parsed))
  }

  /// Returns `true` for an option of a single letter, such as `-n`, which is never a word of a query.
  private static func isLetterOption(_ word: String) -> Bool {
    word.utf8.count == 2 && word.last.map { $0.isASCII && $0.isLetter } ?? false
  }

  /// Splits a short option with an attached number: `-n3` is `-n 3`.
  private static func splitAttachedNumber(_ word: String, _ command: CommandSpecification) -> (OptionSpecification, String)? {
    let number = word.dropFirst(2)
    guard !number.isEmpty, number.utf8.allSatisfy(\.isASCIIDigit), isLetterOption(String(word.prefix(2))),
      let option = command.option(String(word.prefix(2))), option.valueName != nil
    else { return nil }
    return (option, String(number))
  }
}
