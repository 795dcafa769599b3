import Foundation
import Ingestion
import Testing

@testable import HIGCommands

@Suite struct ExportTests {
  @Test func markdownReadsBackAsTheSameRecords() throws {
    let playground = try Playground()
    #expect(playground.run("ingest", Playground.fixtures + "/pages/hostile.md").status == 0)
    let first = playground.run("export", "--format", "jsonl").output
    #expect(playground.run("export", "--output", playground.folder + "/one").status == 0)
    #expect(playground.run("ingest", "--index", playground.folder + "/two.sqlite", playground.folder + "/one").status == 0)
    let second = playground.run("export", "--index", playground.folder + "/two.sqlite", "--format", "jsonl").output
    #expect(Self.withoutPlaces(first) == Self.withoutPlaces(second))
    #expect(
      playground.run("export", "--index", playground.folder + "/two.sqlite", "--output", playground.folder + "/two").status == 0)
    #expect(playground.files("one") == playground.files("two"))
    #expect(playground.files("one").count == 6)
  }

  @Test func theStreamOfAllPagesReadsBackToo() throws {
    let playground = try Playground()
    try playground.write("all.md", playground.run("export").output)
    #expect(playground.run("ingest", "--index", playground.folder + "/two.sqlite", playground.folder + "/all.md").status == 0)
    #expect(playground.run("export", "--index", playground.folder + "/two.sqlite").output == playground.read("all.md"))
  }

  /// Read back the page has its figure; where nothing reads it back, it is said in words.
  @Test func aLinkToADrawingThatIsNotAtHandIsSaidOrLeftOut() throws {
    let playground = try Playground()
    let page = "---\nhig: 1\ntopic: lids\ntitle: Lids\nlanguage: en\nsource: own\npage: lids\n---\n\n# Lids\n\n"
    try playground.write("lids.md", page + "**Close the lid.** It falls.\n\n![A lid that is open.](../figures/lid.svg)\n")
    #expect(playground.run("ingest", playground.folder + "/lids.md").status == 0)
    let markdown = playground.run("export", "lids", "--output", playground.folder + "/markdown")
    #expect(markdown.error.contains("1 drawing not at hand"), "\(markdown.error)")
    #expect(playground.files("markdown").values.allSatisfy { $0.contains("](../figures/lid.svg)") })
    #expect(playground.run("export", "lids", "--format", "llms", "--output", playground.folder + "/llms").status == 0)
    let lids = try #require(playground.files("llms")["en/lids.md"])
    #expect(lids.contains("A lid that is open.") && !lids.contains("lid.svg"))
  }

  /// As `hig.page` hands it out: a page of its rules, not of their explanations alone.
  @Test func theMarkdownOfPostgresHoldsTheRules() throws {
    let script = try Playground().run("export", "dials", "--format", "postgres").output
    #expect(script.contains("\t**Draw few tick marks.** More than twelve blur into a ring."))
    #expect(script.contains("\t**Consider a larger hand.**"))
  }

  @Test(arguments: ExportFormats.all.map(\.name)) func everyExportGivesTheSameBytes(format: String) throws {
    let playground = try Playground()
    for name in ["a", "b"] {
      let outcome = playground.run("export", "--format", format, "--output", playground.folder + "/\(name)/")
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    #expect(playground.files("a") == playground.files("b"))
    #expect(!playground.files("a").isEmpty)
  }

  /// A page of one's own beside the Corpus's, on the same topic, is in every export, and each leads to the other.
  @Test(arguments: ExportFormats.all.map(\.name)) func everyFormatHoldsThePagesOfEverySource(format: String) throws {
    let playground = try Playground()
    try playground.write("notes/dials.md", "# Dials\n\nAvoid zzown dials.\n\n**Avoid zzours on a dial.** They turn.\n")
    try playground.write("notes/more.md", "# Dials\n\n**Avoid zzmore on a dial.** It stays.\n")
    try playground.write(
      "notes/ko.md",
      "---\nhig: 1\ntopic: dials\ntitle: 다이얼\nlanguage: ko\nsource: notes\npage: ko\n---\n**다이얼을 작게 하지 마세요.** 돌립니다.\n")
    #expect(playground.run("ingest", "--source", "notes", playground.folder + "/notes").status == 0)
    let outcome = playground.run("export", "dials", "--format", format, "--output", playground.folder + "/out/")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.error.contains("left out"), "\(outcome.error)")
    let files = playground.files("out").filter { !$0.key.hasSuffix("search-data.js") && !$0.key.hasSuffix(".dsidx") }
    func holds(_ text: String) -> Bool { files.values.contains { Self.plain($0).contains(text) } }
    let records = playground.run("export", "dials", "--format", "jsonl", "--kind", "rule").output.split(separator: "\n")
    #expect(records.count > 3)
    for line in records {
      let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      if format == "checklist", record["kind"] as? String != "rule" { continue }
      let headline = try #require(record["headline"] as? String)
      #expect(holds(Self.plain(headline)), "\(format): \(headline)")
    }
    let links = [
      "html": "href=\"dials.notes.html\"", "docset": "href=\"dials.notes.html\"", "man": "hig\\-dials.notes\\fR(7)",
      "llms": "](../en/dials.notes.md)",
    ]
    if let link = links[format] { #expect(files.values.contains { $0.contains(link) }, "\(format)") }
  }

  /// Letters alone: formats escape and break the rest in ways of their own.
  private static func plain(_ text: String) -> String {
    text.replacing(#/<[^>]*>|\\f[BRI]|\.br\n/#, with: "").replacing("&#39;", with: "").filter { $0.isLetter }
  }

  @Test func whatAFilterLeavesOutIsCounted() throws {
    let playground = try Playground()
    let all = playground.run("export", "--output", playground.folder + "/all")
    #expect(all.status == 0 && !all.error.contains("left out"))
    let some = playground.run("export", "--kind", "definition", "--output", playground.folder + "/some")
    #expect(some.error.contains("left out by the filters: "), "\(some.error)")
  }

  /// Below "Don't" a rule may read as a command: nobody who sees its words alone takes it for one.
  @Test func whatIsToBeAvoidedIsSeen() throws {
    let playground = try Playground()
    try playground.write("levers.md", "# Levers\n\n## Don't\n\n- Use capitals only.\n")
    #expect(playground.run("ingest", "--source", "own", playground.folder + "/levers.md").status == 0)
    #expect(playground.run("export", "levers").output.contains("❌ **Use capitals only.**"))
    #expect(playground.run("export", "levers", "--format", "llms", "-o", playground.folder + "/out").status == 0)
    let files = playground.files("out").values
    #expect(files.contains { $0.contains("**Use capitals only.**") && $0.contains(" · avoid") }, "\(files)")
  }

  @Test func theFolderThatIsNamedIsThere() throws {
    let playground = try Playground()
    for (language, folder) in [("en", "/en/man7\n"), ("ja", "/ja\n")] {
      let said = playground.run("export", "--format", "man", "--language", language, "-o", playground.folder + "/" + language)
        .error
      #expect(said.contains(folder), "\(said)")
    }
  }

  @Test func aFolderKeepsWhatIsNotAnExport() throws {
    let playground = try Self.remembering()
    try playground.write("out/mine.txt", "mine")
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    #expect(playground.files("out")["Corpus/en/dials.md"] != nil)
    #expect(playground.run("export", "step-rows", "--output", playground.folder + "/out").status == 0)
    let left = playground.files("out")
    #expect(left["mine.txt"] == "mine")
    #expect(left["Corpus/en/step-rows.md"] != nil)
    #expect(left["Corpus/en/dials.md"] == nil, "what is no longer written is gone")
    #expect(left["old/ja/old-dials/dials.md"] == nil)
  }

  /// With a folder for what is remembered between runs.
  private static func remembering() throws -> Playground {
    let playground = try Playground()
    playground.variables["XDG_STATE_HOME"] = playground.folder + "/state"
    return playground
  }

  /// A folder that was cloned can bring a list of its own, with the hashes of files that it brings too, or without as release 1.0.0 wrote it.
  @Test(arguments: ["2ffb298dfae4befa-5 src/main.c\n", "src/main.c\n", "1234-4 src/main.c\n"])
  func aListThatCameWithTheFolderTakesNothingAway(list: String) throws {
    let playground = try Self.remembering()
    try playground.write("out/src/main.c", "code\n")
    try playground.write("out/.hig-export-markdown", list)
    let outcome = playground.run("export", "--output", playground.folder + "/out")
    #expect(outcome.status == 0 && outcome.error.contains("/out/.hig-export-markdown' came with the folder"), "\(outcome.error)")
    #expect(playground.files("out")["src/main.c"] == "code\n")
    #expect(playground.files("out")[".hig-export-markdown"] == list)
    // From now on what was written there is known, and the next export speaks of its own files only.
    let again = playground.run("export", "step-rows", "--output", playground.folder + "/out")
    #expect(again.status == 0 && !again.error.contains("came with"), "\(again.error)")
    #expect(playground.files("out")["Corpus/en/dials.md"] == nil && playground.files("out")["src/main.c"] == "code\n")
  }

  @Test(arguments: ["Corpus/en/dials.md\n", "\(FileReader.fingerprint(Array("MY OWN WORK".utf8))) Corpus/en/dials.md\n"])
  func aListThatCameWithTheFolderWritesNothingOver(list: String) throws {
    let playground = try Self.remembering()
    try playground.write("out/Corpus/en/dials.md", "MY OWN WORK")
    try playground.write("out/.hig-export-markdown", list)
    let outcome = playground.run("export", "--output", playground.folder + "/out")
    #expect(outcome.status == 2 && outcome.error.contains("the file exists and is not an export"), "\(outcome.error)")
    #expect(playground.files("out").count == 2)
    #expect(playground.read("out/Corpus/en/dials.md") == "MY OWN WORK")
  }

  @Test func whatSomebodyChangedSinceIsTheirs() throws {
    let playground = try Self.remembering()
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    try playground.write("out/Corpus/en/dials.md", "mine now")
    #expect(playground.run("export", "step-rows", "--output", playground.folder + "/out").status == 0)
    #expect(playground.files("out")["Corpus/en/dials.md"] == "mine now")
    #expect(playground.files("out")["Corpus/ja/dials.md"] == nil)
  }

  /// Elsewhere, and for anybody else, an export is a folder like any other: the same is written again, and nothing is lost.
  @Test(arguments: [true, false]) func aMovedFolderIsUnknown(isMoved: Bool) throws {
    let playground = try Self.remembering()
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    if isMoved {
      try FileManager.default.moveItem(atPath: playground.folder + "/out", toPath: playground.folder + "/moved")
    } else {
      playground.variables["XDG_STATE_HOME"] = playground.folder + "/other"
    }
    let out = isMoved ? "moved" : "out"
    let before = playground.files(out)
    #expect(playground.run("export", "step-rows", "--output", playground.folder + "/" + out).status == 0)
    #expect(playground.files(out) == before)
    try playground.write("\(out)/Corpus/en/step-rows.md", "changed")
    #expect(playground.run("export", "--output", playground.folder + "/" + out).status == 2)
    #expect(playground.read("\(out)/Corpus/en/step-rows.md") == "changed")
  }

  /// Lists go, the oldest first, for others.
  @Test func thereIsAnEndOfLists() throws {
    let playground = try Self.remembering()
    let lists = playground.folder + "/state/hig/exports.d"
    for number in 0..<203 { try playground.write("state/hig/exports.d/\(number)", "") }
    #expect(playground.run("export", "dials", "--output", playground.folder + "/out/").status == 0)
    #expect(playground.run("export", "dials", "--output", playground.folder + "/a.md").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: lists).count == 203)
  }

  @Test func aForeignFileInTheWayIsLeftAlone() throws {
    let playground = try Playground()
    try playground.write("out/Corpus/en/dials.md", "mine")
    let outcome = playground.run("export", "--output", playground.folder + "/out")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("hig: cannot write '"))
    #expect(playground.read("out/Corpus/en/dials.md") == "mine")
  }

  /// Notes that somebody added to an exported file outlive the next export; what nobody touched is written over.
  @Test func whatSomebodyAddedIsKept() throws {
    let playground = try Self.remembering()
    let file = playground.folder + "/rules.md"
    #expect(playground.run("export", "dials", "--output", file).status == 0)
    #expect(playground.run("export", "dials", "--language", "ja", "--output", file).status == 0)
    #expect(!FileManager.default.fileExists(atPath: file + "~"))
    for (note, kept) in [("ours", "rules.md~"), ("more", "rules.md~2")] {
      try playground.write("rules.md", (playground.read("rules.md") ?? "") + "\n> \(note)\n")
      let result = playground.run("export", "dials", "--output", file)
      #expect(result.status == 0 && result.error.contains("kept as '\(playground.folder)/\(kept)'"), "\(result.error)")
      #expect(playground.read(kept)?.hasSuffix("> \(note)\n") == true)
      #expect(playground.read("rules.md")?.contains(note) == false)
    }
  }

  /// What a killed export had begun goes with the next one; what another writes at the moment stays, as does what only looks like it.
  @Test func whatAKilledExportLeftGoes() throws {
    let playground = try Playground()
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    let language = try #require(FileManager.default.subpaths(atPath: playground.folder + "/out")?.first { $0.hasSuffix("/ja") })
    let gone = ["out/.hig-2147483646-1x-part", "out/\(language)/.hig-2147483646-abc-part"]
    let kept = ["out/.hig-\(getpid())-1x-part", "out/.hig-notes-part", "out/a-part"]
    for name in gone + kept { try playground.write(name, "") }
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    #expect((gone + kept).filter { FileManager.default.fileExists(atPath: playground.folder + "/" + $0) } == kept)
  }

  @Test func nothingIsWrittenThroughASymbolicLink() throws {
    let playground = try Playground()
    try playground.write("outside/keep.txt", "kept")
    try FileManager.default.createDirectory(atPath: playground.folder + "/out", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: playground.folder + "/out/Corpus", withDestinationPath: playground.folder + "/outside")
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 2)
    #expect(playground.files("outside") == ["keep.txt": "kept"])
  }

  @Test func aListOfFilesThatLeadsOutsideDeletesNothing() throws {
    let playground = try Playground()
    try playground.write("precious.txt", "kept")
    try playground.write("out/.hig-export-markdown", "../precious.txt\n/etc/hosts\nCorpus/../../precious.txt\n")
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    #expect(playground.read("precious.txt") == "kept")
  }

  /// As macOS and Windows compare them, no two folders and no two files of one are the same.
  @Test func namesDifferInMoreThanCase() throws {
    let session = Session(environment: Environment(variables: [:], isTerminal: false), console: Console { _, _ in 0 })
    let folder = ExportFolder("unused", format: "markdown", session)
    let asked = ["Abc/ja/x.md", "abc/ja/x.md", "abc/ja/X.md", "Abc/ja/y.md", "ABC/ja/x.md", "abc.md"]
    let given = try asked.map { try folder.add("", to: $0) }
    #expect(given == ["Abc/ja/x.md", "abc~2/ja/x.md", "abc~2/ja/X~2.md", "Abc/ja/y.md", "ABC~3/ja/x.md", "abc.md"])
  }

  private static func withoutPlaces(_ lines: String) -> [String] {
    lines.split(separator: "\n").map { line in
      var line = String(line)
      if let start = line.range(of: "\"path\":"), let end = line.range(of: ",\"url\":") {
        line.removeSubrange(start.lowerBound..<end.lowerBound)
      }
      return line
    }
  }
}
