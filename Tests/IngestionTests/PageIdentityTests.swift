import Foundation
import Guidelines
import Indexing
import Languages
import Testing

@testable import Ingestion

/// Identity of pages: a page belongs to its file, by whatever path it is named.
@Suite struct PageIdentityTests {
  @Test("Files with the same name in two folders are two pages") func sameNameInTwoFoldersIsTwoPages() throws {
    let work = try Workspace()
    try work.write("a/full.md", Workspace.rule("Use few ticks."))
    try work.write("b/full.md", Workspace.rule("Show the unit."))
    let report = try work.ingest("a/full.md", "b/full.md")
    #expect(report.pagesRead == 2)
    #expect(report.sources.map(\.summary?.pageCount) == [2])
    #expect(try work.rulesByPage() == ["full": ["Use few ticks."], "b.full": ["Show the unit."]])
    #expect(try work.records().map(\.source.path).sorted() == ["b/full.md", "full.md"])
  }

  @Test("Files with the same name, ingested one by one, are separate pages") func sameNameInSixFoldersIsSixPages() throws {
    let work = try Workspace()
    for folder in 1...6 {
      try work.write("\(folder)/text/full.md", Workspace.rule("Use \(folder) ticks."))
      try work.ingest("\(folder)/text/full.md") { $0.source = "books" }
    }
    #expect(try work.rulesByPage(source: "books").values.flatMap { $0 }.count == 6)
    #expect(
      try work.rulesByPage().keys.sorted() == ["3.text.full", "4.text.full", "5.text.full", "6.text.full", "full", "text.full"])
    let ids = try work.records().map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("Identical files at two paths are two pages") func identicalFilesAreTwoPages() throws {
    let work = try Workspace()
    try work.write("notes/a/full.md", Workspace.rule("Use few ticks."))
    try work.write("notes/b/full.md", Workspace.rule("Use few ticks."))
    #expect(try work.ingest("notes").sources.map(\.summary?.pageCount) == [2])
  }

  /// Covers が in one and two code points, Latin-1 bytes, and case.
  @Test("Names that differ in normalization, case, or invalid bytes are distinct") func similarNamesAreDistinct() throws {
    let work = try Workspace()
    let names: [[UInt8]] = [
      Array("\u{304C}.md".utf8), Array("\u{304B}\u{3099}.md".utf8), [0x63, 0xE8] + Array(".md".utf8),
      [0x63, 0xE9] + Array(".md".utf8),
      Array("Note.md".utf8), Array("note.md".utf8),
    ]
    for (number, name) in names.enumerated() { try work.write("notes", bytes: name, Workspace.rule("Use \(number) ticks.")) }
    for step in ["new", "again"] {
      let report = try work.ingest("notes")
      #expect(report.unread.isEmpty && report.sources.map(\.summary?.pageCount) == [6], "\(step)")
      #expect(try work.records().filter { $0.kind == .rule }.count == 6)
    }
    let paths = try work.records().map(\.source.path)
    #expect(paths.contains("notes/c%E8.md") && paths.contains("notes/c%E9.md"))
    let ids = try work.records().map { $0.id.lowercased() }
    #expect(Set(ids).count == ids.count)
  }

  @Test(
    "A changed file replaces its page, however it is named",
    arguments: ["alone", "as its source", "with its folder", "by another way"])
  func changedFileReplacesItsPage(way: String) throws {
    let work = try Workspace()
    try work.write("team/sub/w.md", Workspace.rule("Use few ticks."))
    try work.write("team/v.md", Workspace.rule("Show the unit."))
    try work.ingest("team")
    let before = try work.records().map(\.id)
    try work.write("team/sub/w.md", Workspace.rule("Use fewer ticks."))
    switch way {
    case "alone": try work.ingest("team/sub/w.md")
    case "as its source": try work.ingest("team/sub/w.md") { $0.source = "team" }
    case "with its folder": try work.ingest("team/sub")
    default: try work.ingest("team/../team/./sub//w.md")
    }
    #expect(try work.rulesByPage() == ["w": ["Use fewer ticks."], "v": ["Show the unit."]])
    #expect(try work.records().map(\.id) == before)
    #expect(try GuidelineIndex(path: work.index).sources().map(\.name) == ["team"])
  }

