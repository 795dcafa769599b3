import Guidelines

/// Command lines that users type: queries, names, and options, run on a small index.
enum CommandLines {
  /// Commands that run before the words of an input. Commands that write files, run other programs, or read files are left out.
  private static let commands: [[String]] = [
    ["search"], ["search", "--format", "json"], ["search", "--format", "markdown"], ["search", "--explain"], [], ["man"],
    ["man", "-k"], ["man", "-f"], ["man", "--format", "json"], ["man", "--contents"], ["show"], ["show", "--format", "json"],
    ["diff"], ["topics"], ["spec"], ["spec", "--format", "csv"], ["changes"], ["open", "--print"],
    ["export", "--format", "checklist"], ["sources"], ["---completion", "search"], ["---completion", "man"], ["---completion"],
    ["search", "--"], ["search", "--language", "ja", "--platform", "watchos"],
  ]
  private static let excludedCommands: Set<String> = ["ingest", "lint", "mcp", "skill", "pick", "open", "export"]
  private static let excludedOptions = ["-o", "--output", "--index", "--pager"]

  /// Runs a command line. The first byte selects the command, and the second whether the rest is one argument or several.
  static func check(_ bytes: [UInt8]) throws(PropertyError) {
    guard bytes.count > 2 else { return }
    let command = commands[Int(bytes[0]) % commands.count]
    let text = String(decoding: bytes[2...], as: UTF8.self)
    // A NUL byte ends an argument in C.
    let words = bytes[1] % 2 == 0 ? [text] : text.split { $0 == " " || $0 == "\n" || $0 == "\0" }.map(String.init)
    if command.isEmpty, words.contains(where: excludedCommands.contains) { return }
    if words.contains(where: { word in excludedOptions.contains { word.hasPrefix($0) } }) { return }
    let outcome = try Program.run(command + words.map { $0.filter { $0 != "\0" } })
    if outcome.status == 0, command.contains("json") { _ = try Checks.requireJSON(outcome.output, "\(command)") }
  }

  static let texts = [
    "dials", "ダイヤル", "\"use alerts\" OR dials", "watchOS -dials", "dials/watchos/1", "minimum size 44 pt", "色だけで伝えない",
    "dials best-practices", "--platform ios,watchos dials", "-n 3 dials", "steprows", "だいやる", "daiyaru", "\"目盛り", "44x44",
    "dials old Corpus", "--since 2024-01-01", "--kind rule,note --strength avoid dials", "DialView", "dials 1", "-- -x", "OR OR",
    "dails",
    "--sure --topic dials tick", "１．５：１", "tick marks (large)", "topic:dials", "--format matrix", "--color always dials",
    "--color=always --hyperlinks always dials/watchos/1",
  ]

  static func seeds() -> [[UInt8]] {
    commands.indices.flatMap { number in
      texts.enumerated().filter { ($0.offset + number) % 5 == 0 }.map {
        [UInt8(number), UInt8($0.offset % 2)] + Array($0.element.utf8)
      }
    }
  }
}

extension FuzzTarget {
  static let query = FuzzTarget(name: "query", seeds: CommandLines.seeds, body: CommandLines.check)
}
