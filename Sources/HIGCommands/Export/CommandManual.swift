import Guidelines
import Languages
import Rendering

/// `hig(1)`, from the table of commands.
struct CommandManual {
  let language: Language

  private var texts: ManualTexts { language.interface.manual }

  func roff() -> String {
    var out = [
      ".TH \"HIG\" \"1\" \"\" \"hig \(VersionLine.version)\" \(Roff.argument(texts.userCommands))", ".nh", ".ad l",
      ".SH NAME",
    ]
    out.append("hig \\- " + Roff.line(texts.aboutInShort))
    out += section(texts.synopsis)
    for command in [LookupCommand.specification] + CommandTable.commands {
      for usage in command.usage {
        let words = Roff.line(usage)
        let name = Roff.line(command.name.isEmpty ? "hig" : "hig " + command.name)
        out += [".br", "\\fB\(name)\\fR [\(Roff.line(texts.option))…] \(words)"]
      }
    }
    out += section(language.interface.labels.description.uppercased())
    out.append(Roff.line(LookupCommand.specification.help(in: language).summary))
    out += section(texts.commands)
    for command in CommandTable.commands {
      out += [".SS \(Roff.argument("hig " + command.name))", Roff.line(command.help(in: language).summary)]
      for option in command.options {
        let names = option.names.reversed().map { "\\fB" + Roff.line($0) + "\\fR" }.joined(separator: ", ")
        out += [
          ".TP", names + (option.value.map { " \\fI" + Roff.line($0).replacing("|", with: "|\\:") + "\\fR" } ?? ""),
          Roff.line(option.help(in: language)),
        ]
      }
      if let note = command.help(in: language).note { out += [".PP", Roff.line(note)] }
    }
    out += section(texts.exitStatus)
    for (status, meaning) in [("0", texts.found), ("1", texts.notFound), ("2", texts.failed)] {
      out += [".TP", "\\fB\(status)\\fR", Roff.line(meaning)]
    }
    out += section(texts.environment)
    for (name, meaning) in environment {
      out += [".TP", "\\fB\(Roff.line(name))\\fR", Roff.line(meaning)]
    }
    out += section(texts.files)
    out += [".TP", "\\fI~/.config/hig/config\\fR", Roff.line(texts.settings), ".nf"]
    out += [
      "language = ja", "platform = ios, watchos", "width = 72", "pager = less \\-S", "color = never", "hyperlinks = always",
      ".fi",
    ]
    out += section(texts.examples.uppercased())
    for example in ([LookupCommand.specification] + CommandTable.commands).flatMap({ $0.examples(in: language) }) {
      out += [".TP", "\\fB\(Roff.line(example.name))\\fR", Roff.line(example.value)]
    }
    return out.joined(separator: "\n") + "\n"
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
