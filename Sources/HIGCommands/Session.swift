import Guidelines
import Indexing
import Rendering

/// One run of the program: what is around it, where it writes, and the index it reads.
struct Session {
  let environment: Environment
  let console: Console
  let opened = Opened()

  /// Keeps what was opened until the run ends.
  final class Opened {
    var index: GuidelineIndex?
  }

  /// Of messages and labels.
  var language: Language { environment.language }

  func warn(_ message: Message) { console.warn(message.lines(in: language)) }

  /// A line on standard error that is no complaint: what was shown instead, what to type next.
  func tell(_ text: Localized<String>) { console.warn(Sanitizing.line(text.text(in: language)) + "\n") }

  /// Shows lines of text, through the pager on a terminal.
  func show(_ lines: [Line], _ style: PageStyle, _ words: CommandWords) {
    console.pager = Pager(option: words[Options.pager], environment: environment)
    console.print(style.terminal.render(lines))
  }
}
