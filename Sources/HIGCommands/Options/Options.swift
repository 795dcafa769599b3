import Guidelines

/// The options that several commands take.
enum Options {
  static let index = OptionKey(text: "--index", "FILE", offers: .files, "Use this index.", "この索引を使う。")
  static let color = OptionKey(
    "--color", offers: .these(["auto", "always", "never"]), "When to use colour.", "色を使うかどうか。",
    read: Values.color)
  static let hyperlinks = OptionKey(
    "--hyperlinks", offers: .these(["auto", "always", "never"]), "When addresses are links (OSC 8).", "アドレスをリンク（OSC 8）にするかどうか。",
    read: Values.color)
  static let width = OptionKey(
    "--width", value: "COLUMNS", "Width of the text.", "表示する幅（桁）。", read: Values.count(in: Screen.widths))
  static let ambiguousWidth = OptionKey(
    "--ambiguous-width", offers: .these(["1", "2"]), "Columns of characters of ambiguous width.", "曖昧幅の文字の桁数。",
    read: Values.count(in: 1...2))
  static let pager = OptionKey(
    text: "--pager", "COMMAND", "Show long text through COMMAND; 'cat' for none.", "長い文の表示に使うページャ。catを指定すると使わない。")
  static let language = OptionKey(
    "--language", offers: .these(Values.languages), "Only this language.", "この言語だけにする。",
    read: Values.language)
  static let pageLanguage = OptionKey(
    "--language", offers: .these(Values.pageLanguages), "Language of the pages, where it is guessed wrong.",
    "ページの言語（推定が違うとき）。",
    read: Values.pageLanguage)
  static let platform = OptionKey(
    "--platform", value: "NAMES", offers: .platforms, "Only what holds for these platforms (ios,watchos).",
    "このプラットフォームに当てはまるものだけにする（ios,watchos）。", read: Values.platforms)
  static let topic = OptionKey(texts: "--topic", "TOPIC", offers: .topics, "Only this topic.", "このトピックだけにする。")
  static let source = OptionKey(texts: "--source", "NAME", offers: .sources(or: []), "Only this source.", "このソースだけにする。")
  static let strength = OptionKey(
    "--strength", value: "NAMES", offers: .strengths, "Only rules that bind so (do,avoid,consider).",
    "この強さのルールだけにする（do,avoid,consider）。", read: Values.strengths)
  static let platformOwn = OptionKey(
    flag: "--platform-own", "Only what names one of the platforms.", "そのプラットフォームを名指しするものだけにする。")
  static let kind = OptionKey(
    "--kind", value: "KIND", offers: .kinds, "rule, definition, specification, note, reference or all.",
    "rule、definition、specification、note、reference、all。", read: Values.kinds)
  static let sure = OptionKey(flag: "--sure", "No rules that only their wording suggests.", "文面だけから推定したルールを除く。")
  static let ids = OptionKey(flag: "--ids", "Show the id of every record.", "各項目のidを表示する。")

  /// What every command takes that prints for people.
  static let screen: [any CommandOption] = [color, hyperlinks, width, ambiguousWidth, pager, index]

  static func limit(upTo most: Int) -> OptionKey<Int?, Failure> {
    OptionKey("--limit", short: "-n", value: "COUNT", "No more hits than this.", "表示する件数の上限。", read: Values.count(in: 1...most))
  }

  static func format<Format: Sendable>(oneOf formats: [(name: String, value: Format)]) -> OptionKey<Format?, Failure> {
    OptionKey("--format", oneOf: formats, "Form of the output.", "出力の形式。")
  }

  static func format<Format: CaseIterable & RawRepresentable<String> & Sendable>(_ type: Format.Type) -> OptionKey<
    Format?, Failure
  > {
    format(oneOf: type.allCases.map { ($0.rawValue, $0) })
  }
}
