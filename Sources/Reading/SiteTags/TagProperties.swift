import Guidelines

/// The properties of a tag: `type="do" caption={'…'}` of JSX, `{ summary: "…", items: […] }` of Nunjucks, `src="a.png"` of HTML or a shortcode.
/// Values that are not words are of no use to a reader, but the words in a list of items are.
struct TagProperties {
  /// By key in lower case; the first of a name counts.
  private(set) var values: [String: String] = [:]
  private(set) var items: [String] = []
  /// What stands under names that say that it is to be done, or not: `do="…"`, `bad={["…", "…"]}`.
  private(set) var verdicts: [(isDo: Bool, words: String)] = []
  /// Words without a key: `good`, `notice note`, flags.
  private(set) var positional: [String] = []

  private static let longest = 16 << 10
  /// Keys of an item that hold what a reader sees.
  private static let itemKeys: Set<String> = ["", "item", "text", "html", "label", "title", "description", "content"]

  init(_ source: some Collection<UInt8>) {
    Array(source.prefix(Self.longest)).withUnsafeBufferPointer { read($0) }
  }

  /// The first of the keys that has a value.
  subscript(keys: String...) -> String? { keys.lazy.compactMap { values[$0] }.first { !$0.isBlank } }

  var isEmpty: Bool { values.isEmpty && positional.isEmpty && items.isEmpty }

  private mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
    // The key that waits for its value, at each depth of brackets; nil where nothing came before.
    var keys: [String?] = [nil]
    var isAttribute = false
    var index = 0
    while index < source.count {
      let byte = source[index]
      if ScriptText.isQuote(byte) || Self.isWord(byte) {
        let isQuoted = ScriptText.isQuote(byte)
        let start = index
        index = Self.end(ofWord: source, at: index)
        let words =
          isQuoted
          ? ScriptText.unescaped(source[(start + 1)..<max(start + 1, index - 1)])
          : String(decoding: source[start..<index], as: UTF8.self)
        let next = source[index...].firstIndex { $0 > 0x20 } ?? source.count
        if next < source.count, source[next] == UInt8(ascii: "=") || source[next] == UInt8(ascii: ":") {
          keys[keys.count - 1] = words.lowercased()
          isAttribute = source[next] == UInt8(ascii: "=")
          index = next + 1
          continue
        }
        let isAlone = next == source.count || source[next] == UInt8(ascii: "}")
        let isTemplate = byte == UInt8(ascii: "`") && source[start..<index].contains(UInt8(ascii: "$"))
        if !isTemplate { take(words, keys, isMeant: isQuoted || isAttribute && keys.count == 1, isAlone: isAlone) }
        keys[keys.count - 1] = keys.count == 1 ? nil : ""
      } else if ScriptText.isOpening(byte) {
        let first = source[(index + 1)...].firstIndex { $0 > 0x20 } ?? source.count
        if keys.count == 1, first < source.count, source[first] == UInt8(ascii: "<"),
          let end = ScriptText.end(ofGroup: source, at: index)
        {
          // `caption={<>Text between <b>tags</b></>}`.
          take(ScriptText.withoutTags(source[first..<(end - 1)]), keys, isMeant: true, isAlone: true)
          index = end
          keys[0] = nil
        } else {
          if keys.count < 16 { keys.append(nil) }
          index += 1
        }
      } else {
        if ScriptText.isClosing(byte), keys.count > 1 {
          keys.removeLast()
          if keys.count == 1 { keys[0] = nil }
        }
        index += 1
      }
    }
  }

  /// - Parameters:
  ///   - keys: of the brackets around the words, outermost first.
  ///   - isMeant: no name of a variable.
  ///   - isAlone: the bracket closes behind the words.
  private mutating func take(_ words: String, _ keys: [String?], isMeant: Bool, isAlone: Bool) {
    if let key = keys[0], isMeant, keys.count < 4, keys.dropFirst().allSatisfy({ $0 ?? "" == "" }),
      let isDo = TagRole.verdict(named: key), Self.isText(words)
    {
      verdicts.append((isDo, words))
    }
    switch (keys[0], keys.count) {
    case (nil, 1): positional.append(words)
    case (let key?, 1) where isMeant: if values[key] == nil { values[key] = words }
    case (let key?, 2) where isMeant && isAlone && keys[1] == nil: if values[key] == nil { values[key] = words }
    case ("items"?, _) where isMeant && !words.isBlank && Self.itemKeys.contains(keys[keys.count - 1] ?? ""): items.append(words)
    default: break
    }
  }

  /// More than a flag, a name or an address.
  private static func isText(_ words: String) -> Bool {
    let words = words.trimmingSpace
    return words.contains { $0 == " " || !$0.isASCII && $0.isLetter } && words.hasCharacters(4)
      && !words.contains(anyOf: ["://", "{", "</"])
  }

  private static func end(ofWord source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    if ScriptText.isQuote(source[start]) {
      return ScriptText.end(ofString: source, at: start, before: source.count, overLines: true) ?? source.count
    }
    return source[start...].firstIndex { !isWord($0) } ?? source.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit || "_$-./#".utf8.contains(byte)
  }
}
