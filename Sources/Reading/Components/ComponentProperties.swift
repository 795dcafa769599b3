import Guidelines

/// The properties of a component or macro: `type="do" caption={'…'}` of JSX, `{ summary: "…", items: […] }` of Nunjucks, `src="a.png"` of a
/// shortcode. Values that are not words are of no use to a reader, but the words in a list of items are.
struct ComponentProperties {
  /// By key in lower case.
  private(set) var values: [String: String] = [:]
  private(set) var lists: [String: [String]] = [:]
  /// Words without a key: `good`, `notice note`, flags.
  private(set) var positional: [String] = []

  private static let longest = 16 << 10
  /// Keys of an item that hold what a reader sees.
  private static let itemKeys: Set<String> = ["", "item", "text", "html", "label", "title", "description", "content"]

  init(_ source: some Collection<UInt8>) {
    let text = Array(source.prefix(ComponentProperties.longest))
    text.withUnsafeBufferPointer { source in
      var index = 0
      while let (key, value, end) = Self.next(source, from: index) {
        index = end
        guard let key, !key.isEmpty else {
          if case .words(let words)? = value { positional.append(words) }
          continue
        }
        switch value {
        case .words(let words)?: if values[key.lowercased()] == nil { values[key.lowercased()] = words }
        case .list(let list)?: lists[key.lowercased()] = list
        case nil: break
        }
      }
    }
  }

  /// The first of the keys that has a value.
  subscript(keys: String...) -> String? {
    for key in keys { if let value = values[key], !value.isBlank { return value } }
    return nil
  }

  private enum Value {
    case words(String)
    case list([String])
  }

  /// The next key with its value, or word without a key.
  private static func next(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> (key: String?, value: Value?, end: Int)? {
    var index = start
    while index < source.count, !isWord(source[index]), !ScriptText.isQuote(source[index]), !ScriptText.isOpening(source[index]) {
      index += 1
    }
    guard index < source.count else { return nil }
    if ScriptText.isOpening(source[index]) { return (nil, nil, ScriptText.end(ofGroup: source, at: index) ?? source.count) }
    let (word, end) = word(source, at: index)
    var after = end
    while after < source.count, source[after] <= 0x20 { after += 1 }
    guard after < source.count, source[after] == 0x3D || source[after] == 0x3A else { return (nil, .words(word), end) }
    let isAttribute = source[after] == 0x3D
    after += 1
    while after < source.count, source[after] <= 0x20 { after += 1 }
    guard after < source.count else { return (word, nil, after) }
    if ScriptText.isOpening(source[after]) {
      let close = ScriptText.end(ofGroup: source, at: after) ?? source.count
      let inside = UnsafeBufferPointer(rebasing: source[(after + 1)..<max(after + 1, close - 1)])
      return (word, ScriptText.words(ofExpression: inside).map { .words($0) } ?? .list(list(inside)), close)
    }
    guard ScriptText.isQuote(source[after]) || isWord(source[after]) else { return (word, nil, after + 1) }
    let isQuoted = ScriptText.isQuote(source[after])
    let (value, valueEnd) = self.word(source, at: after)
    // `title: pageTitle` names a variable.
    return (word, isQuoted || isAttribute ? .words(value) : nil, valueEnd)
  }

  /// The words in `[{ item: "…" }, "…"]`, at any depth.
  private static func list(_ source: UnsafeBufferPointer<UInt8>) -> [String] {
    var found: [String] = []
    var key = ""
    var index = 0
    while index < source.count {
      if ScriptText.isQuote(source[index]) || isWord(source[index]) {
        let isQuoted = ScriptText.isQuote(source[index])
        let (word, end) = word(source, at: index)
        index = end
        while index < source.count, source[index] <= 0x20 { index += 1 }
        if index < source.count, source[index] == 0x3A {
          key = word
          index += 1
        } else {
          if isQuoted, itemKeys.contains(key.lowercased()), !word.isBlank { found.append(word) }
          key = ""
        }
      } else {
        index += 1
      }
    }
    return found
  }

  private static func word(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> (text: String, end: Int) {
    if ScriptText.isQuote(source[start]) {
      let end = ScriptText.end(ofString: source, at: start) ?? source.count
      return (ScriptText.unescaped(source[(start + 1)..<max(start + 1, end - 1)]), end)
    }
    var end = start
    while end < source.count, isWord(source[end]) { end += 1 }
    return (String(decoding: source[start..<end], as: UTF8.self), end)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x24
      || byte == 0x2D || byte == 0x2E || byte == 0x2F || byte == 0x23
  }
}
