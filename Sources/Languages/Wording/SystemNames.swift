import Guidelines

/// Systems that are none of Apple's, as guides name them over their rules.
package enum SystemNames {
  /// What a heading, or a column, consists of names of, where one of them is none of Apple's ("Android", 「Web版」, "iOS / Android"); nil for anything else.
  /// - Parameter own: names that the page states beside those that are known.
  package static func stated(_ title: String, own: [String] = []) -> (platforms: [Platform], systems: [String])? {
    guard !title.hasCharacters(64) else { return nil }
    var platforms: Set<Platform> = []
    var systems: [String] = []
    for part in title.replacing(text: " and ", by: "/").split(whereSeparator: { $0.isOne(of: "/／・、,，&＆+") }) {
      let name = bare(part)
      if known.contains(name.lowercased()) || own.contains(where: { $0.lowercased() == name.lowercased() }) {
        systems.append(name)
      } else if let named = Platform.ofCell(name) {
        platforms.formUnion(named)
      } else {
        return nil
      }
    }
    return systems.isEmpty ? nil : (platforms.sorted(), systems)
  }

  /// Of a list in a front matter: each name is taken for what it says.
  package static func listed(_ names: [String]) -> (platforms: [Platform], systems: [String]) {
    let names = names.flatMap { $0.split(separator: ",").map { $0.split { $0.isWhitespace }.joined(separator: " ") } }.filter {
      !$0.isEmpty && !$0.hasCharacters(32)
    }
    let named = names.map { ($0, Platform.ofCell($0)) }
    return (Set(named.compactMap { $0.1 }.joined()).sorted(), Array(named.filter { $0.1 == nil }.map { $0.0 }.prefix(8)))
  }

  private static func bare(_ part: Substring) -> String {
    var words = part.trimmingSpace
    for opening in ["on ", "for "] where words.lowercased().hasPrefix(opening) { words = words.dropFirst(opening.count) }
    for ending in [" only", "のみ", "向け", "版", "では", "の場合"] where words.lowercased().hasSuffix(ending) {
      words = words.dropLast(ending.count)
    }
    return String(words.trimmingSpace)
  }

  private static let known: Set<String> = [
    "android", "アンドロイド", "android tv", "wear os", "web", "ウェブ", "windows", "linux", "chromeos", "harmonyos",
  ]
}
