/// A JSON value (RFC 8259) as somebody else wrote it. Of names that an object gives twice the last one counts.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A whole number of 64 bits, however it was written: `1`, `1.0`, `1e2`.
  case integer(Int)
  /// Any other number; infinite where it is too large for a Double.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// A member of an object; nil for what is none, or has none of that name.
  package subscript(name: String) -> JSONValue? { object?[name] }
}
