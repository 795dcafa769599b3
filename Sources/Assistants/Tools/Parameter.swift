import Guidelines
import Languages
import Rendering
import TextAnalysis

/// An argument that a tool takes: what the definition says of it, and what is checked.
struct Parameter {
  enum Form {
    case text
    case platform, language, kind, strength
    case oneOf([String])
    case count(ClosedRange<Int>, usual: Int)
  }

  var name: String
  var form = Form.text
  var note: String?

  static let platform = Parameter(name: "platform", form: .platform, note: "What holds there")
  static let language = Parameter(name: "language", form: .language, note: "Of the answer")
  static let topic = Parameter(name: "topic", note: "Slug, title, API name")
  static let strength = Parameter(name: "strength", form: .strength, note: "How rules bind")
  static let cursor = Parameter(name: "cursor", note: "'next' of the last")

  var schema: JSONObject {
    let form: JSONObject =
      switch form {
      case .text: ["type": "string"]
      case .platform: ["enum": Platform.allCases]
      case .language: ["enum": Languages.codes]
      case .kind: ["enum": RecordKind.allCases]
      case .strength: ["enum": Strength.allCases]
      case .oneOf(let names): ["enum": names]
      case .count(let range, let usual):
        ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound, "default": usual]
      }
    return form + (note.map { ["description": $0] } ?? [:])
  }
}

/// What is wrong with the arguments, and what would be right: an answer for the model, which can mend it. No error of the protocol.
struct ArgumentProblem: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

/// The arguments of a call. What is null or empty is as good as not given.
struct Arguments {
  private let values: [String: JSONValue]

  init(_ values: [JSONValue.Member], for parameters: [Parameter]) throws {
    let known = parameters.map(\.name)
    if let unknown = values.map(\.name).filter({ !known.contains($0) }).min() {
      throw ArgumentProblem("There is no argument '\(unknown.short)'. There are: \(known.joined(separator: ", ")).")
    }
    self.values = Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      .filter { $0.value != .null && $0.value != .string("") }
  }

  /// What a call or a prompt was given.
  static func members(of parameters: JSONValue) throws(ProtocolError) -> [JSONValue.Member] {
    let given = parameters["arguments"]
    guard let members = given == .null ? [] : given.object else { throw .invalidParameters("'arguments' must be an object") }
    return members
  }

  func text(_ name: String) throws -> String? {
    guard let value = values[name] else { return nil }
    guard let text = value.string else { throw ArgumentProblem("'\(name)' must be a string.") }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  func count(_ parameter: Parameter) throws -> Int {
    guard case .count(let range, let usual) = parameter.form else { preconditionFailure("'\(parameter.name)' is no count") }
    guard let value = values[parameter.name] else { return usual }
    guard let count = value.integer, range.contains(count) else {
      throw ArgumentProblem("'\(parameter.name)' must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return count
  }

  /// One platform, or several with commas between them, in any case; a device's name is as good.
  func platforms() throws -> [Platform] {
    try words("platform").compactMap { word in
      if word.lowercased() == "all" { return nil }
      guard let platform = Platform(name: word) ?? Platform(device: word) else {
        throw Failure.unknownValue(option: "platform", value: word, known: Platform.allCases.map(\.rawValue))
      }
      return platform
    }
  }

  /// nil for any.
  func language() throws -> Language? {
    guard let word = try text("language"), !["both", "all"].contains(word.lowercased()) else { return nil }
    guard let language = Languages.named(word) else {
      throw Failure.unknownValue(option: "language", value: word, known: Languages.codes.map(\.rawValue))
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

  /// One of the names that the definition lists; nil where none is given.
  func choice(_ parameter: Parameter) throws -> String? {
    guard case .oneOf(let names) = parameter.form, let word = try text(parameter.name) else { return nil }
    guard names.contains(word.lowercased()) else {
      throw Failure.unknownValue(option: parameter.name, value: word, known: names)
    }
    return word.lowercased()
  }

  func cursor() throws -> Cursor {
    guard let text = try text("cursor") else { return .start }
    guard let cursor = Cursor(text) else {
      throw ArgumentProblem(
        "'\(text.short)' is no cursor: give 'next' of the last answer as it is, with the same other arguments.")
    }
    return cursor
  }

  private func words(_ name: String) throws -> [String] {
    try text(name)?.split { $0 == "," || $0 == " " || $0 == "、" }.map(String.init) ?? []
  }
}

extension ArgumentProblem {
  static let endOfCursor = ArgumentProblem("There is nothing more behind this cursor.")
}
