import Foundation
import Guidelines
import Indexing
import SystemInterface
import TestSupport
import Testing

@testable import HIGCommands

/// Sandbox, resource limits, empty answers, and content security policy.
@Suite struct SafetyTests {
  // MARK: Sandbox

  @Test(
    "Commands that only read enter the sandbox",
    arguments: [
      ["search", "dial"], ["man", "dials"], ["show", "dials/best-practices/1"], ["spec"], ["changes"], ["dials"],
      ["search", "zzzz"],
    ])
  func readOnlyCommandsEnterSandbox(arguments: [String]) throws {
    let playground = try Playground()
    for hasSandbox in [false, true] {
      playground.hasSandbox = hasSandbox
      let before = playground.sandboxCount
      let outcome = playground.run(arguments)
      #expect(outcome.status < 2, "\(outcome.error)")
      #expect(playground.sandboxCount == before + 1)
    }
  }

  @Test(
    "Commands that read pages enter a sandbox with the named files",
    arguments: [["export"], ["lint", Playground.fixtures + "/doubts.md"], ["ingest", Playground.fixtures + "/doubts.md"]])
  func pageCommandsEnterSandbox(arguments: [String]) throws {
    let playground = try Playground()
    playground.hasSandbox = true
    for isTerminal in [false, true] {
      playground.isTerminal = isTerminal
      let before = playground.sandboxCount
      #expect(playground.run(arguments).status < 2)
      #expect(playground.sandboxCount == before + 1)
    }
  }

  @Test(
    "Commands that may write anywhere do not enter the sandbox",
    arguments: [["topics"], ["info"], ["sources"], ["diff", "dials", "old", "Corpus"]])
  func writingCommandsStayOutside(arguments: [String]) throws {
    let playground = try Playground()
    playground.hasSandbox = true
    let before = playground.sandboxCount
    _ = playground.run(arguments)
    #expect(playground.sandboxCount == before)
  }

  /// Search on a terminal saves its hits and may start a pager.
  @Test("Search on a terminal does not enter the sandbox") func terminalSearchStaysOutside() throws {
    let playground = try Playground()
    (playground.isTerminal, playground.hasSandbox) = (true, true)
    let before = playground.sandboxCount
    #expect(playground.run(["search", "dial"], ["TERM": "dumb"]).status == 0)
    #expect(playground.sandboxCount == before)
  }

  /// Runs the built program in the sandbox that this kernel has.
  @Test("Commands answer inside the sandbox of the running system") func sandboxedCommandsAnswer() throws {
    let folder = NSTemporaryDirectory() + "hig-guard-" + UUID().uuidString
    let result = try Program.shell(
      "mkdir \(folder) && hig search margin > \(folder)/out && hig mcp < /dev/null && wc -c < \(folder)/out && rm -r \(folder)")
    #expect(result.status == 0, "\(result.errors)")
    #expect(Int(result.output.filter(\.isNumber)) ?? 0 > 100)
  }

  @Test("`hig info` reports the sandbox of the system") func infoReportsSandbox() throws {
    let playground = try Playground()
    #expect(playground.run("info").output.contains("not in this system"))
    playground.hasSandbox = true
    let said = playground.run("info", "--width", "400").output
    #expect(said.contains("version 7\n") && said.contains("search, man, show, spec, changes, mcp: change no file"), "\(said)")
    #expect(said.contains("export, ingest, lint, review: read what is named"), "\(said)")
    let json = playground.run("info", "--format", "json").output
    #expect(json.contains("\"landlock\":7,\"confined\":{\"reading\":[\"search\","), "\(json)")
  }

