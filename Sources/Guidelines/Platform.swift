/// A platform that a guideline may be for. The raw value is the name as Apple writes it.
package enum Platform: String, CaseIterable, Hashable, Sendable, Comparable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS

  /// The platform of that name in any case (`ios`, `WatchOS`), or nil.
  package init?(name: some StringProtocol) {
    let folded = name.lowercased()
    guard let match = Platform.allCases.first(where: { $0.rawValue.lowercased() == folded }) else { return nil }
    self = match
  }

  /// The order in which lists of platforms are printed; it is the alphabet's, case aside.
  package static func < (a: Platform, b: Platform) -> Bool {
    a.rawValue.lowercased() < b.rawValue.lowercased()
  }
}

/// What a topic has to say for one platform.
package enum PlatformState: String, Hashable, Sendable {
  /// The topic applies and the platform has guidance of its own.
  case ownGuidance = "own"
  /// The topic applies; the general rules hold, nothing is added.
  case general = "general"
  /// The topic does not exist on the platform.
  case unsupported = "unsupported"
}
