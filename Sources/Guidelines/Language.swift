/// A language, by its BCP 47 code (`ja`). Which languages the program knows, and what it knows of each, is said in `Languages`.
///
/// A page's language is found from its text, never from what its markup claims.
public struct Language: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// BCP 47's code for a language that nobody stated yet.
  public static let undetermined = Language(rawValue: "und")
}

/// A value in several languages, in the order in which they were given.
///
///     title[language]          // that language's, or nil
///     title.value(in: language)   // that language's, else the first
public struct Localized<Value> {
  public private(set) var languages: [Language] = []
  /// As many as languages, in their order.
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

  /// In the order of some languages, without any other.
  public func ordered(by languages: [Language]) -> Localized {
    Localized(languages.compactMap { language in self[language].map { (language, $0) } })
  }

  /// That language's value, else the first.
  public func value(in language: Language) -> Value? { self[language] ?? values.first }

  public var isEmpty: Bool { values.isEmpty }
  public var pairs: Zip2Sequence<[Language], [Value]> { zip(languages, values) }
}

extension Localized: Sendable where Value: Sendable {}
extension Localized: Equatable where Value: Equatable {}
extension Localized: Hashable where Value: Hashable {}

extension Localized<String> {
  /// That language's text, else the first; empty where there is none.
  public func text(in language: Language) -> String { value(in: language) ?? "" }
}

extension Localized<[String]> {
  /// Those of one language, none where it has none.
  public func list(_ language: Language) -> [String] { self[language] ?? [] }
  /// Those of all languages.
  public var flattened: [String] { values.flatMap { $0 } }
}
