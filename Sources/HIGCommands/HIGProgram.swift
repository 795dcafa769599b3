import ArgumentParser
import CProcess
import Glibc
import Guidelines
import Rendering

/// `hig`: from the words of the command line to the exit status.
package enum HIGProgram {
  /// The process: its arguments, its streams, its exit.
  package static func main() -> Never {
    let console = Console.standard()
    exit(run(arguments(), Surroundings.current(), console))
  }

  /// The words behind the program's name.
  private static func arguments() -> [String] {
    let count = hig_process_argument_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { hig_process_argument($0).map { String(cString: $0) } }
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
    do {
      switch try ArgumentPreparation(arguments: arguments).prepare() {
      case .help(let command): return HelpPage(session: session).show(command)
      case .version: return VersionLine(session: session).show()
      case .parserOnly(let words): return parserAnswer(words, session)
      case .words(let words):
        return try run(words, session)
      }
    } catch let problem as UsageProblem {
      session.warn(problem.message)
      return 2
    } catch let failure as Failure {
      session.warn(failure.message)
      return failure.status
    } catch {
      session.warn(Message(reworded(HIG.message(for: error)), reworded(HIG.message(for: error))))
      return 2
    }
  }

  /// Parses the words for their own command: the parser need not look at the others.
  private static func run(_ words: [String], _ session: Session) throws -> Int32 {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "search": return try SearchCommand.parse(rest).run(in: session)
    case "man": return try ManCommand.parse(rest).run(in: session)
    case "show": return try ShowCommand.parse(rest).run(in: session)
    case "diff": return try DiffCommand.parse(rest).run(in: session)
    case "export": return try ExportCommand.parse(rest).run(in: session)
    case "topics": return try TopicsCommand.parse(rest).run(in: session)
    case "open": return try OpenCommand.parse(rest).run(in: session)
    case "ingest": return try IngestCommand.parse(rest).run(in: session)
    case "lint": return try LintCommand.parse(rest).run(in: session)
    case "sources": return try SourcesCommand.parse(rest).run(in: session)
    case "info": return try InfoCommand.parse(rest).run(in: session)
    default: return HelpPage(session: session).show(nil)
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

/// The root of the command line.
struct HIG: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "hig", abstract: "Design guidelines, offline, in Japanese and English.",
      subcommands: [
        SearchCommand.self, ManCommand.self, ShowCommand.self, DiffCommand.self, ExportCommand.self, TopicsCommand.self,
        OpenCommand.self,
        IngestCommand.self, LintCommand.self, SourcesCommand.self, InfoCommand.self,
      ])
  }
}
