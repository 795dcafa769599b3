import Guidelines

/// Apple platforms and other systems to which a rule applies, as guides state it in headings or before the rule.
package struct PlatformScope: Hashable, Sendable {
  package var platforms: Set<Platform>
  package var systems: [String]

  package init(platforms: some Sequence<Platform> = [Platform](), systems: [String] = []) {
    (self.platforms, self.systems) = (Set(platforms), systems)
  }

  package var isEmpty: Bool { platforms.isEmpty && systems.isEmpty }

  /// Returns the systems that the title of a section or column consists of, if at least one of them is not an Apple platform
  /// ("Android", 「Web版」, "iOS / Android"), otherwise `nil`.
  /// - Parameter extraNames: Additional system names that the page states.
  package static func scope(ofTitle title: String, extraNames: [String] = []) -> PlatformScope? {
    guard !title.hasCharacters(64) else { return nil }
    var scope = PlatformScope()
    for part in title.replacing(text: " and ", by: "/").split(whereSeparator: { $0.isOne(of: "/／・、,，&＆+") }) {
      let name = strippedName(part)
      if lowercasedSystems.contains(name.lowercased()) || extraNames.contains(where: { $0.lowercased() == name.lowercased() }) {
        scope.systems.append(name)
      } else if let named = Platform.platforms(inCell: name) {
        scope.platforms.formUnion(named)
      } else {
        return nil
      }
    }
    return scope.systems.isEmpty ? nil : scope
  }

  /// Returns the scope for a list in front matter. A name that is not a platform counts as a system.
  package static func scope(ofNames names: [String]) -> PlatformScope {
    let names = names.flatMap { $0.split(separator: ",").map { $0.split { $0.isWhitespace }.joined(separator: " ") } }.filter {
      !$0.isEmpty && !$0.hasCharacters(32)
    }
    let named = names.map { ($0, Platform.platforms(inCell: $0)) }
    return PlatformScope(
      platforms: named.compactMap { $0.1 }.joined(), systems: Array(named.filter { $0.1 == nil }.map { $0.0 }.prefix(8)))
  }

  private static func strippedName(_ part: Substring) -> String {
    var words = part.trimmingWhitespace
    for opening in ["on ", "for "] where words.lowercased().hasPrefix(opening) { words = words.dropFirst(opening.count) }
    for ending in [" only", "のみ", "向け", "版", "では", "の場合"] where words.lowercased().hasSuffix(ending) {
      words = words.dropLast(ending.count)
    }
    return String(words.trimmingWhitespace)
  }

  /// Names in their usual spelling. A longer name comes before its prefixes.
  static let knownSystems = [
    "Android TV", "Android", "アンドロイド", "Wear OS", "Web", "ウェブ", "Windows", "Linux", "ChromeOS", "HarmonyOS",
  ]
  private static let lowercasedSystems = Set(knownSystems.map { $0.lowercased() })

  /// Indicates whether a column title names a system or a kind of device that is not an Apple platform.
  package static func isOtherSystemOrDevice(_ name: String) -> Bool {
    lowercasedSystems.contains(name.lowercased()) || otherDevices.contains(name.lowercased())
  }

  private static let otherDevices: Set<String> = [
    "desktop", "mobile", "browser", "tablet", "pc", "phone", "スマートフォン", "タブレット",
  ]
}
