import Foundation
import Guidelines
import SystemInterface
import TestSupport
import Testing

@testable import HIGCommands
@testable import Indexing

/// Regression tests for errors that attacks by hand found.
@Suite(.timeLimit(.minutes(2))) struct RegressionTests {
  // MARK: Pages

  /// Guidelines are often kept as one sentence per file.
  @Test("Pages of one sentence in a folder are read") func readsShortPages() throws {
    let playground = try Playground(empty: true)
    let pages = [
      "a.md": "Avoid small buttons.\n",
      "c.mdx": "Avoid small links.\n",
      "d.html": "<p>Avoid small tabs.</p>\n", "e.md": "Use one tap.\n\nAvoid two.\n",
      "f.markdown": "# F\n\n**Avoid small images.** They blur.\n",
    ]
    for (name, text) in pages { try playground.write("pages/" + name, text) }
    let outcome = playground.run("ingest", playground.folder + "/pages")
    #expect(!outcome.error.contains("passed over"), "\(outcome.error)")
    #expect(outcome.error.contains("read 5 pages"), "\(outcome.error)")
    let rules = playground.run("export", "--format", "jsonl")
    #expect(rules.output.contains("\"Avoid small tabs.\""), "\(rules.output)")
  }

  @Test("An HTML page without content is reported") func emptyHTMLPageIsReported() throws {
    let playground = try Playground(empty: true)
    try playground.write("pages/a.md", "# A\n\n**Avoid small buttons.** They are hard to hit.\n")
    try playground.write("pages/CHANGELOG.md", "- 1.0\n")
    try playground.write("pages/data.csv", "a,b\n")
    #expect(playground.run("ingest", playground.folder + "/pages").status == 0)
    try playground.write(
      "pages/b.html",
      "<html><body><noscript>You need to enable JavaScript to run this app.</noscript><div id=\"root\"></div></body></html>")
    let outcome = playground.run("ingest", playground.folder + "/pages")
    #expect(outcome.status == 1 && outcome.error.contains("pages/b.html"), "\(outcome.error)")
  }

  @Test("A page that was truncated ends with status 1") func truncatedPageIsStatus1() throws {
    let playground = try Playground(empty: true)
    try playground.write(
      "long.md",
      "# L\n\n**Avoid small buttons.** They are hard to hit.\n\n" + String(repeating: "Some words.\n\n", count: 320_000))
    let outcome = playground.run("ingest", playground.folder + "/long.md")
    #expect(outcome.status == 1 && outcome.error.contains("long.md"), "\(outcome.error)")
  }

  // MARK: Writers and readers

  @Test("An older index that cannot be upgraded in place is read from an upgraded copy") func readOnlyOldIndexIsCopied() throws {
    let playground = try Playground()
    playground.variables["XDG_STATE_HOME"] = playground.folder + "/state"
    let index = playground.folder + "/hig.sqlite"
    let answer = playground.run("search", "目盛り")
    try convertToFirstRelease(index)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: index))
    // The lock cannot be made, as in a folder without write permission.
    try FileManager.default.createDirectory(atPath: index + ".lock", withIntermediateDirectories: false)
    #expect(playground.run("search", "目盛り").output == answer.output)
    #expect(try Data(contentsOf: URL(fileURLWithPath: index)) == bytes)
    let copies = try FileManager.default.contentsOfDirectory(atPath: playground.folder + "/state/hig")
    #expect(copies.count { $0.hasPrefix("index-") } == 1)
    // The copy is reused without another message.
    #expect(playground.run("search", "目盛り") == answer)
    #expect(playground.run("search", "目盛り", "--index", index).output == answer.output)
  }

  @Test("`--wait` waits for another writer for that many seconds") func waitsForOtherWriter() throws {
    let playground = try Playground()
    try playground.write("page.md", "# P\n\n**Avoid small buttons.** They are hard to hit.\n")
    let page = playground.folder + "/page.md"
    let lock = open(playground.folder + "/hig.sqlite.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    #expect(flock(lock, LOCK_EX) == 0)
    let busy = playground.run("ingest", page)
    #expect(busy.status == 2 && busy.error.contains("another process is writing"))
    // The clock advances by itself, so the wait ends before the other writer does.
    playground.secondsPerClockReading = 1
    let impatient = playground.run("ingest", page, "--wait", "2")
    #expect(impatient.status == 2 && impatient.error.contains("waiting: another process"), "\(impatient.error)")
    playground.secondsPerClockReading = 0
    let other = Thread {
      usleep(400_000)
      close(lock)
    }
    other.start()
    let patient = playground.run("ingest", page, "--wait", "60")
    #expect(patient.status == 0 && patient.error.contains("waiting: another process"), "\(patient.error)")
  }

  // MARK: Pipes, descriptors, paths

  @Test("A named pipe in place of a file does not block") func namedPipeDoesNotBlock() throws {
    let playground = try Playground()
    playground.variables["HOME"] = playground.folder + "/home"
    let answer = playground.run("search", "目盛り")
    for path in ["home/.config/hig/config", "pipe.sqlite"] {
      let full = playground.folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      #expect(mkfifo(full, 0o600) == 0)
    }
    #expect(playground.run("search", "目盛り").output == answer.output)
    let outcome = playground.run("search", "目盛り", "--index", playground.folder + "/pipe.sqlite")
    #expect(outcome.status == 2 && outcome.error.contains("pipe.sqlite"))
    let output = playground.folder + "/pipe.json"
    #expect(mkfifo(output, 0o600) == 0)
    let export = playground.run("export", "--format", "json", "-o", output)
    #expect(export.status == 2 && export.error.contains("nobody reads from that pipe"), "\(export.error)")
    let read = try Program.run(
      [
        "/bin/sh", "-c",
        "cat '\(output)' & '\(Program.folder)/hig' export --index \(playground.folder)/hig.sqlite --format json -o '\(output)'; wait",
      ], environment: [:])
    #expect(read.status == 0 && read.output.contains("目盛り"), "\(read)")
  }

  @Test("The error for an unwritable device does not mention a pipe") func errorMentionsPipeOnlyForPipes() throws {
    // Without a controlling terminal the system returns the same error as for a pipe without a reader.
    let result = try Program.shell("setsid --wait hig export --format json -o /dev/tty")
    #expect(result.status == 2 && result.errors.contains("cannot write '/dev/tty'"), "\(result)")
    #expect(!result.errors.contains("pipe"), "\(result)")
  }

  @Test("Running out of file descriptors is reported and leaves no partial file", arguments: 4...9) func reportsTooFewDescriptors(
    count: Int
  ) throws {
    let playground = try Playground(empty: true)
    try playground.write("pages/m.md", "# T\n\n**Avoid aaa.** x\n")
    let result = try Program.run(
      [
        "/bin/sh", "-c",
        "cd '\(playground.folder)' && ulimit -n \(count) && exec \(Program.folder)/hig ingest --index x.sqlite pages/m.md",
      ],
      environment: ["HIG_CORPUS": Playground.fixtures + "/Corpus", "LC_ALL": "C"])
    #expect([0, 1, 2, 127].contains(result.status), "\(count): \(result.status)")
    if result.status != 0 { #expect(result.errors.contains("open files"), "\(result.errors)") }
    let left = try FileManager.default.contentsOfDirectory(atPath: playground.folder).filter { $0.hasPrefix("x.sqlite.") }
    #expect(left == [])
  }

  @Test("Without HOME the error names HOME and --index") func missingHomeIsReported() throws {
    let playground = try Playground(empty: true)
    try playground.write("m.md", "# T\n\n**Avoid aaa.** x\n")
    playground.variables["HIG_INDEX"] = nil
    let outcome = playground.run("ingest", playground.folder + "/m.md")
    #expect(outcome.status == 2 && outcome.error.contains("HOME") && outcome.error.contains("--index"), "\(outcome.error)")
  }

  @Test("A hit number without an earlier search is reported") func numberNeedsASearch() throws {
    let playground = try Playground(empty: true)
    playground.variables["HIG_INDEX"] = nil
    playground.variables["HOME"] = playground.folder + "/home"
    let outcome = playground.run("show", "1")
    #expect(outcome.status == 1 && outcome.error.contains("search first"), "\(outcome.error)")
  }

  @Test("Errors about a large settings file stay short") func settingsErrorsAreBounded() throws {
    let playground = try Playground()
    playground.variables["HOME"] = playground.folder + "/home"
    try playground.write("home/.config/hig/config", String(repeating: "no such setting\n", count: 3000))
    let many = playground.run("search", "目盛り")
    #expect(many.status == 0 && !many.error.isEmpty && many.error.split(separator: "\n").count <= 16)
    try playground.write("home/.config/hig/config", String(repeating: "# a long remark\n", count: 5000))
    let long = playground.run("search", "目盛り")
    #expect(
      long.status == 0 && long.error == "hig: '\(playground.folder)/home/.config/hig/config' is too large: 79 KB, at most 64 KB\n"
    )
  }

  @Test(
    "The BROWSER variable is parsed by its convention",
    arguments: [
      ("firefox", [["firefox", "U"]]), ("a:b c", [["a", "U"], ["b", "c", "U"]]),
      ("x --new %s --y", [["x", "--new", "U", "--y"]]),
      ("x%%s%c1", [["x%s:1", "U"]]), ("", []), ("::", []),
    ] as [(String, [[String]])])
  func parsesBrowserVariable(variable: String, commands: [[String]]) {
    #expect(OpenCommand.browserCommands(variable, "U").compactMap { $0 } == commands)
  }
}
