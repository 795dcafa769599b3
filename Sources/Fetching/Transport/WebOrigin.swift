import Guidelines

/// The server that pages are fetched from, and the paths of pages on it.
package struct WebOrigin: Hashable, Sendable {
  /// Scheme and host, such as `https://developer.apple.com`.
  let base: String
  /// The only scheme that curl may use.
  let scheme: String

  package static let official = WebOrigin(base: "https://developer.apple.com", scheme: "https")

  /// Creates the origin of a server on this machine, for tests.
  /// - Throws: `.unknownValue` for any other host, because fetched pages count as official.
  package init(loopback text: String) throws(Failure) {
    let prefix = "http://"
    let address = text.hasSuffix("/") ? String(text.dropLast()) : text
    let hostAndPort = address.dropFirst(prefix.count)
    let host = ["127.0.0.1", "localhost", "[::1]"].first { hostAndPort == $0 || hostAndPort.hasPrefix($0 + ":") }
    guard address.hasPrefix(prefix), let host, Self.isPort(hostAndPort.dropFirst(host.count)) else {
      throw .unknownValue(option: "HIG_FETCH_ORIGIN", value: text, known: ["http://127.0.0.1:PORT", "http://[::1]:PORT"])
    }
    // The name could be resolved to another address.
    self.init(base: prefix + (host == "localhost" ? "127.0.0.1" : host) + hostAndPort.dropFirst(host.count), scheme: "http")
  }

  /// Host name, such as `developer.apple.com`.
  package var host: String { String(base.dropFirst(scheme.count + 3)) }

  private init(base: String, scheme: String) { (self.base, self.scheme) = (base, scheme) }

  private static func isPort(_ text: Substring) -> Bool {
    if text.isEmpty { return true }
    let digits = text.dropFirst()
    return text.first == ":" && !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (1...65535).contains(Int(digits) ?? 0)
  }

  // MARK: Paths

  static let robotsPath = "/robots.txt"
  static let pageListPath = "/tutorials/data/index/design--human-interface-guidelines"

  static func path(of page: PageKey) -> String {
    "/tutorials/data" + (page.language == .japanese ? "/jp" : "") + PagePath.root + "/" + page.path.text + ".json"
  }

  /// Returns the page at a path, or `nil` if the path is not that of a guideline page.
  static func page(at path: String) -> PageKey? {
    for (language, folder) in [(Language.english, "/tutorials/data"), (.japanese, "/tutorials/data/jp")] {
      let prefix = folder + PagePath.root + "/"
      guard path.hasPrefix(prefix), path.hasSuffix(".json"), path.utf8.count > prefix.utf8.count + 5 else { continue }
      return PagePath(path.dropFirst(prefix.count).dropLast(5)).map { PageKey(language: language, path: $0) }
    }
    return nil
  }

  /// Returns the path that a redirect points to, or `nil` if it is empty, malformed, or on another server.
  func redirectTarget(of location: String, from path: String) -> String? {
    var target = Substring(location.prefix { $0 != "#" })
    if target.hasPrefix(base + "/") { target = target.dropFirst(base.count) }
    if target.hasPrefix("//") || target.utf8.count > 1000 || !target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return nil }
    if target.hasPrefix("/") { return String(target) }
    if target.prefix(while: { $0 != "/" }).contains(":") || target.isEmpty { return nil }
    return path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) + "/" + target
  }
}

/// The path of a page below the root of the guidelines, such as `alerts` or `foundations/color`. It is safe as a file path:
/// components contain only ASCII letters, digits, `-`, `_`, and `.`, and start with neither `.` nor `-`.
package struct PagePath: Hashable, Sendable, Comparable {
  static let root = "/design/human-interface-guidelines"
  package let text: String

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 4, parts.allSatisfy({ (1...100).contains($0.utf8.count) && $0.first != "." && $0.first != "-" }),
      text.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = String(text)
  }

  static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The slug of the page's topic.
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
