import Guidelines
import Rendering

/// What is said to people on standard error, in both languages: lower case, no full stop, values in single quotes; `hint` only where there is
/// something to do.
struct Message: Hashable {
  var text: Bilingual
  var hint: Bilingual?

  init(_ english: String, _ japanese: String, hint: Bilingual? = nil) {
    text = Bilingual(english, japanese)
    self.hint = hint
  }

  /// `hig: …` and `hint: …`, each on its line. What a page or a command line put into it cannot act on the terminal.
  func lines(in language: Language) -> String {
    var out = "hig: \(Sanitizing.line(text.text(in: language)))\n"
    if let hint { out += "hint: \(Sanitizing.line(hint.text(in: language)))\n" }
    return out
  }
}

extension Bilingual {
  static func both(_ text: String) -> Bilingual { Bilingual(text, text) }

  static func list(_ values: [String], _ english: String, _ japanese: String) -> Bilingual? {
    if values.isEmpty { return nil }
    let shown = values.prefix(8).map { "'\($0.short)'" }
    return Bilingual(english + shown.joined(separator: ", "), japanese + shown.joined(separator: "、"))
  }
}

extension UsageProblem {
  var message: Message {
    switch self {
    case .unknownCommand(let name, let suggestion):
      Message(
        "unknown command '\(name.short)'", "'\(name.short)'というコマンドはありません",
        hint: suggestion.map { Bilingual("did you mean '\($0)'?", "'\($0)'のことですか？") }
          ?? Bilingual(
            "'hig search \(ShellWord.quoted(name.short))' searches for it; 'hig help' lists the commands",
            "検索するには'hig search \(ShellWord.quoted(name.short))'、コマンドの一覧は'hig help'"))
    case .unknownOption(let name, let suggestion, let isQuery):
      Message(
        "unknown option '\(name.short)'", "'\(name.short)'というオプションはありません",
        hint: suggestion.map { Bilingual("did you mean '\($0)'?", "'\($0)'のことですか？") }
          ?? (isQuery ? Bilingual("to search for it, put '--' before it", "その語を検索するときは、前に'--'を置いてください") : nil))
    case .missingValue(let name, let value):
      Message("option '\(name)' needs a value: \(value)", "オプション'\(name)'には値が必要です: \(value)")
    case .missingArgument(let command, let needed):
      Message(
        "'hig \(command)' needs \(needed)", "'hig \(command)'には\(needed)が必要です",
        hint: Bilingual("'hig help \(command)' shows how", "使い方は'hig help \(command)'で表示できます"))
    case .unexpectedValue(let name):
      Message("option '\(name)' takes no value", "オプション'\(name)'に値は指定できません")
    }
  }
}
