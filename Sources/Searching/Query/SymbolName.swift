/// Recognition of API names as people write them.
package enum SymbolName {
  /// Returns shorter forms of an API name, from the nearest to the widest: `.alert(_:isPresented:)` → `alert`;
  /// `NSButton.BezelStyle.disclosure` → `NSButton.BezelStyle`, `NSButton`; `View.alert` → `alert`. Empty if the text is not an
  /// API name.
  package static func fallbackNames(_ name: String) -> [String] {
    let baseName = name.prefix { $0 != "(" && $0 != "<" }.drop { $0 == "." || $0 == "@" }
    guard baseName.utf8.allSatisfy(isPart), baseName.contains(where: { $0.isLetter }) else { return [] }
    let parts = baseName.split(separator: ".")
    guard baseName.count < name.count || parts.count > 1 else { return [] }
    let containers = (1..<max(1, parts.count)).reversed().map { parts[..<$0].joined(separator: ".") }
    return [String(baseName)] + parts.dropFirst().suffix(1).map { String($0) } + containers
  }

  /// Indicates whether a word is written like an API name: an uppercase letter after a lowercase one, two uppercase letters
  /// before a lowercase one, or a leading dot.
  package static func isSymbolLike(_ word: some StringProtocol) -> Bool {
    guard
      word.utf8.allSatisfy({
        isPart($0) || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "_")
          || $0 == UInt8(ascii: "@")
      })
    else { return false }
    if word.hasPrefix("."), word.count > 3 { return true }
    let bytes = Array(word.utf8)
    func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    for index in bytes.indices.dropFirst() where isUpper(bytes[index]) {
      if isLower(bytes[index - 1]) { return true }
      if index + 1 < bytes.count, index >= 2, isLower(bytes[index + 1]), isUpper(bytes[index - 1]) { return true }
    }
    return false
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
