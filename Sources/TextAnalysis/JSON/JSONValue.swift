/// A parsed JSON value (RFC 8259) from an untrusted source. Accessors return null, `nil`, or an empty array for missing values
/// and other types.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// An integer of up to 64 bits, however it is written: `1`, `1.0`, `1e2`.
  case integer(Int)
  /// Any other number; infinite if it is too large for a `Double`.
  case number(Double)
  case string(String, at: Position = Position())
  case array([JSONValue])
  /// An object; its members have the order of the text.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue
    /// The position of the name in the text.
    package var position: Position

    package init(name: String, value: JSONValue, at place: Position = Position()) {
      (self.name, self.value, self.position) = (name, value, place)
    }
  }

  /// The position of a string in the parsed text, as a byte offset. All positions compare equal, so that they do not affect the
  /// equality of values.
  package struct Position: Hashable, Sendable {
    package var offset: UInt32 = 0

    package init() {}
    init(_ offset: Int) { self.offset = UInt32(clamping: offset) }
    package static func == (_: Position, _: Position) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  package var object: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var array: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  package var string: String? { if case .string(let text, _) = self { text } else { nil } }
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The offset of a string's first byte in the parsed text, or `nil` for other values.
  package var offset: Int? { if case .string(_, let place) = self { Int(place.offset) } else { nil } }

  /// Returns a member of an object, or `.null` if there is none. Names are compared by their bytes; the last of duplicate members
  /// is returned.
  package subscript(name: String) -> JSONValue {
    object?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value ?? .null
  }
}
