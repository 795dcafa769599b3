import Foundation
import Testing

@testable import HIGCommands

/// Messages and exit status of `hig ingest`.
@Suite struct IngestTests {
  private let page = "# Lamps\n\n**Keep lamps few.** They dazzle.\n"

  @Test("Ingest reports the pages and rules of a source, as `hig sources` does") func reportsPagesAndRules() throws {
    let playground = try Playground()
    for number in 0..<23 {
      try playground.write("team/\(number).md", "# Own topic \(number)\n\n**Keep it short.** People skim.\n")
    }
    try playground.write("team/lamps.md", page)
    try playground.write("team/code.swift", "let x = 1")
    let first = playground.run("ingest", playground.folder + "/team")
    let lines = first.error.split(separator: "\n").map(String.init)
    #expect(first.status == 0)
    #expect(lines[1] == "team: read 24 pages; holds 24 pages, 24 rules")
    #expect(lines[2] == "  0.md  → own-topic-0 (new)")
    #expect(lines[lines.count - 2] == "  and 4 more: hig sources team")
    #expect(lines.last == "passed over: 1 code or data")
    #expect(lines.count == 24)
    let again = playground.run(["ingest", playground.folder + "/team/lamps.md", "--edition", "2030"], ["LC_ALL": "ja_JP.UTF-8"])
    #expect(again.error.split(separator: "\n").dropFirst() == ["team: 1ページを読み込み。収録24ページ、24ルール", "  lamps.md → lamps"])
    #expect(playground.run("sources").output.contains("team       24     24        0       24"))
    #expect(playground.run("sources", "team").output.contains("lamps  lamps             1  en        team/lamps.md"))
    #expect(playground.run("ingest", "--quiet", playground.folder + "/team").error == "")
  }

  @Test("Empty sources and unsupported languages are rejected") func rejectsUnknownValues() throws {
    let playground = try Playground()
    try playground.write("lamps.md", page)
    let file = playground.folder + "/lamps.md"
    for words in [["ingest", "--source", "", file], ["ingest", "--language", "fr", file], ["lint", "--language", "fr", file]] {
      let outcome = playground.run(words)
      #expect(outcome.status == 2 && outcome.error.contains("hint: "), "\(words) \(outcome)")
    }
    #expect(playground.run("lint", "--language", "ja", "--dump", "records", file).output.contains("\"language\":\"ja\""))
  }

  @Test("A page that cannot be read ends with status 1, and the rest is kept") func unreadablePageIsStatus1() throws {
    let playground = try Playground()
    try playground.write("team/lamps.md", page)
    try playground.write("team/sub/dials.md", "# Dials\n\n**Keep dials few.** They crowd.\n")
    let large = playground.folder + "/team/large.md"
    try playground.write("team/large.md", String(repeating: page, count: 300))
    truncate(large, 40 << 20)
    let outcome = playground.run("ingest", playground.folder + "/team")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("hig: '\(large)' is too large: 40 MB, at most 32 MB\n"))
    #expect(outcome.error.contains("could not read 1; the rest is kept\n"))
    #expect(outcome.error.contains("team: read 2 pages; holds 2 pages, 2 rules\n"))
    #expect(playground.run("ingest", "--quiet", playground.folder + "/team").status == 1)
  }

  @Test("An empty file is skipped in a folder and an error by name") func emptyFileIsAnErrorOnlyByName() throws {
    let playground = try Playground()
    try playground.write("team/lamps.md", page)
    try playground.write("team/empty.md", "")
    #expect(playground.run("ingest", playground.folder + "/team").status == 0)
    let named = playground.run("ingest", playground.folder + "/team/lamps.md", playground.folder + "/team/empty.md")
    #expect(named.status == 1)
    #expect(named.error.contains("/team/empty.md' is no page: it is empty"))
    #expect(playground.run("ingest", playground.folder + "/team", playground.folder + "/nowhere").status == 2)
  }

  @Test("The Corpus is removed only with --yes") func removingCorpusNeedsConfirmation() throws {
    let playground = try Playground()
    let before = playground.run("sources").output
    let refused = playground.run("ingest", "--remove", "Corpus")
    #expect(refused.status == 2)
    #expect(refused.error.hasSuffix("hint: 'hig ingest \(Playground.fixtures)/Corpus' brings it back\n"))
    #expect(playground.run("sources").output == before)
    #expect(playground.run("ingest", "--remove", "old").status == 0)
    let meant = playground.run("ingest", "--remove", "Corpus", "--yes")
    #expect(meant.status == 0 && meant.error.contains("brings it back"))
    #expect(playground.run("ingest", Playground.fixtures + "/Corpus").status == 0)
    #expect(playground.run("sources").output.contains("Corpus"))
  }
}
