import Guidelines

/// What begins an item of a list: `*`, `-`, `1.`, `(a)`, `#.`.
struct ListMarker {
  enum Style: Hashable {
    case bullet(String)
    /// By what stands before and behind the number: `(1)`, `1)`, `1.`.
    case number(opensBracket: Bool, end: UInt8)
  }

  let style: Style
  /// nil for bullets.
  let number: Int?
  /// Bytes of the marker alone.
  let length: Int

  private static let bullets = ["*", "-", "+", "•", "‣", "⁃"]

  init?(_ text: ArraySlice<UInt8>) {
    for bullet in ListMarker.bullets where text.starts(with: bullet.utf8) {
      guard text.count == bullet.utf8.count || ListMarker.isSpace(text[text.startIndex + bullet.utf8.count]) else { return nil }
      (style, number, length) = (.bullet(bullet), nil, bullet.utf8.count)
      return
    }
    let opensBracket = text.first == UInt8(ascii: "(")
    let rest = opensBracket ? text.dropFirst() : text
    let word = rest.prefix(10).prefix { $0 == 0x23 || $0 >= 0x30 && $0 <= 0x39 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    guard let number = ListMarker.number(word), let end = rest[word.endIndex...].first,
      end == UInt8(ascii: ")") || end == UInt8(ascii: ".") && !opensBracket,
      word.endIndex + 1 == text.endIndex || ListMarker.isSpace(text[word.endIndex + 1])
    else { return nil }
    self.number = number
    style = .number(opensBracket: opensBracket, end: end)
    length = word.count + (opensBracket ? 2 : 1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// `12`, `#`, `c`, `iv`.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first else { return nil }
    if word.count == 1, first == UInt8(ascii: "#") { return 1 }
    let text = String(decoding: word, as: UTF8.self).lowercased()
    if let number = Int(text) { return number }
    let numerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"]
    if let index = numerals.firstIndex(of: text) { return index + 1 }
    return word.count == 1 && first >= 0x41 ? Int((first | 0x20) - 0x60) : nil
  }
}
