import Foundation
import Ingestion
import Testing

@testable import HIGCommands

@Suite struct ExportTests {
  @Test("Exported Markdown files are ingested as the same records") func markdownRoundTrips() throws {
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

  @Test("Exported Markdown in one file is ingested as the same pages") func markdownStreamRoundTrips() throws {
    let playground = try Playground()
    try playground.write("all.md", playground.run("export").output)
    #expect(playground.run("ingest", "--index", playground.folder + "/two.sqlite", playground.folder + "/all.md").status == 0)
    #expect(playground.run("export", "--index", playground.folder + "/two.sqlite").output == playground.read("all.md"))
  }

  /// Markdown keeps the link, because it is ingested again; llms, which is not, has the description instead.
  @Test("A missing drawing is reported; llms replaces it with its description") func missingDrawingIsReported() throws {
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

  /// The column is what `hig.page` returns.
  @Test("The Markdown in a PostgreSQL export holds headlines and explanations") func postgresHoldsRuleMarkdown() throws {
    let script = try Playground().run("export", "dials", "--format", "postgres").output
    #expect(script.contains("\t**Draw few tick marks.** More than twelve blur into a ring."))
    #expect(script.contains("\t**Consider a larger hand.**"))
  }

  @Test("Exporting twice gives the same bytes", arguments: ExportFormats.all.map(\.name)) func exportIsReproducible(
    format: String
  ) throws {
    let playground = try Playground()
    for name in ["a", "b"] {
      let outcome = playground.run("export", "--format", format, "--output", playground.folder + "/\(name)/")
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    #expect(playground.files("a") == playground.files("b"))
    #expect(!playground.files("a").isEmpty)
  }

  /// Covers pages of a user on a topic of the Corpus; the pages link each other.
  @Test("Every format holds the pages of every source and links them", arguments: ExportFormats.all.map(\.name))
  func everyFormatHoldsEverySource(format: String) throws {
    let playground = try Playground()
    try playground.write("notes/dials.md", "# Dials\n\nAvoid zzown dials.\n\n**Avoid zzours on a dial.** They turn.\n")
    try playground.write("notes/more.md", "# Dials\n\n**Avoid zzmore on a dial.** It stays.\n")
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

  /// Returns the letters of a text, because each format escapes and wraps the rest differently.
  private static func plain(_ text: String) -> String {
    text.replacing(#/<[^>]*>|\\f[BRI]|\.br\n/#, with: "").replacing("&#39;", with: "").filter { $0.isLetter }
  }

  @Test("Records that filters leave out are counted") func countsFilteredRecords() throws {
    let playground = try Playground()
    let all = playground.run("export", "--output", playground.folder + "/all")
    #expect(all.status == 0 && !all.error.contains("left out"))
    let some = playground.run("export", "--kind", "definition", "--output", playground.folder + "/some")
    #expect(some.error.contains("left out by the filters: "), "\(some.error)")
  }

  /// A rule below "Don't" may read as a command without its mark.
  @Test("Rules to avoid are marked in Markdown and llms") func avoidRulesAreMarked() throws {
    let playground = try Playground()
    try playground.write("levers.md", "# Levers\n\n## Don't\n\n- Use capitals only.\n")
    #expect(playground.run("ingest", "--source", "own", playground.folder + "/levers.md").status == 0)
    #expect(playground.run("export", "levers").output.contains("❌ **Use capitals only.**"))
    #expect(playground.run("export", "levers", "--format", "llms", "-o", playground.folder + "/out").status == 0)
    let files = playground.files("out").values
    #expect(files.contains { $0.contains("**Use capitals only.**") && $0.contains(" · avoid") }, "\(files)")
  }

  @Test("The export of manual pages reports the folder that it wrote") func reportedManFolderExists() throws {
    let playground = try Playground()
    for (language, folder) in [("en", "/en/man7\n"), ("ja", "/ja\n")] {
      let said = playground.run("export", "--format", "man", "--language", language, "-o", playground.folder + "/" + language)
        .error
      #expect(said.contains(folder), "\(said)")
    }
  }

  @Test("Other files in the output folder stay, and outdated exports are removed") func keepsOtherFilesInFolder() throws {
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

  /// Makes a playground with a folder for state between runs.
  private static func remembering() throws -> Playground {
    let playground = try Playground()
    playground.variables["XDG_STATE_HOME"] = playground.folder + "/state"
    return playground
  }

  /// A cloned folder can bring a manifest, with hashes of the files or, as release 1.0.0 wrote it, without.
  @Test(
    "A manifest that came with the folder deletes nothing",
    arguments: ["2ffb298dfae4befa-5 src/main.c\n", "src/main.c\n", "1234-4 src/main.c\n"])
  func foreignManifestDeletesNothing(list: String) throws {
    let playground = try Self.remembering()
    try playground.write("out/src/main.c", "code\n")
    try playground.write("out/.hig-export-markdown", list)
    let outcome = playground.run("export", "--output", playground.folder + "/out")
    #expect(outcome.status == 0 && outcome.error.contains("/out/.hig-export-markdown' came with the folder"), "\(outcome.error)")
    #expect(playground.files("out")["src/main.c"] == "code\n")
    #expect(playground.files("out")[".hig-export-markdown"] == list)
    // The next export knows the files that this one wrote.
    let again = playground.run("export", "step-rows", "--output", playground.folder + "/out")
    #expect(again.status == 0 && !again.error.contains("came with"), "\(again.error)")
    #expect(playground.files("out")["Corpus/en/dials.md"] == nil && playground.files("out")["src/main.c"] == "code\n")
  }

  @Test(
    "A manifest that came with the folder does not allow overwriting",
    arguments: ["Corpus/en/dials.md\n", "\(FileReader.fingerprint(Array("MY OWN WORK".utf8))) Corpus/en/dials.md\n"])
  func foreignManifestOverwritesNothing(list: String) throws {
    let playground = try Self.remembering()
    try playground.write("out/Corpus/en/dials.md", "MY OWN WORK")
    try playground.write("out/.hig-export-markdown", list)
    let outcome = playground.run("export", "--output", playground.folder + "/out")
    #expect(outcome.status == 2 && outcome.error.contains("the file exists and is not an export"), "\(outcome.error)")
    #expect(playground.files("out").count == 2)
    #expect(playground.read("out/Corpus/en/dials.md") == "MY OWN WORK")
  }

  @Test("An exported file that was edited is not removed") func keepsEditedExport() throws {
    let playground = try Self.remembering()
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    try playground.write("out/Corpus/en/dials.md", "mine now")
    #expect(playground.run("export", "step-rows", "--output", playground.folder + "/out").status == 0)
    #expect(playground.files("out")["Corpus/en/dials.md"] == "mine now")
    #expect(playground.files("out")["Corpus/ja/dials.md"] == nil)
  }

  /// The moved folder is treated as any folder: identical files are accepted, and changed files stay.
  @Test("An export that was moved or made by another user is not overwritten", arguments: [true, false])
  func movedExportIsNotOverwritten(isMoved: Bool) throws {
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

  @Test("The oldest manifests are removed") func manifestCountIsLimited() throws {
    let playground = try Self.remembering()
    let lists = playground.folder + "/state/hig/exports.d"
    for number in 0..<203 { try playground.write("state/hig/exports.d/\(number)", "") }
    #expect(playground.run("export", "dials", "--output", playground.folder + "/out/").status == 0)
    #expect(playground.run("export", "dials", "--output", playground.folder + "/a.md").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: lists).count == 203)
  }

  @Test("A file that is not an export is not overwritten") func doesNotOverwriteOtherFiles() throws {
    let playground = try Playground()
    try playground.write("out/Corpus/en/dials.md", "mine")
    let outcome = playground.run("export", "--output", playground.folder + "/out")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("hig: cannot write '"))
    #expect(playground.read("out/Corpus/en/dials.md") == "mine")
  }

  /// A file without edits is overwritten.
  @Test("An exported file that was edited is kept as a backup") func editedExportIsBackedUp() throws {
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

  /// Partial files of a running export and files with similar names stay.
  @Test("Partial files of a killed export are removed") func removesFilesOfKilledExport() throws {
    let playground = try Playground()
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    let language = try #require(FileManager.default.subpaths(atPath: playground.folder + "/out")?.first { $0.hasSuffix("/ja") })
    let gone = ["out/.hig-2147483646-1x-part", "out/\(language)/.hig-2147483646-abc-part"]
    let kept = ["out/.hig-\(getpid())-1x-part", "out/.hig-notes-part", "out/a-part"]
    for name in gone + kept { try playground.write(name, "") }
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    #expect((gone + kept).filter { FileManager.default.fileExists(atPath: playground.folder + "/" + $0) } == kept)
  }

  @Test func doesNotWriteThroughSymbolicLinks() throws {
    let playground = try Playground()
    try playground.write("outside/keep.txt", "kept")
    try FileManager.default.createDirectory(atPath: playground.folder + "/out", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: playground.folder + "/out/Corpus", withDestinationPath: playground.folder + "/outside")
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 2)
    #expect(playground.files("outside") == ["keep.txt": "kept"])
  }

  @Test("A manifest that names files outside its folder deletes nothing") func manifestOutsideFolderDeletesNothing() throws {
    let playground = try Playground()
    try playground.write("precious.txt", "kept")
    try playground.write("out/.hig-export-markdown", "../precious.txt\n/etc/hosts\nCorpus/../../precious.txt\n")
    #expect(playground.run("export", "--output", playground.folder + "/out").status == 0)
    #expect(playground.read("precious.txt") == "kept")
  }

  /// Compares names as macOS and Windows do.
  @Test("Exported names differ even where case is ignored") func namesDifferIgnoringCase() throws {
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