  @Test("Ingesting with other options replaces the page") func otherOptionsReplacePage() throws {
    let work = try Workspace()
    try work.write("team/w.md", Workspace.rule("Use few ticks.", title: "Ways of ours"))
    try work.ingest("team")
    try work.ingest("team/w.md") {
      $0.source = "team"
      $0.topic = "steppers"
      $0.edition = "2024"
    }
    let rules = try work.records().filter { $0.kind == .rule }
    #expect(rules.map(\.topic) == ["steppers"] && rules.map(\.source.edition) == ["2024"])
    try work.ingest("team") { $0.language = .japanese }
    #expect(try work.records().map(\.language) == [.japanese])
  }

  /// The second source must be named.
  @Test("A file can belong to two sources") func fileCanBelongToTwoSources() throws {
    let work = try Workspace()
    try work.write("team/w.md", Workspace.rule("Use few ticks."))
    try work.ingest("team")
    try work.ingest("team/w.md") { $0.source = "mine" }
    #expect(try GuidelineIndex(path: work.index).sources().map(\.pageCount) == [1, 1])
    #expect(Set(try work.records().map(\.source.page)) == ["w", "team.w"])
  }

  @Test func movedFolderIsRecognized() throws {
    let work = try Workspace()
    try work.write("old/team/w.md", Workspace.rule("Use few ticks."))
    try work.ingest("old/team")
    try FileManager.default.moveItem(atPath: work.folder + "/old", toPath: work.folder + "/new")
    let report = try work.ingest("new/team")
    #expect(report.unchanged == 1)
    #expect(report.sources.map(\.summary?.pageCount) == [1])
    try work.remove("new/team/w.md")
    try work.write("new/team/v.md", Workspace.rule("Show the unit."))
    #expect(try work.ingest("new/team").pruned == 1)
  }

  @Test("Another folder with the same name removes no pages") func otherFolderOfSameNameKeepsPages() throws {
    let work = try Workspace()
    try work.write("a/docs/x.md", Workspace.rule("Use few ticks."))
    try work.write("b/docs/x.md", Workspace.rule("Show the unit."))
    try work.ingest("a/docs")
    #expect(try work.ingest("b/docs").pruned == 0)
    #expect(try work.rulesByPage().mapValues(\.count) == ["x": 1, "docs.x": 1])
    #expect(try work.records().map(\.source.path).sorted() == ["b/docs/x.md", "docs/x.md"])
  }

  /// The location is then stored.
  @Test("A page stored without a location is matched by its path") func pageWithoutLocationIsMatchedByPath() throws {
    let work = try Workspace()
    try work.write("team/w.md", Workspace.rule("Use few ticks."))
    try work.ingest("team")
    let writer = try IndexWriter(path: work.index)
    try writer.setLocation(source: "team", path: "team/w.md", to: [])
    try writer.commit()
    try work.write("team/w.md", Workspace.rule("Use fewer ticks."))
    try work.ingest("team/w.md")
    #expect(try work.rulesByPage() == ["w": ["Use fewer ticks."]])
    let after = try IndexWriter(path: work.index)
    #expect(try after.storedPages().map { BytePath.displayText($0.location).hasSuffix("/team/w.md") } == [true])
    after.abandon()
  }

  @Test("Pages in two languages share a name") func translationsShareAName() throws {
    let work = try Workspace()
    try work.write("old/full.md", Workspace.rule("Use few ticks."))
    try work.write("old/full.ja.md", Workspace.gauges)
    try work.write("site/en/full.md", Workspace.rule("Show the unit."))
    try work.write("site/ja/full.md", Workspace.gauges)
    try work.ingest("old/full.md")
    try work.ingest("site")
    #expect(Set(try work.records().filter { $0.source.name == "site" }.map { "\($0.source.page) \($0.language)" }).count == 2)
    #expect(try work.rulesByPage(source: "site").keys.sorted() == ["full", "site.full"])
  }
}
