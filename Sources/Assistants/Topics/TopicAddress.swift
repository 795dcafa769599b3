import Guidelines
import Languages
import Rendering

/// Address of a topic's page as a resource: `hig://topic/<slug>{?language,platform}`.
struct TopicAddress: Hashable {
  var slug: String
  var language: Language?
  var platform: Platform?

  static let template = prefix + "{topic}{?language,platform}"
  private static let prefix = "hig://topic/"
  /// Maximum length of an address in bytes.
  private static let maxLength = 2000

  init(slug: String) { self.slug = slug }

  /// Parses an address. The result is `nil` if the text is not such an address. The slug is only looked up in the index, never
  /// used as a file path.
  init?(_ text: String) {
    guard text.utf8.count <= Self.maxLength, text.hasPrefix(Self.prefix) else { return nil }
    let parts = text.dropFirst(Self.prefix.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let slug = Self.decoded(parts[0]), !slug.isEmpty else { return nil }
    self.slug = slug
    guard parts.count > 1 else { return }
    for pair in parts[1].split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let value = Self.decoded(words[1]) else { return nil }
      // Clients may fill in a variable of the template with an empty value.
      if value.isEmpty { continue }
      switch words[0] {
      case "language":
        guard let knownLanguage = Languages.language(named: value) else { return nil }
        language = knownLanguage
      case "platform":
        guard let knownPlatform = Platform(name: value) ?? Platform(device: value) else { return nil }
        platform = knownPlatform
      default: return nil
      }
    }
  }

  var text: String { Self.prefix + HTMLText.urlComponent(slug) }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var remaining = text.utf8[...]
    while let byte = remaining.popFirst() {
      if byte == UInt8(ascii: "%") {
        let digits = String(remaining.prefix(2)) ?? ""
        guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), digits.first != "+" else { return nil }
        bytes.append(value)
        remaining = remaining.dropFirst(2)
      } else {
        guard byte >= 0x80 || HTMLText.isUnreserved(byte) else { return nil }
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
