import Guidelines
import Languages
import Rendering

/// The address of a topic's page as a resource: `hig://topic/<slug>{?language,platform}`.
struct TopicAddress: Hashable {
  var slug: String
  var language: Language?
  var platform: Platform?

  static let template = opening + "{topic}{?language,platform}"
  private static let opening = "hig://topic/"
  /// In bytes.
  private static let longest = 2000

  init(slug: String) { self.slug = slug }

  /// nil for what is no such address: a slug is looked up as it is, and leads to no file.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.hasPrefix(Self.opening) else { return nil }
    let parts = text.dropFirst(Self.opening.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let slug = Self.decoded(parts[0]), !slug.isEmpty else { return nil }
    self.slug = slug
    guard parts.count > 1 else { return }
    for pair in parts[1].split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let value = Self.decoded(words[1]) else { return nil }
      // A template that was filled in with nothing.
      if value.isEmpty { continue }
      switch words[0] {
      case "language":
        guard let known = Languages.named(value) else { return nil }
        language = known
      case "platform":
        guard let known = Platform(name: value) ?? Platform(device: value) else { return nil }
        platform = known
      default: return nil
      }
    }
  }

  var text: String { Self.opening + HTMLText.addressPart(slug) }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        let digits = String(rest.prefix(2)) ?? ""
        guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), digits.first != "+" else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        guard byte >= 0x80 || HTMLText.isUnreserved(byte) else { return nil }
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
