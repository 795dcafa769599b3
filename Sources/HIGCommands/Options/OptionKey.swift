import Guidelines
import Languages

/// Key path to the help of an option in a language's texts.
typealias OptionText = KeyPath<OptionTexts, String> & Sendable

/// The specification of an option for help, completion, the manual, and argument parsing.
struct OptionSpecification: Equatable, Sendable {
  /// Names with hyphens, the long one first.
  var names: [String]
  /// Name of the value in help, unless the possible values are listed.
  var placeholder: String?
  var help: OptionText
  var completion: ValueCompletion

  /// Name of the value in help, or `nil` for a flag.
  var valueName: String? {
    if case .values(let values) = completion { values.joined(separator: "|") } else { placeholder }
  }

  func help(in language: Language) -> String { language.messages.options[keyPath: help] }

  static func == (a: OptionSpecification, b: OptionSpecification) -> Bool { a.names == b.names && a.help == b.help }

  /// The kind of values that completion offers.
  enum ValueCompletion: Hashable, Sendable {
    case none, files, platforms, kinds, strengths, topics, sections
    /// Names of sources and the given words.
    case sources(or: [String])
    case values([String])
  }
}

/// An option of any value type.
protocol CommandOption: Sendable {
  var specification: OptionSpecification { get }
}

extension CommandOption {
  var name: String { specification.names[0] }
}

/// An option with the function that parses its value; the only way to read an option.
struct OptionKey<Value, ParsingError: Error>: CommandOption {
  let specification: OptionSpecification
  /// Parses the typed texts, in their order; those of a flag are empty. The name of the option is used in failures.
  let read: @Sendable (_ texts: [String], _ name: String) throws(ParsingError) -> Value

  init(
    _ name: String, short: String? = nil, value: String? = nil, offers candidates: OptionSpecification.ValueCompletion = .none,
    _ help: OptionText, read: @escaping @Sendable ([String], String) throws(ParsingError) -> Value
  ) {
    specification = OptionSpecification(
      names: [name] + (short.map { [$0] } ?? []), placeholder: value, help: help, completion: candidates)
    self.read = read
  }

  init(flag name: String, short: String? = nil, _ help: OptionText) where Value == Bool, ParsingError == Never {
    self.init(name, short: short, help) { texts, _ in !texts.isEmpty }
  }

  /// Creates an option with a text as its value; the last one typed wins.
  init(
    text name: String, short: String? = nil, _ value: String, offers candidates: OptionSpecification.ValueCompletion = .none,
    _ help: OptionText
  ) where Value == String?, ParsingError == Never {
    self.init(name, short: short, value: value, offers: candidates, help) { texts, _ in texts.last }
  }

  /// Creates an option that can be repeated and collects all values.
  init(
    texts name: String, _ value: String, offers candidates: OptionSpecification.ValueCompletion = .none, _ help: OptionText
  ) where Value == [String], ParsingError == Never {
    self.init(name, value: value, offers: candidates, help) { texts, _ in texts }
  }

  /// Creates an option with a fixed set of values, matched regardless of case.
  init<Choice: Sendable>(
    _ name: String, oneOf choices: [(name: String, value: Choice)], _ help: OptionText
  ) where Value == Choice?, ParsingError == Failure {
    let names = choices.map(\.name)
    self.init(name, offers: .values(names), help) {
      texts, option throws(Failure) in
      guard let text = texts.last else { return nil }
      guard let choice = choices.first(where: { $0.name == text.lowercased() }) else {
        throw .unknownValue(option: option, value: text, known: names)
      }
      return choice.value
    }
  }
}
