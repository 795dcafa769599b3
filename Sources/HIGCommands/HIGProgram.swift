import Guidelines
import Languages
import Rendering
import SystemInterface

/// The `hig` program, from command-line arguments to an exit status.
package enum HIGProgram {
  /// Runs the program with the arguments and streams of the process and exits.
  package static func main() -> Never {
    ThisProcess.restoreEnvironment()
    let session = Session(environment: Environment.current(), console: Console.standard())
    // The index is not closed: nothing was written, and closing it would start a thread.
    withExtendedLifetime(session) { exit(run(ThisProcess.arguments, session)) }
  }

  /// Runs the program and returns its exit status: 0 for success, 1 if nothing was found, 2 for errors, including usage errors.
  package static func run(_ arguments: [String], _ environment: Environment, _ console: Console) -> Int32 {
    run(arguments, Session(environment: environment, console: console))
  }

  private static func run(_ arguments: [String], _ session: Session) -> Int32 {
    let console = session.console
    var status = execute(arguments, session)
    console.finish()
    for phrase in session.state.trailingMessages { session.printInfo(phrase) }
    if console.outputError != 0, console.outputError != EPIPE {
      let failure = Failure.unwritable(
        path: session.interface.labels.standardOutput, reason: errorText(console.outputError))
      session.warn(failure)
      status = failure.exitStatus
    }
    return status
  }

  private static func execute(_ arguments: [String], _ session: Session) -> Int32 {
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ArgumentParser(arguments: arguments).parse()
    } catch {
      session.warn(error)
      return 2
    }
    do throws(Failure) {
      switch parsed {
      case .help(let command): return HelpPage(session: session).printHelp(command)
      case .version: return VersionLine(session: session).printVersion()
      case .completions(let words): return Completion(session: session).printItems(words)
      case .completionScript(let name): return try printCompletionScript(name, session)
      case .empty:
        // Without arguments on a terminal, the user most likely wants to browse.
        if !session.environment.isTerminal { return HelpPage(session: session).printHelp(nil) }
        return try run(PickCommand(arguments: CommandArguments(command: PickCommand.specification)), session)
      case .command(let command): return try run(command, session)
      }
    } catch {
      let failure = error.exitStatus == 1 ? indexFailure(session) ?? error : error
      session.warn(failure)
      return failure.exitStatus
    }
  }

  private static func run(_ command: some Command, _ session: Session) throws(Failure) -> Int32 {
    for problem in session.environment.settings.warnings { session.warn(problem.notice(in: session.language)) }
    // On a terminal, hits are saved and a pager may be started.
    if type(of: command).specification.sandboxProfile == .readOnly, !session.environment.isTerminal {
      session.state.permissions = SandboxPermissions()
    }
    let status = try command.runOrLookUp(in: session)
    if status == 1 { try session.state.index?.checkRows() }
    return status
  }

  /// Returns the failure that explains an empty result if the index is corrupt.
  private static func indexFailure(_ session: Session) -> Failure? {
    do throws(Failure) {
      try session.state.index?.checkRows()
      return nil
    } catch {
      return error
    }
  }

  private static func printCompletionScript(_ name: String, _ session: Session) throws(Failure) -> Int32 {
    guard let script = CompletionScript(rawValue: name.lowercased()) else {
      throw .unknownValue(
        option: "--generate-completion-script", value: name, known: CompletionScript.allCases.map(\.rawValue))
    }
    session.console.print(script.text)
    return 0
  }
}
