import Testing

@testable import HIGCommands

/// Files that are written for assistants: a skill and `llms.txt`.
@Suite struct AssistantExportTests {
  @Test("`hig skill` writes its folder and leaves other folders alone") func skillFolderIsWritten() throws {
    let playground = try Playground()
    let folder = playground.folder + "/skills/hig"
    #expect(playground.run("skill", "--output", folder).status == 0)
    let files = playground.files("skills/hig")
    #expect(
      files.keys.filter { !$0.hasPrefix(".") }.sorted()
        == ["SKILL.md", "references", "references/01.md"].filter { files[$0] != nil })
    #expect(files["SKILL.md"] == playground.run("skill").output)
    #expect(files["references/01.md"]?.contains("dials") == true)
    #expect(playground.run("skill", "--output", folder).status == 0)
    #expect(playground.files("skills/hig") == files)
    // A file that hig did not write stays.
    try playground.write("other/SKILL.md", "mine")
    #expect(playground.run("skill", "--output", playground.folder + "/other").status == 2)
    #expect(playground.read("other/SKILL.md") == "mine")
  }

  @Test("`llms.txt` links every exported page") func llmsListsEveryPage() throws {
    let playground = try Playground()
    #expect(playground.run("export", "--format", "llms", "--output", playground.folder + "/llms").status == 0)
    let files = playground.files("llms")
    let list = try #require(files["llms.txt"])
    let links = list.matches(of: #/\]\(([^)]*)\)/#).map { String($0.1) }
    #expect(links.sorted() == files.keys.filter { $0.hasSuffix(".md") }.sorted())
    #expect(links.contains("en/dials.md") && links.contains("ja/dials.md"))
    // A page links its counterpart in a folder, not when it is exported alone.
    let page = try #require(files["en/dials.md"])
    let alone = page.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("- [") }
    #expect(page.contains("](../ja/dials.md)\n"))
    #expect(alone.joined(separator: "\n") == playground.run("export", "dials", "--format", "llms", "--language", "en").output)
    #expect(files["en/dials.md"]?.contains("dials/best-practices/1") == true)
  }
}
