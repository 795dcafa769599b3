import Guidelines
import Languages

/// Where each language's catalogue has the help on an option.
typealias OptionText = KeyPath<OptionTexts, String> & Sendable

/// An option of the command line: what help, completions, the manual and the check of unknown options know of it.
struct OptionSpecification: Equatable, Sendable {
  /// With its hyphens, the long one first.
  var names: [String]
  /// What its value is called where it is not what is offered.
  var placeholder: String?
  var help: OptionText
  var candidates: Candidates

  /// What its value is called; nil for a flag.
  var value: String? {
    if case .these(let values) = candidates { values.joined(separator: "|") } else { placeholder }
  }

  func help(in language: Language) -> String { language.interface.options[keyPath: help] }

  static func == (a: OptionSpecification, b: OptionSpecification) -> Bool { a.names == b.names && a.help == b.help }

  /// What the tab key offers for a value.
  enum Candidates: Hashable, Sendable {
    case none, files, platforms, kinds, strengths, topics, sections
    /// And some words beside the sources' names.
    case sources(or: [String])
    case these([String])
  }
}

/// An option of any type, for the table.
protocol CommandOption: Sendable {
  var specification: OptionSpecification { get }
}

extension CommandOption {
  var name: String { specification.names[0] }
}

/// An option with what its texts mean: the only way to read it.
struct OptionKey<Value, Problem: Error>: CommandOption {
  let specification: OptionSpecification
  /// From the texts typed for it, in their order (a flag's are empty), and its name, for failures.
  let read: @Sendable (_ texts: [String], _ name: String) throws(Problem) -> Value

  init(
    _ name: String, short: String? = nil, value: String? = nil, offers candidates: OptionSpecification.Candidates = .none,
    _ help: OptionText, read: @escaping @Sendable ([String], String) throws(Problem) -> Value
  ) {
    specification = OptionSpecification(
      names: [name] + (short.map { [$0] } ?? []), placeholder: value, help: help, candidates: candidates)
    self.read = read
  }

  init(flag name: String, short: String? = nil, _ help: OptionText) where Value == Bool, Problem == Never {
    self.init(name, short: short, help) { texts, _ in !texts.isEmpty }
  }

  /// A text that counts once: the last wins.
  init(
    text name: String, short: String? = nil, _ value: String, offers candidates: OptionSpecification.Candidates = .none,
    _ help: OptionText
  ) where Value == String?, Problem == Never {
    self.init(name, short: short, value: value, offers: candidates, help) { texts, _ in texts.last }
  }

  /// Texts that add up.
  init(
    texts name: String, _ value: String, offers candidates: OptionSpecification.Candidates = .none, _ help: OptionText
  ) where Value == [String], Problem == Never {
    self.init(name, value: value, offers: candidates, help) { texts, _ in texts }
  }

  /// One of some values, by its name in any case.
  init<Choice: Sendable>(
    _ name: String, oneOf choices: [(name: String, value: Choice)], _ help: OptionText
  ) where Value == Choice?, Problem == Failure {
    let names = choices.map(\.name)
    self.init(name, offers: .these(names), help) {
      texts, option throws(Failure) in
      guard let text = texts.last else { return nil }
      guard let choice = choices.first(where: { $0.name == text.lowercased() }) else {
        throw .unknownValue(option: option, value: text, known: names)
      }
      return choice.value
    }
  }
}
