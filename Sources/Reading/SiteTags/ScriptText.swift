/// Finds the ends of strings and brackets in JavaScript and template languages.
enum ScriptText {
  /// Maximum length of a tag, group, or string in bytes. If the end is not found within it, there is none.
  static let maxLength = 32 << 10

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  static func isOpeningBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  static func isClosingBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")")
  }

  /// Returns the offset after the string that begins at `start`, or `nil` if it does not end before `limit` or, unless
  /// `overLines` is `true`, on its line.
  static func end(ofString source: UnsafeBufferPointer<UInt8>, at start: Int, before limit: Int, overLines: Bool) -> Int? {
    var index = start + 1
    while index < limit {
      if source[index] == 0x0A, !overLines { return nil }
      if source[index] == UInt8(ascii: "\\") {
        index += 1
      } else if source[index] == source[start] {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  /// Returns the offset after the bracket that closes the one at `start`, or `nil` if there is none. Strings and comments are
  /// skipped.
  static func end(ofGroup source: UnsafeBufferPointer<UInt8>, at start: Int, within length: Int = maxLength) -> Int? {
    let limit = min(source.count, start + length)
    var depth = 0
    var index = start
    while index < limit {
      let byte = source[index]
      if isOpeningBracket(byte) {
        depth += 1
      } else if isClosingBracket(byte) {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if byte == UInt8(ascii: "\\") {
        index += 1
      } else if isQuote(byte) {
        // An apostrophe in text between tags is not closed on its line.
        index = (end(ofString: source, at: index, before: limit, overLines: byte == UInt8(ascii: "`")) ?? index + 1) - 1
      } else if byte == UInt8(ascii: "/"), index + 1 < limit, source[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < limit, source[index] != UInt8(ascii: "*") || source[index + 1] != UInt8(ascii: "/") { index += 1 }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// Returns the text outside of tags, with white space collapsed. Text that consists of white space only becomes a space.
  static func removingTags(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    var isTag = false
    for byte in source {
      if byte == UInt8(ascii: "<") { isTag = true }
      if !isTag { text.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    return collapsed(text)
  }

  /// Returns the content of a string literal with escapes resolved and white space collapsed.
  static func unescaped(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in source {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        text.append(isEscaped && byte == UInt8(ascii: "n") ? 0x20 : byte)
        isEscaped = false
      }
    }
    return collapsed(text)
  }

  /// Collapses white space. Text that consists of white space only becomes a space.
  private static func collapsed(_ text: [UInt8]) -> String {
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty && !text.isEmpty ? " " : words
  }
}
