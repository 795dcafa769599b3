import Guidelines

/// Names of devices and systems at the beginning of a sentence.
enum LeadingPlatforms {
  /// Takes them off, joiners between them included; nil where there is none.
  static func take(from rest: inout Substring, joiners: [String]) -> SystemNames? {
    var found = SystemNames()
    while true {
      rest = rest.drop(while: { $0.isWhitespace })
      guard let (name, platform, system) = names.first(where: { rest.hasPrefix($0.lower) }) else { break }
      let after = rest.dropFirst(name.count)
      if let next = after.first, next.isASCII, next.isLetter || next.isNumber { break }
      if let platform { found.platforms.insert(platform) } else { found.systems.append(system) }
      rest = after
      var tail = rest.drop(while: { $0.isWhitespace })
      guard let joiner = joiners.first(where: tail.hasPrefix) else { break }
      tail = tail.dropFirst(joiner.count).drop(while: { $0.isWhitespace })
      if joiner == ",", tail.hasPrefix("and ") || tail.hasPrefix("or ") {
        tail = tail.drop { $0 != " " }.drop(while: { $0.isWhitespace })
      }
      // "On iPhone and the web"
      if tail.hasPrefix("the ") { tail = tail.dropFirst(4) }
      guard names.contains(where: { tail.hasPrefix($0.lower) }) else { break }
      rest = tail
    }
    return found.isEmpty ? nil : found
  }

  /// Of platforms, devices and other systems in lower case, the longest first: "ipados" begins with a device's name, and so does "macos".
  private static let names: [(lower: String, platform: Platform?, system: String)] =
    (Platform.allCases.flatMap { platform in
      (platform.devices + [platform.rawValue.lowercased()]).map { ($0, platform, "") }
    } + SystemNames.known.map { ($0.lowercased(), nil, $0) }).sorted { $0.lower.utf8.count > $1.lower.utf8.count }
}
