import Foundation
import SystemInterface
import TestSupport
import Testing

@testable import HIGCommands

/// Sandbox of the commands that read untrusted files. Each is led, while it waits for its input, to a file that was not named, and must be denied it.
@Suite struct SandboxTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "hig-confined-" + UUID().uuidString
    for name in ["pages", "elsewhere", "at"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    for name in ["pages/a.md", "pages/z.md"] { try write(name, "# Dials\n\n**Use dials.** They turn.\n") }
    try write("elsewhere/secret.md", "# Secret\n\n**Use the secret.** It's theirs.\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Starts a command in the folder, waits until it and all its threads are sandboxed, runs `meanwhile`, and ends the input.
  /// - Returns: `nil` where the system has no sandbox.
  private func run(_ command: String, input: String = "", meanwhile: String) throws -> Program.Result? {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard Sandbox.version > 0 else { return nil }
    let waiting = """
      cd \(folder) && mkfifo in && { \(command) <in & child=$!; } && exec 3>in && tries=0
      until grep -q 'NoNewPrivs:.1' /proc/$child/status; do
        tries=$((tries + 1)); [ $tries -lt 3000 ] || exit 99; sleep 0.01
      done
      grep -h NoNewPrivs:.0 /proc/$child/task/*/status && exit 98
      \(meanwhile)
      printf '\(input)' >&3; exec 3>&-; wait $child
      """
    return try Program.shell(waiting)
  }

  private static let swaps = "ln -sf ../elsewhere/secret.md pages/z.md"

  /// Uses `--follow`, because links out of the folder are not followed otherwise.
  @Test func lintReadsOnlyNamedFiles() throws {
    guard
      let result = try run(
        "hig lint --follow --dump records - pages", input: "# Gates\\n\\n**Open gates.**\\n", meanwhile: Self.swaps)
    else {
      return
    }
    #expect(result.errors.contains("cannot read 'pages/z.md': Permission denied"), "\(result)")
    #expect(result.output.contains("Use dials.") && result.output.contains("Open gates.") && !result.output.contains("secret"))
  }

  @Test("Ingest reads only named files and writes only beside the index") func ingestReadsOnlyNamedFiles() throws {
    let pages = (10..<40).map { "pages/b\($0).md" }
    for name in pages { try write(name, "# Gates\n\n**Open gates.** Slowly.\n") }
    let command = "hig ingest -q --follow --index at/i.sqlite - pages"
    let after = Self.swaps + "; ls -A elsewhere"
    guard let result = try run(command, input: "# Bells\\n\\n**Ring bells.**\\n", meanwhile: after) else { return }
    #expect(result.status == 1)
    #expect(result.errors.contains("cannot read 'pages/z.md': Permission denied"), "\(result)")
    #expect(result.output == "secret.md\n")
  }

  @Test("Ingest does not write through a folder that was replaced by a link") func ingestWritesOnlyToItsFolder() throws {
    let command = "hig ingest -q --index at/i.sqlite -"
    let after = "mv at was && ln -s elsewhere at"
    guard let result = try run(command, input: "# Bells\\n\\n**Ring bells.**\\n", meanwhile: after + "; true") else { return }
    #expect(result.status == 2, "\(result)")
    #expect(result.errors.contains("cannot write"), "\(result)")
  }

  @Test("Export writes only to its output folder") func exportWritesOnlyToItsOutput() throws {
    let command = "hig export - --format markdown --output out/deep"
    let after = "ls -d out/deep && rmdir out/deep && ln -s ../elsewhere out/deep"
    guard let result = try run(command, input: "alerts/best-practices/1\\n", meanwhile: after) else { return }
    #expect(result.status == 2, "\(result)")
    #expect(result.output == "out/deep\n" && result.errors.contains("Permission denied"), "\(result)")
  }

  @Test func reviewReadsOnlyNamedFiles() throws {
    try write("elsewhere/known.txt", "theirs\n")
    try write("known.txt", "# hig review --baseline\n")
    let command = "hig review --stdin-filename pages/View.swift --baseline known.txt"
    guard let result = try run(command, input: "let x = 1\\n", meanwhile: "ln -sf elsewhere/known.txt known.txt") else { return }
    #expect(result.status == 2, "\(result)")
    #expect(result.errors.contains("cannot read 'known.txt': Permission denied"), "\(result)")
  }

  /// Covers an index that is made later.
  @Test("The MCP server is read-only and still sees an index that is made later", arguments: ["", " --index at/i.sqlite"])
  func mcpServerIsReadOnly(index: String) throws {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    let call =
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{\#(meta),"name":"hig_search","arguments":{"query":"dials"}}}\n"#
    guard let result = try run("hig mcp" + index, input: call, meanwhile: "hig ingest -q --index at/i.sqlite pages") else {
      return
    }
    #expect(result.status == 0 && result.output.contains(#""id":7"#) && !result.output.contains("no index"), "\(result)")
    if !index.isEmpty { #expect(result.output.contains("Use dials."), "\(result)") }
  }

  // MARK: Other programs

  @Test(
    "Started programs cannot read or write other files or use the network",
    arguments: ["lint --dump records", "ingest -q --index at/i.sqlite", "ingest --preview"])
  func startedProgramsAreSandboxed(command: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard Sandbox.version > 0 else { return }
    _ = try Program.stub("pandoc", in: folder)
    try write("t.org", "#+title: Tried\n\n* Part\n\nTry \(folder)/elsewhere/secret.md now.\n")
    let show = command.hasPrefix("ingest -q") ? "; hig export --index at/i.sqlite --format markdown" : ""
    let result = try Program.shell("cd \(folder) && PATH=\(folder):$PATH hig \(command) t.org\(show)")
    for tried in ["reading", "writing", "sending"] {
      let said = result.output.split(separator: "\n").first { $0.contains("Use \(tried):") }
      #expect(said?.contains("Permission denied") ?? false, "\(tried): \(result)")
    }
    #expect(!result.output.contains("Use the secret"))
  }

  @Test("pandoc and asciidoctor work inside the sandbox") func convertersWorkInSandbox() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("p.org", "#+title: Gates\n\n* Opening\n\nOpen gates slowly. People wait.\n")
    try write("p.adoc", "= Gates\n\n== Opening\n\nOpen gates slowly. People wait.\n")
    for (name, program) in [("p.org", "pandoc"), ("p.adoc", "asciidoctor")]
    where BoundedProgram(named: program, on: "/usr/bin") != nil {
      let result = try Program.shell("cd \(folder) && hig lint --dump records \(name)")
      #expect(result.output.contains("Open gates slowly."), "\(result)")
    }
  }

  /// Covers a repository, a linked work tree, and folders below them.
  @Test("git reports changes inside the sandbox, also in linked work trees") func gitWorksInSandbox() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard BoundedProgram(named: "git", on: "/usr/bin:/usr/local/bin") != nil else { return }
    let line = """
      cd \(folder)/at && git init -q . && git config user.name n && git config user.email e@example.org && mkdir Sources
      printf 'import SwiftUI\\nlet a = Button("Click here...") {}\\n' >Sources/A.swift && git add . && git commit -qm one
      git worktree add -q ../more && cd ../more && printf 'let b = Button("Click here...") {}\\n' >>Sources/A.swift
      hig review --diff HEAD; cd Sources && hig review --diff HEAD --format json .; cd ../../at && hig review --diff HEAD
      """
    let result = try Program.shell(line)
    #expect(result.output.matches(of: #/Sources\/A\.swift:3|"A\.swift","line":3/#).count >= 1, "\(result)")
    #expect(!result.output.contains("A.swift:2") && !result.errors.contains("cannot"), "\(result)")
    #expect(result.errors.contains("1 finding ") && result.errors.contains("0 findings"), "\(result)")
  }

  // MARK: File names that are not UTF-8

  @Test("File names that are not UTF-8 are read and shown escaped") func readsFileNamesThatAreNotUTF8() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = #"$(printf 'pages/n\377.md')"#
    let made = try Program.shell("cd \(folder) && cp pages/a.md \"\(name)\"")
    guard made.status == 0 else { return }
    let result = try Program.shell(
      "cd \(folder) && hig lint \"\(name)\" && hig ingest --index at/i.sqlite \"\(name)\" && hig search --index at/i.sqlite dials"
    )
    #expect(result.output.contains("n%FF.md: 1 rule") && result.output.contains("Use dials."), "\(result)")
    let missing = try Program.shell("cd \(folder) && hig lint \"$(printf 'pages/m\\377.md')\"")
    #expect(missing.status == 2 && missing.errors.contains("'pages/m%FF.md'"), "\(missing)")
  }

  // MARK: Links and surrounding projects

  @Test("Links out of a folder are read only with --follow", arguments: [true, false]) func followsLinksOnRequest(follows: Bool)
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let option = follows ? " --follow" : ""
    let result = try Program.shell(
      """
      cd \(folder) && \(Self.swaps) && hig ingest\(option) --index at/i.sqlite pages && hig export --index at/i.sqlite --format jsonl
      hig lint\(option) --dump records pages; hig ingest\(option) --preview pages
      """)
    #expect(result.output.contains("Use the secret.") == follows, "\(result)")
    #expect(result.output.contains("Use dials.") && result.status == 0, "\(result)")
    let named = "passed over: 1 link out of the folder\nlinks out of the folder, read only with '--follow': 'pages/z.md'\n"
    #expect(result.errors.components(separatedBy: named).count == (follows ? 1 : 4), "\(result)")
  }

  @Test("A link that is named on the command line is followed") func followsNamedLinks() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.shell("cd \(folder) && ln -s elsewhere to && \(Self.swaps) && hig lint --dump records to pages/z.md")
    #expect(result.output.components(separatedBy: "Use the secret.").count == 2 && !result.errors.contains("link"), "\(result)")
  }

  @Test("Review of one file reads the platforms from the project around it") func reviewReadsPlatformsOfProject() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("Package.swift", "let package = Package(name: \"a\", platforms: [.macOS(.v14)])\n")
    try write("pages/A.swift", "import SwiftUI\nlet a = Button(\"Tap here...\") {}\n")
    let (named, whole) = (
      try Program.shell("cd \(folder) && hig review --format json pages/A.swift"),
      try Program.shell("cd \(folder) && hig review --format json .")
    )
    #expect(named.output == whole.output && !named.output.isEmpty, "\(named)")
  }

  @Test("An export without records leaves no folder") func failedExportLeavesNoFolder() throws {
    let playground = try Playground()
    #expect(
      playground.run(
        "export", "--platform", "tvos", "--strength", "avoid", "--kind", "reference", "-o", playground.folder + "/no/where"
      ).status != 0)
    #expect(!Files.exists(playground.folder + "/no"))
  }
}
