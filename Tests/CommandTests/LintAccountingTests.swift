import Testing

@testable import HIGCommands

@Suite struct LintAccountingTests {
  @Test("`hig lint --accounting` counts the kept, dropped, and consumed text of a page") func lintAccountsForText() throws {
    let playground = try Playground()
    try playground.write("dials.md", "# Dials\n\n![A dial](a.png)\n\nAt rest\n\n> **Note.** Turn it slowly.\n")
    let file = playground.folder + "/dials.md"
    let json = playground.run("lint", "--accounting", "--format", "json", file)
    #expect(json.status == 0)
    #expect(
      json.output.hasSuffix(
        "\"visible\":29,\"kept\":13,\"dropped\":{\"captions and buttons\":6},\"taken\":{\"labels of asides\":5,\"title\":5}}\n"))
    let text = playground.run("lint", "--accounting", file).output
    #expect(text.hasPrefix("\(file): 29 characters, 13 in records, 6 dropped: captions and buttons, 5 taken"))
  }
}
