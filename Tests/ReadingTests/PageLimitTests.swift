import Guidelines
import Testing

@testable import Reading

/// Limits of a page. Content over a limit is left out and reported.
@Suite struct PageLimitTests {
  private func limits(_ page: Page) -> [Diagnostic] {
    page.diagnostics.filter { if case .limitReached = $0.kind { true } else { false } }
  }

  @Test func textOverLimitIsLeftOut() throws {
    let rule = "**Keep it short.** People skim what is long and miss what matters.\n\n"
    let page = try read(
      "# Dials\n\n" + String(repeating: rule, count: PageLimits.maxTextBytes / rule.utf8.count + 10) + "The end.\n")
    #expect(page.blocks.first?.plainText == "Dials")
    #expect(!page.blocks.plainText.contains("The end."))
    #expect(limits(page).map(\.level).contains(.error))
  }

  @Test("Image data inside a page does not count as text", arguments: ["dial.md", "dial.txt"]) func imageDataIsNotText(
    _ name: String
  ) throws {
    let picture = "![](data:image/png;base64," + String(repeating: "iVBORw0KGgo", count: 600_000) + ")"
    let page = try read("# Dials\n\n**Keep it short.** So it is read.\n\n\(picture)\n\nThe end.\n", name: name, format: .markdown)
    #expect(page.blocks.plainText.contains("The end."))
    #expect(limits(page).isEmpty)
  }

