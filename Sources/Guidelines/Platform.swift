/// A platform that a guideline may be for: one case and one row of facts each. The raw value is the name as Apple writes it; the cases stand in the
/// order in which lists are printed, the alphabet's, case aside.
public enum Platform: String, CaseIterable, Hashable, Sendable, Comparable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS

  /// What the program knows of a platform beside its name. Names are separated by commas: such a row costs nothing to make.
  private struct Facts {
    /// In sets that the index stores. Part of its schema: never renumbered, only added to.
    var bit: Int
    /// Its devices as sentences name them, longer names first.
    var devices: String
    /// What people type for it as well.
    var typed = ""
  }

  private var facts: Facts {
    switch self {
    case .iOS: Facts(bit: 1, devices: "iPhone")
    case .iPadOS: Facts(bit: 2, devices: "iPad")
    case .macOS: Facts(bit: 4, devices: "Mac", typed: "OS X")
    case .tvOS: Facts(bit: 8, devices: "Apple TV")
    case .visionOS: Facts(bit: 16, devices: "Apple Vision Pro,Vision Pro", typed: "Vision")
    case .watchOS: Facts(bit: 32, devices: "Apple Watch", typed: "Watch")
    }
  }

  public var bit: Int { facts.bit }

  /// In lower case, longer names first.
  public var devices: [String] { Self.list(facts.devices.lowercased()) }

  private static func list(_ names: String) -> [String] { names.split(separator: ",").map(String.init) }

  /// The platform of that name in any case (`ios`, `WatchOS`), or nil.
  public init?(name: some StringProtocol) {
    guard name.utf8.count <= Platform.longestName, let match = Platform.byName[name.lowercased()] else { return nil }
    self = match
  }

  /// The platform of a device, as people name it: `iPhone`, `apple watch`.
  public init?(device name: some StringProtocol) {
    guard name.utf8.count <= 16, let match = Platform.byDevice[name.lowercased().filter { $0 != " " && $0 != "-" }] else {
      return nil
    }
    self = match
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
  private static let longestName = byName.keys.map { $0.utf8.count }.max() ?? 0

  private static let byDevice = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { platform in
      (platform.devices + list(platform.facts.typed.lowercased())).map { ($0.filter { $0 != " " }, platform) }
    })

  public static func < (a: Platform, b: Platform) -> Bool { a != b && allCases.first { $0 == a || $0 == b } == a }
}

/// What a topic has to say for one platform, what says most first: the order in which every page lists them.
public enum PlatformState: String, CaseIterable, Hashable, Sendable {
  /// The topic applies and the platform has guidance of its own.
  case ownGuidance = "own"
  /// The topic applies; the general rules hold, nothing is added.
  case general = "general"
  /// The topic does not exist on the platform.
  case unsupported = "unsupported"
}
