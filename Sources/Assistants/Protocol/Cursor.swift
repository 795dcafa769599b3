import Rendering
import TextAnalysis

/// Position in a list from which its next page continues. Clients receive it as opaque text and send it back unchanged.
struct Cursor: Hashable {
  /// Number of items before the position.
  var offset: Int

  static let start = Cursor(offset: 0)

  init(offset: Int) { self.offset = offset }

  /// Parses the text of a cursor. The result is `nil` if this program cannot have issued the text.
  init?(_ text: String) {
    guard text.hasPrefix("n"), let offset = Int(text.dropFirst(), radix: 36), (1...1_000_000).contains(offset),
      Cursor(offset: offset).text == text
    else { return nil }
    self.offset = offset
  }

  var text: String { "n" + String(offset, radix: 36) }
}

extension MethodResult {
  /// Returns one page of a list and, if more items follow, the cursor of the next page.
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
    let end = min(elements.count, start.offset + maxListed)
    let next: JSONObject = end < elements.count ? ["nextCursor": Cursor(offset: end).text] : [:]
    return MethodResult([name: Array(elements[start.offset..<end])] + next, scope)
  }

  private static var maxListed: Int { 50 }
}
