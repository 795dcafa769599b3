import Guidelines
import Languages
import Rendering
import TextAnalysis

/// A parameter of a tool, with its schema and the rules by which arguments are checked.
struct ToolParameter {
  enum ValueType {
    case text
    case platform, language, kind, strength
    case choice([String])
    case count(ClosedRange<Int>, default: Int)
  }

  var name: String
  var type = ValueType.text
  var note: String?

  static let platform = ToolParameter(name: "platform", type: .platform, note: "What holds there")
  static let language = ToolParameter(name: "language", type: .language, note: "Of the answer")
  static let topic = ToolParameter(name: "topic", note: "Slug, title, API name")
  static let strength = ToolParameter(name: "strength", type: .strength, note: "How rules bind")
  static let cursor = ToolParameter(name: "cursor", note: "'next' of the last")

  var schema: JSONObject {
    let form: JSONObject =
      switch type {
      case .text: ["type": "string"]
      case .platform: ["enum": Platform.allCases]
      case .language: ["enum": Languages.supported]
      case .kind: ["enum": RecordKind.allCases]
      case .strength: ["enum": Strength.allCases]
      case .choice(let names): ["enum": names]
      case .count(let range, let usual):
        ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound, "default": usual]
      }
    return form + (note.map { ["description": $0] } ?? [:])
  }
}

/// An invalid argument and its remedy. The text is the answer of the tool, so that the model can correct the call; it is not a
/// protocol error.
struct ToolArgumentError: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

/// Arguments of a tool call. A null or empty value counts as absent.
struct ToolArguments {
  private let values: [String: JSONValue]

  init(_ values: [JSONValue.Member], for parameters: [ToolParameter]) throws {
    let knownNames = parameters.map(\.name)
    if let unknown = values.map(\.name).filter({ !knownNames.contains($0) }).min() {
      throw ToolArgumentError(
        "There is no argument '\(unknown.truncatedForMessage)'. There are: \(knownNames.joined(separator: ", ")).")
    }
    self.values = Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      .filter { $0.value != .null && $0.value != .string("") }
  }

  /// Returns the arguments in the parameters of a tool call or prompt.
  static func members(of parameters: JSONValue) throws(ProtocolError) -> [JSONValue.Member] {
    let arguments = parameters["arguments"]
    guard let members = arguments == .null ? [] : arguments.object else {
      throw .invalidParameters("'arguments' must be an object")
    }
    return members
  }

  func text(_ name: String) throws -> String? {
    guard let value = values[name] else { return nil }
    guard let text = value.string else { throw ToolArgumentError("'\(name)' must be a string.") }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  func count(_ parameter: ToolParameter) throws -> Int {
    guard case .count(let range, let defaultCount) = parameter.type else {
      preconditionFailure("'\(parameter.name)' is no count")
    }
    guard let value = values[parameter.name] else { return defaultCount }
    guard let count = value.integer, range.contains(count) else {
      throw ToolArgumentError("'\(parameter.name)' must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return count
  }

  /// Returns the platforms in a value with one platform or several separated by commas, ignoring case. Names of devices are
  /// accepted, too.
  func platforms() throws -> [Platform] {
    try words("platform").compactMap { word in
      if word.lowercased() == "all" { return nil }
      guard let platform = Platform(name: word) ?? Platform(device: word) else {
        throw Failure.unknownValue(option: "platform", value: word, known: Platform.allCases.map(\.rawValue))
      }
      return platform
    }
  }

  /// Returns the language, or `nil` for any.
  func language() throws -> Language? {
    guard let word = try text("language"), !["both", "all"].contains(word.lowercased()) else { return nil }
    guard let language = Languages.language(named: word) else {
      throw Failure.unknownValue(option: "language", value: word, known: Languages.supported.map(\.rawValue))
    }
    return language
  }

  func kinds() throws -> [RecordKind] {
    try words("kind").compactMap { word in
      if word.lowercased() == "all" { return nil }
      guard let kind = RecordKind(rawValue: word.lowercased()) else {
        throw Failure.unknownValue(option: "kind", value: word, known: RecordKind.allCases.map(\.rawValue))
      }
      return kind
    }
  }

  func strengths() throws -> [Strength] {
    try words("strength").map { word in
      guard let strength = Strength(rawValue: word.lowercased()) else {
        throw Failure.unknownValue(option: "strength", value: word, known: Strength.allCases.map(\.rawValue))
      }
      return strength
    }
  }

  /// Returns the chosen name, one of those that the definition lists, or `nil` if the argument is absent.
  func choice(_ parameter: ToolParameter) throws -> String? {
    guard case .choice(let names) = parameter.type, let word = try text(parameter.name) else { return nil }
    guard names.contains(word.lowercased()) else {
      throw Failure.unknownValue(option: parameter.name, value: word, known: names)
    }
    return word.lowercased()
  }

  func cursor() throws -> Cursor {
    guard let text = try text("cursor") else { return .start }
    guard let cursor = Cursor(text) else {
      throw ToolArgumentError(
        "'\(text.truncatedForMessage)' is no cursor: give 'next' of the last answer as it is, with the same other arguments.")
    }
    return cursor
  }

  private func words(_ name: String) throws -> [String] {
    try text(name)?.split { $0 == "," || $0 == " " || $0 == "、" }.map(String.init) ?? []
  }
}

extension ToolArgumentError {
  static let endOfCursor = ToolArgumentError("There is nothing more behind this cursor.")
}
