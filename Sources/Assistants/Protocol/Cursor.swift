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
  static func list(
    _ name: String, _ elements: [JSONObject], _ scope: CacheScope = .public, for parameters: JSONValue
  ) throws(ProtocolError) -> MethodResult {
    var start = Cursor.start
    if parameters["cursor"] != .null {
      guard let cursor = parameters["cursor"].string.flatMap({ Cursor($0) }), cursor.offset < elements.count else {
        throw .invalidParameters("no such cursor")
      }
      start = cursor
    }
    let end = min(elements.count, start.offset + mostListed)
    let next: JSONObject = end < elements.count ? ["nextCursor": Cursor(offset: end).text] : [:]
    return MethodResult([name: Array(elements[start.offset..<end])] + next, scope)
  }

  private static var mostListed: Int { 50 }
}
