import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Ingestion

/// Accounting of visible text: in records, dropped, or used as metadata.
@Suite struct TextCoverageTests {
  /// Expects every page of a report to add up.
  private func check(_ report: Linter.Report) {
    for page in report.pages { #expect(page.page.textCoverage.imbalance == nil, "\(page.path)") }
    #expect(report.pages.count >= 10)
  }

  @Test("Visible text of the fixtures is fully accounted for", arguments: ["ReadingTests", "CommandTests"]) func fixturesAddUp(
    _ folder: String
  ) throws {
    check(try SharedReports.linter.get().run([Checkout.tests + "/\(folder)/Fixtures"]))
  }

  @Test("Visible text of the Corpus is fully accounted for") func corpusAddsUp() throws { check(try SharedReports.corpus.get()) }

  @Test("Visible text of the shared pages is fully accounted for", .needsShared("pages", "gold", "official"))
  func sharedPagesAddUp() throws {
    for report in [SharedReports.pages, SharedReports.gold, SharedReports.official] { check(try report.get()) }
  }

  /// Files, and the reasons why some of their text is in no record.
  private static let cases: [(name: String, text: String, dropped: [String], taken: [String])] = [
    ("rule.md", "# Dials\n\n**Turn slowly.** It is heavy.\n\n**Hold by the rim**: at rest.\n", [], ["title", "labels"]),
    ("empty.md", "# Dials\n\nA dial turns.\n\n## One\n\n## Two\n\nIt stops.\n", ["headings without text"], ["title"]),
    ("label.md", "# Dials\n\nA dial turns.\n\n## Note\n\nIt may stop.\n", [], ["title", "labels"]),
    (
      "mark.txt", "Dials\n\nA dial turns when somebody holds it.\n\n※ It is heavy.\n\nIt stops at rest.\n", [],
      ["title", "labels of asides"]
    ),
    (
      "early.md", "- Wheels\n- Levers\n\nFor those who turn.\n\n# Dials\n\nA dial turns.\n", ["contents before the text"],
      ["title"]
    ),
    (
      "advice.md",
      "# Guidelines for dials\n\nYou should turn dials slowly.\n\nDo:\n\n- Turn it by hand.\n\n| Do | Don’t |\n|-|-|\n| Turn it by hand. | Hit it. |\n",
      [], ["title", "labels"]
    ),
    ("table.md", "# Dials\n\nSizes in points:\n\n| Size | Points |\n|-|-|\n| Large | 44 |\n", [], ["title"]),
    (
      "rows.md",
      "# Dials\n\n**Turn slowly.**\n\n| Aspect | iOS | macOS |\n|-|-|-|\n| Grip | Use a wide rim. | Don’t add a rim. |\n", [],
      ["title"]
    ),
    ("terms.md", "# Dials\n\n<dl><dt>Dial<dd>It turns.<dt><dd>It stops.</dl>\n", [], ["title"]),
    (
      "both.md",
      "# ダイヤル\n\nダイヤルは回ります。\n\nA dial turns round.\n\n## 止める / Stopping\n\n止めてから離します。\n\nStop it, then let go.\n\n手で回します。\n\nTurn it by hand only.\n",
      ["another language"], ["title"]
    ),
  ]

  @Test("Each reason for dropped text is reported", arguments: cases.map(\.name)) func reasonsAreReported(_ name: String) throws {
    let work = try Workspace()
    let page = try #require(Self.cases.first { $0.name == name })
    try work.write("pages/" + name, page.text)
    let pages = try Linter(corpus: work.folder + "/corpus").run([work.folder + "/pages"]).pages
    for accounting in pages.map(\.page.textCoverage) {
      #expect(accounting.imbalance == nil)
      #expect(accounting.dropped.map(\.reason) == page.dropped)
      #expect(accounting.metadata.map(\.reason).sorted() == page.taken.sorted())
    }
    #expect(pages.count == (name == "both.md" ? 2 : 1))
  }

  @Test func imbalanceIsFound() {
    var accounting = TextCoverage()
    accounting.visible = 9
    accounting.kept = 4
    accounting.addDropped("a", 2)
    #expect(accounting.imbalance == .textUnaccounted(visible: 9, counted: 6))
    accounting.addMetadata("b", 3)
    #expect(accounting.imbalance == nil)
  }
}
