import Testing

@testable import HIGCommands

/// Words alone, and what of them are options.
@Suite struct LookupTests {
  /// Only read from: the tests share it.
  nonisolated(unsafe) static let playground = Result { try Playground() }

  static func run(_ line: String) throws -> Playground.Outcome {
    try playground.get().run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("dials", "man dials"), ("ダイヤル", "man ダイヤル"), ("step rows", "man step rows"), ("dials watchos", "man dials watchos"),
    ("--platform watchos dials", "man dials --platform watchos"), ("dials --rules-only", "man dials --rules-only"),
    ("目盛り", "search 目盛り"), ("dials tick marks", "search dials tick marks"), ("目盛り --explain", "search 目盛り --explain"),
    ("dials -watchOS", "search dials -watchOS"), ("-n 1 目盛り", "search 目盛り --limit 1"),
    ("dials --explain", "search dials --explain"), ("dials --section specifications", "man dials specifications"),
  ])
  func wordsAreAPageOrASearch(typed: String, meant: String) throws {
    let (short, long) = (try Self.run(typed), try Self.run(meant))
    #expect(short == long)
    #expect(long.output != "")
  }

  /// Whatever the first word resembles; of one word alone it is said below the answer.
  @Test(arguments: ["serch 目盛り", "min tick marks", "hint 目盛り", "how 目盛り", "saerh 目盛り"])
  func wordsThatBeginLikeACommandAreLookedUp(typed: String) throws {
    #expect(try Self.run(typed) == Self.run("search \(typed)"))
  }

  @Test func aWordThatIsNearlyACommandSaysSo() throws {
    let (short, long) = (try Self.run("serch"), try Self.run("search serch"))
    #expect(short.output == long.output && short.status == long.status)
    #expect(short.error.hasPrefix(long.error) && short.error.hasSuffix("'hig help search'\n"))
    #expect(try Self.run("-- serch") == long)
  }

  /// A command whose words are none of its own.
  @Test(arguments: [
    "show 目盛り", "open 目盛り in rows", "changes of 目盛り", "info 目盛り", "topics of 目盛り", "licenses of 目盛り", "sources 目盛り",
    "man 目盛り rows", "help with 目盛り",
  ])
  func wordsAfterACommandThatTakesOthersAreLookedUp(typed: String) throws {
    let (short, long) = (try Self.run(typed), try Self.run("search \(typed)"))
    #expect(short.output == long.output && short.status == long.status)
    #expect(short.error.hasSuffix(long.error))
    #expect(typed.hasPrefix("help") || short.error.hasPrefix("searched for '\(typed)'"))
  }

  /// An option says that it is meant; so does one name where it takes names, and a command that works on files, writes or serves.
  @Test(arguments: [
    "changes 目盛り --since 2026", "show 目盛り/1", "man 目盛り", "export 目盛り", "lint /nosuch 目盛り", "diff dials old",
    "open 目盛り rows --print", "diff 目盛り", "diff dials old nosuch", "export 目盛り rows", "fetch new mail",
    "changes nosuch --format json",
    "sources nosuch --format json",
  ])
  func aCommandThatIsMeantIsNotLookedUp(typed: String) throws {
    let outcome = try Self.run(typed)
    #expect(outcome.output == "" && outcome.status > 0 && outcome.error.hasPrefix("hig: "))
  }

  /// A check that names no file fails, and what a program reads is never another command's answer.
  @Test(arguments: [
    "lint docs guides", "ingest guide buttons", "review guide buttons", "mcp extra", "topics extra --format json",
  ])
  func whatAProgramTypedIsAnError(typed: String) throws {
    let outcome = try Self.run(typed)
    #expect(outcome.output == "" && outcome.status == 2 && outcome.error.hasPrefix("hig: "))
  }

  @Test func noWordOnATerminalIsAChoice() throws {
    let playground = try Playground()
    #expect(playground.run().output.contains("Usage"))
    playground.isTerminal = true
    playground.variables["PAGER"] = "cat"
    playground.input = ["1"]
    let outcome = playground.run()
    #expect(outcome.output.contains("Draw few tick marks") && outcome.error.contains("number: "))
    // Words instead of a number are searched.
    playground.input = ["赤", "1"]
    #expect(playground.run().output.contains("赤"))
  }

  @Test func afterTwoHyphensNothingIsACommand() throws {
    #expect(try Self.run("-- info") == Self.run("search info"))
    #expect(try Self.run("-n 1 -- show the value") == Self.run("search show the value -n 1"))
  }

  @Test(arguments: ["search 目盛り -n 1", "search -n 1 目盛り", "search 目盛り -n1", "目盛り -n 1"])
  func nIsTheLimit(line: String) throws {
    #expect(try Self.run(line) == Self.run("search 目盛り --limit 1"))
  }

  @Test(arguments: ["search 目盛り -x", "目盛り -z", "search 目盛り -n", "search 目盛り -n x"])
  func aSingleLetterIsAnOptionOrAnError(line: String) throws { #expect(try Self.run(line).status == 2) }

  @Test(arguments: ["text", "json", "markdown"])
  func whatIsLeftOutIsSaid(format: String) throws {
    #expect(try Self.run("search ダイヤル -watchOS -赤 --format \(format)").error == "without: 'watchOS', '赤'\n")
    #expect(try Self.run("search ダイヤル --format \(format)").error == "")
  }
}
