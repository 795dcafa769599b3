import Languages

/// The words by which boilerplate gives itself away, in any language.
enum BoilerplateWords {
  typealias Section = LanguageRules.BoilerplateSection

  static func section(_ heading: String) -> Section? { heading.utf8.count <= 60 ? sections[folded(heading)] : nil }

  static func isChangeLog(_ heading: String) -> Bool { section(heading) == .changeLog }

  /// Whether a paragraph of these words alone is boilerplate wherever it stands.
  static func isNoise(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let text = folded(text)
    if text.isEmpty { return true }
    if noise.contains(text) { return true }
    // "image image", as a browser copies two pictures.
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count <= 8
      && words.allSatisfy { pictures.contains(String($0)) }
  }

  /// Whether a paragraph that begins or reads like this belongs to a site, not to its article.
  static func isSitePhrase(_ text: String) -> Bool {
    guard text.utf8.count <= 2000 else { return false }
    let text = folded(text)
    return text.hasPrefix(anyOf: starts) || !text.hasCharacters(240) && text.contains(anyOf: inside)
  }

  static func folded(_ text: String) -> String {
    var out = text.lowercased()
    if !out.utf8.allSatisfy({ $0 < 0x80 }) {
      out = String(
        String.UnicodeScalarView(out.unicodeScalars.map { $0 == "\u{3000}" ? " " : $0 == "’" ? "'" : $0 }))
    }
    var trimmed = out.trimmingSpace()
    while let last = trimmed.last, ":：#¶".contains(last) { trimmed.removeLast() }
    return trimmed.trimmingSpace()
  }

  private static let all = Languages.all.map(\.boilerplate)
  private static let sections = all.flatMap(\.sections).reduce(into: [String: Section]()) { table, named in
    for name in named.names { table[name] = named.section }
  }
  private static let noise = Set(all.flatMap(\.alone))
  private static let starts = all.flatMap(\.openings)
  private static let inside = all.flatMap(\.inside)
  private static let pictures = Set(all.flatMap(\.pictures))
}
