/// Strings and brackets of JavaScript and of template languages, as far as telling where they end.
enum ScriptText {
  /// No tag, group or string is longer; what is, was none.
  static let longest = 32 << 10

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")")
  }

  /// Just behind the string that begins at `start`; nil where it is not closed before `limit`, or on its line.
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

  /// Just behind the bracket that closes the one at `start`; strings and comments are skipped. nil where none does.
  static func end(ofGroup source: UnsafeBufferPointer<UInt8>, at start: Int, within length: Int = longest) -> Int? {
    let limit = min(source.count, start + length)
    var depth = 0
    var index = start
    while index < limit {
      let byte = source[index]
      if isOpening(byte) {
        depth += 1
      } else if isClosing(byte) {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if byte == UInt8(ascii: "\\") {
        index += 1
      } else if isQuote(byte) {
        // An apostrophe in a text between tags closes nowhere on its line.
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

  /// The words that tags stand between, white space collapsed; a space where there is nothing but white space.
  static func withoutTags(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    var isTag = false
    for byte in source {
      if byte == UInt8(ascii: "<") { isTag = true }
      if !isTag { text.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    return collapsed(text)
  }

  /// The words of a string without its quotes.
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

  private static func collapsed(_ text: [UInt8]) -> String {
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty && !text.isEmpty ? " " : words
  }
}
