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
  private func text(_ first: String, _ second: String) -> String { Localized(first, second).text(in: language) }

  private func all(_ style: PageStyle) -> [Line] {
    let facts = FactList(style: style)
    var lines = Paragraph(style.terminal.metrics).lines(
      [Span(text("Design guidelines, offline, in Japanese and English.", "デザインガイドラインを、オフラインで、日本語と英語で調べるツール。"))],
      width: style.terminal.width)
    lines += [
      .blank, Line(text("Usage: hig COMMAND …", "使い方: hig コマンド …")), Line(text("       hig WORDS…", "        hig 言葉…")), .blank,
    ]
    lines += Paragraph(style.terminal.metrics).lines(
      [Span(LookupCommand.specification.summary.text(in: language))], width: style.terminal.width, indent: 2)
    lines.append(.blank)
    lines += facts.lines(CommandTable.commands.map { ($0.name, $0.summary.text(in: language)) }, indent: 2)
    lines += [.blank]
    let examples = [LookupCommand.specification, SearchCommand.specification, ManCommand.specification].flatMap {
      $0.examples.prefix(3)
    }
    lines += facts.lines(examples.map { ($0.command, $0.meaning.text(in: language)) }, indent: 2)
    lines += [.blank]
    lines += Paragraph(style.terminal.metrics).lines(
      [Span(text("'hig help COMMAND' shows its options.", "オプションは'hig help コマンド'で表示できます。"))], width: style.terminal.width)
    return lines
  }

  private func one(_ command: CommandSpecification, _ style: PageStyle) -> [Line] {
    let facts = FactList(style: style)
    var lines = Paragraph(style.terminal.metrics).lines([Span(command.summary.text(in: language))], width: style.terminal.width)
    lines.append(.blank)
    for (index, usage) in command.usage.enumerated() {
      let label = index == 0 ? text("Usage: ", "使い方: ") : text("       ", "        ")
      let words = ["hig", command.name, usage].filter { !$0.isEmpty }.joined(separator: " ")
      lines += Paragraph(style.terminal.metrics).lines(
        [Span(label + words)], width: style.terminal.width, hanging: style.terminal.metrics.width(label))
    }
    lines += [.blank]
    lines += facts.lines(
      command.allOptions.map { option in
        (option.names.reversed().joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.help.text(in: language))
      }, indent: 2)
    if let note = command.note {
      lines += [.blank]
      lines += Paragraph(style.terminal.metrics).lines([Span(note.text(in: language))], width: style.terminal.width)
    }
    if !command.examples.isEmpty {
      lines += [.blank, Line(text("Examples", "例"))]
      lines += facts.lines(command.examples.map { ($0.command, $0.meaning.text(in: language)) }, indent: 2)
    }
    return lines
  }
}
