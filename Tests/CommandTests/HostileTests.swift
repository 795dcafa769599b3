import Foundation
import Testing

@testable import HIGCommands

/// A page that holds escape sequences, overrides of direction, markup, paths and roff requests is inert in every form.
@Suite struct HostileTests {
  static func playground() throws -> Playground {
    let playground = try Playground(empty: true)
    #expect(playground.run("ingest", "--source", "../../x", Playground.fixtures + "/pages/hostile.md").status == 0)
    return playground
  }

  /// No control character but line ends, no override of direction.
  static func isInert(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || (scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
          && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test(arguments: [
    ["man", "../../x"], ["man", "../../x", "--format", "markdown"], ["man", "../../x", "--format", "json"],
    ["man", "../../x", "--format", "html"],
    ["man", "../../x", "--format", "man"], ["search", "script"], ["search", "script", "--format", "json"],
    ["search", "script", "--format", "markdown"],
    ["export"], ["export", "--format", "jsonl"], ["export", "--format", "checklist"], ["sources"],
    ["topics", "--format", "text"], ["topics"],
    ["lint", Playground.fixtures + "/pages/hostile.md"], ["lint", "--dump", "tree", Playground.fixtures + "/pages/hostile.md"],
    ["search", "\u{1B}[31mred"], ["man", "\u{1B}]0;title\u{7}"], ["show", "\u{202E}x"], ["\u{1B}c"],
  ])
  func nothingActsOnTheTerminal(arguments: [String]) throws {
    let playground = try Self.playground()
    let outcome = playground.run(arguments)
    #expect(Self.isInert(outcome.output), "\(outcome.output)")
    #expect(Self.isInert(outcome.error), "\(outcome.error)")
    #expect(!(outcome.output + outcome.error).isEmpty)
  }

  @Test func coloursComeFromUsAlone() throws {
    let playground = try Self.playground()
    let outcome = playground.run("man", "../../x", "--color", "always")
    let without = outcome.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(Self.isInert(without))
    #expect(without != outcome.output)
  }

  @Test func webPagesRunNothing() throws {
    let playground = try Self.playground()
    _ = playground.run("export", "--format", "html", "--output", playground.folder + "/site")
    let pages = playground.files("site").filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == 2)
    for (name, text) in pages {
      #expect(!text.contains("<script>alert"), "\(name)")
      #expect(!text.lowercased().contains("javascript:"), "\(name)")
      #expect(Self.isInert(text))
      #expect(!name.contains(".."))
    }
    #expect(playground.files("site")["search-data.js"]?.contains("</script") == false)
  }

  @Test func manualPagesHoldNoForeignRequests() throws {
    let playground = try Self.playground()
    let roff = playground.run("man", "../../x", "--format", "man").output
    let ours: Set<String> = [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".br", ".RS", ".RE", ".IP", ".TP", ".B", ".sp"]
    for line in roff.split(separator: "\n") {
      #expect(!line.hasPrefix("'"), "\(line)")
      if line.hasPrefix(".") { #expect(ours.contains(String(line.prefix { $0 != " " })), "\(line)") }
      #expect(!line.replacing("\\e", with: "").contains("\\[") && !line.contains("\\X") && !line.contains("\\!"), "\(line)")
    }
  }

  @Test(arguments: [
    "\"", "*", "AND", "foo-bar", ";--", "NEAR(", "\u{0}", "'", "%", "(((((", "-", "--", "OR OR",
    String(repeating: "あ", count: 30_000), String(repeating: "a ", count: 50_000),
  ])
  func queriesAreText(query: String) throws {
    let playground = try Playground()
    let outcome = playground.run("search", "--", query)
    #expect((0...2).contains(outcome.status))
    #expect(outcome.error.split(separator: "\n").count <= 3, "\(outcome.error)")
    #expect(!outcome.error.contains("SQL") && !outcome.error.contains("fts5"), "\(outcome.error)")
  }

  @Test func whatIsNoIndexIsSaidInOneLine() throws {
    let playground = try Playground(empty: true)
    try playground.write("text.sqlite", "this is no database, however long it may be: " + String(repeating: "x", count: 5000))
    try playground.write("empty.sqlite", "")
    for name in ["text.sqlite", "empty.sqlite", "nosuch.sqlite", "."] {
      let outcome = playground.run("search", "色", "--index", playground.folder + "/" + name)
      #expect(outcome.status == 2, "\(name)")
      #expect(outcome.error.hasPrefix("hig: "), "\(name): \(outcome.error)")
      #expect(outcome.error.split(separator: "\n").count <= 2)
      #expect(outcome.output == "")
    }
  }
}
