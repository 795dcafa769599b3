import Guidelines

/// The values of a document's attributes, which stand in for their names in braces: `{product}`.
struct AsciiDocAttributes {
  private var values: [String: String] = [
    "nbsp": " ", "empty": "", "blank": "", "sp": " ", "zwsp": "", "wj": "", "apos": "'", "quot": "\"", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "deg": "°", "plus": "+", "brvbar": "¦", "vbar": "|", "amp": "&", "lt": "<", "gt": ">",
    "startsb": "[", "endsb": "]", "caret": "^", "asterisk": "*", "tilde": "~", "backslash": "\\", "backtick": "`",
    "two-colons": "::", "two-semicolons": ";;", "cpp": "C++",
  ]
  var budget: ExpansionBudget

  init(bytes: Int) { budget = ExpansionBudget(bytes: bytes) }

  private static let longest = 2000

  /// `:name: value`, `:name!:` and `:!name:` (nil: it has none any more).
  static func entry(_ line: MarkupLine) -> (name: String, value: String?)? {
    guard line.indent == 0, line.text.first == UInt8(ascii: ":") else { return nil }
    let rest = line.text.dropFirst()
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
      colon + 1 == rest.endIndex || rest[colon + 1] == 0x20 || rest[colon + 1] == 0x09
    else { return nil }
    let name = String(decoding: rest[..<colon], as: UTF8.self)
    guard name.utf8.allSatisfy({ $0 == 0x21 || isName($0) }) else { return nil }
    let value = String(decoding: rest[(colon + 1)...], as: UTF8.self).trimmingSpace()
    return (name.filter { $0 != "!" }.lowercased(), name.contains("!") ? nil : value)
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x2D || byte == 0x5F
  }

  subscript(name: String) -> String? { values[name] }

  mutating func set(_ name: String, _ value: String?) {
    values[name] = value.map { String(decoding: expanded(Array($0.utf8.prefix(Self.longest))[...]), as: UTF8.self) }
  }

  /// The text with values for the names that have one; others stay as they stand.
  mutating func expanded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "{")) else { return text }
    var out: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex, text[index + 1] == UInt8(ascii: "{") {
        out.append(text[index + 1])
        index += 2
        continue
      }
      let name: ArraySlice<UInt8> =
        text[index] == UInt8(ascii: "{") ? text[(index + 1)...].prefix(64).prefix(while: Self.isName) : []
      if !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: "}"),
        let value = values[String(decoding: name, as: UTF8.self).lowercased()], budget.take(value.utf8.count)
      {
        out += value.utf8
        index = name.endIndex + 1
      } else {
        out.append(text[index])
        index += 1
      }
    }
    return out[...]
  }
}
