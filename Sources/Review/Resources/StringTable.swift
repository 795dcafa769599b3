/// A text in a string table, in one or more languages.
struct StringEntry: Sendable {
  let key: String
  /// Byte offset of the key in the file.
  let offset: Int
  /// Texts by language code (`en`, `ja`, `zh-Hans`).
  var values: [String: String]

  subscript(language: String) -> String? { values[language] }
}

/// A string table: a `.strings` file in one language, or a catalog with all languages.
struct StringTable: Sendable {
  let path: String
  let entries: [StringEntry]
  /// The source language; the only language of a `.strings` file.
  let sourceLanguage: String
  /// The file name without its extension.
  var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }
}

extension StringTable {
  /// Parses `"key" = "value";` with comments, in UTF-8 or in UTF-16 with a byte order mark. Returns `nil` if quotation marks are
  /// unbalanced, because the content is then ambiguous.
  init?(strings bytes: [UInt8], path: String) {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    let language = folder.map { String($0.dropLast(6)) }.flatMap { $0 == "Base" ? nil : $0 } ?? "en"
    guard let entries = Self.entries(Self.decoded(bytes), language) else { return nil }
    self.init(path: path, entries: entries, sourceLanguage: language)
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE] as [UInt8])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF] as [UInt8]) else { return bytes }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? (second << 8) + first : (first << 8) + second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func entries(_ bytes: [UInt8], _ language: String) -> [StringEntry]? {
    var entries: [StringEntry] = []
    var position = 0
    var isDamaged = false
    func peek(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func skipSpace() {
      while position < bytes.count {
        if bytes[position] <= 0x20 {
          position += 1
        } else if bytes[position] == UInt8(ascii: "/"), peek(position + 1) == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if bytes[position] == UInt8(ascii: "/"), peek(position + 1) == UInt8(ascii: "*") {
          position += 2
          while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && peek(position + 1) == UInt8(ascii: "/")) {
            position += 1
          }
          position += 2
        } else {
          return
        }
      }
    }
    /// Reads a quoted or bare word. Returns `nil` if there is none.
    func readWord() -> String? {
      var text: [UInt8] = []
      guard peek(position) == UInt8(ascii: "\"") else {
        while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "="),
          bytes[position] != UInt8(ascii: ";")
        {
          // A stray quotation mark belongs to an unterminated string before this word.
          if bytes[position] == UInt8(ascii: "\"") { isDamaged = true }
          text.append(bytes[position])
          position += 1
        }
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
      }
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        if bytes[position] == UInt8(ascii: "\\") {
          position += 1
          switch peek(position) {
          case UInt8(ascii: "n"): text.append(0x0A)
          case UInt8(ascii: "t"): text.append(0x09)
          case let other: text.append(other)
          }
        } else {
          text.append(bytes[position])
        }
        position += 1
      }
      if position >= bytes.count { isDamaged = true }
      position += 1
      return String(decoding: text, as: UTF8.self)
    }
    while true {
      skipSpace()
      let start = position
      guard position < bytes.count else { return isDamaged ? nil : entries }
      guard let key = readWord() else {
        position += 1
        continue
      }
      skipSpace()
      guard peek(position) == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpace()
      guard let value = readWord() else { continue }
      entries.append(StringEntry(key: key, offset: start, values: [language: value]))
      skipSpace()
      if peek(position) == UInt8(ascii: ";") { position += 1 }
    }
  }
}
