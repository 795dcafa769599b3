import Guidelines
import Indexing
import Rendering

/// One run of the program: what is around it, where it writes, and the index it reads.
struct Session {
  let surroundings: Surroundings
  let console: Console
  let opened = Opened()

  /// Keeps what was opened until the run ends.
  final class Opened {
    var index: GuidelineIndex?
  }

  /// Of messages and labels.
  var language: Language { surroundings.language }

  func warn(_ message: Message) { console.warn(message.lines(in: language)) }

  /// A line on standard error that is no complaint: what was shown instead, what to type next.
  func tell(_ text: Bilingual) { console.warn(Sanitizing.line(text.text(in: language)) + "\n") }

  /// Shows lines of text, through the pager on a terminal.
  func show(_ lines: [Line], _ style: PageStyle, _ options: ScreenOptions) {
    console.pager = Pager(option: options.pager, surroundings: surroundings)
    console.print(style.terminal.render(lines))
  }
}

/// A subcommand, made of its words. It answers with the exit status: 0 found, 1 nothing found.
protocol Runnable {
  init(_ words: CommandWords)
  func run(in session: Session) throws(Failure) -> Int32
}
