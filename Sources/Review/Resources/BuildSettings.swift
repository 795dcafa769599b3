import Guidelines

/// Settings of an Xcode project or configuration file, read line by line: strings for Info.plist, and the platforms of the build.
struct BuildSettings: Sendable {
  struct Text: Sendable {
    let key: String
    let value: String
    /// Offset of the first visible byte of the line.
    let offset: Int
  }

  private(set) var infoPlistStrings: [Text] = []
  /// Platforms of the build; empty if no setting states them.
  private(set) var platforms: Set<Platform> = []

  init(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      defer { start = end + 1 }
      guard let first = bytes[start..<end].firstIndex(where: { $0 > 0x20 }), end - first < 20_000 else { continue }
      let line = bytes[first..<end]
      switch bytes[first] {
      case UInt8(ascii: "I") where line.starts(with: "INFOPLIST_KEY_".utf8):
        guard let (name, value) = Self.setting(line) else { continue }
        infoPlistStrings.append(Text(key: String(name.dropFirst(14)), value: value, offset: first))
      case UInt8(ascii: "S") where line.starts(with: "SDKROOT".utf8) || line.starts(with: "SUPPORTED_PLATFORMS".utf8):
        if let (_, value) = Self.setting(line) { platforms.formUnion(Self.platforms(in: value)) }
      default: continue
      }
    }
  }

  /// Parses `NAME[sdk=…] = "value";`. Settings of several lines are not used here.
  private static func setting(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let name = String(decoding: line[..<equals], as: UTF8.self).prefix { $0 != " " && $0 != "[" }
    var value = Substring(text.drop { $0 != "=" }.dropFirst()).drop { $0 == " " }
    if value.contains("] = "), let gap = value.firstIndex(of: "=") {
      value = value[value.index(after: gap)...].drop { $0 == " " }
    }
    while value.last.map({ $0 == ";" || $0 == " " || $0 == "\r" }) ?? false { value = value.dropLast() }
    if value.hasPrefix("\""), value.hasSuffix("\""), value.count >= 2 { value = value.dropFirst().dropLast() }
    return (String(name), value.split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\""))
  }

  static func platforms(in text: String) -> Set<Platform> {
    var platforms: Set<Platform> = []
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      switch word {
      case "iphoneos", "iphonesimulator": platforms.formUnion([.iOS, .iPadOS])
      case "macosx": platforms.insert(.macOS)
      case "watchos", "watchsimulator": platforms.insert(.watchOS)
      case "appletvos", "appletvsimulator": platforms.insert(.tvOS)
      case "xros", "xrsimulator": platforms.insert(.visionOS)
      default: continue
      }
    }
    return platforms
  }
}
