/// A platform that a guideline can apply to. The raw value is the name as Apple writes it. The cases are in the order in which
/// lists are printed: alphabetical, ignoring case.
public enum Platform: String, CaseIterable, Hashable, Sendable, Comparable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS

  /// Attributes of a platform other than its name. Names are separated by commas, because such a value is cheap to create.
  private struct Attributes {
    /// The platform's bit in the sets that the index stores. Part of the index's schema: never renumber, only add.
    var bit: Int
    /// Names of its devices in sentences, longer names first.
    var devices: String
    /// Other names that people type for it.
    var otherNames = ""
  }

  private var attributes: Attributes {
    switch self {
    case .iOS: Attributes(bit: 1, devices: "iPhone")
    case .iPadOS: Attributes(bit: 2, devices: "iPad")
    case .macOS: Attributes(bit: 4, devices: "Mac", otherNames: "OS X")
    case .tvOS: Attributes(bit: 8, devices: "Apple TV")
    case .visionOS: Attributes(bit: 16, devices: "Apple Vision Pro,Vision Pro", otherNames: "Vision")
    case .watchOS: Attributes(bit: 32, devices: "Apple Watch", otherNames: "Watch")
    }
  }

  public var bit: Int { attributes.bit }

  /// Names of its devices in lowercase, longer names first.
  public var devices: [String] { Self.list(attributes.devices.lowercased()) }

  private static func list(_ names: String) -> [String] { names.split(separator: ",").map(String.init) }

  /// Creates the platform with a name in any case (`ios`, `WatchOS`). Returns `nil` if there is none.
  public init?(name: some StringProtocol) {
    guard name.utf8.count <= Platform.maxNameLength, let match = Platform.byName[name.lowercased()] else { return nil }
    self = match
  }

  /// Creates the platform of a device that is named as people type it: `iPhone`, `apple watch`. Returns `nil` if there is none.
  public init?(device name: some StringProtocol) {
    guard name.utf8.count <= 16, let match = Platform.byDevice[name.lowercased().filter { $0 != " " && $0 != "-" }] else {
      return nil
    }
    self = match
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
  private static let maxNameLength = byName.keys.map { $0.utf8.count }.max() ?? 0

  private static let byDevice = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { platform in
      (platform.devices + list(platform.attributes.otherNames.lowercased())).map { ($0.filter { $0 != " " }, platform) }
    })

  public static func < (a: Platform, b: Platform) -> Bool { a != b && allCases.first { $0 == a || $0 == b } == a }
}

/// A platform state: how a topic applies to a platform. The cases are in the order in which pages list them.
public enum PlatformState: String, CaseIterable, Hashable, Sendable {
  /// The topic applies, and the platform has guidance of its own.
  case ownGuidance = "own"
  /// The topic applies; only the general rules hold.
  case general = "general"
  /// The topic does not apply to the platform.
  case unsupported = "unsupported"
}
