import Foundation

/// A parsed JSON value, with the few ways of asking that reading DocC needs. Anything that is not there, or is of another kind, is empty.
struct JSONValue {
  private let value: Any?

  /// nil where the bytes are no JSON. Foundation's parser bounds how deep it follows.
  init?(_ bytes: [UInt8]) {
    guard let parsed = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]) else { return nil }
    value = parsed
  }

  private init(_ value: Any?) { self.value = value }

  subscript(key: String) -> JSONValue { JSONValue((value as? [String: Any])?[key]) }

  var exists: Bool { value != nil && !(value is NSNull) }
  var string: String? { value as? String }
  var int: Int? { value as? Int }
  var isFalse: Bool { (value as? Bool) == false }
  var array: [JSONValue] { (value as? [Any])?.map { JSONValue($0) } ?? [] }
  var isArray: Bool { value is [Any] }
  var isObject: Bool { value is [String: Any] }
  /// Pairs in the order of their keys.
  var pairs: [(key: String, value: JSONValue)] {
    ((value as? [String: Any]) ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, JSONValue($0.value)) }
  }
}
