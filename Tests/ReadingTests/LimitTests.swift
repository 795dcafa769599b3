import Guidelines
import Testing

@testable import Reading

/// What goes beyond a limit is left out, and said; what is no text of the page counts for nothing.
@Suite struct LimitTests {
  private func limits(_ page: Page) -> [Diagnostic] {
    page.diagnostics.filter { if case .limitReached = $0.finding { true } else { false } }
  }

  @Test func textBeyondTheLimitIsLeftOut() throws {
    let rule = "**Keep it short.** People skim what is long and miss what matters.\n\n"
    let page = try read("# Dials\n\n" + String(repeating: rule, count: PageLimits.mostText / rule.utf8.count + 10) + "The end.\n")
    #expect(page.blocks.first?.plainText == "Dials")
    #expect(!page.blocks.plainText.contains("The end."))
    #expect(limits(page).map(\.level).contains(.error))
  }

  @Test(arguments: ["dial.md", "dial.txt"]) func aPictureInTheTextIsNoText(_ name: String) throws {
    let picture = "![](data:image/png;base64," + String(repeating: "iVBORw0KGgo", count: 600_000) + ")"
    let page = try read("# Dials\n\n**Keep it short.** So it is read.\n\n\(picture)\n\nThe end.\n", name: name, format: .markdown)
    #expect(page.blocks.plainText.contains("The end."))
    #expect(limits(page).isEmpty)
  }

  /// However long the rest would take; with none to spend, what comes after the first look.
  @Test func whatIsNotReadInTimeIsLeftOut() {
    var builder = PageBuilder(mostSeconds: 0)
    for line in 1...200 { builder.append(Block(.paragraph([.text("a")]), line: line)) }
    #expect(builder.outermost == PageBuilder.looks - 1)
    #expect(builder.limits == [Diagnostic(.error, line: PageBuilder.looks, .limitReached("0 s of reading"))])
    var patient = PageBuilder()
    for line in 1...200 { patient.append(Block(.paragraph([.text("a")]), line: line)) }
    #expect(patient.outermost == 200 && patient.limits.isEmpty)
  }

  @Test func blocksBeyondTheLimitAreLeftOut() throws {
    for (text, format) in [
      (String(repeating: "a\n\n", count: PageLimits.mostBlocks + 100), PageFormat.markdown),
      (String(repeating: "<p>a", count: PageLimits.mostBlocks + 100), .html),
    ] {
      let page = try read(text, format: format)
      #expect(page.blocks.count <= PageLimits.mostBlocks)
      #expect(limits(page).contains { $0.level == .error && $0.line > 0 })
    }
  }

  @Test func footnotesBeyondTheLimitStayAsText() throws {
    let notes = (1...2100).map { "Word\($0).[^\($0)]\n\n[^\($0)]: Note \($0).\n" }.joined(separator: "\n")
    let page = try read("# Dials\n\n" + notes)
    #expect(page.blocks.plainText.contains("Note 2100."))
    #expect(limits(page).contains { $0.finding == .limitReached("2000 footnotes") && $0.line > 2 })
  }

  @Test func elementsInsideEachOtherAreReported() throws {
    let deep = String(repeating: "<div>", count: 300) + "deep text." + String(repeating: "</div>", count: 300)
    for page in [try read("<html><body>" + deep), try read("# T\n\n" + deep, format: .markdown)] {
      #expect(page.blocks.plainText.contains("deep text."))
      #expect(limits(page).count == 1)
    }
  }

  /// Pages larger than a piece, and larger than the limit.
  @Test(arguments: [5 << 19, PageLimits.mostText + 4096])
  func linksKeepTheAddressesThatStandAtTheEnd(_ size: Int) throws {
    let rule =
      "**Keep it short.** " + String(repeating: "People skim. ", count: 20) + "See [the gauge][gauge], not [the code][code].\n\n"
    let code = "```\n[code]: https://example.com/code\n```\n\n"
    let end = "[gauge]: https://example.com/gauges \"Gauges\"\n[gauge]: https://example.com/second\n"
    let page = try read(
      "# Dials\n\n" + String(repeating: rule, count: size / rule.utf8.count) + code + end, format: .markdown)
    let paragraphs = page.blocks.dropFirst().filter { $0.plainText.hasPrefix("Keep") }
    #expect(paragraphs.first?.line == 3)
    #expect(paragraphs.last.map { $0.line == 1 + 2 * paragraphs.count } ?? false)
    for paragraph in [try #require(paragraphs.first), try #require(paragraphs.last)] {
      guard case .paragraph(let inlines) = paragraph.content else { continue }
      #expect(inlines.addresses == ["https://example.com/gauges"])
      #expect(paragraph.plainText.hasSuffix("not [the code][code]."))
    }
    #expect(!page.blocks.plainText.contains("[gauge]:"))
  }
}
