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
    let output = unstyled(outcome.output, asked: arguments)
    try Checks.inert(ours.map { ours in String(output.map { $0 == ours ? "\n" : $0 }) } ?? output, "\(arguments)")
    try Checks.inert(unstyled(outcome.errors, asked: arguments), "\(arguments) on standard error")
    guard (0...2).contains(status) else { throw BrokenProperty("\(arguments) ends with \(status)") }
    let speaks = outcome.errors.split(separator: "\n").contains { $0.utf8.starts(with: "hig: ".utf8) }
    if status == 2, !speaks { throw BrokenProperty("\(arguments) fails without a word") }
    return outcome
  }

  /// Without the colours and links of a terminal, each only where the words ask for it: what is left of them came from a page or from the words.
  static func unstyled(_ text: String, asked words: [String]) -> String {
    let options = Set(words.prefix { $0 != "--" }.map { $0.prefix { $0 != "=" } })
    let (colors, links) = (options.contains("--color"), options.contains("--hyperlinks"))
    guard colors || links else { return text }
    var out: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, colors, rest.first == UInt8(ascii: "[") {
        let end = rest.dropFirst().drop { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
        if end.first == UInt8(ascii: "m") {
          rest = end.dropFirst()
          continue
        }
      }
      if byte == 0x1B, links, rest.starts(with: "]8;;".utf8) {
        let end = rest.dropFirst(4).drop { (0x21...0x7E).contains($0) }
        if end.starts(with: "\u{1B}\\".utf8) {
          rest = end.dropFirst(2)
          continue
        }
      }
      out.append(byte)
    }
    return String(decoding: out, as: UTF8.self)
  }
}
