import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Reading

/// Accounting of visible text: kept, dropped, or used as metadata.
@Suite struct TextCoverageTests {
  @Test("Visible text of a fixture is fully accounted for", arguments: fixtureInputs) func fixturesAddUp(_ name: String) throws {
    let page = try read(fixtures.appendingPathComponent(name))
    #expect(page.textCoverage.isBalanced)
    #expect(page.textCoverage.kept == page.blocks.visibleCharacters)
  }

  @Test("Each reason for dropped text counts its characters") func reasonsCountCharacters() throws {
    let page = try read(
      "# Dials\n\nSource: https://a.com/b\n\nMay 7, 2024\n\n![A dial](a.png)\n\nAt rest\n\n> **Note.** Turn it.\n\n## Sizes {#s}\n\n44 pt\n\n## Related\n\n- [One](/1)\n\n## End\n\nSo much for dials."
    )
    #expect(
      page.textCoverage.dropped.map { [$0.reason: $0.characters] } == [
        ["permalinks": 4], ["related pages": 10], ["captions and buttons": 6],
      ])
    #expect(
      page.textCoverage.metadata.map { [$0.reason: $0.characters] } == [
        ["source line": 22], ["date": 9], ["labels of asides": 5],
      ])
    #expect(page.textCoverage.kept == "Dials Turnit. Sizes 44pt End Somuchfordials.".visibleCharacters)
    #expect(page.textCoverage.isBalanced)
  }

  @Test("A pass that drops text without a report is detected") func unreportedRemovalIsDetected() throws {
    let draft = try PageFormat.markdown.parse(Array("# Dials\n\nOne.\n\nTwo.".utf8), "a.md")
    let silent = TidyingPass(name: "silent", rationale: "") { $0.page.blocks.removeLast() }
    #expect(PageTidying.tidy(draft).textCoverage.isBalanced)
    #expect(!PageTidying.tidy(draft, passes: [silent]).textCoverage.isBalanced)
  }

  @Test("Visible text of the shared pages is fully accounted for", .needsShared("pages")) func sharedPagesAddUp() throws {
    let files = FileManager.default.enumerator(at: sharedPages, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard !file.hasDirectoryPath, let page = try? read(file) else { continue }
      count += 1
      #expect(page.textCoverage.isBalanced, "\(file.lastPathComponent)")
    }
    #expect(count > 10)
  }
}
