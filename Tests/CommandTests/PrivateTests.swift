import Foundation
import Testing

@testable import HIGCommands

/// What is its reader's own copy stays with the reader: in no export, whatever its form, unless that was asked for by name.
@Suite struct PrivateTests {
  /// Beside a public page on dials, a private one on the same topic and one on a topic that nothing else is about.
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

  /// In any of the files below a folder, whatever they are, or in their names.
  private func holds(_ playground: Playground, _ path: String) throws -> Bool {
    let root = playground.folder + "/" + path
    let canary = Data("zzquokka".utf8)
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    #expect(!files.isEmpty || FileManager.default.fileExists(atPath: root), "nothing was written to \(path)")
    return try ([root] + files.map { root + "/" + $0 }).contains { file in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else { return false }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      return bytes.range(of: canary) != nil || String(decoding: bytes, as: UTF8.self).lowercased().contains("zzquokka")
        || file.lowercased().contains("zzquokka")
    }
  }

  @Test(arguments: ExportFormats.all.map(\.name)) func noFormatTakesItAlong(format: String) throws {
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

  /// Each command that writes somewhere: one that is added is asked too.
  @Test func noCommandWritesIt() throws {
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

  @Test func itsReaderSeesIt() throws {
    let playground = try makePlayground()
    #expect(playground.run("search", "zzquokka").output.contains("zzquokka"))
    #expect(playground.run("man", "dials", "--source", "own").output.contains("zzquokka"))
    let record = playground.run("search", "zzquokka lid", "--format", "jsonl", "--limit", "1").output
    #expect(record.contains("\"private\":true"))
    #expect(playground.run("search", "ticks", "--format", "jsonl", "--limit", "1").output.contains("\"private\":false"))
    #expect(playground.run("sources", "--format", "json").output.contains("\"private\":true"))
  }

  /// What is added to it later is private too, and so is what was exported on purpose and is read again.
  @Test func itStaysPrivate() throws {
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
