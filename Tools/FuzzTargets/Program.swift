import Guidelines
import HIGCommands

/// The program, run inside this process, and what holds of each of its runs.
enum Program {
  struct Outcome {
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  static func run(_ arguments: [String]) throws(BrokenProperty) -> Outcome {
    var streams: (output: [UInt8], errors: [UInt8]) = ([], [])
    let console = Console { stream, bytes in
      switch stream {
      case .output: streams.output += bytes
      case .error: streams.errors += bytes
      }
      return 0
    }
    let environment = Environment(
      variables: ["LC_ALL": "C.UTF-8", "COLUMNS": "74", "TERM": "dumb", "HIG_INDEX": Templates.small], directory: Scratch.folder)
    let status = HIGProgram.run(arguments, environment, console)
    let outcome = Outcome(
      status: status, output: String(decoding: streams.output, as: UTF8.self),
      errors: String(decoding: streams.errors, as: UTF8.self))
    // For a shell's script there are tabs of our own; lines of a table end as RFC 4180 says.
    let ours: Character? = arguments.first == "---completion" ? "\t" : arguments.contains("csv") ? "\r\n" : nil
    try Checks.inert(ours.map { ours in String(outcome.output.map { $0 == ours ? "\n" : $0 }) } ?? outcome.output, "\(arguments)")
    try Checks.inert(outcome.errors, "\(arguments) on standard error")
    guard (0...2).contains(status) else { throw BrokenProperty("\(arguments) ends with \(status)") }
    let speaks = outcome.errors.split(separator: "\n").contains { $0.utf8.starts(with: "hig: ".utf8) }
    if status == 2, !speaks { throw BrokenProperty("\(arguments) fails without a word") }
    return outcome
  }
}
