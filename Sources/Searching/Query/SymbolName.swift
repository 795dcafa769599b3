/// Names of APIs as people write them.
package enum SymbolName {
  /// What else to look a name up by, nearest first: `.alert(_:isPresented:)` → `alert`, `NSButton.BezelStyle.disclosure` → `NSButton.BezelStyle`, `NSButton`;
  /// `View.alert` → `alert`. Empty where it is not the name of an API.
  package static func wider(_ name: String) -> [String] {
    let bare = name.prefix { $0 != "(" && $0 != "<" }.drop { $0 == "." || $0 == "@" }
    guard bare.utf8.allSatisfy(isPart), bare.contains(where: { $0.isLetter }) else { return [] }
    let parts = bare.split(separator: ".")
    guard bare.count < name.count || parts.count > 1 else { return [] }
    let containers = (1..<max(1, parts.count)).reversed().map { parts[..<$0].joined(separator: ".") }
    return [String(bare)] + parts.dropFirst().suffix(1).map { String($0) } + containers
  }

  /// Whether a word is written as names of APIs are: a capital behind a small letter, two capitals before one, a dot before it, labels behind it.
  package static func isLike(_ word: some StringProtocol) -> Bool {
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
