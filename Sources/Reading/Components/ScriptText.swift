/// Strings and brackets of JavaScript and of template languages, as far as telling where they end.
enum ScriptText {
  /// No group or string is longer; what is, was no group.
  static let longest = 32 << 10

  static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 || byte == 0x60 }
  static func isOpening(_ byte: UInt8) -> Bool { byte == 0x7B || byte == 0x5B || byte == 0x28 }
  private static func isClosing(_ byte: UInt8) -> Bool { byte == 0x7D || byte == 0x5D || byte == 0x29 }

  /// Just behind the string that begins at `start`; nil where it is never closed. Values of attributes go over lines.
  static func end(ofString source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let end = min(source.count, start + longest)
    var index = start + 1
    while index < end {
      if source[index] == 0x5C {
        index += 2
      } else if source[index] == source[start] {
        return index + 1
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Just behind the bracket that closes the one at `start`; strings and comments are skipped. nil where none does.
  static func end(ofGroup source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let end = min(source.count, start + longest)
    var depth = 0
    var index = start
    while index < end {
      let byte = source[index]
      if isOpening(byte) {
        depth += 1
      } else if isClosing(byte) {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if byte == 0x5C {
        index += 1
      } else if byte == 0x60 {
        index = (self.end(ofString: source, at: index) ?? index + 1) - 1
      } else if byte == 0x22 || byte == 0x27 {
        // An apostrophe in a text between tags closes nowhere on its line.
        let line = source[index..<end].prefix { $0 != 0x0A }
        index = (self.end(ofString: UnsafeBufferPointer(rebasing: line), at: 0).map { index + $0 } ?? index + 1) - 1
      } else if byte == 0x2F, index + 1 < end, source[index + 1] == 0x2A {
        index += 2
        while index + 1 < end, source[index] != 0x2A || source[index + 1] != 0x2F { index += 1 }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// What an expression shows, where it is nothing but a string, or tags with text between them.
  static func words(ofExpression source: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = source.firstIndex(where: { $0 > 0x20 }), let last = source.lastIndex(where: { $0 > 0x20 }) else {
      return nil
    }
    if isQuote(source[first]) {
      guard end(ofString: source, at: first) == last + 1 else { return nil }
      let text = source[(first + 1)..<last]
      return source[first] == 0x60 && text.contains(0x24) ? nil : unescaped(text)
    }
    guard source[first] == 0x3C, source[last] == 0x3E else { return nil }
    return withoutTags(source[first...last])
  }

  static func withoutTags(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    var isTag = false
    for byte in source {
      if byte == 0x3C { isTag = true }
      if !isTag { text.append(byte) }
      if byte == 0x3E { isTag = false }
    }
    return collapsed(String(decoding: text, as: UTF8.self))
  }

  static func unescaped(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in source {
      if byte == 0x5C, !isEscaped {
        isEscaped = true
        continue
      }
      text.append(isEscaped && byte == 0x6E ? 0x20 : byte)
      isEscaped = false
    }
    return collapsed(String(decoding: text, as: UTF8.self))
  }

  private static func collapsed(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty && !text.isEmpty ? " " : words
  }
}
