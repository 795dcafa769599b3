/// Searching and comparing texts byte for byte.
///
/// The standard library compares by canonical equivalence, character by character: right for names, fifty times as slow, and needless for
/// texts whose kana `Reading` has composed. Extraction asks each sentence for hundreds of words and endings.
///
///     "アラートを表示しない".hasSuffix(text: "しない")   // true
extension StringProtocol {
  /// Whether the other text stands anywhere in this one; an empty one does.
  @inlinable public func contains(text part: String) -> Bool {
    withBytes { source in part.withBytes { source.holds($0) } }
  }

  @inlinable public func hasPrefix(text opening: String) -> Bool {
    withBytes { source in opening.withBytes { source.matches($0, at: 0) } }
  }

  @inlinable public func hasSuffix(text ending: String) -> Bool {
    withBytes { source in ending.withBytes { source.matches($0, at: source.count - $0.count) } }
  }

  /// Whether a word occurs, its ASCII letters (lower case here) in either case.
  public func contains(caseless word: StaticString) -> Bool {
    withBytes { $0.firstOffset(ofCaseless: word) != nil }
  }

  public func contains(anyOf parts: [String]) -> Bool {
    withBytes { source in parts.contains { $0.withBytes { source.holds($0) } } }
  }

  public func hasPrefix(anyOf openings: [String]) -> Bool {
    withBytes { source in openings.contains { $0.withBytes { source.matches($0, at: 0) } } }
  }

  public func hasSuffix(anyOf endings: [String]) -> Bool {
    withBytes { source in endings.contains { $0.withBytes { part in source.matches(part, at: source.count - part.count) } } }
  }

  /// Where the other text stands first.
  public func firstRange(ofText part: String) -> Range<Index>? {
    guard let offset = withBytes({ source in part.withBytes { source.firstOffset(of: $0) } }) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }

  /// Whether there is nothing but white space, or nothing at all.
  public var isBlank: Bool {
    // Nearly every text says in its first byte that it is not.
    guard let first = utf8.first(where: { $0 > 0x20 }) else { return true }
    return first < 0x80 ? false : allSatisfy { $0.isWhitespace }
  }

  /// Whether there are at least so many characters; looks at no more of them.
  public func hasCharacters(_ count: Int) -> Bool {
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
  public var isWritten: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return isLetter }
    return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  /// Whether it is one of those that a text lists; without cutting that text into characters each time.
  public func isOne(of set: StaticString) -> Bool {
    if let byte = utf8.first, byte < 0x80 { return utf8.count == 1 && set.withUTF8Buffer { $0.contains(byte) } }
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

  /// Where a word of small ASCII letters stands first, in either case, at `start` or behind it.
  public func firstOffset(ofCaseless word: StaticString, from start: Int = 0) -> Int? {
    func isSame(_ byte: UInt8, _ letter: UInt8) -> Bool {
      byte == letter || byte.isASCIIUpper && byte | 0x20 == letter
    }
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let last = letters.last else { return nil }
    let end = letters.count - 1
    var index = start + end
    while index < count {
      if isSame(self[index], last) {
        var offset = 0
        while offset < end, isSame(self[index - end + offset], letters[offset]) { offset += 1 }
        if offset == end { return index - end }
      }
      index += 1
    }
    return nil
  }
}

extension StringProtocol {
  /// With another text wherever one stands.
  public func replacing(text part: String, by other: String) -> String {
    var out = ""
    var rest = self[...]
    while let range = rest.firstRange(ofText: part) {
      out += rest[..<range.lowerBound]
      out += other
      rest = rest[range.upperBound...]
    }
    return out + rest
  }
}

extension String {
  /// What stands between the separators; the whole text where none is in it.
  public func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(ofText: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