  /// The limit applies at the first check if there is no time to spend.
  @Test("Blocks after the time limit are left out") func timeLimitLeavesOutRest() {
    var builder = PageBuilder(maxSeconds: 0)
    for line in 1...200 { builder.append(Block(.paragraph([.text("a")]), line: line)) }
    #expect(builder.topLevelBlockCount == PageBuilder.blocksPerTimeCheck - 1)
    #expect(
      builder.limitDiagnostics == [Diagnostic(.error, line: PageBuilder.blocksPerTimeCheck, .limitReached("0 s of reading"))])
    var patient = PageBuilder()
    for line in 1...200 { patient.append(Block(.paragraph([.text("a")]), line: line)) }
    #expect(patient.topLevelBlockCount == 200 && patient.limitDiagnostics.isEmpty)
  }

  @Test func blocksOverLimitAreLeftOut() throws {
    for (text, format) in [
      (String(repeating: "a\n\n", count: PageLimits.maxBlocks + 100), PageFormat.markdown),
      (String(repeating: "<p>a", count: PageLimits.maxBlocks + 100), .html),
    ] {
      let page = try read(text, format: format)
      #expect(page.blocks.count <= PageLimits.maxBlocks)
      #expect(limits(page).contains { $0.level == .error && $0.line > 0 })
    }
  }

  // MARK: Tables

  private func tables(_ blocks: [Block]) -> [Table] {
    blocks.flatMap { block -> [Table] in
      if case .table(let table) = block.content { return [table] }
      var inner: [Table] = []
      block.forEachPart(inlines: { _ in }, blocks: { inner += tables($0) })
      return inner
    }
  }

  private func cells(_ page: Page) -> Int { tables(page.blocks).reduce(0) { $0 + ($1.rows.count + 1) * $1.header.count } }

  @Test("Spanned cells count as often as they are laid out") func spannedCellsCountAsLaidOut() throws {
    let rows = (1...3000).map { "<tr><td rowspan=3000>a\($0)</td><td>b</td></tr>\n" }.joined()
    let page = try read("<!DOCTYPE html><html><body>\n<p>Text.</p><table>\n\(rows)</table><p>The end.</p>")
    #expect(cells(page) > TableBudget.maxCells - 200 && cells(page) <= TableBudget.maxCells + 64)
    let limit = try #require(limits(page).first)
    #expect(limits(page).count == 1 && limit.level == .error && limit.line > 700 && limit.line < 1000)
    #expect(page.blocks.last?.plainText == "The end.")
  }

  @Test("All tables of a page share one limit") func tablesShareOneLimit() throws {
    let html =
      "<table><tr><td rowspan=1000 colspan=30>a</td>" + String(repeating: "<td>b</td></tr><tr>", count: 1000) + "</table>\n\n"
    let markdown =
      "| a |" + String(repeating: " b |", count: 99) + "\n|" + String(repeating: "-|", count: 100) + "\n"
      + String(repeating: "|a|\n", count: 300) + "\n"
    let cells = Array(repeating: #"[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "a"}]}]"#, count: 2)
    let row = "[" + (cells + Array(repeating: "[]", count: 58)).joined(separator: ",") + "]"
    let docc = #"{"type": "table", "header": "none", "rows": ["# + Array(repeating: row, count: 500).joined(separator: ",") + "]}"
    let pages = [
      try read("<!DOCTYPE html><html><body><p>Text.</p><ul><li>" + html + "</ul>" + html + html),
      try read("# T\n\n" + String(repeating: "Text.\n\n" + html, count: 3), format: .markdown),
      try read("# T\n\n" + String(repeating: markdown + "Text.\n\n", count: 3), format: .markdown),
      try read(
        #"{"kind": "article", "metadata": {"title": "T"}, "primaryContentSections": [{"kind": "content", "content": ["#
          + [docc, docc, docc].joined(separator: ",") + "]}]}", name: "t.json"),
    ]
    for page in pages {
      #expect(self.cells(page) > TableBudget.maxCells / 2 && self.cells(page) <= TableBudget.maxCells + 200)
      #expect(limits(page).map(\.level) == [.error], "\(limits(page))")
    }
  }

  /// A short cell labels each of its rows and is repeated.
  @Test("A long spanned cell is kept once, and no row is lost") func longSpannedCellIsNotRepeated() throws {
    let long = String(repeating: "Keep dials few. ", count: 3000)
    let rows = (1..<1000).map { "<tr><td>Row \($0).</td></tr>" }.joined()
    func page(_ cell: String) throws -> Page {
      try read("<!DOCTYPE html><html><body><p>Text.</p><table><tr><td rowspan=65000>\(cell)</td><td>x</td></tr>\(rows)</table>")
    }
    let table = try #require(tables(try page(long).blocks).first)
    #expect(table.rows.count == 1000 && table.rows[0][0].plainText == long.trimmingSpace())
    #expect(table.rows.dropFirst().allSatisfy { $0[0].isEmpty && !$0[1].isEmpty })
    #expect(try limits(page(long)).isEmpty)
    let labelled = try #require(tables(try page("Dials").blocks).first)
    #expect(labelled.rows.allSatisfy { $0[0].plainText == "Dials" })
  }

  /// Many spans cover the same cells.
  @Test func overlappingSpansTakeLinearTime() throws {
    let rows = Array(repeating: "[[],[]]", count: 5000).joined(separator: ",")
    let spans = (0..<5000).map { "\"\($0)_0\": {\"rowspan\": 5000, \"colspan\": 2}" }.joined(separator: ",")
    let text = #"[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "a"}]}]"#
    let table = #"{"type": "table", "rows": [[\#(text),[]],\#(rows)], "extendedData": {\#(spans)}}"#
    let page = try read(
      #"{"kind": "article", "metadata": {"title": "T"}, "primaryContentSections": [{"kind": "content", "content": [\#(table)]}]}"#,
      name: "t.json")
    #expect(tables(page.blocks).first?.rows.count == 5000)
  }

  @Test func footnotesOverLimitStayAsText() throws {
    let notes = (1...2100).map { "Word\($0).[^\($0)]\n\n[^\($0)]: Note \($0).\n" }.joined(separator: "\n")
    let page = try read("# Dials\n\n" + notes)
    #expect(page.blocks.plainText.contains("Note 2100."))
    #expect(limits(page).contains { $0.kind == .limitReached("2000 footnotes") && $0.line > 2 })
  }

  @Test func deepNestingIsReported() throws {
    let deep = String(repeating: "<div>", count: 300) + "deep text." + String(repeating: "</div>", count: 300)
    for page in [try read("<html><body>" + deep), try read("# T\n\n" + deep, format: .markdown)] {
      #expect(page.blocks.plainText.contains("deep text."))
      #expect(limits(page).count == 1)
    }
  }

  /// Covers pages larger than a chunk and larger than the limit.
  @Test("Link definitions at the end of a long page are found", arguments: [5 << 19, PageLimits.maxTextBytes + 4096])
  func linkDefinitionsAtEndAreFound(_ size: Int) throws {
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
