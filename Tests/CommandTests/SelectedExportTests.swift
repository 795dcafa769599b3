import Foundation
import Testing

@testable import HIGCommands

/// Export of selected rules, and the messages about what was written.
@Suite struct SelectedExportTests {
  private static func run(_ words: String...) throws -> Playground.Outcome { try LookupTests.playground.get().run(words) }

  @Test("Selected rules are exported with their tables and sources") func selectedRulesHaveTablesAndSources() throws {
    let output = try Self.run("export", "di/spec/1", "dials/best-practices/2").output
    #expect(output.contains("**Dials: Take one of two sizes.**") && output.contains("| Small | 16 pt |"))
    #expect(
      output.contains("— [Dials › Best practices](https://example.com/guidelines/dials#best-practices) (dials/best-practices/2;"))
    #expect(!output.contains("Draw few"))
    #expect(try Self.run("export", "dials/best-practices/2", "--format", "jsonl").output.split(separator: "\n").count == 1)
    #expect(try Self.run("export", "dials/best-practices/7").status == 1)
    #expect(try Self.run("export", "dials/best-practices/2", "--strength", "consider").status == 1)
  }

  @Test("`hig export -` reads ids from the output of other commands") func readsIDsFromInput() throws {
    let playground = try Playground()
    playground.input = playground.run("search", "目盛り", "--format", "tsv").output.split(separator: "\n").map(String.init)
    let japanese = playground.run("export", "-")
    #expect(japanese.output.contains("目盛りは少なくする。") && japanese.output.contains("(dials/definition-1;"))
    playground.input = ["", "# mine", "  dials/best-practices/2  Avoid red"]
    #expect(playground.run("export", "-").output.contains("Avoid red for ordinary values."))
    playground.input = []
    #expect(playground.run("export", "-").status == 1)
  }

  @Test("The number of rules and the written path are reported") func reportsWrittenFiles() throws {
    let playground = try Playground()
    playground.variables["XDG_STATE_HOME"] = playground.folder + "/state"
    func error(_ words: String...) -> String { playground.run(["export"] + words).error }
    let folder = playground.folder
    #expect(error("dials/best-practices/2", "-o", folder + "/a.md") == "wrote 1 rule to '\(folder)/a.md'\n")
    // The second time the file is known as an export.
    #expect(error("dials/best-practices/1", "-o", folder + "/a.md") == "wrote 1 rule to '\(folder)/a.md'\n")
    #expect(error("dials", "--source", "Corpus", "-o", folder + "/b/") == "wrote 2 files with 10 rules: \(folder)/b\n")
    #expect(error("--format", "html", "-o", folder + "/site").hasSuffix("\(folder)/site/index.html\n"))
    #expect(error("dials") == "")
  }

  @Test("Filters for platform and strength shorten a checklist") func filtersShortenChecklist() throws {
    let output = try Self.run("export", "--format", "checklist", "--platform", "watchos", "--platform-own", "--language", "en")
      .output
    #expect(
      output.contains(
        "- [ ] Dials (watchOS): Consider a larger hand. ([dials/watchos/1](https://example.com/guidelines/dials#watchos))\n"))
    #expect(!output.contains("Draw few"))
    let avoid = try Self.run("export", "--format", "checklist", "--strength", "avoid", "--language", "en").output
    #expect(avoid.contains("Avoid red") && !avoid.contains("Consider a larger"))
    #expect(try Self.run("export", "--platform-own").status == 2)
    #expect(try Self.run("search", "hand", "--platform", "watchos", "--platform-own").output.contains("dials/watchos/1"))
    #expect(try !Self.run("search", "ダイヤル", "--strength", "consider,avoid").output.contains("definition"))
    #expect(try Self.run("man", "dials", "--strength", "avoid").output.contains("Draw few") == false)
  }

  // MARK: Links

  @Test("Links to pages outside the export become absolute") func linksOutOfExportAreAbsolute() throws {
    let playground = try Playground()
    try playground.write(
      "notes/knobs.md",
      """
      ---
      hig: 1
      topic: knobs
      title: Knobs
      language: en
      source: notes
      page: knobs
      url: https://example.org/guide/knobs
      ---
      ## [Use](#use)

      **See [levers](levers#use), [above](#use) and [a page](https://example.net/x) first.**

      """)
    #expect(playground.run("ingest", playground.folder + "/notes").status == 0)
    let one = playground.run("export", "knobs").output
    #expect(one.contains("[levers](https://example.org/guide/levers#use)"))
    #expect(one.contains("[above](#use)") && one.contains("[a page](https://example.net/x)"))
    let chosen = playground.run("export", "knobs/use/1").output
    #expect(chosen.contains("[above](https://example.org/guide/knobs#use)"))
    // A full export keeps the relative links of the pages.
    #expect(playground.run("export").output.contains("[levers](levers#use)"))
  }

  @Test(
    "Addresses are hyperlinks where the terminal supports them",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["VTE_VERSION": "7200"], true), (["VTE_VERSION": "4000"], false),
      (["TERM_PROGRAM": "WezTerm"], true), (["TERM": "xterm"], false), (["TERM": "dumb", "VTE_VERSION": "7200"], false),
    ])
  func hyperlinksDependOnTerminal(variables: [String: String], isLinked: Bool) throws {
    let playground = try Playground()
    playground.isTerminal = true
    playground.variables["PAGER"] = "cat"
    let link = "\u{1B}]8;;https://example.com/guidelines/dials#best-practices\u{1B}\\"
    for words in [["show", "dials/best-practices/1"], ["search", "tick marks"], ["man", "dials"]] {
      #expect(playground.run(words, variables).output.contains(link) == isLinked, "\(words)")
    }
    playground.isTerminal = false
    #expect(playground.run("show", "dials/best-practices/1", "--hyperlinks", "always").output.contains(link))
  }

  // MARK: Progress

  @Test("Only slow commands on a terminal show progress") func slowCommandsShowProgress() throws {
    let playground = try Playground()
    #expect(!playground.run("export", "-o", playground.folder + "/a/").error.contains("\r"))
    playground.errorsAreTerminal = true
    #expect(!playground.run("export", "-o", playground.folder + "/b/").error.contains("\r"))
    playground.secondsPerClockReading = 1
    let slow = playground.run("export", "-o", playground.folder + "/c/").error
    #expect(slow.contains("writing 20 %") && slow.contains("\r\u{1B}[Kwrote"))
    #expect(playground.run("ingest", Playground.fixtures + "/Corpus").error.contains("\r"))
    #expect(!playground.run("ingest", "--quiet", Playground.fixtures + "/Corpus").error.contains("\r"))
  }

  /// General rules are a platform's own where the topic supports no other platforms.
  @Test("General rules of a topic that few platforms support count as their own") func topicOfFewPlatformsIsPlatformSpecific()
    throws
  {
    let playground = try Playground()
    func export(_ words: String...) -> Playground.Outcome {
      playground.run(["export", "step-rows", "--format", "checklist", "--platform-own"] + words)
    }
    #expect(export("--platform", "ios,macos").output.contains("- [ ] "))
    #expect(export("--platform", "macos").status == 1)
    #expect(
      playground.run("export", "step-rows", "--platform", "watchos").error.contains("'step-rows' is not supported on watchOS"))
  }

  @Test("A checklist names the records that it leaves out") func checklistNamesLeftOutRecords() throws {
    let playground = try Playground()
    let both = playground.run(
      "export", "dials/best-practices/1", "dials/definition-1", "--language", "en", "--format", "checklist")
    #expect(both.output.contains("- [ ] ") && both.error.contains("left out") && both.error.contains("dials/definition-1"))
    let none = playground.run("export", "dials/definition-1", "--language", "en", "--format", "checklist")
    #expect(none.status == 1 && none.output.isEmpty)
  }

  @Test("`--language both` shows a pair of records once") func bothLanguagesAreShownOnce() throws {
    let playground = try Playground()
    func lines(_ language: String) -> [Substring] {
      playground.run("show", "dials/best-practices/1", "--language", language).output.split(separator: "\n")
    }
    #expect(!lines("en").isEmpty && lines("both") == lines("ja"))
  }
}
