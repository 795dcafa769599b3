import ArgumentParser
import Glibc
import Guidelines
import Rendering

/// `hig`: from the words of the command line to the exit status.
package enum HIGProgram {
  /// The process: its arguments, its streams, its exit.
  package static func main() -> Never {
    let console = Console.standard()
    exit(run(Array(CommandLine.arguments.dropFirst()), Surroundings.current(), console))
  }

  /// 0 found, 1 nothing found, 2 error, usage included.
  package static func run(_ arguments: [String], _ surroundings: Surroundings, _ console: Console) -> Int32 {
    let session = Session(surroundings: surroundings, console: console)
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
      case .parserOnly(let words): return parserAnswer(words, session)
      case .words(let words): return try run(words, session)
      }
    } catch {
      session.warn(error.message)
      return error.status
    }
  }

  private static func run(_ words: CommandWords, _ session: Session) throws(Failure) -> Int32 {
    switch words.command {
    case "search": try SearchCommand(words).run(in: session)
    case "man": try ManCommand(words).run(in: session)
    case "show": try ShowCommand(words).run(in: session)
    case "diff": try DiffCommand(words).run(in: session)
    case "export": try ExportCommand(words).run(in: session)
    case "topics": try TopicsCommand(words).run(in: session)
    case "open": try OpenCommand(words).run(in: session)
    case "ingest": try IngestCommand(words).run(in: session)
    case "lint": try LintCommand(words).run(in: session)
    case "sources": try SourcesCommand(words).run(in: session)
    case "info": try InfoCommand(words).run(in: session)
    default: HelpPage(session: session).show(nil)
    }
  }

  /// Completion scripts and what they ask back.
  private static func parserAnswer(_ words: [String], _ session: Session) -> Int32 {
    do {
      _ = try HIG.parseAsRoot(words)
      return 0
    } catch {
      let text = HIG.fullMessage(for: error)
      if HIG.exitCode(for: error) == .success {
        session.console.print(text.hasSuffix("\n") ? text : text + "\n")
        return 0
      }
      session.warn(Message(reworded(HIG.message(for: error)), reworded(HIG.message(for: error))))
      return 2
    }
  }

  /// swift-argument-parser's words in our form: lower case, no full stop, one line.
  private static func reworded(_ message: String) -> String {
    var text = message.split(separator: "\n").first.map(String.init) ?? "bad arguments"
    while text.hasSuffix(".") { text.removeLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
