import Guidelines
import Languages

/// The words by which boilerplate gives itself away, in any language.
enum BoilerplateWords {
  typealias Section = LanguageRules.BoilerplateSection

  static func section(_ heading: String) -> Section? { heading.utf8.count <= 60 ? sections[folded(heading)] : nil }

  /// The section that a heading names, or the first line of a paragraph where headings were lost.
  static func section(of block: Block) -> Section? {
    switch block.content {
    case .heading(_, let inlines, _): inlines.shortText(200).flatMap { section($0) }
    case .paragraph(let inlines): inlines.shortText(200) == nil ? nil : inlines.lines.first.flatMap { section($0) }
    case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: nil
    }
  }

  /// Whether a paragraph of these words alone is boilerplate wherever it stands.
  static func isNoise(_ text: String) -> Bool {
    guard text.utf8.count <= 60, case let words = folded(text) else { return false }
    // Nothing remains of a sign that a browser copied.
    return words.isEmpty || noise.contains(words) || isPicture(text)
  }

  /// "image image", as a browser copies two pictures.
  static func isPicture(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let words = folded(text).split(whereSeparator: \.isWhitespace)
    return !words.isEmpty && words.count <= 8 && words.allSatisfy { pictures.contains(String($0)) }
  }

  /// Whether a paragraph says what a video shows or how it is played.
  static func isMedia(_ text: String) -> Bool { folded(String(text.prefix(80))).hasPrefix(anyOf: media) }

  /// Whether a picture's alternative text says that it shows a right or a wrong way.
  static func isComparison(_ alternative: String) -> Bool { folded(alternative).contains(anyOf: comparisons) }

  /// Whether a paragraph that begins or reads like this belongs to a site, not to its article.
  static func isSitePhrase(_ text: String) -> Bool {
    guard text.utf8.count <= 2000 else { return false }
    let text = folded(text)
    return text.hasPrefix(anyOf: starts) || !text.hasCharacters(240) && text.contains(anyOf: inside)
  }

  /// Whether a line, behind a date, says what changed that day.
  static func isChange(_ text: String) -> Bool { all.contains { $0.isChange(folded(text)) } }

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
  private static let media = all.flatMap(\.media)
  private static let comparisons = all.flatMap(\.comparisons)
  static let scriptDemands = all.flatMap(\.scriptDemands)
  static let sources = all.flatMap(\.sources)
  static let translators = all.flatMap(\.translators)
  static let authors = all.flatMap(\.authors)
  static let asOf = all.flatMap(\.asOf)
  static let editionTitles = all.flatMap(\.editionTitles)
}
