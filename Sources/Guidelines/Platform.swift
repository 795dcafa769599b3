/// A platform that a guideline may be for. The raw value is the name as Apple writes it.
package enum Platform: String, CaseIterable, Hashable, Sendable, Comparable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS

  /// The platform of that name in any case (`ios`, `WatchOS`), or nil.
  package init?(name: some StringProtocol) {
    guard name.utf8.count <= 8, let match = Platform.byName[name.lowercased()] else { return nil }
    self = match
  }

  /// The platform of a device, as people name it: `iPhone`, `apple watch`.
  package init?(device name: some StringProtocol) {
    guard name.utf8.count <= 16, let match = Platform.devices[name.lowercased().filter { $0 != " " && $0 != "-" }] else {
      return nil
    }
    self = match
  }

  private static let devices: [String: Platform] = [
    "iphone": .iOS, "ipad": .iPadOS, "mac": .macOS, "osx": .macOS, "watch": .watchOS, "applewatch": .watchOS, "appletv": .tvOS,
    "vision": .visionOS, "visionpro": .visionOS, "applevisionpro": .visionOS,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// The order in which lists of platforms are printed; it is the alphabet's, case aside.
  package static func < (a: Platform, b: Platform) -> Bool {
    a.place < b.place
  }
}

extension Platform {
  private var place: Int {
    switch self {
    case .iOS: 0
    case .iPadOS: 1
    case .macOS: 2
    case .tvOS: 3
    case .visionOS: 4
    case .watchOS: 5
    }
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
