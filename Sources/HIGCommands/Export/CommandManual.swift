import Guidelines
import Languages
import Rendering

/// `hig(1)`, from the table of commands.
struct CommandManual {
  let language: Language

  private func text(_ first: String, _ second: String) -> String { Localized(first, second).text(in: language) }

  func roff() -> String {
    var out = [
      ".TH \"HIG\" \"1\" \"\" \"hig \(VersionLine.version)\" \(Roff.argument(text("User Commands", "ユーザーコマンド")))", ".nh", ".ad l",
      ".SH NAME",
    ]
    out.append(
      "hig \\- " + Roff.line(text("look up design guidelines, offline, in Japanese and English", "デザインガイドラインを、オフラインで、日本語と英語で調べる"))
    )
    out += section(text("SYNOPSIS", "書式"))
    for command in [LookupCommand.specification] + CommandTable.commands {
      for usage in command.usage {
        let words = Roff.line(usage)
        let name = Roff.line(command.name.isEmpty ? "hig" : "hig " + command.name)
        out += [".br", "\\fB\(name)\\fR [\(Roff.line(text("OPTION", "オプション")))…] \(words)"]
      }
    }
    out += section(text("DESCRIPTION", "説明"))
    out.append(Roff.line(LookupCommand.specification.summary.text(in: language)))
    out += section(text("COMMANDS", "コマンド"))
    for command in CommandTable.commands {
      out += [".SS \(Roff.argument("hig " + command.name))", Roff.line(command.summary.text(in: language))]
      for option in command.options {
        let names = option.names.reversed().map { "\\fB" + Roff.line($0) + "\\fR" }.joined(separator: ", ")
        out += [
          ".TP", names + (option.value.map { " \\fI" + Roff.line($0) + "\\fR" } ?? ""), Roff.line(option.help.text(in: language)),
        ]
      }
      if let note = command.note { out += [".PP", Roff.line(note.text(in: language))] }
    }
    out += section(text("EXIT STATUS", "終了ステータス"))
    for (status, meaning) in [
      ("0", text("Found.", "見つかった。")), ("1", text("Nothing found.", "見つからなかった。")),
      ("2", text("Error, usage included.", "エラー（使い方の誤りを含む）。")),
    ] {
      out += [".TP", "\\fB\(status)\\fR", Roff.line(meaning)]
    }
    out += section(text("ENVIRONMENT", "環境変数"))
    for (name, meaning) in environment {
      out += [".TP", "\\fB\(Roff.line(name))\\fR", Roff.line(meaning.text(in: language))]
    }
    out += section(text("FILES", "ファイル"))
    out += [".TP", "\\fI~/.config/hig/config\\fR", Roff.line(settings.text(in: language)), ".nf"]
    out += [
      "language = ja", "platform = ios, watchos", "width = 72", "pager = less \\-S", "color = never", "hyperlinks = always",
      ".fi",
    ]
    out += section(text("EXAMPLES", "例"))
    for example in ([LookupCommand.specification] + CommandTable.commands).flatMap(\.examples) {
      out += [".TP", "\\fB\(Roff.line(example.command))\\fR", Roff.line(example.meaning.text(in: language))]
    }
    return out.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String) -> [String] { [".SH " + Roff.argument(title)] }

  private var settings: Localized<String> {
    Localized("Settings, a line each; options and variables win.", "設定。1行に1つ書く。オプションと環境変数が優先される。")
  }

  private var environment: [(String, Localized<String>)] {
    [
      ("HIG_INDEX", Localized("The index to use.", "使う索引。")),
      ("HIG_CORPUS", Localized("The folder of the Corpus.", "Corpusのフォルダ。")),
      ("HIG_PAGER, MANPAGER, PAGER", Localized("The pager; empty or 'cat' for none.", "ページャ。空またはcatで使わない。")),
      ("HIG_WIDTH, MANWIDTH, COLUMNS", Localized("Width of the text.", "表示する幅。")),
      ("NO_COLOR, CLICOLOR_FORCE", Localized("Never, or always, use colour.", "色を使わない、または常に使う。")),
      ("HIG_LANGUAGE, LC_ALL, LC_MESSAGES, LANG", Localized("Language of messages.", "メッセージの言語。")),
      ("XDG_CONFIG_HOME", Localized("Where the settings lie.", "設定ファイルの場所。")),
      (
        "XDG_STATE_HOME",
        Localized(
          "Where the last answer of a terminal and the lists of what was exported are kept.",
          "ターミナルごとの直前の検索結果と、書き出したファイルの一覧を置く場所。")
      ),
    ]
  }
}
