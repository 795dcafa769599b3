import Guidelines

/// What a rule is for, as guides name it over their rules or before them: Apple's platforms, and systems that are none of Apple's.
package struct SystemNames: Hashable, Sendable {
  package var platforms: Set<Platform>
  package var systems: [String]

  package init(platforms: some Sequence<Platform> = [Platform](), systems: [String] = []) {
    (self.platforms, self.systems) = (Set(platforms), systems)
  }

  package var isEmpty: Bool { platforms.isEmpty && systems.isEmpty }

  /// What a heading, or a column, consists of names of, where one of them is none of Apple's ("Android", 「Web版」, "iOS / Android"); nil for anything else.
  /// - Parameter own: names that the page states beside those that are known.
  package static func stated(_ title: String, own: [String] = []) -> SystemNames? {
    guard !title.hasCharacters(64) else { return nil }
    var found = SystemNames()
    for part in title.replacing(text: " and ", by: "/").split(whereSeparator: { $0.isOne(of: "/／・、,，&＆+") }) {
      let name = bare(part)
      if lower.contains(name.lowercased()) || own.contains(where: { $0.lowercased() == name.lowercased() }) {
        found.systems.append(name)
      } else if let named = Platform.ofCell(name) {
        found.platforms.formUnion(named)
      } else {
        return nil
      }
    }
    return found.systems.isEmpty ? nil : found
  }

  /// Of a list in a front matter: each name is taken for what it says.
  package static func listed(_ names: [String]) -> SystemNames {
    let names = names.flatMap { $0.split(separator: ",").map { $0.split { $0.isWhitespace }.joined(separator: " ") } }.filter {
      !$0.isEmpty && !$0.hasCharacters(32)
    }
    let named = names.map { ($0, Platform.ofCell($0)) }
    return SystemNames(
      platforms: named.compactMap { $0.1 }.joined(), systems: Array(named.filter { $0.1 == nil }.map { $0.0 }.prefix(8)))
  }

  private static func bare(_ part: Substring) -> String {
    var words = part.trimmingSpace
    for opening in ["on ", "for "] where words.lowercased().hasPrefix(opening) { words = words.dropFirst(opening.count) }
    for ending in [" only", "のみ", "向け", "版", "では", "の場合"] where words.lowercased().hasSuffix(ending) {
      words = words.dropLast(ending.count)
    }
    return String(words.trimmingSpace)
  }

  /// As they are written, longer names before those that they begin with.
  static let known = ["Android TV", "Android", "アンドロイド", "Wear OS", "Web", "ウェブ", "Windows", "Linux", "ChromeOS", "HarmonyOS"]
  private static let lower = Set(known.map { $0.lowercased() })

  /// Whether a column of that name is for something that is none of Apple's platforms: a system, or a kind of device.
  package static func isOther(_ name: String) -> Bool { lower.contains(name.lowercased()) || devices.contains(name.lowercased()) }

  private static let devices: Set<String> = [
    "desktop", "mobile", "browser", "tablet", "pc", "phone", "スマートフォン", "タブレット",
  ]
}
