import Guidelines
import Languages
import TextAnalysis

/// What the command line asks for.
enum Preparation {
  case command(any Command)
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

  private func command(_ name: String) throws(UsageProblem) -> any Command.Type {
    if let command = CommandTable.command(name) { return command }
    if name.hasPrefix("-"), name.count > 1 { throw .unknownOption(name, suggestion: nil, isQuery: false) }
    throw .unknownCommand(name, suggestion: NearMiss.best(for: name, among: CommandTable.commands.map(\.name)))
  }

  private func sort(_ words: [String], for type: any Command.Type) throws(UsageProblem) -> Preparation {
    let command = type.specification
    var sorted = CommandWords(command: command)
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
        let known = command.allOptions.flatMap(\.names)
        throw .unknownOption(
          name, suggestion: word.hasPrefix("--") ? NearMiss.best(for: name, among: known) : nil,
          isQuery: command.takesHyphenatedWords)
      }
      if option == CommandSpecification.help.specification { return .help(command) }
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
}

/// What is wrong with the words of a command line.
enum UsageProblem: Error, Hashable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?, isQuery: Bool)
  case missingValue(String, String)
  case unexpectedValue(String)
  case missingArgument(String, String)
}
