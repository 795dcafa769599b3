import Guidelines
import Languages

/// Words of all languages by which boilerplate is recognized.
enum BoilerplateWords {
  typealias Section = LanguageProfile.BoilerplateSection

  static func section(_ heading: String) -> Section? { heading.utf8.count <= 60 ? sectionsByName[normalized(heading)] : nil }

  /// Returns the boilerplate section that a block starts: named by a heading, or by the first line of a paragraph if the page
  /// lost its headings.
  static func section(of block: Block) -> Section? {
    switch block.content {
    case .heading(_, let inlines, _): inlines.shortText(200).flatMap { section($0) }
    case .paragraph(let inlines): inlines.shortText(200) == nil ? nil : inlines.lines.first.flatMap { section($0) }
    case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: nil
    }
  }

  /// Returns `true` if a paragraph that consists of this text is boilerplate in any position.
  static func isBoilerplate(_ text: String) -> Bool {
    guard text.utf8.count <= 60, case let words = normalized(text) else { return false }
    // The text is empty after folding if it was only the symbol of a button that a browser copied.
    return words.isEmpty || standaloneWords.contains(words) || isImageText(text)
  }

  /// Returns `true` if a text consists of words for a picture, such as "image image", which a browser copies in place of
  /// pictures.
  static func isImageText(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let words = normalized(text).split(whereSeparator: \.isWhitespace)
    return !words.isEmpty && words.count <= 8 && words.allSatisfy { imageWords.contains(String($0)) }
  }

  /// Returns `true` if a paragraph describes a video or how to play it.
  static func describesVideo(_ text: String) -> Bool { normalized(String(text.prefix(80))).hasPrefix(anyOf: mediaPrefixes) }

  /// Returns `true` if the alternative text of an image indicates that it shows a right or a wrong way.
  static func marksRightOrWrong(_ alternative: String) -> Bool { normalized(alternative).contains(anyOf: comparisonWords) }

  /// Returns `true` if the wording of a paragraph shows that it belongs to the site, not to the article.
  static func isSitePhrase(_ text: String) -> Bool {
    guard text.utf8.count <= 2000 else { return false }
    let text = normalized(text)
    return text.hasPrefix(anyOf: prefixes) || !text.hasCharacters(240) && text.contains(anyOf: sitePhrases)
  }

  /// Returns `true` if a line, following a date, describes what changed on that day.
  static func describesUpdate(_ text: String) -> Bool { languages.contains { $0.isChangeLogEntry(normalized(text)) } }

  static func normalized(_ text: String) -> String {
    var out = text.lowercased()
    if !out.utf8.allSatisfy({ $0 < 0x80 }) {
      out = String(
        String.UnicodeScalarView(out.unicodeScalars.map { $0 == "\u{3000}" ? " " : $0 == "’" ? "'" : $0 }))
    }
    var trimmed = out.trimmingSpace()
    while let last = trimmed.last, ":：#¶".contains(last) { trimmed.removeLast() }
    return trimmed.trimmingSpace()
  }

  private static let languages = Languages.all.map(\.boilerplate)
  private static let sectionsByName = languages.flatMap(\.sections).reduce(into: [String: Section]()) { table, named in
    for name in named.names { table[name] = named.section }
  }
  private static let standaloneWords = Set(languages.flatMap(\.standaloneTexts))
  private static let prefixes = languages.flatMap(\.paragraphPrefixes)
  private static let sitePhrases = languages.flatMap(\.shortParagraphPhrases)
  private static let imageWords = Set(languages.flatMap(\.imageTexts))
  private static let mediaPrefixes = languages.flatMap(\.mediaPrefixes)
  private static let comparisonWords = languages.flatMap(\.comparisonAltTexts)
  static let scriptDemands = languages.flatMap(\.javaScriptPhrases)
  static let sourceLabels = languages.flatMap(\.sourceCredits)
  static let translatorLabels = languages.flatMap(\.translatorCredits)
  static let authorLabels = languages.flatMap(\.authorCredits)
  static let asOfPhrases = languages.flatMap(\.accuracyDateWords)
  static let editionTitles = languages.flatMap(\.platformGuideTitles)
}
