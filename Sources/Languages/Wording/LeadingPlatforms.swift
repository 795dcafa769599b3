import Guidelines

/// Names of devices and systems at the beginning of a sentence.
enum LeadingPlatforms {
  /// Takes them off, joiners between them included; nil where there is none.
  static func take(from rest: inout Substring, joiners: [String]) -> [Platform]? {
    var found: Set<Platform> = []
    while true {
      rest = rest.drop(while: { $0.isWhitespace })
      guard let (name, platform) = names.first(where: { rest.hasPrefix($0.0) }) else { break }
      let after = rest.dropFirst(name.count)
      if let next = after.first, next.isASCII, next.isLetter || next.isNumber { break }
      found.insert(platform)
      rest = after
      var tail = rest.drop(while: { $0.isWhitespace })
      guard let joiner = joiners.first(where: tail.hasPrefix) else { break }
      tail = tail.dropFirst(joiner.count).drop(while: { $0.isWhitespace })
      if joiner == ",", tail.hasPrefix("and ") || tail.hasPrefix("or ") {
        tail = tail.drop { $0 != " " }.drop(while: { $0.isWhitespace })
      }
      guard names.contains(where: { tail.hasPrefix($0.0) }) else { break }
      rest = tail
    }
    return found.isEmpty ? nil : found.sorted()
  }

  /// Of platforms and devices in lower case, the longest first: "ipados" begins with a device's name, and so does "macos".
  private static let names: [(String, Platform)] =
    Platform.allCases.flatMap { platform in (platform.devices + [platform.rawValue.lowercased()]).map { ($0, platform) } }
    .sorted { $0.0.utf8.count > $1.0.utf8.count }
}
