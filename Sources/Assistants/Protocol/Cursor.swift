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

extension Server {
  /// One page of a list, and where the next begins.
  func page<Element>(_ elements: [Element], of size: Int, _ parameters: [String: JSONValue]) throws(ProtocolError)
    -> (elements: ArraySlice<Element>, next: Cursor?)
  {
    var start = Cursor.start
    if let given = parameters["cursor"], given != .null {
      guard let cursor = given.string.flatMap({ Cursor($0) }), cursor.offset < elements.count else {
        throw .invalidParameters("no such cursor")
      }
      start = cursor
    }
    let end = min(elements.count, start.offset + size)
    return (elements[start.offset..<end], end < elements.count ? Cursor(offset: end) : nil)
  }
}
