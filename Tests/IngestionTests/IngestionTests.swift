import Foundation
import Guidelines
import Indexing
import Languages
import Testing

@testable import Ingestion

@Suite struct IngestionTests {
  @Test("The pages of a folder are recognized by content") func foldersAreReadByContent() throws {
    let work = try Workspace()
    try work.write("notes/gauges.txt", Workspace.gauges)
    try work.write("notes/README.md", "# Read me\n\n**Keep out.** Not a page.")
    try work.write("notes/settings.yaml", "a: 1")
    try work.write("notes/.hidden.md", Workspace.gauges)
    try work.write("notes/picture.md", "\u{0}\u{1}\u{2}\u{0}binary")
    let report = try work.ingest("notes")
    #expect(report.pagesRead == 1)
    #expect(report.sources.map(\.name) == ["notes"])
    #expect(report.skipped == [.binary: 1, .unsupportedFormat: 1, .index: 1])
    #expect(report.unread.isEmpty)
    let rules = try work.records().filter { $0.kind == .rule }
    #expect(rules.map(\.id) == ["gauges/best-practices/1@gauges", "gauges/best-practices/2@gauges"])
    #expect(rules.map(\.source.path) == ["notes/gauges.txt", "notes/gauges.txt"])
    #expect(rules.map(\.source.line) == [7, 9])
  }

  @Test func unchangedFilesAreNotReadAgain() throws {
    let work = try Workspace()
    try work.write("notes/gauges.md", Workspace.gauges)
    try work.ingest("notes")
    let before = try work.records()
    let report = try work.ingest("notes")
    #expect(report.pagesRead == 0)
    #expect(report.unchanged == 1)
    #expect(try work.records() == before)
  }

  @Test("A changed file replaces its page, and a removed file removes it") func changesAndRemovalsAreApplied() throws {
    let work = try Workspace()
    try work.write("notes/gauges.md", Workspace.gauges)
    try work.write("notes/steppers.md", "# ステッパー\n\n**値を横に置く。** 見えるからです。\n\n**刻みを選ぶ。** 用途によります。")
    try work.ingest("notes")
    #expect(try work.records().count == 5)
    try work.write("notes/gauges.md", Workspace.gauges.replacingOccurrences(of: "目盛りを減らす。", with: "目盛りを選ぶ。"))
    try work.remove("notes/steppers.md")
    let report = try work.ingest("notes")
    #expect(report.pagesRead == 1)
    #expect(report.pruned == 1)
    #expect(try work.records().filter { $0.kind == .rule }.map(\.headline.plainText) == ["目盛りを選ぶ。", "色だけで伝えない。"])
  }

