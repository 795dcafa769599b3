import Guidelines

/// The server that pages come from, and where they lie on it.
package struct Origin: Hashable, Sendable {
  /// `https://developer.apple.com`
  let base: String
  /// curl connects by nothing else.
  let scheme: String

  package static let official = Origin(base: "https://developer.apple.com", scheme: "https")

  /// Another server on this machine, for tests.
  /// - Throws: `.unknownValue` for any other: what is fetched counts as official.
  package init(loopback text: String) throws(Failure) {
    let opening = "http://"
    let address = text.hasSuffix("/") ? String(text.dropLast()) : text
    let rest = address.dropFirst(opening.count)
    let host = ["127.0.0.1", "localhost", "[::1]"].first { rest == $0 || rest.hasPrefix($0 + ":") }
    guard address.hasPrefix(opening), let host, Self.isPort(rest.dropFirst(host.count)) else {
      throw .unknownValue(option: "HIG_FETCH_ORIGIN", value: text, known: ["http://127.0.0.1:PORT", "http://[::1]:PORT"])
    }
    // A name could be made to lead elsewhere.
    self.init(base: opening + (host == "localhost" ? "127.0.0.1" : host) + rest.dropFirst(host.count), scheme: "http")
  }

  /// `developer.apple.com`
  package var host: String { String(base.dropFirst(scheme.count + 3)) }

  private init(base: String, scheme: String) { (self.base, self.scheme) = (base, scheme) }

  private static func isPort(_ text: Substring) -> Bool {
    if text.isEmpty { return true }
    let digits = text.dropFirst()
    return text.first == ":" && !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (1...65535).contains(Int(digits) ?? 0)
  }

  // MARK: Paths on it

  static let robots = "/robots.txt"
  static let list = "/tutorials/data/index/design--human-interface-guidelines"

  static func path(of page: PageKey) -> String {
    "/tutorials/data" + (page.language == .japanese ? "/jp" : "") + PagePath.root + "/" + page.path.text + ".json"
  }

  /// nil where no page of ours lies there.
  static func page(at path: String) -> PageKey? {
    for (language, folder) in [(Language.english, "/tutorials/data"), (.japanese, "/tutorials/data/jp")] {
      let opening = folder + PagePath.root + "/"
      guard path.hasPrefix(opening), path.hasSuffix(".json"), path.utf8.count > opening.utf8.count + 5 else { continue }
      return PagePath(path.dropFirst(opening.count).dropLast(5)).map { PageKey(language: language, path: $0) }
    }
    return nil
  }

  /// Where a redirection leads on this server; nil where it leads off it, or is none.
  func target(of location: String, from path: String) -> String? {
    var found = Substring(location.prefix { $0 != "#" })
    if found.hasPrefix(base + "/") { found = found.dropFirst(base.count) }
    if found.hasPrefix("//") || found.utf8.count > 1000 || !found.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return nil }
    if found.hasPrefix("/") { return String(found) }
    if found.prefix(while: { $0 != "/" }).contains(":") || found.isEmpty { return nil }
    return path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) + "/" + found
  }
}

/// A page's place below the guidelines: `alerts`, `foundations/color`. Safe as a path of files: each component has letters, digits, `-`, `_` and no dot before
/// them.
package struct PagePath: Hashable, Sendable, Comparable {
  static let root = "/design/human-interface-guidelines"
  package let text: String

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 4, parts.allSatisfy({ (1...100).contains($0.utf8.count) && $0.first != "." && $0.first != "-" }),
      text.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    self.text = String(text)
  }

  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The topic's own name.
  package var slug: String { text.split(separator: "/").last.map { $0.lowercased() } ?? text }

  package static func < (a: PagePath, b: PagePath) -> Bool { a.text < b.text }
}

/// A page in one language.
package struct PageKey: Hashable, Sendable, Comparable {
  package var language: Language
  package var path: PagePath

  package var text: String { language.rawValue + "/" + path.text }

  package static func < (a: PageKey, b: PageKey) -> Bool { (a.path, a.language.rawValue) < (b.path, b.language.rawValue) }
}
