import Rendering
import TextAnalysis

/// Where the next part of an answer begins, as a client is given it and gives it back: opaque to it.
struct Cursor: Hashable {
  /// How many items come before.
  var offset: Int

  static let start = Cursor(offset: 0)

  init(offset: Int) { self.offset = offset }

  /// nil for what this program never gave.
  init?(_ text: String) {
    guard text.hasPrefix("n"), let offset = Int(text.dropFirst(), radix: 36), (1...1_000_000).contains(offset),
      Cursor(offset: offset).text == text
    else { return nil }
    self.offset = offset
  }

  var text: String { "n" + String(offset, radix: 36) }
}

extension MethodResult {
  /// One page of a list, and where the next begins.
  static func list<Element>(
    _ name: String, _ elements: [Element], _ scope: CacheScope = .public, for parameters: JSONValue,
    write: @escaping (inout JSONWriter, Element) -> Void
  ) throws(ProtocolError) -> MethodResult {
    var start = Cursor.start
    if parameters["cursor"] != .null {
      guard let cursor = parameters["cursor"].string.flatMap({ Cursor($0) }), cursor.offset < elements.count else {
        throw .invalidParameters("no such cursor")
      }
      start = cursor
    }
    let end = min(elements.count, start.offset + mostListed)
    return MethodResult(scope) { json in
      json.key(name)
      json.array(elements[start.offset..<end]) { json, element in json.object { write(&$0, element) } }
      if end < elements.count { json.field("nextCursor", Cursor(offset: end).text) }
    }
  }

  private static var mostListed: Int { 50 }
}
