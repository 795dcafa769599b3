import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// One run of the program: its environment, its streams, and the index that it reads.
struct Session {
  let environment: Environment
  let console: Console
  let state = SessionState()

  init(environment: Environment, console: Console) {
    self.environment = environment.withSettings()
    self.console = console
  }

  /// State that is kept until the run ends.
  final class SessionState {
    var index: GuidelineIndex?
    /// The upgraded copy that is read instead of an index of an earlier release that this user may not write.
    var upgradedCopy: (original: String, path: String)?
    /// Permissions that the running command needs once the index is open; `nil` if it is not sandboxed.
    var permissions: SandboxPermissions?
    /// `true` once the process has entered the sandbox.
    var isSandboxed = false
    /// The last search, whose hits are addressed by number, once it was loaded; `.some(nil)` if there is none.
    var lastSearch: LastSearch??
    /// Messages printed after the answer.
    var trailingMessages: [Phrase] = []
  }

  /// Language of messages and labels.
  var language: Language { environment.language }

  /// Interface texts in that language.
  var interface: MessageCatalog { language.messages }

  func warn(_ phrase: Phrase) { warn(interface.phrase(phrase)) }
  func warn(_ problem: UsageError) { warn(interface.usageError(problem)) }
  func warn(_ failure: Failure) { warn(failure.notice(in: language)) }

  /// Prints `hig: …` and `hint: …`, one per line. Control characters from pages and arguments are sanitized.
  func warn(_ notice: UserMessage) {
    let hints = notice.hints.map { "\(interface.labels.hint): \(Sanitizer.line($0))\n" }
    console.printError("hig: \(Sanitizer.line(notice.text))\n" + hints.joined())
  }

  /// Prints an informational line on standard error that is not an error, such as the next command to type.
  func printInfo(_ phrase: Phrase) { printInfo(interface.phrase(phrase).text) }
  func printInfo(_ text: String) { console.printError(Sanitizer.line(text) + "\n") }

  /// Prints lines of text, through the pager on a terminal.
  /// - Parameters:
  ///   - title: The title in the pager's prompt; by default, the name of the command.
  ///   - id: The id of the record that the pager shows first.
  ///   - picture: A figure printed above the lines. The caller makes sure that all of it fits the screen, so no pager is used.
  func show(
    _ lines: [StyledLine], _ style: PageStyle, _ arguments: CommandArguments, as title: String? = nil, from id: String? = nil,
    below picture: String? = nil
  ) {
    if let picture {
      console.print(picture + style.terminal.render(lines))
      return
    }
    if console.pager == nil { console.pager = Pager(option: arguments[Options.pager], environment: environment) }
    let line = id.flatMap { id in lines.firstIndex { $0.recordID == id } }
    let prompt = title.flatMap { $0.utf8.allSatisfy { $0 < 0x80 } ? $0 : nil } ?? "hig " + arguments.command.name
    console.pager?.describe(prompt, line: line.map { $0 + 1 })
    console.print(style.terminal.render(lines))
  }
}
