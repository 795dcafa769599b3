/// Searches and comparisons of texts byte by byte.
///
/// The standard library compares characters by canonical equivalence. That is right for names, but fifty times slower, and
/// unnecessary for texts whose kana `Reading` has composed. Extraction looks for hundreds of words and endings in each sentence.
///
///     "アラートを表示しない".hasSuffix(text: "しない")   // true
extension StringProtocol {
  /// Indicates whether the text contains another one. Every text contains the empty one.
  @inlinable public func contains(text part: String) -> Bool {
    withBytes { source in part.withBytes { source.containsSequence($0) } }
  }

  @inlinable public func hasPrefix(text prefix: String) -> Bool {
    withBytes { source in prefix.withBytes { source.matches($0, at: 0) } }
  }

  @inlinable public func hasSuffix(text suffix: String) -> Bool {
    withBytes { source in suffix.withBytes { source.matches($0, at: source.count - $0.count) } }
  }

  /// Indicates whether the text contains a word, whose letters must be lowercase ASCII, in any case.
  public func contains(caseless word: StaticString) -> Bool {
    withBytes { $0.firstOffset(ofCaseless: word) != nil }
  }

  public func contains(anyOf parts: [String]) -> Bool {
    withBytes { source in parts.contains { $0.withBytes { source.containsSequence($0) } } }
  }

  public func hasPrefix(anyOf prefixes: [String]) -> Bool {
    withBytes { source in prefixes.contains { $0.withBytes { source.matches($0, at: 0) } } }
  }

  public func hasSuffix(anyOf suffixes: [String]) -> Bool {
    withBytes { source in suffixes.contains { $0.withBytes { part in source.matches(part, at: source.count - part.count) } } }
  }

  /// Returns the range of the first occurrence of a text.
  public func firstRange(ofText part: String) -> Range<Index>? {
    guard let offset = withBytes({ source in part.withBytes { source.firstOffset(of: $0) } }) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }

  /// Indicates whether the text is empty or consists of white space.
  public var isBlank: Bool {
    // Most texts can be decided by their first byte.
    guard let first = utf8.first(where: { $0 > 0x20 }) else { return true }
    return first < 0x80 ? false : allSatisfy { $0.isWhitespace }
  }

  /// Indicates whether the text has at least `count` characters, without counting the rest.
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
  /// Same as `isLetter`, but without a Unicode table lookup for ASCII.
  public var isAlphabetic: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return isLetter }
    return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  /// Indicates whether the character is one of those in `set`, without splitting that text into characters each time.
  public func isOne(of set: StaticString) -> Bool {
    if let byte = utf8.first, byte < 0x80 { return utf8.count == 1 && set.withUTF8Buffer { $0.contains(byte) } }
    var scalars = unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return false }
    return set.withUTF8Buffer { listed in String(scalar).withBytes { listed.containsSequence($0) } }
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

  @usableFromInline func containsSequence(_ part: UnsafeBufferPointer<UInt8>) -> Bool { firstOffset(of: part) != nil }

  func firstOffset(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let last = part.last else { return 0 }
    // Compare the last byte first: characters of one script often share their first byte, but rarely the last.
    let end = part.count - 1
    var index = end
    while index < count {
      if self[index] == last, matches(part, at: index - end) { return index - end }
      index += 1
    }
    return nil
  }

  /// Returns the offset of the first occurrence of a word of lowercase ASCII letters, in any case, at or after `start`.
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
  /// Returns a copy with each occurrence of `part` replaced.
  public func replacing(text part: String, by replacement: String) -> String {
    var out = ""
    var remainder = self[...]
    while let range = remainder.firstRange(ofText: part) {
      out += remainder[..<range.lowerBound]
      out += replacement
      remainder = remainder[range.upperBound...]
    }
    return out + remainder
  }
}

extension String {
  /// Returns the parts between the separators, or the whole text if it contains none.
  public func components(by separator: String) -> [String] {
    var parts: [String] = []
    var remainder = self[...]
    while let range = remainder.firstRange(ofText: separator) {
      parts.append(String(remainder[..<range.lowerBound]))
      remainder = remainder[range.upperBound...]
    }
    return parts + [String(remainder)]
  }
}
