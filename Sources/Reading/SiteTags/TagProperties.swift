import Guidelines

/// Properties of a tag: `type="do" caption={'…'}` in JSX, `{ summary: "…", items: […] }` in Nunjucks, or `src="a.png"` in HTML
/// or a shortcode. Only values that are text are kept, including the text of items in a list.
struct TagProperties {
  /// Values by key in lower case. The first value of a key takes precedence.
  private(set) var values: [String: String] = [:]
  /// Text of the elements of an `items` list.
  private(set) var items: [String] = []
  /// Values of keys that state whether something is to be done: `do="…"`, `bad={["…", "…"]}`.
  private(set) var verdicts: [(isDo: Bool, words: String)] = []
  /// Values without a key: `good`, `notice note`, and flags.
  private(set) var positional: [String] = []

  /// Maximum size in bytes.
  private static let maxBytes = 16 << 10
  /// Keys of an item whose values are displayed.
  private static let itemKeys: Set<String> = ["", "item", "text", "html", "label", "title", "description", "content"]

  /// Parses the source of the properties; bytes beyond the maximum are ignored.
  init(_ source: some Collection<UInt8>) {
    Array(source.prefix(Self.maxBytes)).withUnsafeBufferPointer { read($0) }
  }

  /// First non-blank value of the given keys, in order.
  subscript(keys: String...) -> String? { keys.lazy.compactMap { values[$0] }.first { !$0.isBlank } }

  var isEmpty: Bool { values.isEmpty && positional.isEmpty && items.isEmpty }

  private mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
    // The key that awaits its value, for each level of brackets, or `nil` if there is none.
    var keys: [String?] = [nil]
    var isAttribute = false
    var index = 0
    while index < source.count {
      let byte = source[index]
      if ScriptText.isQuote(byte) || Self.isWordByte(byte) {
        let isQuoted = ScriptText.isQuote(byte)
        let start = index
        index = Self.end(ofWord: source, at: index)
        let value =
          isQuoted
          ? ScriptText.unescaped(source[(start + 1)..<max(start + 1, index - 1)])
          : String(decoding: source[start..<index], as: UTF8.self)
        let nextIndex = source[index...].firstIndex { $0 > 0x20 } ?? source.count
        if nextIndex < source.count, source[nextIndex] == UInt8(ascii: "=") || source[nextIndex] == UInt8(ascii: ":") {
          keys[keys.count - 1] = value.lowercased()
          isAttribute = source[nextIndex] == UInt8(ascii: "=")
          index = nextIndex + 1
          continue
        }
        let isAlone = nextIndex == source.count || source[nextIndex] == UInt8(ascii: "}")
        let isTemplate = byte == UInt8(ascii: "`") && source[start..<index].contains(UInt8(ascii: "$"))
        if !isTemplate { store(value, keys, isMeant: isQuoted || isAttribute && keys.count == 1, isAlone: isAlone) }
        keys[keys.count - 1] = keys.count == 1 ? nil : ""
      } else if ScriptText.isOpeningBracket(byte) {
        let first = source[(index + 1)...].firstIndex { $0 > 0x20 } ?? source.count
        if keys.count == 1, first < source.count, source[first] == UInt8(ascii: "<"),
          let end = ScriptText.end(ofGroup: source, at: index)
        {
          // The value is a fragment of JSX: `caption={<>Text between <b>tags</b></>}`.
          store(ScriptText.removingTags(source[first..<(end - 1)]), keys, isMeant: true, isAlone: true)
          index = end
          keys[0] = nil
        } else {
          if keys.count < 16 { keys.append(nil) }
          index += 1
        }
      } else {
        if ScriptText.isClosingBracket(byte), keys.count > 1 {
          keys.removeLast()
          if keys.count == 1 { keys[0] = nil }
        }
        index += 1
      }
    }
  }

  /// Stores a value.
  /// - Parameters:
  ///   - keys: The key at each level of brackets around the value, outermost first.
  ///   - isMeant: Indicates whether the value is text rather than the name of a variable.
  ///   - isAlone: Indicates whether the bracket is closed after the value.
  private mutating func store(_ value: String, _ keys: [String?], isMeant: Bool, isAlone: Bool) {
    if let key = keys[0], isMeant, keys.count < 4, keys.dropFirst().allSatisfy({ $0 ?? "" == "" }),
      let isDo = TagRole.verdict(named: key), Self.isProse(value)
    {
      verdicts.append((isDo, value))
    }
    switch (keys[0], keys.count) {
    case (nil, 1): positional.append(value)
    case (let key?, 1) where isMeant: if values[key] == nil { values[key] = value }
    case (let key?, 2) where isMeant && isAlone && keys[1] == nil: if values[key] == nil { values[key] = value }
    case ("items"?, _) where isMeant && !value.isBlank && Self.itemKeys.contains(keys[keys.count - 1] ?? ""): items.append(value)
    default: break
    }
  }

  /// Returns `true` if a value is text rather than a flag, name, or URL.
  private static func isProse(_ words: String) -> Bool {
    let words = words.trimmingWhitespace
    return words.contains { $0 == " " || !$0.isASCII && $0.isLetter } && words.hasCharacters(4)
      && !words.contains(anyOf: ["://", "{", "</"])
  }

  /// Returns the offset after the word or string that begins at `start`.
  private static func end(ofWord source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    if ScriptText.isQuote(source[start]) {
      return ScriptText.end(ofString: source, at: start, before: source.count, overLines: true) ?? source.count
    }
    return source[start...].firstIndex { !isWordByte($0) } ?? source.count
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit || "_$-./#".utf8.contains(byte)
  }
}
