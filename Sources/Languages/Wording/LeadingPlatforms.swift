import Guidelines

/// Names of devices and systems at the beginning of a sentence.
enum LeadingPlatforms {
  /// Removes the names from the beginning, including the conjunctions between them. Returns `nil` if there is none.
  static func removePlatforms(from text: inout Substring, conjunctions: [String]) -> PlatformScope? {
    var scope = PlatformScope()
    while true {
      text = text.drop(while: { $0.isWhitespace })
      guard let (name, platform, system) = names.first(where: { text.hasPrefix($0.lower) }) else { break }
      let after = text.dropFirst(name.count)
      if let next = after.first, next.isASCII, next.isLetter || next.isNumber { break }
      if let platform { scope.platforms.insert(platform) } else { scope.systems.append(system) }
      text = after
      var remainder = text.drop(while: { $0.isWhitespace })
      guard let joiner = conjunctions.first(where: remainder.hasPrefix) else { break }
      remainder = remainder.dropFirst(joiner.count).drop(while: { $0.isWhitespace })
      if joiner == ",", remainder.hasPrefix("and ") || remainder.hasPrefix("or ") {
        remainder = remainder.drop { $0 != " " }.drop(while: { $0.isWhitespace })
      }
      // For example, "On iPhone and the web".
      if remainder.hasPrefix("the ") { remainder = remainder.dropFirst(4) }
      guard names.contains(where: { remainder.hasPrefix($0.lower) }) else { break }
      text = remainder
    }
    return scope.isEmpty ? nil : scope
  }

  /// Names of platforms, devices, and other systems in lower case, longest first, because "ipados" begins with the name of a
  /// device.
  private static let names: [(lower: String, platform: Platform?, system: String)] =
    (Platform.allCases.flatMap { platform in
      (platform.devices + [platform.rawValue.lowercased()]).map { ($0, platform, "") }
    } + PlatformScope.knownSystems.map { ($0.lowercased(), nil, $0) }).sorted { $0.lower.utf8.count > $1.lower.utf8.count }
}
