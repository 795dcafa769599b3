import Guidelines
import Languages

/// Parsers of option values. Each takes the typed texts in their order and the name of the option; failures list the permitted
/// values.
enum ValueParser {
  /// Parses a list such as `ios,watchos`, regardless of case, or devices such as `iphone`. Repeated options add up.
  static func platforms(_ texts: [String], option: String) throws(Failure) -> [Platform] {
    let known = Platform.allCases.map { $0.rawValue.lowercased() }
    var platforms: Set<Platform> = []
    for name in words(texts) {
      if name.lowercased() == "all" { continue }
      guard let platform = Platform(name: name) ?? Platform(device: name) else {
        throw .unknownValue(option: option, value: name, known: known)
      }
      platforms.insert(platform)
    }
    if let text = texts.first, words(texts).isEmpty { throw .unknownValue(option: option, value: text, known: known) }
    return platforms.sorted()
  }

  static func kinds(_ texts: [String], option: String) throws(Failure) -> [RecordKind] {
    var kinds: [RecordKind] = []
    for name in words(texts) {
      if name.lowercased() == "all" { return [] }
      guard let kind = RecordKind(rawValue: name.lowercased()) else {
        throw .unknownValue(option: option, value: name, known: RecordKind.allCases.map(\.rawValue) + ["all"])
      }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }

  static func strengths(_ texts: [String], option: String) throws(Failure) -> [Strength] {
    var strengths: [Strength] = []
    for name in words(texts) {
      guard let strength = Strength(rawValue: name.lowercased()) else {
        throw .unknownValue(option: option, value: name, known: Strength.allCases.map(\.rawValue))
      }
      if !strengths.contains(strength) { strengths.append(strength) }
    }
    return strengths
  }

  enum LanguageChoice: Hashable {
    case one(Language)
    /// The two paired languages.
    case both
    case all

    /// The single language, or `nil` if there are several.
    var singleLanguage: Language? { if case .one(let language) = self { language } else { nil } }

    /// The languages as a filter; empty for all.
    var languages: [Language] {
      switch self {
      case .one(let language): [language]
      case .both: Languages.bilingualPair
      case .all: []
      }
    }
  }

  static let pageLanguages = Languages.supported.map(\.rawValue)
  static let languages = pageLanguages + ["both", "all"]

  static func language(_ texts: [String], option: String) throws(Failure) -> LanguageChoice? {
    guard let text = texts.last else { return nil }
    if let language = Languages.language(named: text) { return .one(language) }
    let listed = Set(text.split(separator: ",").compactMap { Languages.language(named: String($0)) })
    if text.lowercased() == "both" || listed == Set(Languages.bilingualPair) { return .both }
    if text.lowercased() == "all" { return .all }
    throw .unknownValue(option: option, value: text, known: languages)
  }

  /// Parses the language of a page, which must be a single one.
  static func pageLanguage(_ texts: [String], option: String) throws(Failure) -> Language? {
    guard let choice = try language(texts, option: option) else { return nil }
    guard let language = choice.singleLanguage else {
      throw .unknownValue(option: option, value: texts.last ?? "", known: pageLanguages)
    }
    return language
  }

  /// Parses the use of color: `true` for always, `false` for never, and `nil` if the terminal decides.
  static func color(_ texts: [String], option: String) throws(Failure) -> Bool? {
    switch texts.last?.lowercased() {
    case "always", "yes", "force": return true
    case "never", "no", "none": return false
    case "auto", nil: return nil
    case let value?: throw .unknownValue(option: option, value: value, known: ["auto", "always", "never"])
    }
  }

  static func count(in range: ClosedRange<Int>) -> @Sendable ([String], String) throws(Failure) -> Int? {
    { texts, option throws(Failure) in
      guard let text = texts.last else { return nil }
      guard let value = Int(text), range.contains(value) else {
        throw .unknownValue(option: option, value: text, known: ["\(range.lowerBound)…\(range.upperBound)"])
      }
      return value
    }
  }

  /// Parses a year, month, or day: `2025`, `2025-06`, or `2025-06-09`.
  static func date(_ texts: [String], option: String) throws(Failure) -> String? {
    guard let text = texts.last else { return nil }
    guard ChangelogEntry.isDate(text) else {
      throw .unknownValue(option: option, value: text, known: ["2025", "2025-06", "2025-06-09"])
    }
    return text
  }

  private static func words(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split { $0 == "," || $0 == "、" || $0 == " " } }.map(String.init)
  }
}
