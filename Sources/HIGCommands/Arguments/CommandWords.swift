import Guidelines
import Languages
import Rendering
import TextAnalysis

/// The words of one command, sorted by `ArgumentPreparation`: its options with their values, and the rest.
struct CommandWords {
  let command: CommandSpecification
  /// In the order typed; `name` is the long one, with its hyphens; a flag's value is empty.
  var options: [(name: String, value: String)] = []
  var texts: [String] = []
  /// Whether `--` stood before all of the texts: they are no misspelt command.
  var isLiteral = false

  /// What was typed for an option, as its key reads it.
  subscript<Value>(key: OptionKey<Value, Never>) -> Value { key.read(texts(of: key), key.name) }

  subscript<Value>(key: OptionKey<Value, Failure>) -> Value {
    get throws(Failure) { try key.read(texts(of: key), key.name) }
  }

  func has(_ option: some CommandOption) -> Bool { !texts(of: option).isEmpty }

  /// Whether only what names one of the platforms is wanted, which takes a platform to name.
  var platformsOwn: Bool {
    get throws(Failure) {
      guard self[Options.platformOwn] else { return false }
      let platforms = try self[Options.platform]
      if platforms.isEmpty {
        throw .unknownValue(option: "--platform", value: "", known: Platform.allCases.map { $0.rawValue.lowercased() })
      }
      return true
    }
  }

  /// What filters records, but for topics and sources, which the index must know.
  var filter: RecordFilter {
    get throws(Failure) {
      RecordFilter(
        languages: try self[Options.language]?.languages ?? [], platforms: try self[Options.platform],
        kinds: try self[Options.kind], strengths: try self[Options.strength], platformsOwn: try platformsOwn,
        statedOnly: self[Options.sure])
    }
  }

  /// An option and its values as they were typed, to be typed again.
  func typed(_ option: some CommandOption) -> [String] { texts(of: option).flatMap { [option.name, $0] } }

  /// The command as it was typed, with a flag more.
  func retyped(with flag: OptionKey<Bool, Never>) -> String {
    let typed = options.flatMap { $0.value.isEmpty ? [$0.name] : [$0.name, $0.value] }
    return (["hig", command.name] + (texts + typed).map { ShellWord.quoted($0.short) } + [flag.name]).joined(separator: " ")
  }

  /// The same words for another command, with those of the options that it knows.
  func passed(to other: CommandSpecification) -> CommandWords {
    CommandWords(
      command: other, options: options.filter { other.option($0.name) != nil }, texts: texts, isLiteral: isLiteral)
  }

  private func texts(of option: some CommandOption) -> [String] {
    assert(command.options.contains(option.specification), "\(command.name) takes no \(option.name)")
    return options.filter { $0.name == option.name }.map(\.value)
  }
}
