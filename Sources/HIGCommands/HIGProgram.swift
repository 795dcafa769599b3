import ArgumentParser
import CProcess
import Glibc
import Guidelines
import Rendering

/// `hig`: from the words of the command line to the exit status.
package enum HIGProgram {
  /// The process: its arguments, its streams, its exit.
  package static func main() -> Never {
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

  /// Completion scripts and what they ask back; what the parser can tell of itself.
  private static func parserAnswer(_ words: [String], _ session: Session) -> Int32 {
    if words.first == "---completion" { return Completion(session: session).print(Array(words.dropFirst())) }
    if let name = scriptName(words) {
      guard let script = CompletionScript(rawValue: name.lowercased()) else {
        session.warn(
          Failure.unknownValue(
            option: "--generate-completion-script", value: name, known: CompletionScript.allCases.map(\.rawValue)
          ).message)
        return 2
      }
      session.console.print(script.text)
      return 0
    }
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

  /// The shell that `--generate-completion-script SHELL` names; empty where it names none.
  private static func scriptName(_ words: [String]) -> String? {
    guard let first = words.first, first.hasPrefix("--generate-completion-script") else { return nil }
    if let equals = first.firstIndex(of: "=") { return String(first[first.index(after: equals)...]) }
    return words.count > 1 ? words[1] : ""
  }

  /// swift-argument-parser's words in our form: lower case, no full stop, one line.
  private static func reworded(_ message: String) -> String {
    var text = message.split(separator: "\n").first.map(String.init) ?? "bad arguments"
    while text.hasSuffix(".") { text.removeLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
