import Guidelines
import Languages

/// An option of the command line: what help, completions, the manual and the check of unknown options know of it.
struct OptionSpecification: Hashable, Sendable {
  /// With its hyphens, the long one first.
  var names: [String]
  /// What its value is called where it is not what is offered.
  var placeholder: String?
  var help: Localized<String>
  var candidates: Candidates

  /// What its value is called; nil for a flag.
  var value: String? {
    if case .these(let values) = candidates { values.joined(separator: "|") } else { placeholder }
  }

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
    _ first: String, _ second: String, read: @escaping @Sendable ([String], String) throws(Problem) -> Value
  ) {
    specification = OptionSpecification(
      names: [name] + (short.map { [$0] } ?? []), placeholder: value, help: Localized(first, second), candidates: candidates)
    self.read = read
  }

  init(flag name: String, short: String? = nil, _ first: String, _ second: String) where Value == Bool, Problem == Never {
    self.init(name, short: short, first, second) { texts, _ in !texts.isEmpty }
  }

  /// A text that counts once: the last wins.
  init(
    text name: String, short: String? = nil, _ value: String, offers candidates: OptionSpecification.Candidates = .none,
    _ first: String, _ second: String
  ) where Value == String?, Problem == Never {
    self.init(name, short: short, value: value, offers: candidates, first, second) { texts, _ in texts.last }
  }

  /// Texts that add up.
  init(
    texts name: String, _ value: String, offers candidates: OptionSpecification.Candidates = .none, _ first: String,
    _ second: String
  ) where Value == [String], Problem == Never {
    self.init(name, value: value, offers: candidates, first, second) { texts, _ in texts }
  }

  /// One of some values, by its name in any case.
  init<Choice: Sendable>(
    _ name: String, oneOf choices: [(name: String, value: Choice)], _ first: String, _ second: String
  ) where Value == Choice?, Problem == Failure {
    let names = choices.map(\.name)
    self.init(name, offers: .these(names), first, second) {
      texts, option throws(Failure) in
      guard let text = texts.last else { return nil }
      guard let choice = choices.first(where: { $0.name == text.lowercased() }) else {
        throw .unknownValue(option: option, value: text, known: names)
      }
      return choice.value
    }
  }
}
