import Guidelines
import Languages

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

  var text: String { Self.opening + Self.encoded(slug) }

  /// RFC 3986: all but unreserved characters by their bytes.
  private static func encoded(_ text: String) -> String {
    var out = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }

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
        guard isUnreserved(byte) || byte >= 0x80 else { return nil }
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
