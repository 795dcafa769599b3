/// Searching and comparing texts byte for byte.
///
/// The standard library compares by canonical equivalence, character by character: right for names, fifty times as slow, and needless for
/// texts whose kana `Reading` has composed. Extraction asks each sentence for hundreds of words and endings.
///
///     "アラートを表示しない".ends(with: "しない")   // true
extension StringProtocol {
  /// Whether the other text stands anywhere in this one; an empty one does.
  @inlinable package func holds(text part: String) -> Bool {
    withBytes { source in part.withBytes { source.holds($0) } }
  }

  @inlinable package func begins(with opening: String) -> Bool {
    withBytes { source in opening.withBytes { source.matches($0, at: 0) } }
  }

  @inlinable package func ends(with ending: String) -> Bool {
    withBytes { source in ending.withBytes { source.matches($0, at: source.count - $0.count) } }
  }

  package func holdsAny(of parts: [String]) -> Bool {
    withBytes { source in parts.contains { $0.withBytes { source.holds($0) } } }
  }

  package func beginsWithAny(of openings: [String]) -> Bool {
    withBytes { source in openings.contains { $0.withBytes { source.matches($0, at: 0) } } }
  }

  package func endsWithAny(of endings: [String]) -> Bool {
    withBytes { source in endings.contains { $0.withBytes { part in source.matches(part, at: source.count - part.count) } } }
  }

  /// Where the other text stands first.
  package func firstRange(ofText part: String) -> Range<Index>? {
    guard let offset = withBytes({ source in part.withBytes { source.firstOffset(of: $0) } }) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }

  /// Whether there is nothing but white space, or nothing at all.
  package var isBlank: Bool {
    // Nearly every text says in its first byte that it is not.
    guard let first = utf8.first(where: { $0 > 0x20 }) else { return true }
    return first < 0x80 ? false : allSatisfy(\.isWhitespace)
  }

  /// Whether there are at least so many characters; looks at no more of them.
  package func hasCharacters(_ count: Int) -> Bool {
    index(startIndex, offsetBy: count, limitedBy: endIndex) != nil
  }

  @inlinable func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}

extension Character {
  /// `isLetter`, answered without the Unicode tables for ASCII.
  package var isWritten: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return isLetter }
    return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  /// Whether it is one of those that a text lists; without cutting that text into characters each time.
  package func isOne(of set: StaticString) -> Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return false }
    return set.withUTF8Buffer { listed in String(scalar).withBytes { listed.holds($0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  @usableFromInline func matches(_ part: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start >= 0, start + part.count <= count else { return false }
    var offset = 0
    while offset < part.count {
      if self[start + offset] != part[offset] { return false }
      offset += 1
    }
    return true
  }

  @usableFromInline func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool { firstOffset(of: part) != nil }

  func firstOffset(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let last = part.last else { return 0 }
    // Characters of one script share their first byte, but rarely the last.
    let end = part.count - 1
    var index = end
    while index < count {
      if self[index] == last, matches(part, at: index - end) { return index - end }
      index += 1
    }
    return nil
  }
}
