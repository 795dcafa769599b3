import Guidelines
import Languages
import Rendering

/// What is said to people on standard error, in both languages: lower case, no full stop, values in single quotes; `hint` only where there is
/// something to do.
struct Message: Hashable {
  var text: Localized<String>
  var hints: [Localized<String>]

  /// In the order of the interface's languages.
  init(_ first: String, _ second: String, hint: Localized<String>? = nil) { self.init(Localized(first, second), hint: hint) }

  init(_ text: Localized<String>, hint: Localized<String>? = nil) {
    self.init(text, hints: [hint].compactMap { $0 })
  }

  init(_ text: Localized<String>, hints: [Localized<String>]) {
    self.text = text
    self.hints = hints
  }

  /// `hig: …` and `hint: …`, each on its line. What a page or a command line put into it cannot act on the terminal.
  func lines(in language: Language) -> String {
    var out = "hig: \(Sanitizing.line(text.text(in: language)))\n"
    let label = Localized("hint", "ヒント").text(in: language)
    for hint in hints { out += "\(label): \(Sanitizing.line(hint.text(in: language)))\n" }
    return out
  }
}

extension Localized<String> {
  static func both(_ text: String) -> Localized<String> { Localized(text, text) }

  static func list(_ values: [String], _ first: String, _ second: String) -> Localized<String>? {
    if values.isEmpty { return nil }
    let shown = values.prefix(8).map { "'\($0.short)'" }
    let rest = values.count - shown.count
    let more = rest > 0 ? Localized(" and \(rest) more", "、ほか\(rest)件") : .both("")
    return Localized(first, second).typeset { $0 + shown.joined(separator: $1.rules.typography.comma) + more.text(in: $1) }
  }

  /// Each text put together in the way of its language.
  func typeset(_ text: (String, Language) -> String) -> Localized<String> {
    Localized(pairs.map { ($0, text($1, $0)) })
  }
}

extension UsageProblem {
  private func search(_ words: [String]) -> String {
    "hig search " + words.map { ShellWord.quoted($0.short) }.joined(separator: " ")
  }

  var message: Message {
    switch self {
    case .unknownCommand(let name, let suggestion, let query):
      Message(
        Localized("unknown command '\(name.short)'", "'\(name.short)'というコマンドはありません"),
        hints: [
          suggestion.map { Localized("did you mean '\($0)'?", "'\($0)'のことですか？") }
            ?? Localized("'hig help' lists the commands", "コマンドの一覧は'hig help'で表示できます"),
          query.isEmpty ? nil : Localized("to search for it: \(search(query))", "検索するには: \(search(query))"),
        ].compactMap { $0 })
    case .unknownOption(let name, let suggestion, let isQuery):
      Message(
        "unknown option '\(name.short)'", "'\(name.short)'というオプションはありません",
        hint: suggestion.map { Localized("did you mean '\($0)'?", "'\($0)'のことですか？") }
          ?? (isQuery ? Localized("to search for it, put '--' before it", "その語を検索するときは、前に'--'を置いてください") : nil))
    case .missingValue(let name, let value):
      Message("option '\(name)' needs a value: \(value)", "オプション'\(name)'には値が必要です: \(value)")
    case .missingArgument(let command, let needed):
      Message(
        "'hig \(command)' needs \(needed)", "'hig \(command)'には\(needed)が必要です",
        hint: Localized("'hig help \(command)' shows how", "使い方は'hig help \(command)'で表示できます"))
    case .unexpectedValue(let name):
      Message("option '\(name)' takes no value", "オプション'\(name)'に値は指定できません")
    }
  }
}
