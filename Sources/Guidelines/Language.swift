/// A language, identified by its BCP 47 code (`ja`). The `Languages` target defines which languages are supported.
///
/// A page's language is detected from its text, never from its markup.
public struct Language: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The BCP 47 code for an undetermined language.
  public static let undetermined = Language(rawValue: "und")
}

/// A value in several languages, in the order in which they were added.
///
///     title[language]             // the value in that language, or nil
///     title.value(in: language)   // the value in that language, or the first one
public struct Localized<Value> {
  public private(set) var languages: [Language] = []
  /// Values in the order of `languages`.
  public private(set) var values: [Value] = []

  public init() {}

  public init(_ pairs: some Sequence<(Language, Value)>) {
    for (language, value) in pairs { self[language] = value }
  }

  public subscript(language: Language) -> Value? {
    get { languages.firstIndex(of: language).map { values[$0] } }
    set {
      switch (languages.firstIndex(of: language), newValue) {
      case (let index?, let value?): values[index] = value
      case (nil, let value?):
        languages.append(language)
        values.append(value)
      case (let index?, nil):
        languages.remove(at: index)
        values.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Returns the values in the order of `languages`, omitting all other languages.
  public func ordered(by languages: [Language]) -> Localized {
    Localized(languages.compactMap { language in self[language].map { (language, $0) } })
  }

  /// Returns the value in `language`, or the first value if there is none.
  public func value(in language: Language) -> Value? { self[language] ?? values.first }

  public var isEmpty: Bool { values.isEmpty }
  public var pairs: Zip2Sequence<[Language], [Value]> { zip(languages, values) }
}

extension Localized: Sendable where Value: Sendable {}
extension Localized: Equatable where Value: Equatable {}
extension Localized: Hashable where Value: Hashable {}

extension Localized<String> {
  /// Returns the text in `language`, or the first text if there is none, or an empty string if there are no texts.
  public func text(in language: Language) -> String { value(in: language) ?? "" }
}

extension Localized<[String]> {
  /// Returns the values in `language`, or an empty array if there are none.
  public func list(_ language: Language) -> [String] { self[language] ?? [] }
  /// The values of all languages.
  public var flattened: [String] { values.flatMap { $0 } }
}
