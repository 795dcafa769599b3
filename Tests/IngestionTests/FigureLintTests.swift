import Foundation
import Guidelines
import Languages
import Rendering
import TestSupport
import Testing

@testable import Ingestion

@Suite struct FigureLintTests {
  private static let digit = "<circle class=\"f-ink s-plate\" cx=\"20\" cy=\"20\" r=\"10\" fill=\"#6b7280\"/>\n"

  private func workspace(_ english: String, _ japanese: String, drawings: [String: Int] = ["dial": 0]) throws -> Workspace {
    let work = try Workspace()
    for (name, digits) in drawings {
      let parts = String(repeating: Self.digit, count: digits)
      try work.write(
        "corpus/figures/\(name).svg", "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<title>A dial</title>\n\(parts)</svg>\n")
    }
    try work.write(
      "corpus/figures/README.md", "# Figures\n\nHow they are drawn.\n\n## Rules\n\n**Draw calmly.** It reads better.\n")
    try work.write("corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks."]) + english)
    try work.write("corpus/ja/gauges.md", Workspace.canonical("ja", title: "ゲージ", rules: ["目盛りを減らす。"]) + japanese)
    return work
  }

  private func findings(_ work: Workspace) throws -> [Diagnostic.Kind] {
    try Linter(corpus: work.folder + "/corpus").run([work.folder + "/corpus"]).diagnostics.map(\.diagnostic.kind)
  }

  @Test func validFiguresHaveNoFindings() throws {
    let legend = "\n\n1. "
    let work = try workspace(
      "\n![A dial.](../figures/dial.svg)\(legend)Hand\n", "\n![文字盤。](../figures/dial.svg)\(legend)針\n", drawings: ["dial": 1])
    #expect(try findings(work) == [])
  }

  @Test("Missing, unused, unpaired, and mislabeled figures are found") func figureErrorsAreFound() throws {
    let work = try workspace(
      "\n![A dial.](../figures/dial.svg)\n\n![](../figures/lost.svg)\n",
      "\n![文字盤。](../figures/dial.svg)\n\n1. 針\n\n![手。](../figures/hand.svg)\n",
      drawings: ["dial": 2, "hand": 0, "spare": 0])
    let found = try findings(work)
    for finding: Diagnostic.Kind in [
      .figureMissing("lost.svg"), .figureWithoutText("lost.svg"), .figureInOneLanguage("lost.svg", only: .english),
      .figureInOneLanguage("hand.svg", only: .japanese), .figureUnused("spare.svg"),
      .legendMisfit("dial.svg", digits: 2, lines: 0),
      .legendMisfit("dial.svg", digits: 2, lines: 1),
    ] { #expect(found.contains(finding), "\(finding)") }
    #expect(found.count == 7)
  }

  @Test("A figure before any text is unused") func figureBeforeTextIsUnused() throws {
    let page = "\n## [More](#more)\n\n"
    let work = try workspace("\(page)![A dial.](../figures/dial.svg)\n", "\(page)![文字盤。](../figures/dial.svg)\n")
    #expect(try findings(work).filter { $0 == .figureUnused("dial.svg") }.count == 2)
  }

  @Test("The README of the figures is not a page") func figureReadmeIsNotAPage() throws {
    let work = try workspace("\n![A dial.](../figures/dial.svg)\n", "\n![文字盤。](../figures/dial.svg)\n")
    try work.ingest("corpus")
    #expect(try work.records().map(\.headline.plainText).allSatisfy { !$0.contains("calmly") })
    let rule = try #require(try work.records().first { $0.kind == .rule && $0.language == .english })
    #expect(rule.body.figures == [Figure(file: "dial.svg", alternative: "A dial.")])
    // The description of a figure is not part of the text.
    #expect(rule.body.plainText == "There is a reason.")
  }

  /// Drawings consist of shapes alone: no scripts and no links.
  @Test("Drawings of the Corpus are small, safe, and described in both languages") func corpusDrawingsAreSafe() throws {
    let folder = Checkout.corpus + "/figures"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "README.md" }
    #expect(names.count >= 154)
    #expect(names.filter { !Figure.isFileName($0) } == [])
    for name in names {
      let bytes = try FileReader.read(folder + "/" + name)
      #expect(bytes.count < 10_000, "\(name)")
      #expect(Drawing(bytes) != nil, "\(name) is no drawing of shapes alone")
    }
    let pages = try SharedReports.corpus.get().pages
    for language in Languages.bilingualPair {
      let shown = pages.filter { $0.page.metadata.language == language }.flatMap(\.records).flatMap(\.body.figures)
      #expect(Set(shown.map(\.file)) == Set(names))
      #expect(shown.allSatisfy { $0.alternative.hasSuffix(language == .japanese ? "。" : ".") })
    }
  }
}
