import TextAnalysis

extension JSONValue {
  /// The value with strings and member names cleaned by `TextCleaner`.
  var cleaned: JSONValue {
    switch self {
    case .string(let text, let offset): .string(TextCleaner.cleaned(text), at: offset)
    case .array(let elements): .array(elements.map(\.cleaned))
    case .object(let members): .object(members.map { Member(name: TextCleaner.cleaned($0.name), value: $0.value.cleaned) })
    case .null, .boolean, .integer, .number: self
    }
  }

  /// The integer if it is small enough to be added without overflow, or `nil`.
  var smallInteger: Int? { integer.flatMap { $0.magnitude < 1_000_000_000 ? $0 : nil } }
}
