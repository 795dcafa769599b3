import Foundation
import Indexing
import Testing

@testable import HIGCommands

/// Output for a page with escape sequences, bidirectional overrides, markup, paths, and roff requests.
@Suite struct HostileInputTests {
  static func playground() throws -> Playground {
    let playground = try Playground(empty: true)
    #expect(playground.run("ingest", "--source", "../../x", Playground.fixtures + "/pages/hostile.md").status == 0)
    return playground
  }

  /// Returns `true` if a text has no control characters but line feeds, and no bidirectional overrides.
  static func isInert(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || (scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
          && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test(
    "Output has no control characters from a hostile page or argument",
    arguments: [
      ["man", "../../x"], ["man", "../../x", "--language", "both"], ["man", "../../x", "--ids", "--width", "12"],
      ["man", "../../x", "--format", "markdown"], ["man", "../../x", "--format", "json"], ["man", "../../x", "--format", "html"],
      ["man", "../../x", "--format", "man"], ["man", "-k", "x"], ["man", "-f", "../../x"],
      ["search", "script"], ["search", "script", "--explain"], ["search", "script", "--format", "json"],
      ["search", "script", "--format", "jsonl"], ["search", "script", "--format", "markdown"],
      ["show", "x/best-practices/1"], ["show", "x/best-practices/1", "--format", "json"],
      ["show", "x/best-practices/1", "--format", "markdown"], ["diff", "../../x", "../../x", "../../x"],
      ["diff", "../../x", "../../x", "../../x", "--format", "json"],
      ["export"], ["export", "--format", "json"], ["export", "--format", "jsonl"], ["export", "--format", "checklist"],
      ["export", "--format", "html"], ["export", "--format", "man"], ["sources"], ["sources", "--format", "json"],
      ["sources", "--format", "names"], ["info"], ["info", "--format", "json"],
      ["topics", "--format", "text"], ["topics"], ["topics", "--format", "matrix"],
      ["topics", "--format", "matrix", "--width", "30"],
      ["topics", "--format", "json"], ["open", "../../x", "--print"], ["---completion", "man", ""],
      ["---completion", "show", "x/"],
      ["---completion", "search", "--source", ""],
      ["lint", Playground.fixtures + "/pages/hostile.md"],
      ["lint", "--format", "json", Playground.fixtures + "/pages/hostile.md"],
      ["lint", "--accounting", Playground.fixtures + "/pages/hostile.md"],
      ["lint", "--dump", "tree", Playground.fixtures + "/pages/hostile.md"],
      ["lint", "--dump", "records", Playground.fixtures + "/pages/hostile.md"],
      ["search", "\u{1B}[31mred"], ["man", "\u{1B}]0;title\u{7}"], ["show", "\u{202E}x"], ["\u{1B}c"],
    ])
  func outputHasNoControlCharacters(arguments: [String]) throws {
    let playground = try Self.playground()
    let outcome = playground.run(arguments)
    // Completion output has tabs of its own.
    let shown = arguments[0] == "---completion" ? outcome.output.replacing("\t", with: " ") : outcome.output
    #expect(Self.isInert(shown), "\(outcome.output)")
    #expect(Self.isInert(outcome.error), "\(outcome.error)")
    #expect(!(outcome.output + outcome.error).isEmpty)
  }

  @Test("Color sequences come only from the program") func colorsComeOnlyFromProgram() throws {
    let playground = try Self.playground()
    let outcome = playground.run("man", "../../x", "--color", "always")
    let without = outcome.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(Self.isInert(without))
    #expect(without != outcome.output)
  }

  /// Returns the files of an export, and expects none outside its folder.
  static func exported(_ format: String) throws -> [String: String] {
    let playground = try playground()
    let outcome = playground.run("export", "--format", format, "--output", playground.folder + "/out")
    #expect(outcome.status == 0, "\(outcome.error)")
    let outside = playground.files("").keys.filter { !$0.hasPrefix("out/") && !$0.hasPrefix("hig.sqlite") }
    #expect(outside.isEmpty, "\(outside)")
    return playground.files("out")
  }

  @Test(
    "Exported files have no control characters and no hidden names",
    arguments: ["markdown", "json", "jsonl", "man", "html", "checklist", "docset"])
  func exportedFilesHaveNoControlCharacters(format: String) throws {
    let files = try Self.exported(format)
    #expect(files.contains { $0.value.contains("passwd") }, "the page is there")
    for (name, text) in files where !name.hasSuffix(".dsidx") {
      #expect(Self.isInert(text), "\(name)")
      #expect(!name.split(separator: "/").contains { $0.hasPrefix(".") }, "\(name)")
    }
  }

  @Test("Exported web pages run no scripts of a page", arguments: ["html", "docset"]) func webPagesRunNoForeignScripts(
    format: String
  ) throws {
    let files = try Self.exported(format)
    let pages = files.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == 2)
    for (name, text) in pages {
      #expect(!text.contains("<script>alert"), "\(name)")
      #expect(!text.lowercased().contains("javascript:"), "\(name)")
      // The page has the two scripts of the site and no event handler attributes.
      #expect(text.matches(of: #/<script /#).count == 2, "\(name)")
      #expect(!text.contains(#/<[^>]*\son[a-z]+=/#), "\(name)")
    }
    #expect(files.first { $0.key.hasSuffix("search-data.js") }?.value.contains("</script") == false)
  }

  @Test(
    "Exported Markdown escapes the markup of a page",
    arguments: [["export"], ["export", "--format", "checklist"], ["man", "../../x", "--format", "markdown"]])
  func markdownEscapesMarkup(arguments: [String]) throws {
    let text = try Self.playground().run(arguments).output
    #expect(text.contains("alert(1)"))
    #expect(!text.replacing("\\<", with: "").replacing("<!--", with: "").contains("<"), "\(text)")
    #expect(!text.lowercased().contains("javascript:"))
    // A comment ends only once, at its end.
    for line in text.split(separator: "\n") where line.hasPrefix("<!--") {
      #expect(line.matches(of: #/-->/#).count <= 1, "\(line)")
    }
  }

  @Test("Manual pages hold no roff requests of a page") func manualPagesEscapeRequests() throws {
    let playground = try Self.playground()
    let files = try Self.exported("man")
    let roff =
      playground.run("man", "../../x", "--format", "man").output + files.filter { $0.key.contains("man7/") }.values.joined()
    let ours: Set<String> = [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".br", ".RS", ".RE", ".IP", ".TP", ".B", ".sp"]
    for line in roff.split(separator: "\n") {
      #expect(!line.hasPrefix("'"), "\(line)")
      if line.hasPrefix(".") { #expect(ours.contains(String(line.prefix { $0 != " " })), "\(line)") }
      #expect(!line.replacing("\\e", with: "").contains("\\[") && !line.contains("\\X") && !line.contains("\\!"), "\(line)")
    }
  }

  @Test(
    "Queries never reach SQLite as syntax",
    arguments: [
      "\"", "*", "AND", "foo-bar", ";--", "NEAR(", "\u{0}", "'", "%", "(((((", "-", "--", "OR OR",
      String(repeating: "あ", count: 30_000), String(repeating: "a ", count: 50_000),
    ])
  func queriesAreNotSyntax(query: String) throws {
    let playground = try Playground()
    let outcome = playground.run("search", "--", query)
    #expect((0...2).contains(outcome.status))
    #expect(outcome.error.split(separator: "\n").count <= 3, "\(outcome.error)")
    #expect(!outcome.error.contains("SQL") && !outcome.error.contains("fts5"), "\(outcome.error)")
  }

  @Test("A file that is not an index gets a short error") func invalidIndexIsReported() throws {
    let playground = try Playground(empty: true)
    try playground.write("text.sqlite", "this is no database, however long it may be: " + String(repeating: "x", count: 5000))
    try playground.write("empty.sqlite", "")
    for name in ["text.sqlite", "empty.sqlite", "nosuch.sqlite", "."] {
      let outcome = playground.run("search", "色", "--index", playground.folder + "/" + name)
      #expect(outcome.status == 2, "\(name)")
      #expect(outcome.error.hasPrefix("hig: "), "\(name): \(outcome.error)")
      #expect(outcome.error.split(separator: "\n").count <= 2)
      #expect(outcome.output == "")
    }
  }

  // MARK: Manipulated indexes

  private func changed(_ sql: String) throws -> Playground {
    let playground = try Playground()
    let path = playground.folder + "/hig.sqlite"
    try Database(path).execute(sql)
    return playground
  }

  @Test(
    "Invalid numbers in an index do not stop the program",
    arguments: ["1e300", "9e999", "-1e300", "'text'", "NULL", "-1", "x'00'"])
  func survivesInvalidNumbers(value: String) throws {
    let playground = try changed("UPDATE records SET wording_group_confidence = \(value)")
    #expect(playground.run("show", "dials/best-practices/1").status == 0)
  }

  @Test(
    "An index with views or triggers is rejected",
    arguments: [
      "ALTER TABLE records RENAME TO r0; CREATE VIEW records AS WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM x) SELECT r0.* FROM r0, x WHERE n > 1e12",
      "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records WHERE id <> new.id; END",
    ])
  func rejectsViewsAndTriggers(sql: String) throws {
    let playground = try changed(sql)
    for command in [["search", "dial"], ["man", "dials"], ["sources"], ["ingest", Playground.fixtures + "/doubts.md"]] {
      let outcome = playground.run(command)
      #expect(outcome.status == 2, "\(command)")
      #expect(outcome.error.contains("made by something else: no index has such a '"), "\(outcome.error)")
      #expect(outcome.error.contains("\nhint: if it is damaged or cut short, move it away"))
    }
  }

  @Test(
    "An index with an emptied table is reported as damaged",
    arguments: ["topics", "records", "pages", "sections", "sources", "meta"]) func emptiedTableIsReported(
      table: String
    ) throws
  {
    let playground = try changed("PRAGMA foreign_keys = OFF; DELETE FROM \(table)")
    for command in [
      ["search", "dial"], ["man", "dials"], ["show", "dials/best-practices/1"], ["ingest", Playground.fixtures + "/doubts.md"],
    ] {
      let outcome = playground.run(command)
      #expect(outcome.status == 2, "\(command): \(outcome.error)")
      #expect(outcome.error.contains("cannot be read: "), "\(command): \(outcome.error)")
    }
  }

  @Test("Ingest keeps the file mode and the symbolic link of an index") func ingestKeepsModeAndLink() throws {
    let playground = try Playground()
    let (real, link) = (playground.folder + "/hig.sqlite", playground.folder + "/link.sqlite")
    #expect(chmod(real, 0o600) == 0)
    #expect(symlink(real, link) == 0)
    let before = try playground.data("hig.sqlite")
    #expect(playground.run("ingest", "--index", link, Playground.fixtures + "/doubts.md").status == 0)
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try playground.data("hig.sqlite") != before)
  }
}

extension Playground {
  fileprivate func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) }
}