  @Test("Bilingual pages share ids and are counterparts") func bilingualPagesArePaired() throws {
    let work = try Workspace()
    try work.write(
      "corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks.", "Avoid color alone."]))
    try work.write("corpus/ja/gauges.md", Workspace.canonical("ja", title: "ゲージ", rules: ["目盛りを減らす。", "色だけで伝えない。"]))
    let report = try work.ingest("corpus")
    #expect(report.sources.map(\.name) == ["Corpus"])
    let rules = try work.records().filter { $0.kind == .rule }
    #expect(
      rules.map(\.id) == [
        "gauges/best-practices/1", "gauges/best-practices/2", "gauges/best-practices/1", "gauges/best-practices/2",
      ])
    #expect(rules.map(\.language) == [.english, .english, .japanese, .japanese])
    #expect(rules.map(\.counterparts.values.first) == rules.map(\.id))
    #expect(rules.map(\.strength) == [.do, .avoid, .do, .avoid])
  }

  @Test("Other pages with the same name do not change ids") func idsAreStable() throws {
    let work = try Workspace()
    try work.write("a/gauges.md", Workspace.gauges)
    try work.write("b/gauges.md", Workspace.gauges + "\n\n**大きくする。** 読めます。")
    try work.ingest("a")
    let before = try work.records().map(\.id)
    try work.ingest("b")
    let ids = try work.records().map(\.id)
    #expect(ids.filter { $0.hasSuffix("@gauges") } == before)
    #expect(Set(ids).count == ids.count)
  }

  @Test func missingPathChangesNothing() throws {
    let work = try Workspace()
    try work.write("notes/gauges.md", Workspace.gauges)
    try work.ingest("notes")
    let before = try work.records()
    #expect(throws: Failure.noSuchFile(path: work.folder + "/nowhere")) { try work.ingest("notes", "nowhere") }
    #expect(try work.records() == before)
  }

  @Test("A named file that is not a page is reported") func reportsFileThatIsNotAPage() throws {
    let work = try Workspace()
    try work.write("empty.md", "")
    let report = try work.ingest("empty.md")
    #expect(report.pagesRead == 0)
    #expect(report.unread.map(\.failure) == [.notAPage(path: work.folder + "/empty.md", .empty)])
    #expect(!FileManager.default.fileExists(atPath: work.index))
  }

  @Test func sourcesCanBeNamedAndRemoved() throws {
    let work = try Workspace()
    try work.write("gauges.md", Workspace.gauges)
    try work.ingest("gauges.md") { $0.source = "site" }
    #expect(try GuidelineIndex(path: work.index).sources().map(\.name) == ["site"])
    try work.ingest { $0.removing = ["site"] }
    #expect(try work.records().isEmpty)
    #expect(throws: Failure.unknownSource(name: "site", known: [])) { try work.ingest { $0.removing = ["site"] } }
  }

  @Test("A page in two languages is stored as a page of each") func bilingualPageBecomesTwoPages() throws {
    let work = try Workspace()
    try work.write(
      "gauges.md",
      """
      # Gauges / ゲージ

      **Draw few tick marks.** Many of them blur.

      **目盛りを減らす。** 多いと読めません。

      **Mark both ends.** People look there first.

      **両端に印を付ける。** 人はまずそこを見ます。

      **Let the hand rest.** It is read better so.

      **針を止めておく。** そのほうが読めます。
      """)
    for _ in 1...2 { try work.ingest("gauges.md") }
    let pages = try GuidelineIndex(path: work.index).pages()
    #expect(pages.map(\.language.rawValue) == ["en", "ja"] && pages.map(\.ruleCount) == [3, 3])
    for record in try work.records() { #expect(record.counterparts.values == [record.id], "\(record.id)") }
    try work.ingest("gauges.md") { $0.language = .japanese }
    #expect(try GuidelineIndex(path: work.index).pages().map(\.language) == [.japanese])
  }

  @Test("Each topic of a collection has its own URL") func topicsOfCollectionHaveTheirURLs() throws {
    let work = try Workspace()
    try work.write(
      "all.md",
      """
      # 翻訳集

      ## ゲージ

      https://example.com/gauges

      **目盛りを減らす。** 多いと読めません。

      ## ステッパー

      https://example.com/steppers

      **値を見せる。** 記号だけでは分かりません。
      """)
    try work.ingest("all.md")
    let pages = try GuidelineIndex(path: work.index).pages()
    #expect(pages.map(\.topic) == ["gauges", "steppers"])
    #expect(pages.map(\.url) == ["https://example.com/gauges", "https://example.com/steppers"])
  }

  @Test("A stream of canonical pages is read page by page") func streamIsReadPageByPage() throws {
    let work = try Workspace()
    let stream =
      Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks."]) + "\n"
      + Workspace.canonical("ja", title: "ゲージ", rules: ["目盛りを減らす。"])
    try work.write("stream.md", stream)
    let report = try work.ingest("stream.md")
    #expect(report.pagesRead == 1)
    let rules = try work.records().filter { $0.kind == .rule }
    #expect(rules.map(\.language) == [.english, .japanese])
    #expect(rules.map(\.source.line) == [15, 31])
  }

  @Test("Options fill in metadata that a page lacks") func optionsFillMissingMetadata() throws {
    let work = try Workspace()
    try work.write("page.md", "**目盛りを減らす。** 多いと読めません。\n\n**短くする。** 長いと切れます。")
    try work.ingest("page.md") {
      $0.topic = "gauges"
      $0.edition = "2024-01"
    }
    let records = try work.records()
    #expect(Set(records.map(\.topic)) == ["gauges"])
    #expect(Set(records.map(\.source.edition)) == ["2024-01"])
  }
}
