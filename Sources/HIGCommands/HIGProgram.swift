import Guidelines
import Languages
import Rendering
import SystemInterface

/// `hig`: from the words of the command line to the exit status.
package enum HIGProgram {
  /// The process: its arguments, its streams, its exit.
  package static func main() -> Never {
    ThisProcess.begin()
    let session = Session(environment: Environment.current(), console: Console.standard())
    // The index stays open to the end: nothing was written, and closing it would start a thread.
    withExtendedLifetime(session) { exit(run(ThisProcess.arguments, session)) }
  }

  /// 0 found, 1 nothing found, 2 error, usage included.
  package static func run(_ arguments: [String], _ environment: Environment, _ console: Console) -> Int32 {
    run(arguments, Session(environment: environment, console: console))
  }

  private static func run(_ arguments: [String], _ session: Session) -> Int32 {
    let console = session.console
    var status = answer(arguments, session)
    console.finish()
    for phrase in session.opened.afterwords { session.tell(phrase) }
    if console.outputError != 0, console.outputError != EPIPE {
      let failure = Failure.unwritable(
        path: session.interface.labels.standardOutput, reason: errorText(console.outputError))
      session.warn(failure)
      status = failure.status
    }
    return status
  }

  private static func answer(_ arguments: [String], _ session: Session) -> Int32 {
    let preparation: Preparation
    do throws(UsageProblem) {
      preparation = try ArgumentPreparation(arguments: arguments).prepare()
    } catch {
      session.warn(error)
      return 2
    }
    do throws(Failure) {
      switch preparation {
      case .help(let command): return HelpPage(session: session).show(command)
      case .version: return VersionLine(session: session).show()
      case .completions(let words): return Completion(session: session).print(words)
      case .completionScript(let name): return try script(name, session)
      case .nothing:
        // Who types no word on a terminal wants to look around.
        if !session.environment.isTerminal { return HelpPage(session: session).show(nil) }
        return try run(PickCommand(words: CommandWords(command: PickCommand.specification)), session)
      case .command(let command): return try run(command, session)
      }
    } catch {
      let failure = error.status == 1 ? damage(session) ?? error : error
      session.warn(failure)
      return failure.status
    }
  }

  private static func run(_ command: some Command, _ session: Session) throws(Failure) -> Int32 {
    for problem in session.environment.settings.problems { session.warn(problem.notice(in: session.language)) }
    // On a terminal hits are kept and a pager may be started.
    if type(of: command).specification.keeps == .reading, !session.environment.isTerminal { session.opened.rights = Rights() }
    let status = try command.runOrLookUp(in: session)
    if status == 1 { try session.opened.index?.checkRows() }
    return status
  }

  /// Why nothing was found, where the index is to blame.
  private static func damage(_ session: Session) -> Failure? {
    do throws(Failure) {
      try session.opened.index?.checkRows()
      return nil
    } catch {
      return error
    }
  }

  private static func script(_ name: String, _ session: Session) throws(Failure) -> Int32 {
    guard let script = CompletionScript(rawValue: name.lowercased()) else {
      throw .unknownValue(
        option: "--generate-completion-script", value: name, known: CompletionScript.allCases.map(\.rawValue))
    }
    session.console.print(script.text)
    return 0
  }
}
