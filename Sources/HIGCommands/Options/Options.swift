import Guidelines

/// Options that several commands have.
enum Options {
  static let index = OptionKey(text: "--index", "FILE", offers: .files, \.index)
  static let color = OptionKey("--color", offers: .values(["auto", "always", "never"]), \.color, read: ValueParser.color)
  static let hyperlinks = OptionKey(
    "--hyperlinks", offers: .values(["auto", "always", "never"]), \.hyperlinks, read: ValueParser.color)
  static let figures = OptionKey("--figures", offers: .values(["auto", "always", "never"]), \.figures, read: ValueParser.color)
  static let width = OptionKey("--width", value: "COLUMNS", \.width, read: ValueParser.count(in: TerminalStyleOptions.widthRange))
  static let ambiguousWidth = OptionKey(
    "--ambiguous-width", offers: .values(["1", "2"]), \.ambiguousWidth, read: ValueParser.count(in: 1...2))
  static let pager = OptionKey(text: "--pager", "COMMAND", \.pager)
  static let language = OptionKey("--language", offers: .values(ValueParser.languages), \.language, read: ValueParser.language)
  static let pageLanguage = OptionKey(
    "--language", offers: .values(ValueParser.pageLanguages), \.pageLanguage, read: ValueParser.pageLanguage)
  static let platform = OptionKey("--platform", value: "NAMES", offers: .platforms, \.platform, read: ValueParser.platforms)
  static let reviewPlatform = OptionKey(
    "--platform", value: "NAMES", offers: .platforms, \.reviewPlatform, read: ValueParser.platforms)
  static let follow = OptionKey(flag: "--follow", \.follow)
  static let topic = OptionKey(texts: "--topic", "TOPIC", offers: .topics, \.topic)
  static let source = OptionKey(texts: "--source", "NAME", offers: .sources(or: []), \.source)
  static let strength = OptionKey("--strength", value: "NAMES", offers: .strengths, \.strength, read: ValueParser.strengths)
  static let platformOwn = OptionKey(flag: "--platform-own", \.platformOwn)
  static let kind = OptionKey("--kind", value: "KIND", offers: .kinds, \.kind, read: ValueParser.kinds)
  static let statedOnly = OptionKey(flag: "--sure", \.statedOnly)
  static let edition = OptionKey("--edition", value: "DATE", \.edition, read: ValueParser.date)
  static let includesPrivate = OptionKey(flag: "--private", \.includesPrivate)
  static let ids = OptionKey(flag: "--ids", \.ids)

  /// Options of every command that prints formatted output.
  static let display: [any CommandOption] = [color, hyperlinks, width, ambiguousWidth, pager, index]

  static func limit(upTo maxCount: Int) -> OptionKey<Int?, Failure> {
    OptionKey("--limit", short: "-n", value: "COUNT", \.limit, read: ValueParser.count(in: 1...maxCount))
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
