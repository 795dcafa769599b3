import Guidelines

/// A type that can be written as JSON.
package protocol JSONEncodable {
  func write(into json: inout JSONWriter)
}

/// A JSON object whose members keep their order: `["id": record.id, "platforms": record.platforms]`.
package struct JSONObject: JSONEncodable, ExpressibleByDictionaryLiteral {
  var members: [(name: String, value: any JSONEncodable)]

  package init(_ members: [(name: String, value: any JSONEncodable)]) { self.members = members }
  package init(dictionaryLiteral members: (String, any JSONEncodable)...) { self.members = members.map { ($0.0, $0.1) } }

  package static func + (a: JSONObject, b: JSONObject) -> JSONObject { JSONObject(a.members + b.members) }

  /// Returns the members with these names whose value is not null, false, or empty.
  package func only(_ names: String...) -> JSONObject {
    JSONObject(
      members.filter { names.contains($0.name) && !["null", "false", "\"\"", "[]", "{}"].contains($0.value.jsonText) })
  }

  package func write(into json: inout JSONWriter) {
    json.object { json in
      for member in members {
        json.key(member.name)
        member.value.write(into: &json)
      }
    }
  }
}

/// Text that is already JSON.
package struct RawJSON: JSONEncodable {
  let text: String
  package init(_ text: String) { self.text = text }
  package func write(into json: inout JSONWriter) { json.json(text) }
}

/// A type that is written as a JSON object.
package protocol JSONObjectConvertible: JSONEncodable {
  var json: JSONObject { get }
}

extension JSONObjectConvertible {
  package func write(into writer: inout JSONWriter) { json.write(into: &writer) }
}

extension JSONEncodable {
  /// The value as JSON on one line, without a line feed.
  package var jsonText: String {
    var writer = JSONWriter()
    write(into: &writer)
    return writer.text
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue == String {
  package func write(into json: inout JSONWriter) { json.string(rawValue) }
}

extension Platform: JSONEncodable {}
extension PlatformState: JSONEncodable {}
extension Language: JSONEncodable {}
extension RecordKind: JSONEncodable {}
extension Strength: JSONEncodable {}
extension ChangelogEntry.Kind: JSONEncodable {}

extension String: JSONEncodable {
  package func write(into json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONEncodable {
  package func write(into json: inout JSONWriter) { json.integer(self) }
}

extension Double: JSONEncodable {
  package func write(into json: inout JSONWriter) { json.number(self) }
}

extension Bool: JSONEncodable {
  package func write(into json: inout JSONWriter) { json.boolean(self) }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  package func write(into json: inout JSONWriter) { if let self { self.write(into: &json) } else { json.null() } }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  package func write(into json: inout JSONWriter) { json.array(self) { $1.write(into: &$0) } }
}

/// An object with the codes of the languages as keys.
extension Localized: JSONEncodable where Value: JSONEncodable {
  package func write(into json: inout JSONWriter) { JSONObject(pairs.map { ($0.0.rawValue, $0.1) }).write(into: &json) }
}
