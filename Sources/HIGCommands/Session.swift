import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// One run of the program: what is around it, where it writes, and the index it reads.
struct Session {
  let environment: Environment
  let console: Console
  let opened = Opened()

  init(environment: Environment, console: Console) {
    self.environment = environment.withSettings()
    self.console = console
  }

  /// Keeps what was opened until the run ends.
  final class Opened {
    var index: GuidelineIndex?
    /// What is read in the place of an index of an earlier release that this user may not write.
    var standIn: (original: String, path: String)?
    /// What the command that runs still needs once the index is open; nil where it gives nothing up.
    var rights: Rights?
    /// Whether the process has given up the rest.
    var isConfined = false
    /// The answer whose hits numbers name, once one was asked for; `.some(nil)` where there is none.
    var answer: LastAnswer??
    /// What is said below the answer.
    var afterwords: [Phrase] = []
  }

  /// Of messages and labels.
  var language: Language { environment.language }

  /// What the interface says in it.
  var interface: Interface { language.interface }

  func warn(_ phrase: Phrase) { warn(interface.phrase(phrase)) }
  func warn(_ problem: UsageProblem) { warn(interface.usage(problem)) }
  func warn(_ failure: Failure) { warn(failure.notice(in: language)) }

  /// `hig: …` and `hint: …`, each on its line. What a page or a command line put into it cannot act on the terminal.
  func warn(_ notice: Notice) {
    let hints = notice.hints.map { "\(interface.labels.hint): \(Sanitizing.line($0))\n" }
    console.warn("hig: \(Sanitizing.line(notice.text))\n" + hints.joined())
  }

  /// A line on standard error that is no complaint: what was shown instead, what to type next.
  func tell(_ phrase: Phrase) { tell(interface.phrase(phrase).text) }
  func tell(_ text: String) { console.warn(Sanitizing.line(text) + "\n") }

  /// Shows lines of text, through the pager on a terminal.
  /// - Parameters:
  ///   - title: what the pager's prompt calls it; the command's name where nothing better is known.
  ///   - id: of the record that the pager shows first.
  ///   - picture: what stands above, where all of it fits the screen: nothing goes through a pager then.
  func show(
    _ lines: [Line], _ style: PageStyle, _ words: CommandWords, as title: String? = nil, from id: String? = nil,
    below picture: String? = nil
  ) {
    if let picture {
      console.print(picture + style.terminal.render(lines))
      return
    }
    if console.pager == nil { console.pager = Pager(option: words[Options.pager], environment: environment) }
    let line = id.flatMap { id in lines.firstIndex { $0.id == id } }
    let plain = title.flatMap { $0.utf8.allSatisfy { $0 < 0x80 } ? $0 : nil } ?? "hig " + words.command.name
    console.pager?.describe(plain, line: line.map { $0 + 1 })
    console.print(style.terminal.render(lines))
  }
}
