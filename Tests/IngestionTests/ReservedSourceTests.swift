import Guidelines
import Indexing
import Testing

@testable import Ingestion

/// Reserved source names, and confirmation before pages are removed.
@Suite struct ReservedSourceTests {
  /// Makes a workspace whose folder `corpus` is the bundled Corpus and is in the index.
  private func workspace() throws -> Workspace {
    let work = try Workspace()
    for name in ["gauges", "steppers"] {
      try work.write(
        "corpus/en/\(name).md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks (\(name))."], page: name))
    }
    try ingest(work, "corpus") { $0.source = corpusSourceName }
    return work
  }

  @discardableResult
  private func ingest(_ work: Workspace, _ path: String, change: (inout IngestRequest) -> Void = { _ in }) throws -> IngestReport
  {
    try work.ingest(path) {
      $0.bundledCorpus = work.folder + "/corpus"
      $0.allowsPruning = false
      change(&$0)
    }
  }

  private func pages(_ work: Workspace) throws -> [String: Int] {
    Dictionary(uniqueKeysWithValues: try GuidelineIndex(path: work.index).sources().map { ($0.name, $0.pageCount) })
  }

  @Test("A folder named Corpus is stored under its own name and removes nothing", arguments: reservedSourceNames)
  func folderWithReservedName(_ name: String) throws {
    let work = try workspace()
    try work.write("x/\(name)/p.md", Workspace.rule("Avoid large ticks."))
    let report = try ingest(work, "x/\(name)")
    #expect(report.renamed == [name: ["x/\(name)"]])
    #expect(try pages(work) == ["Corpus": 2, "x/\(name)": 1])
    #expect(try ingest(work, "x/\(name)").unchanged == 1)
  }

  @Test("A page at the path of a bundled page does not replace it")
  func pageAtBundledPath() throws {
    let work = try workspace()
    try work.write("x/corpus/en/gauges.md", Workspace.rule("Use gauges for every message."))
    try ingest(work, "x")
    #expect(try pages(work) == ["Corpus": 2, "x": 1])
    #expect(try work.rulesByPage(source: "Corpus")["gauges"] == ["Use few ticks (gauges)."])
    // The bundled page itself is still found and replaced.
    try work.write("corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use ticks."], page: "gauges"))
    try ingest(work, "corpus")
    #expect(try work.rulesByPage(source: "Corpus")["gauges"] == ["Use ticks."])
  }

  @Test("Front matter cannot claim a reserved name in an index that holds the Corpus")
  func frontMatterClaim() throws {
    let work = try workspace()
    try work.write("notes/p.md", Workspace.canonical("en", title: "Gauges", rules: ["Use big ticks."], page: "p"))
    let report = try ingest(work, "notes")
    #expect(report.renamed == [corpusSourceName: ["notes"]])
    #expect(try pages(work) == ["Corpus": 2, "notes": 1])
  }

  @Test("An export restores the Corpus into an index without one")
  func restoredExport() throws {
    let work = try Workspace()
    try work.write("out/p.md", Workspace.canonical("en", title: "Gauges", rules: ["Use big ticks."], page: "p"))
    #expect(try ingest(work, "out").renamed.isEmpty)
    #expect(try pages(work) == ["Corpus": 1])
    #expect(try ingest(work, "out").unchanged == 1)
    try work.write("out/p.md", Workspace.canonical("en", title: "Gauges", rules: ["Use bigger ticks."], page: "p"))
    try ingest(work, "out")
    #expect(try work.rulesByPage(source: "Corpus")["p"] == ["Use big ticks."])
  }

  @Test("Removing more than a tenth of a source needs confirmation")
  func pruning() throws {
    let work = try workspace()
    for number in 0..<20 { try work.write("team/p\(number).md", Workspace.rule("Use few ticks, rule \(number).")) }
    try ingest(work, "team")
    for number in 0..<2 { try work.remove("team/p\(number).md") }
    #expect(try ingest(work, "team").pruned == 2)
    for number in 2..<4 { try work.remove("team/p\(number).md") }
    #expect(throws: Failure.wouldPrune(source: "team", pages: 2, of: 18)) { try ingest(work, "team") }
    #expect(try pages(work)["team"] == 18)
    #expect(try ingest(work, "team") { $0.allowsPruning = true }.pruned == 2)
  }
}
