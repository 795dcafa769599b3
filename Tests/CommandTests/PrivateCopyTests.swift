import Foundation
import Testing

@testable import HIGCommands

/// Private copies, which are exported only with `--private`.
@Suite struct PrivateCopyTests {
  /// Makes a playground with a private page on a public topic and one on a topic of its own.
  private func makePlayground() throws -> Playground {
    let playground = try Playground()
    try playground.write(
      "own/dials.md",
      "# Dials\n\nA zzquokka dial.\n\n**Avoid zzquokka dials.** They zzquokka.\n\n| zzquokka | a |\n|---|---|\n| 1 | 2 |\n")
    try playground.write("own/lids.md", "# Zzquokka lids\n\nA zzquokka lid.\n\n**Close the zzquokka lid.** It falls.\n")
    try playground.write("own/ja.md", "# ダイヤル\n\n**zzquokkaのダイヤルを避ける。** 回ります。\n")
    #expect(playground.run("ingest", "--private", "--source", "own", playground.folder + "/own").status == 0)
    return playground
  }

  /// Returns `true` if a file below a folder has the marker word of the private pages in its bytes or name.
  private func holds(_ playground: Playground, _ path: String) throws -> Bool {
    let root = playground.folder + "/" + path
    let canary = Data("zzquokka".utf8)
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    #expect(FileManager.default.fileExists(atPath: root), "nothing was written to \(path)")
    return try ([root] + files.map { root + "/" + $0 }).contains { file in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else { return false }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      return bytes.range(of: canary) != nil || String(decoding: bytes, as: UTF8.self).lowercased().contains("zzquokka")
        || file.lowercased().contains("zzquokka")
    }
  }

  @Test("No format exports a private copy without --private", arguments: ExportFormats.all.map(\.name))
  func exportsOmitPrivateCopies(format: String) throws {
    let playground = try makePlayground()
    let out = playground.folder + "/out/"
    let outcome = playground.run("export", "--format", format, "--output", out)
    #expect(
      outcome.status == 0 && outcome.error.contains("private copy ('own'); '--private' takes them along"), "\(outcome.error)")
    #expect(try !holds(playground, "out"))
    let stream = playground.run("export", "dials", "--format", format)
    #expect(!(stream.output + stream.error).lowercased().contains("zzquokka"))
    let chosen = playground.run("export", "dials/1@own", "--format", format)
    #expect(!(chosen.output + chosen.error).lowercased().contains("zzquokka"))
    #expect(playground.run("export", "--private", "--format", format, "--output", playground.folder + "/all/").status == 0)
    #expect(try holds(playground, "all"))
  }

  /// Covers every command that has `--output`.
  @Test("No command with --output writes a private copy") func commandsOmitPrivateCopies() throws {
    let playground = try makePlayground()
    let commands = CommandTable.commands.filter { $0.option("--output") != nil }.map(\.name)
    #expect(commands.contains("export") && commands.contains("skill"))
    for command in commands {
      let outcome = playground.run(
        [command] + (command == "site" ? ["--print"] : []) + ["--output", playground.folder + "/by-" + command + "/"])
      #expect(outcome.status == 0, "\(command): \(outcome.error)")
      #expect(try !holds(playground, "by-" + command), "\(command)")
    }
  }

  @Test("Search and man show private copies and mark them") func searchShowsPrivateCopies() throws {
    let playground = try makePlayground()
    #expect(playground.run("search", "zzquokka").output.contains("zzquokka"))
    #expect(playground.run("man", "dials", "--source", "own").output.contains("zzquokka"))
    let record = playground.run("search", "zzquokka lid", "--format", "jsonl", "--limit", "1").output
    #expect(record.contains("\"private\":true"))
    #expect(playground.run("search", "ticks", "--format", "jsonl", "--limit", "1").output.contains("\"private\":false"))
    #expect(playground.run("sources", "--format", "json").output.contains("\"private\":true"))
  }

  @Test("Pages added later, and exported private pages, stay private") func laterPagesArePrivate() throws {
    let playground = try makePlayground()
    try playground.write("own/more.md", "# Hinges\n\n**Oil the zzquokka hinge.** It creaks.\n")
    #expect(playground.run("ingest", "--source", "own", playground.folder + "/own").status == 0)
    #expect(!playground.run("export", "--format", "jsonl").output.contains("zzquokka"))
    let one = playground.folder + "/one"
    #expect(playground.run("export", "--source", "own", "--private", "--output", one).status == 0)
    let index = playground.folder + "/two.sqlite"
    #expect(playground.run("ingest", "--index", index, one).status == 0)
    let again = playground.run("export", "--index", index, "--format", "jsonl", "--private").output
    #expect(again.contains("zzquokka hinge") && !again.contains("\"private\":false"))
    let unasked = playground.run("export", "--index", index, "--format", "jsonl")
    #expect(unasked.status == 1 && unasked.output.isEmpty)
  }
}
