import Guidelines
import Languages
import Rendering

/// Help from the table of commands, set in lines like everything else.
struct HelpPage {
  let session: Session

  func show(_ command: CommandSpecification?) -> Int32 {
    let style = Screen.style(session.environment)
    let lines = command.map { one($0, style) } ?? all(style)
    session.console.print(style.terminal.render(lines))
    return 0
  }

  private var language: Language { session.language }
  private var texts: ManualTexts { session.interface.manual }

  private func all(_ style: PageStyle) -> [Line] {
    let commands = [LookupCommand.specification, SearchCommand.specification, ManCommand.specification]
    var lines = paragraph(texts.about, style) + [.blank]
    lines += usage([texts.aCommand, texts.words], style) + [.blank]
    lines += paragraph(LookupCommand.specification.help(in: language).summary, style, indent: 2) + [.blank]
    lines += style.facts(CommandTable.commands.map { ($0.name, $0.help(in: language).summary) }, indent: 2) + [.blank]
    lines += style.facts(commands.flatMap { $0.examples(in: language).prefix(3) }, indent: 2) + [.blank]
    return lines + paragraph(texts.moreHelp, style)
  }

  private func one(_ command: CommandSpecification, _ style: PageStyle) -> [Line] {
    let help = command.help(in: language)
    var lines = paragraph(help.summary, style) + [.blank]
    lines += usage(command.usage.map { [command.name, $0].filter { !$0.isEmpty }.joined(separator: " ") }, style) + [.blank]
    lines += style.facts(
      command.allOptions.map { option in
        (option.names.reversed().joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.help(in: language))
      }, indent: 2)
    if let note = help.note { lines += [.blank] + paragraph(note, style) }
    if !command.examples.isEmpty {
      lines += [.blank, Line(texts.examples)] + style.facts(command.examples(in: language), indent: 2)
    }
    return lines
  }

  /// What may follow the program's name, one below the other.
  private func usage(_ words: [String], _ style: PageStyle) -> [Line] {
    let width = style.terminal.metrics.width(texts.usage)
    return words.enumerated().flatMap { number, words in
      paragraph((number == 0 ? texts.usage : String(repeating: " ", count: width)) + "hig " + words, style, hanging: width)
    }
  }

  private func paragraph(_ text: String, _ style: PageStyle, indent: Int = 0, hanging: Int? = nil) -> [Line] {
    Paragraph(style.terminal.metrics).lines([Span(text)], width: style.terminal.width, indent: indent, hanging: hanging)
  }
}
