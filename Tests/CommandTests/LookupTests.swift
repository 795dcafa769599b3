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

  @Test func aMisspeltCommandIsSaid() throws {
    let outcome = try Self.run("serch 目盛り")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("'search'") && outcome.error.contains("hig search serch 目盛り"))
    #expect(try Self.run("-- serch 目盛り").output == Self.run("search serch 目盛り").output)
    // One edit from `show`, and the beginning of a question.
    #expect(try Self.run("how 目盛り").output == Self.run("search how 目盛り").output)
    // Two edits are another word.
    #expect(try Self.run("saerh 目盛り").output == Self.run("search saerh 目盛り").output)
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
