/// A JSON value (RFC 8259) as somebody else wrote it. What is not there, or is of another kind, is null, nil or empty.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A whole number of 64 bits, however it was written: `1`, `1.0`, `1e2`.
  case integer(Int)
  /// Any other number; infinite where it is too large for a Double.
  case number(Double)
  case string(String, at: Place = Place())
  case array([JSONValue])
  /// In the order of the text.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue
    /// Of the name.
    package var place: Place

    package init(name: String, value: JSONValue, at place: Place = Place()) {
      (self.name, self.value, self.place) = (name, value, place)
    }
  }

  /// Where a string begins, in bytes of the text: no part of what it says.
  package struct Place: Hashable, Sendable {
    package var offset: UInt32 = 0

    package init() {}
    init(_ offset: Int) { self.offset = UInt32(clamping: offset) }
    package static func == (_: Place, _: Place) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  package var object: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var array: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  package var string: String? { if case .string(let text, _) = self { text } else { nil } }
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  /// Of a string: its first byte in the text.
  package var offset: Int? { if case .string(_, let place) = self { Int(place.offset) } else { nil } }

  /// A member of an object. Names are compared by their bytes; of those given twice the last one counts.
  package subscript(name: String) -> JSONValue {
    object?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value ?? .null
  }
}
