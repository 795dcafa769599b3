import Guidelines
import Languages
import Rendering

/// The help on one command or on all commands, laid out for the terminal.
struct HelpPage {
  let session: Session

  func printHelp(_ command: CommandSpecification?) -> Int32 {
    let style = TerminalStyleOptions.style(session.environment)
    let lines = command.map { commandPage($0, style) } ?? overview(style)
    session.console.print(style.terminal.render(lines))
    return 0
  }

  private var language: Language { session.language }
  private var texts: ManualTexts { session.interface.manual }

  private func overview(_ style: PageStyle) -> [StyledLine] {
    let commands = [LookupCommand.specification, SearchCommand.specification, ManCommand.specification]
    var lines = paragraph(texts.about, style) + [.blank]
    lines += usage([texts.commandPlaceholder, texts.wordsPlaceholder], style) + [.blank]
    lines += paragraph(LookupCommand.specification.help(in: language).summary, style, indent: 2) + [.blank]
    lines += style.facts(CommandTable.commands.map { ($0.name, $0.help(in: language).summary) }, indent: 2) + [.blank]
    lines += style.facts(commands.flatMap { $0.examples(in: language).prefix(3) }, indent: 2) + [.blank]
    return lines + paragraph(texts.moreHelp, style)
  }

  private func commandPage(_ command: CommandSpecification, _ style: PageStyle) -> [StyledLine] {
    let help = command.help(in: language)
    var lines = paragraph(help.summary, style) + [.blank]
    lines += usage(command.synopses.map { [command.name, $0].filter { !$0.isEmpty }.joined(separator: " ") }, style) + [.blank]
    lines += style.facts(
      command.allOptions.map { option in
        (option.names.reversed().joined(separator: ", ") + (option.valueName.map { " " + $0 } ?? ""), option.help(in: language))
      }, indent: 2)
    if let note = help.note { lines += [.blank] + paragraph(note, style) }
    if !command.examples.isEmpty {
      lines += [.blank, StyledLine(texts.examples)] + style.facts(command.examples(in: language), indent: 2)
    }
    return lines
  }

  /// Returns the usage lines, with the synopses below each other.
  private func usage(_ synopses: [String], _ style: PageStyle) -> [StyledLine] {
    let width = style.terminal.metrics.width(texts.usage)
    return synopses.enumerated().flatMap { number, words in
      paragraph((number == 0 ? texts.usage : String(repeating: " ", count: width)) + "hig " + words, style, hanging: width)
    }
  }

  private func paragraph(_ text: String, _ style: PageStyle, indent: Int = 0, hanging: Int? = nil) -> [StyledLine] {
    ParagraphLayout(style.terminal.metrics).lines(
      [StyledSpan(text)], width: style.terminal.width, indent: indent, hanging: hanging)
  }
}
