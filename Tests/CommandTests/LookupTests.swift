import Testing

@testable import HIGCommands

/// Command lines without a command, and short options.
@Suite struct LookupTests {
  /// Shared by the tests, which only read it.
  nonisolated(unsafe) static let playground = Result { try Playground() }

  static func run(_ line: String) throws -> Playground.Outcome {
    try playground.get().run(line.split(separator: " ").map(String.init))
  }

  @Test(
    "Words without a command open a page or search",
    arguments: [
      ("dials", "man dials"), ("ダイヤル", "man ダイヤル"), ("step rows", "man step rows"), ("dials watchos", "man dials watchos"),
      ("--platform watchos dials", "man dials --platform watchos"), ("dials --rules-only", "man dials --rules-only"),
      ("目盛り", "search 目盛り"), ("dials tick marks", "search dials tick marks"), ("目盛り --explain", "search 目盛り --explain"),
      ("dials -watchOS", "search dials -watchOS"), ("-n 1 目盛り", "search 目盛り --limit 1"),
      ("dials --explain", "search dials --explain"), ("dials --section specifications", "man dials specifications"),
    ])
  func wordsOpenPageOrSearch(typed: String, meant: String) throws {
    let (short, long) = (try Self.run(typed), try Self.run(meant))
    #expect(short == long)
    #expect(long.output != "")
  }

  /// The message about a similar command is shown only for a single word.
  @Test(
    "Words after a mistyped command are searched", arguments: ["serch 目盛り", "min tick marks", "hint 目盛り", "how 目盛り", "saerh 目盛り"])
  func mistypedCommandIsSearched(typed: String) throws {
    #expect(try Self.run(typed) == Self.run("search \(typed)"))
  }

  @Test("A single word that resembles a command gets a suggestion") func mistypedCommandIsSuggested() throws {
    let (short, long) = (try Self.run("serch"), try Self.run("search serch"))
    #expect(short.output == long.output && short.status == long.status)
    #expect(short.error.hasPrefix(long.error) && short.error.hasSuffix("'hig help search'\n"))
    #expect(try Self.run("-- serch") == long)
  }

  /// Covers commands whose arguments cannot be theirs.
  @Test(
    "Words that are not arguments of a command are searched together with it",
    arguments: [
      "show 目盛り", "open 目盛り in rows", "changes of 目盛り", "info 目盛り", "topics of 目盛り", "licenses of 目盛り", "sources 目盛り",
      "man 目盛り rows", "help with 目盛り",
    ])
  func invalidArgumentsAreSearched(typed: String) throws {
    let (short, long) = (try Self.run(typed), try Self.run("search \(typed)"))
    #expect(short.output == long.output && short.status == long.status)
    #expect(short.error.hasSuffix(long.error))
    if !typed.hasPrefix("help") { #expect(short.error.hasPrefix("searched for '\(typed)'")) }
  }

  /// A command is meant if it has an option or a single name, or if it reads files, writes, or serves.
  @Test(
    "A command that was clearly meant reports an error",
    arguments: [
      "changes 目盛り --since 2026", "show 目盛り/1", "man 目盛り", "export 目盛り", "lint /nosuch 目盛り", "diff dials old",
      "open 目盛り rows --print", "diff 目盛り", "diff dials old nosuch", "export 目盛り rows", "fetch new mail",
      "changes nosuch --format json",
      "sources nosuch --format json",
    ])
  func intendedCommandIsNotSearched(typed: String) throws {
    let outcome = try Self.run(typed)
    #expect(outcome.output == "" && outcome.status > 0 && outcome.error.hasPrefix("hig: "))
  }

  /// A check that names no file must fail, and a program must not read the answer of another command.
  @Test(
    "Commands that scripts run report an error",
    arguments: [
      "lint docs guides", "ingest guide buttons", "review guide buttons", "mcp extra", "topics extra --format json",
    ])
  func scriptedCommandIsNotSearched(typed: String) throws {
    let outcome = try Self.run(typed)
    #expect(outcome.output == "" && outcome.status == 2 && outcome.error.hasPrefix("hig: "))
  }

  @Test("Without arguments a terminal offers a choice, a pipe gets the usage") func noArgumentsOfferAChoice() throws {
    let playground = try Playground()
    #expect(playground.run().output.contains("Usage"))
    playground.isTerminal = true
    playground.variables["PAGER"] = "cat"
    playground.input = ["1"]
    let outcome = playground.run()
    #expect(outcome.output.contains("Draw few tick marks") && outcome.error.contains("number: "))
    // Words in place of a number are searched.
    playground.input = ["赤", "1"]
    #expect(playground.run().output.contains("赤"))
  }

  @Test("After `--` no word is a command") func doubleHyphenEndsCommands() throws {
    #expect(try Self.run("-- info") == Self.run("search info"))
    #expect(try Self.run("-n 1 -- show the value") == Self.run("search show the value -n 1"))
  }

  @Test("`-n` sets the limit", arguments: ["search 目盛り -n 1", "search -n 1 目盛り", "search 目盛り -n1", "目盛り -n 1"])
  func shortOptionSetsLimit(line: String) throws {
    #expect(try Self.run(line) == Self.run("search 目盛り --limit 1"))
  }

  @Test(
    "An unknown or incomplete short option is an error",
    arguments: ["search 目盛り -x", "目盛り -z", "search 目盛り -n", "search 目盛り -n x"])
  func unknownShortOptionIsAnError(line: String) throws { #expect(try Self.run(line).status == 2) }

  @Test("Excluded words are reported in every format", arguments: ["text", "json", "markdown"])
  func excludedWordsAreReported(format: String) throws {
    #expect(try Self.run("search ダイヤル -watchOS -赤 --format \(format)").error == "without: 'watchOS', '赤'\n")
    #expect(try Self.run("search ダイヤル --format \(format)").error == "")
  }
}
