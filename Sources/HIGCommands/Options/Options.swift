import Guidelines

/// The options that several commands take.
enum Options {
  static let index = OptionKey(text: "--index", "FILE", offers: .files, \.index)
  static let color = OptionKey("--color", offers: .these(["auto", "always", "never"]), \.color, read: Values.color)
  static let hyperlinks = OptionKey(
    "--hyperlinks", offers: .these(["auto", "always", "never"]), \.hyperlinks, read: Values.color)
  static let figures = OptionKey("--figures", offers: .these(["auto", "always", "never"]), \.figures, read: Values.color)
  static let width = OptionKey("--width", value: "COLUMNS", \.width, read: Values.count(in: Screen.widths))
  static let ambiguousWidth = OptionKey(
    "--ambiguous-width", offers: .these(["1", "2"]), \.ambiguousWidth, read: Values.count(in: 1...2))
  static let pager = OptionKey(text: "--pager", "COMMAND", \.pager)
  static let language = OptionKey("--language", offers: .these(Values.languages), \.language, read: Values.language)
  static let pageLanguage = OptionKey(
    "--language", offers: .these(Values.pageLanguages), \.pageLanguage, read: Values.pageLanguage)
  static let platform = OptionKey("--platform", value: "NAMES", offers: .platforms, \.platform, read: Values.platforms)
  static let reviewPlatform = OptionKey(
    "--platform", value: "NAMES", offers: .platforms, \.reviewPlatform, read: Values.platforms)
  static let follow = OptionKey(flag: "--follow", \.follow)
  static let topic = OptionKey(texts: "--topic", "TOPIC", offers: .topics, \.topic)
  static let source = OptionKey(texts: "--source", "NAME", offers: .sources(or: []), \.source)
  static let strength = OptionKey("--strength", value: "NAMES", offers: .strengths, \.strength, read: Values.strengths)
  static let platformOwn = OptionKey(flag: "--platform-own", \.platformOwn)
  static let kind = OptionKey("--kind", value: "KIND", offers: .kinds, \.kind, read: Values.kinds)
  static let sure = OptionKey(flag: "--sure", \.sure)
  static let edition = OptionKey("--edition", value: "DATE", \.edition, read: Values.date)
  static let includesPrivate = OptionKey(flag: "--private", \.includesPrivate)
  static let ids = OptionKey(flag: "--ids", \.ids)

  /// What every command takes that prints for people.
  static let screen: [any CommandOption] = [color, hyperlinks, width, ambiguousWidth, pager, index]

  static func limit(upTo most: Int) -> OptionKey<Int?, Failure> {
    OptionKey("--limit", short: "-n", value: "COUNT", \.limit, read: Values.count(in: 1...most))
  }

  static func format<Format: Sendable>(oneOf formats: [(name: String, value: Format)]) -> OptionKey<Format?, Failure> {
    OptionKey("--format", oneOf: formats, \.format)
  }

  static func format<Format: CaseIterable & RawRepresentable<String> & Sendable>(_ type: Format.Type) -> OptionKey<
    Format?, Failure
  > {
    format(oneOf: type.allCases.map { ($0.rawValue, $0) })
  }
}
