import Guidelines
import Testing

@testable import Reading

@Suite struct FrontMatterTests {
  /// Returns the title, the text of the blocks, and `true` if a repair was reported.
  private func parts(_ text: String) throws -> (title: String, blocks: String, isMended: Bool) {
    let page = try read(text)
    return (
      page.metadata.title, page.blocks.map(\.plainText).joined(separator: "|"),
      page.diagnostics.contains { if case .markupRepaired = $0.kind, $0.level == .warning { true } else { false } }
    )
  }

  @Test(
    "Front matter that is not closed ends at the text, with a warning", arguments: ["# Live meters", "Meters are small things."])
  func unclosedFrontMatterIsRepaired(_ first: String) throws {
    let (title, blocks, isMended) = try parts(
      "---\ntitle: Meters\nsource: a\n\n\(first)\n\nKeep them small.\n\n## Sizes\n\n- One\n- Two\n\n---\n\nThe end.\n")
    #expect(title == "Meters")
    #expect(blocks.contains("Keep them small."))
    #expect(blocks.contains("One"))
    #expect(isMended)
  }

  @Test(arguments: [
    "# What is asked for\ntitle: Meters", "title: Meters\n\n# optional\n\n#robots: no\nms.date: x",
    "title: Meters\ntags:\n- a\n- b",
    "title: >\n  Meters", "title: Meters\ndescription: over\nlines",
  ])
  func commentsAndListsDoNotEndFrontMatter(_ front: String) throws {
    let (title, blocks, isMended) = try parts("---\n\(front)\n---\n\nKeep them small.\n")
    #expect(title.hasPrefix("Meters"))
    #expect(blocks == "Keep them small.")
    #expect(!isMended)
  }
}
