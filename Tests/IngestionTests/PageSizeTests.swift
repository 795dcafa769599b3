import Extraction
import Guidelines
import Indexing
import Testing

@testable import Ingestion

/// Pages over the size limit of an index.
@Suite struct PageSizeTests {
  @Test("A page that is too large is reported, and the rest is kept") func tooLargePageIsLeftOut() throws {
    let work = try Workspace()
    let writer = try IndexWriter(path: work.index)
    var plan = try PagePlan(writer: writer, request: IngestRequest(paths: [], index: work.index))
    var report = IngestReport()
    let extractor = Extractor(catalog: TopicCatalog())
    let pages = ["a", "b", "c"].map { (name: String) in
      var blocks = [
        Block(.heading(level: 1, [.text("Dials")], anchor: nil), line: 1),
        Block(.paragraph([.strong([.text("Keep dials few.")])]), line: 3),
      ]
      if name == "b" { blocks.append(Block(.code(language: nil, String(repeating: "a", count: 9 << 20)), line: 5)) }
      let file = DiscoveredFile(location: name + ".md", name: Array("at/\(name).md".utf8), identity: [], path: name + ".md")
      return PagePlan.NamedPage(
        candidate: PagePlan.FileCandidate(file: file, source: "s", bytes: [], hash: "0", earlier: []),
        page: Page(metadata: Page.Metadata(format: .markdown, language: .english, title: "Dials"), blocks: blocks),
        reference: SourceReference(name: "s", page: name, path: name + ".md", line: 1, title: "Dials"))
    }
    var extracted = PrefetchingMap(pages) { PagePlan.ExtractedPage($0, by: extractor) }
    try plan.store(&extracted, report: &report)
    try writer.commit()
    let unread = try #require(report.unread.first)
    guard case .tooLarge("at/b.md", let bytes, 8_388_608) = unread.failure, bytes > 9 << 20 else {
      Issue.record("\(unread)")
      return
    }
    #expect(report.unread.count == 1 && report.pagesRead == 2)
    #expect(try work.rulesByPage() == ["a": ["Keep dials few."], "c": ["Keep dials few."]])
    #expect(try GuidelineIndex(path: work.index).sources().map(\.pageCount) == [2])
  }
}
