import TextAnalysis

extension JSONValue {
  /// Its texts without what no page should bring in.
  var cleaned: JSONValue {
    switch self {
    case .string(let text, let place): .string(TextCleaner.string(text), at: place)
    case .array(let elements): .array(elements.map(\.cleaned))
    case .object(let members): .object(members.map { Member(name: TextCleaner.string($0.name), value: $0.value.cleaned) })
    case .null, .boolean, .integer, .number: self
    }
  }

  /// A number that may be added to another.
  var smallNumber: Int? { integer.flatMap { $0.magnitude < 1_000_000_000 ? $0 : nil } }
}
