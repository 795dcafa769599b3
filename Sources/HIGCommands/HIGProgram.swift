import CProcess
import Glibc
import Guidelines
import Rendering

/// `hig`: from the words of the command line to the exit status.
package enum HIGProgram {
  /// The process: its arguments, its streams, its exit.
  package static func main() -> Never {
    hig_process_begin()
    let session = Session(surroundings: Surroundings.current(), console: Console.standard())
    // The index stays open to the end: nothing was written, and closing it would start a thread.
    withExtendedLifetime(session) { exit(run(arguments(), session)) }
  }

  /// The words behind the program's name.
  private static func arguments() -> [String] {
    let count = hig_process_argument_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { hig_process_argument($0).map { String(cString: $0) } }
  }

  /// 0 found, 1 nothing found, 2 error, usage included.
  package static func run(_ arguments: [String], _ surroundings: Surroundings, _ console: Console) -> Int32 {
    run(arguments, Session(surroundings: surroundings, console: console))
  }

  private static func run(_ arguments: [String], _ session: Session) -> Int32 {
    let (surroundings, console) = (session.surroundings, session.console)
    var status = answer(arguments, session)
    console.finish()
    if console.outputError != 0, console.outputError != EPIPE {
      let failure = Failure.unwritable(
        path: surroundings.language == .japanese ? "標準出力" : "standard output",
        reason: String(cString: strerror(console.outputError)))
      session.warn(failure.message)
      status = failure.status
    }
    return status
  }

  private static func answer(_ arguments: [String], _ session: Session) -> Int32 {
    let preparation: Preparation
    do throws(UsageProblem) {
      preparation = try ArgumentPreparation(arguments: arguments).prepare()
    } catch {
      session.warn(error.message)
      return 2
    }
    do throws(Failure) {
      switch preparation {
      case .help(let command): return HelpPage(session: session).show(command)
      case .version: return VersionLine(session: session).show()
      case .completions(let words): return Completion(session: session).print(words)
      case .completionScript(let name): return try script(name, session)
      case .words(let words): return try words.made?.run(in: session) ?? HelpPage(session: session).show(nil)
      }
    } catch {
      session.warn(error.message)
      return error.status
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

extension CommandWords {
  /// The command, made of its words; nil where the table has none of that name.
  var made: (any Runnable)? {
    switch command {
    case "search": SearchCommand(self)
    case "man": ManCommand(self)
    case "show": ShowCommand(self)
    case "diff": DiffCommand(self)
    case "export": ExportCommand(self)
    case "topics": TopicsCommand(self)
    case "spec": SpecCommand(self)
    case "changes": ChangesCommand(self)
    case "open": OpenCommand(self)
    case "ingest": IngestCommand(self)
    case "lint": LintCommand(self)
    case "sources": SourcesCommand(self)
    case "info": InfoCommand(self)
    default: nil
    }
  }
}
