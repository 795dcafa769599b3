import Guidelines
import Languages
import Rendering

/// The manual page `hig(1)`, generated from the table of commands.
struct CommandManual {
  let language: Language

  private var texts: ManualTexts { language.messages.manual }

  func roff() -> String {
    var lines = [
      ".TH \"HIG\" \"1\" \"\" \"hig \(VersionLine.version)\" \(Roff.argument(texts.userCommands))", ".nh", ".ad l",
      ".SH NAME",
    ]
    lines.append("hig \\- " + Roff.line(texts.shortDescription))
    lines += section(texts.synopsis)
    for command in [LookupCommand.specification] + CommandTable.commands {
      for synopsis in command.synopses {
        let words = Roff.line(synopsis)
        let name = Roff.line(command.name.isEmpty ? "hig" : "hig " + command.name)
        lines += [".br", "\\fB\(name)\\fR [\(Roff.line(texts.optionPlaceholder))…] \(words)"]
      }
    }
    lines += section(language.messages.labels.description.uppercased())
    lines.append(Roff.line(LookupCommand.specification.help(in: language).summary))
    lines += section(texts.commands)
    for command in CommandTable.commands {
      lines += [".SS \(Roff.argument("hig " + command.name))", Roff.line(command.help(in: language).summary)]
      for option in command.options {
        let names = option.names.reversed().map { "\\fB" + Roff.line($0) + "\\fR" }.joined(separator: ", ")
        lines += [
          ".TP", names + (option.valueName.map { " \\fI" + Roff.line($0).replacing("|", with: "|\\:") + "\\fR" } ?? ""),
          Roff.line(option.help(in: language)),
        ]
      }
      if let note = command.help(in: language).note { lines += [".PP", Roff.line(note)] }
    }
    lines += section(texts.exitStatus)
    for (status, meaning) in [("0", texts.statusFound), ("1", texts.statusNotFound), ("2", texts.statusFailed)] {
      lines += [".TP", "\\fB\(status)\\fR", Roff.line(meaning)]
    }
    lines += section(texts.environment)
    for (name, meaning) in environment {
      lines += [".TP", "\\fB\(Roff.line(name))\\fR", Roff.line(meaning)]
    }
    lines += section(texts.files)
    lines += [".TP", "\\fI~/.config/hig/config\\fR", Roff.line(texts.settings), ".nf"]
    lines += [
      "language = ja", "platform = ios, watchos", "width = 72", "pager = less \\-S", "color = never", "hyperlinks = always",
      ".fi",
    ]
    lines += section(texts.examples.uppercased())
    for example in ([LookupCommand.specification] + CommandTable.commands).flatMap({ $0.examples(in: language) }) {
      lines += [".TP", "\\fB\(Roff.line(example.name))\\fR", Roff.line(example.value)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String) -> [String] { [".SH " + Roff.argument(title)] }

  private var environment: [(name: String, meaning: String)] {
    [
      ("HIG_INDEX", texts.index), ("HIG_CORPUS", texts.corpus), ("HIG_PAGER, MANPAGER, PAGER", texts.pager),
      ("HIG_WIDTH, MANWIDTH, COLUMNS", texts.width), ("NO_COLOR, CLICOLOR_FORCE", texts.color),
      ("HIG_LANGUAGE, LC_ALL, LC_MESSAGES, LANG", texts.language), ("XDG_CONFIG_HOME", texts.configurationFolder),
      ("XDG_STATE_HOME", texts.stateFolder),
    ]
  }
}
