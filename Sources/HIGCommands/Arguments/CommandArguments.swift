import Guidelines
import Languages
import Rendering
import TextAnalysis

/// The parsed arguments of one command: options with their values, and positional arguments.
struct CommandArguments {
  let command: CommandSpecification
  /// Options in the order typed, by their long names with hyphens. The value of a flag is empty.
  var options: [(name: String, value: String)] = []
  var positionals: [String] = []
  /// `true` if `--` precedes all positional arguments, so the first one is not a misspelled command.
  var isLiteral = false

  /// Returns the value of an option, parsed by its key.
  subscript<Value>(key: OptionKey<Value, Never>) -> Value { key.read(values(of: key), key.name) }

  subscript<Value>(key: OptionKey<Value, Failure>) -> Value {
    get throws(Failure) { try key.read(values(of: key), key.name) }
  }

  func has(_ option: some CommandOption) -> Bool { !values(of: option).isEmpty }

  /// Indicates whether only records that name one of the platforms match.
  /// - Throws: `.unknownValue` if `--platform-own` is given without a platform.
  var requiresNamedPlatform: Bool {
    get throws(Failure) {
      guard self[Options.platformOwn] else { return false }
      let platforms = try self[Options.platform]
      if platforms.isEmpty {
        throw .unknownValue(option: "--platform", value: "", known: Platform.allCases.map { $0.rawValue.lowercased() })
      }
      return true
    }
  }

  /// The record filter of the options, without topics and sources, which must be resolved in the index.
  var filter: RecordFilter {
    get throws(Failure) {
      RecordFilter(
        languages: try self[Options.language]?.languages ?? [], platforms: try self[Options.platform],
        kinds: try self[Options.kind], strengths: try self[Options.strength], requiresNamedPlatform: try requiresNamedPlatform,
        excludesInferred: self[Options.statedOnly])
    }
  }

  /// Returns an option and its values as typed, for use in another command line.
  func typedArguments(_ option: some CommandOption) -> [String] { values(of: option).flatMap { [option.name, $0] } }

  /// Returns the command line as typed, with one more flag.
  func commandLine(adding flag: OptionKey<Bool, Never>) -> String {
    let typed = options.flatMap { $0.value.isEmpty ? [$0.name] : [$0.name, $0.value] }
    return (["hig", command.name] + (positionals + typed).map { ShellWord.quoted($0.truncatedForMessage) } + [flag.name]).joined(
      separator: " ")
  }

  /// Returns the same arguments for another command, with those options that it has.
  func forwarded(to other: CommandSpecification) -> CommandArguments {
    CommandArguments(
      command: other, options: options.filter { other.option($0.name) != nil }, positionals: positionals, isLiteral: isLiteral)
  }

  private func values(of option: some CommandOption) -> [String] {
    assert(command.options.contains(option.specification), "\(command.name) takes no \(option.name)")
    return options.filter { $0.name == option.name }.map(\.value)
  }
}
