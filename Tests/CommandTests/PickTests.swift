import Foundation
import Testing

@testable import HIGCommands

/// One-line formats and `hig pick`.
@Suite struct PickTests {
  static func run(_ words: String...) throws -> Playground.Outcome { try LookupTests.playground.get().run(words) }

  @Test("The formats oneline and tsv print a line for each hit") func hitIsOneLine() throws {
    let lines = try Self.run("search", "ダイヤル", "--format", "oneline").output.split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.hasPrefix("dials/") && $0.hasSuffix(")") })
    let fields = try Self.run("search", "赤", "--format", "tsv").output.split(separator: "\t", omittingEmptySubsequences: false)
    #expect(
      fields == ["dials/best-practices/2", "ja", "rule", "avoid", "", "dials", "ベストプラクティス", "ふだんの値に赤を使わない。\n"])
    #expect(try Self.run("search", "nosuchword", "--format", "tsv").output == "")
  }

  @Test("A line is truncated to the width of the terminal") func lineIsTruncatedOnTerminal() throws {
    let playground = try Playground()
    playground.isTerminal = true
    playground.variables["TERM"] = "dumb"
    let lines = playground.run("search", "ダイヤル", "--format", "oneline", "--width", "40").output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 && $0.hasSuffix("…") } && lines[0].contains("1 dials/"))
  }

  @Test("`hig pick --list` lists topics and hits of a query") func listMatchesSearch() throws {
    #expect(try Self.run("pick", "--list").output.hasPrefix("dials\tdials, Dials, ダイヤル"))
    // An alias; in the Corpus a reading and romaji.
    #expect(try Self.run("pick", "--list", "文字盤").output.hasPrefix("dials\t"))
    for typed in ["よはく", "yohaku"] {
      #expect(try Program.shell("hig pick --list \(typed)").output.contains("余白"), "\(typed)")
    }
    #expect(try Self.run("pick", "--list", "nosuchword").status == 1)
  }

  @Test("Without fzf a hit is chosen by number") func choosesByNumber() throws {
    let playground = try Playground()
    playground.input = ["2"]
    let outcome = playground.run("pick", "目盛り", "--print")
    #expect(outcome.output == "dials/definition-1\n")
    #expect(outcome.error.contains("\n2 ") && outcome.error.hasSuffix("number: "))
    #expect(playground.run("pick", "目盛り").output == playground.run("show", "dials/definition-1", "--language", "ja").output)
    playground.input = ["2, 1"]
    #expect(playground.run("pick", "目盛り", "--print").output == "dials/definition-1\ndials/best-practices/1\n")
    playground.input = []
    #expect(playground.run("pick", "目盛り").status == 1)
    playground.input = ["7x"]
    #expect(playground.run("pick", "目盛り").status == 2)
    #expect(playground.run("pick", "nosuchword").status == 1)
  }

  /// Uses a stub of fzf that returns some of the lines it reads.
  @Test("With fzf installed, `hig pick` passes it the hits") func choosesWithFzf() throws {
    let folder = NSTemporaryDirectory() + "hig-pick-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try Program.stub("fzf", in: folder)
    let chosen = try Program.shell("PATH=\(folder):$PATH; hig pick alerts --platform ios --print")
    #expect(chosen.status == 0)
    #expect(chosen.output.split(separator: "\n").count == 2 && chosen.output.hasPrefix("alerts/"))
    let told = try String(contentsOfFile: folder + "/told", encoding: .utf8)
    #expect(told.contains("pick --list --platform ios -- {q}") && told.contains("--language {3}") && told.contains("-- {1}"))
    let read = try Program.shell("PATH=\(folder):$PATH; hig pick --print alerts | hig export -")
    #expect(read.output.contains("— [Alerts"))
  }
}
