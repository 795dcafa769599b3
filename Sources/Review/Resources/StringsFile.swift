/// One text of a table of strings, in one or more languages.
struct StringEntry: Sendable {
  let key: String
  /// Where the key begins, in bytes of the file.
  let offset: Int
  /// By the names of languages (`en`, `ja`, `zh-Hans`).
  var values: [String: String]

  subscript(language: String) -> String? { values[language] }
}

/// A table of strings: `Localizable.strings` of one language, or a catalogue of all.
struct StringTable: Sendable {
  let path: String
  let entries: [StringEntry]
  /// The language that it was written in first; of a `.strings` file the only one.
  let source: String
  /// The file's name without its ending.
  var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }
}

extension StringTable {
  /// `"key" = "value";` with comments; UTF-8, or UTF-16 with its mark. nil where a quotation mark has no other: what is said is not known.
  init?(strings bytes: [UInt8], path: String) {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    let language = folder.map { String($0.dropLast(6)) }.flatMap { $0 == "Base" ? nil : $0 } ?? "en"
    guard let entries = Self.entries(Self.decoded(bytes), language) else { return nil }
    self.init(path: path, entries: entries, source: language)
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
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func skipSpace() {
      while position < bytes.count {
        if bytes[position] <= 0x20 {
          position += 1
        } else if bytes[position] == UInt8(ascii: "/"), at(position + 1) == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if bytes[position] == UInt8(ascii: "/"), at(position + 1) == UInt8(ascii: "*") {
          position += 2
          while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && at(position + 1) == UInt8(ascii: "/")) {
            position += 1
          }
          position += 2
        } else {
          return
        }
      }
    }
    /// A quoted or bare word; nil where none stands.
    func word() -> String? {
      var text: [UInt8] = []
      guard at(position) == UInt8(ascii: "\"") else {
        while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "="),
          bytes[position] != UInt8(ascii: ";")
        {
          // One that a text before it lost.
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
          switch at(position) {
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
      guard let key = word() else {
        position += 1
        continue
      }
      skipSpace()
      guard at(position) == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpace()
      guard let value = word() else { continue }
      entries.append(StringEntry(key: key, offset: start, values: [language: value]))
      skipSpace()
      if at(position) == UInt8(ascii: ";") { position += 1 }
    }
  }
}
