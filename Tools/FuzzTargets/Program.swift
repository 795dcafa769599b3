import Guidelines
import HIGCommands

/// Runs of the program within this process, with checks of the properties that hold for every run.
enum Program {
  struct RunResult {
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  static func run(_ arguments: [String]) throws(PropertyError) -> RunResult {
    var streams: (output: [UInt8], errors: [UInt8]) = ([], [])
    let console = Console { stream, bytes in
      switch stream {
      case .output: streams.output += bytes
      case .error: streams.errors += bytes
      }
      return 0
    }
    let environment = Environment(
      variables: ["LC_ALL": "C.UTF-8", "COLUMNS": "74", "TERM": "dumb", "HIG_INDEX": Templates.smallIndex],
      directory: TemporaryDirectory.folder)
    let status = HIGProgram.run(arguments, environment, console)
    let result = RunResult(
      status: status, output: String(decoding: streams.output, as: UTF8.self),
      errors: String(decoding: streams.errors, as: UTF8.self))
    // Completion output for shells contains tabs of the program, and lines of CSV end with CRLF (RFC 4180).
    let allowedCharacter: Character? = arguments.first == "---completion" ? "\t" : arguments.contains("csv") ? "\r\n" : nil
    let output = unstyled(result.output, asked: arguments)
    try Checks.requireInert(
      allowedCharacter.map { ours in String(output.map { $0 == ours ? "\n" : $0 }) } ?? output, "\(arguments)")
    try Checks.requireInert(unstyled(result.errors, asked: arguments), "\(arguments) on standard error")
    guard (0...2).contains(status) else { throw PropertyError("\(arguments) ends with \(status)") }
    let hasMessage = result.errors.split(separator: "\n").contains { $0.utf8.starts(with: "hig: ".utf8) }
    if status == 2, !hasMessage { throw PropertyError("\(arguments) fails without a word") }
    return result
  }

  /// Returns output without the colors and links of a terminal, each only if an option requests it. Remaining escape sequences
  /// come from pages or arguments.
  static func unstyled(_ text: String, asked words: [String]) -> String {
    let options = Set(words.prefix { $0 != "--" }.map { $0.prefix { $0 != "=" } })
    let (colors, links) = (options.contains("--color"), options.contains("--hyperlinks"))
    guard colors || links else { return text }
    var output: [UInt8] = []
    var remaining = Array(text.utf8)[...]
    while let byte = remaining.popFirst() {
      if byte == 0x1B, colors, remaining.first == UInt8(ascii: "[") {
        let end = remaining.dropFirst().drop { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
        if end.first == UInt8(ascii: "m") {
          remaining = end.dropFirst()
          continue
        }
      }
      if byte == 0x1B, links, remaining.starts(with: "]8;;".utf8) {
        let end = remaining.dropFirst(4).drop { (0x21...0x7E).contains($0) }
        if end.starts(with: "\u{1B}\\".utf8) {
          remaining = end.dropFirst(2)
          continue
        }
      }
      output.append(byte)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