  /// Runs in a thread of its own, because rights do not come back.
  @Test("A sandboxed thread can read but not write") func sandboxDeniesWriting() throws {
    guard Sandbox.version > 0 else { return }
    let path = NSTemporaryDirectory() + "hig-guard-" + UUID().uuidString
    let denied = Denied()
    let thread = Thread {
      let isConfined = Sandbox.enter(SandboxPermissions())
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      denied.finish(isConfined && file < 0 && errno == EACCES && open("/etc/passwd", O_RDONLY) >= 0)
    }
    thread.start()
    #expect(denied.wait())
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  private final class Denied: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var isDenied = false

    func finish(_ isDenied: Bool) {
      self.isDenied = isDenied
      done.signal()
    }

    func wait() -> Bool {
      done.wait()
      return isDenied
    }
  }

  // MARK: Address space

  @Test(
    "Too little address space is reported before anything is written",
    arguments: [
      (["ingest", Playground.fixtures + "/doubts.md"], 150), (["lint", Playground.fixtures + "/doubts.md"], 191),
      (["export"], 127),
    ])
  func reportsTooLittleAddressSpace(arguments: [String], megabytes: Int) throws {
    let playground = try Playground()
    let before = playground.files("").keys.sorted()
    playground.addressSpace = megabytes << 20
    let outcome = playground.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("hig: too little address space: \(megabytes) MB, at least "), "\(outcome.error)")
    #expect(outcome.error.contains("\nhint: raise the limit: 'ulimit -v unlimited'\n"))
    #expect(playground.files("").keys.sorted() == before)
    playground.addressSpace = 192 << 20
    #expect(playground.run(arguments).status < 2)
  }

  @Test func searchNeedsLittleAddressSpace() throws {
    let playground = try Playground()
    playground.addressSpace = 64 << 20
    #expect(playground.run("search", "dial").status == 0)
  }

  // MARK: Empty answers

  @Test("Search without hits prints an error in every text format", arguments: ["text", "oneline", "tsv", "jsonl", "markdown"])
  func emptyAnswerIsAnError(format: String) throws {
    let outcome = try Playground().run("search", "zzzzqqqq", "--format", format)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("hig: nothing found for 'zzzzqqqq'\nhint: "), "\(outcome.error)")
  }

  @Test("JSON reports zero hits without an error message") func emptyJSONAnswerIsSilent() throws {
    let outcome = try Playground().run("search", "zzzzqqqq", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.error == "" && outcome.output.contains("\"total\":0"))
  }

  // MARK: Content security policy

  private func policies(_ page: String) -> [String] {
    page.matches(of: #/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/#).map { String($0.1) }
  }

  @Test("Every page of a site has a strict content security policy", arguments: ["html", "docset"]) func sitePagesHavePolicy(
    format: String
  ) throws {
    let playground = try Playground()
    #expect(playground.run("export", "--format", format, "--output", playground.folder + "/out").status == 0)
    let pages = playground.files("out").filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 1)
    for (name, page) in pages {
      #expect(
        policies(page) == [
          "default-src 'none'; base-uri 'none'; form-action 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'"
        ],
        "\(name)")
      // Our own pages hold nothing that the policy forbids.
      #expect(
        !page.contains("<style") && !page.contains(" style=")
          && page.matches(of: #/<script(?! src="[.\/]*[a-z-]+\.js" defer>)/#).isEmpty, "\(name)")
    }
  }

  @Test("The policy of a single page allows only its style sheet") func singlePageAllowsOnlyItsStyle() throws {
    let playground = try Playground()
    let page = playground.run("man", "dials", "--format", "html").output
    #expect(policies(page) == ["default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'nonce-hig'"])
    #expect(page.matches(of: #/<style/#).count == 1 && page.contains("<style nonce=\"hig\">"))
    #expect(!page.contains("<script") && !page.contains(" style="))
  }

  // MARK: Limited machines

  @Test("Laying out one long word takes linear time") func longWordTakesLinearTime() throws {
    let playgrounds = try [100_000, 400_000].reduce(into: [Int: Playground]()) { made, count in
      let playground = try Playground(empty: true)
      try playground.write("x.md", "# T\n\nUse " + String(repeating: "w", count: count) + ".\n")
      #expect(playground.run("ingest", playground.folder + "/x.md", "--source", "S").status == 0)
      made[count] = playground
    }
    let ratio = Growth.ratio(100_000) { #expect(playgrounds[$0]?.run("search", "use").status == 0) }
    #expect(ratio < Growth.bound)
  }

  /// A later check of the folder must not replace the reason.
  @Test("The error for a folder that cannot be made keeps the first reason") func errorKeepsFirstReason() throws {
    guard Files.isFolder("/sys/kernel") else { return }
    var reason = ""
    do throws(Guidelines.Failure) {
      try Files.makeFolder("/sys/kernel/hig")
    } catch {
      if case .unwritable(_, let why) = error { reason = why }
    }
    #expect(mkdir("/sys/kernel/hig", 0o777) != 0)
    #expect(reason == errorText(errno))
  }

  /// Runs a command in a mount namespace; returns `nil` without the rights to make one.
  private func machine(_ mounts: String, _ line: String, in folder: String) throws -> Program.Result? {
    let probe = try Program.shell("unshare -m sh -c \(quoted("mkdir -p \(folder) && \(mounts)"))")
    if probe.status != 0 { return nil }
    return try Program.shell("unshare -m sh -c \(quoted("\(mounts) && \(line)"))")
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  @Test("A full disk leaves no partial index") func fullDiskLeavesNoFile() throws {
    let folder = NSTemporaryDirectory() + "hig-guard-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let line = "hig ingest --index \(folder)/i.sqlite \(Playground.fixtures)/doubts.md; echo status $?; ls -A \(folder)"
    guard let result = try machine("mount -t tmpfs -o size=100k tmpfs \(folder)", line, in: folder) else { return }
    #expect(result.output == "status 2\n")
    #expect(result.errors.hasPrefix("hig: cannot write '"), "\(result.errors)")
  }

  @Test("Ingest works without /proc") func worksWithoutProc() throws {
    let folder = NSTemporaryDirectory() + "hig-guard-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let line =
      "timeout 60 hig ingest -q --index \(folder)/i.sqlite \(Playground.fixtures)/doubts.md; echo status $?; ls -A \(folder)"
    guard let result = try machine("mount -t tmpfs tmpfs /proc", line, in: folder) else { return }
    #expect(result.output == "status 0\ni.sqlite\n", "\(result.errors)")
  }

  /// Waiting for a thread that cannot be made would never end. Only root can set this up.
  @Test("Ingest works where no thread can be made") func worksWithoutThreads() throws {
    let folder = NSTemporaryDirectory() + "hig-guard-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "# T\n\nUse one.\n".write(toFile: folder + "/x.md", atomically: true, encoding: .utf8)
    // The limit counts all processes of a user, so the test uses a user without any.
    let poor = "timeout 60 prlimit --nproc=1 setpriv --reuid=\(1_000_000 + Int(getpid())) --clear-groups hig"
    guard try Program.shell(poor + " --version").status == 0 else { return }
    let result = try Program.shell("\(poor) ingest -q --index \(folder)/i.sqlite \(folder)/x.md")
    #expect(result.status == 0, "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: folder + "/i.sqlite"))
  }

  /// A file that was renamed before it was synced could be empty after a loss of power.
  @Test("Exported files are synced before they are renamed") func exportSyncsBeforeRenaming() throws {
    let folder = NSTemporaryDirectory() + "hig-guard-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard try Program.shell("strace -o /dev/null true").status == 0 else { return }
    let result = try Program.shell("strace -f -qq -e trace=fsync,rename,renameat,renameat2 hig export alerts --output \(folder)")
    let calls = result.errors.split(separator: "\n").filter { $0.contains("sync(") || $0.contains("-part") }
    let renamed = calls.indices.filter { calls[$0].contains("-part") }
    #expect(renamed.count >= 3, "\(result.errors)")
    #expect(renamed.allSatisfy { $0 > 0 && calls[$0 - 1].contains("fsync(") }, "\(result.errors)")
  }
}
