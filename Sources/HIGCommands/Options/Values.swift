import Guidelines
import Languages

/// Texts of an option, in the order typed, and its name → its value, each failure with the values that would do.
enum Values {
  /// `ios,watchos` in any case, or devices (`iphone`); several options joined.
  static func platforms(_ texts: [String], option: String) throws(Failure) -> [Platform] {
    let known = Platform.allCases.map { $0.rawValue.lowercased() }
    var found: Set<Platform> = []
    for name in words(texts) {
      if name.lowercased() == "all" { continue }
      guard let platform = Platform(name: name) ?? Platform(device: name) else {
        throw .unknownValue(option: option, value: name, known: known)
      }
      found.insert(platform)
    }
    if let text = texts.first, words(texts).isEmpty { throw .unknownValue(option: option, value: text, known: known) }
    return found.sorted()
  }

  static func kinds(_ texts: [String], option: String) throws(Failure) -> [RecordKind] {
    var found: [RecordKind] = []
    for name in words(texts) {
      if name.lowercased() == "all" { return [] }
      guard let kind = RecordKind(rawValue: name.lowercased()) else {
        throw .unknownValue(option: option, value: name, known: RecordKind.allCases.map(\.rawValue) + ["all"])
      }
      if !found.contains(kind) { found.append(kind) }
    }
    return found
  }

  static func strengths(_ texts: [String], option: String) throws(Failure) -> [Strength] {
    var found: [Strength] = []
    for name in words(texts) {
      guard let strength = Strength(rawValue: name.lowercased()) else {
        throw .unknownValue(option: option, value: name, known: Strength.allCases.map(\.rawValue))
      }
      if !found.contains(strength) { found.append(strength) }
    }
    return found
  }

  enum LanguageChoice: Hashable {
    case one(Language)
    /// Those that pages in two languages stand in.
    case both
    case all

    /// nil where there are several.
    var only: Language? { if case .one(let language) = self { language } else { nil } }

    /// As a filter: none for all.
    var languages: [Language] {
      switch self {
      case .one(let language): [language]
      case .both: Languages.both
      case .all: []
      }
    }
  }

  static let pageLanguages = Languages.codes.map(\.rawValue)
  static let languages = pageLanguages + ["both", "all"]

  static func language(_ texts: [String], option: String) throws(Failure) -> LanguageChoice? {
    guard let text = texts.last else { return nil }
    if let language = Languages.named(text) { return .one(language) }
    let listed = Set(text.split(separator: ",").compactMap { Languages.named(String($0)) })
    if text.lowercased() == "both" || listed == Set(Languages.both) { return .both }
    if text.lowercased() == "all" { return .all }
    throw .unknownValue(option: option, value: text, known: languages)
  }

  /// A page is in one language.
  static func pageLanguage(_ texts: [String], option: String) throws(Failure) -> Language? {
    guard let choice = try language(texts, option: option) else { return nil }
    guard let language = choice.only else { throw .unknownValue(option: option, value: texts.last ?? "", known: pageLanguages) }
    return language
  }

  /// Whether colour is used always or never; nil where the terminal decides.
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

  /// A year, a month or a day: `2025`, `2025-06`, `2025-06-09`.
  static func date(_ texts: [String], option: String) throws(Failure) -> String? {
    guard let text = texts.last else { return nil }
    guard Change.isDate(text) else { throw .unknownValue(option: option, value: text, known: ["2025", "2025-06", "2025-06-09"]) }
    return text
  }

  private static func words(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split { $0 == "," || $0 == "、" || $0 == " " } }.map(String.init)
  }
}
