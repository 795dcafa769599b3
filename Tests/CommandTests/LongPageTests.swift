import Foundation
import Rendering
import Testing

@testable import HIGCommands

/// Navigation on a long page: contents, section numbers, pager.
@Suite struct LongPageTests {
  private static func run(_ words: String..., variables: [String: String] = [:]) throws -> Playground.Outcome {
    try LookupTests.playground.get().run(words, variables)
  }

  @Test("The contents number the sections, and `hig man` accepts the numbers") func sectionsAreNumbered() throws {
    let list = try Self.run("man", "dials", "--contents").output
    #expect(list.hasPrefix("  1  Best practices  2 rules\n"))
    for (number, section) in [("1", "best-practices"), ("3", "watchos")] {
      #expect(try Self.run("man", "dials", number) == Self.run("man", "dials", section))
    }
    #expect(try Self.run("man", "dials", "99").status == 1)
    let json = try Self.run("man", "dials", "--contents", "--format", "json").output
    #expect(json.hasPrefix(#"[{"number":1,"title":"Best practices","anchor":"best-practices","depth":0,"rules":2}"#))
    // Filtered sections are left out of the contents, and the others keep their numbers.
    #expect(try Self.run("man", "dials", "--contents", "--platform", "watchos", "--platform-own").output.hasPrefix("  2  "))
  }

  @Test("A page longer than the screen starts with its contents") func longPageStartsWithContents() throws {
    #expect(try !Self.run("man", "dials").output.contains("CONTENTS"))
    let long = try Self.run("man", "dials", variables: ["LINES": "5"]).output
    #expect(long.contains("CONTENTS\n    1 Best practices   2 Platform considerations"))
    #expect(try !Self.run("man", "dials", "1", variables: ["LINES": "2"]).output.contains("CONTENTS"))
    #expect(try Self.run("man", "dials", "--language", "both", variables: ["LINES": "5"]).output.contains("目次"))
  }

  @Test("No line is wider than the requested width", arguments: 10...100)
  func linesFitTheWidth(width: Int) throws {
    for language in ["en", "ja", "both"] {
      let words = ["man", "dials", "--width", String(width), "--language", language]
      let output = try LookupTests.playground.get().run(words, ["LINES": "2"]).output
      #expect(output.contains(language == "en" ? "CONTENTS" : "目次"))
      for line in output.split(separator: "\n") {
        #expect(Metrics().width(line) <= width, "\(language): \(line)")
      }
    }
  }

  // MARK: The pager

  /// Makes a playground with a stub of less that records its arguments.
  private static func playground() throws -> Playground {
    let playground = try Playground()
    playground.isTerminal = true
    playground.variables["PAGER"] = try Program.stub("less", in: playground.folder)
    return playground
  }

  @Test("The prompt of less shows the page name, the position, and the keys") func pagerPromptIsSet() throws {
    let playground = try Self.playground()
    _ = playground.run("man", "dials")
    let told = try #require(playground.read("told"))
    #expect(told.hasPrefix("-R\n-Ps dials(7)  %lt-%lb/") && told.contains("q quit  / search  h help"))
    _ = playground.run("search", "tick? marks 1.5:1")
    _ = playground.run("search", "目盛り")
    #expect(try #require(playground.read("told")).contains("-Ps hig search  %lt"))
    _ = playground.run("search", "tick? marks 1.5:1")
    // These characters are special in a prompt of less.
    #expect(try #require(playground.read("told")).contains(#"hig search tick\? marks 1\.5\:1"#))
    _ = playground.run(["man", "dials"], ["LESS": "-P mine"])
    #expect(playground.read("told") == "-R\n")
  }

  @Test("The pager starts at the rule that was named") func pagerStartsAtRule() throws {
    let playground = try Self.playground()
    _ = playground.run("man", "dials/watchos/4")
    let line = try #require(
      playground.read("told")?.split(separator: "\n").last { $0.hasPrefix("+") }.flatMap { Int($0.dropFirst()) })
    playground.variables["PAGER"] = "cat"
    let page = playground.run("man", "dials/watchos/4", "--color", "never")
    #expect(page == playground.run("man", "dials", "--color", "never"))
    #expect(
      page.output.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("Avoid two dials on one wrist."))
  }
}
