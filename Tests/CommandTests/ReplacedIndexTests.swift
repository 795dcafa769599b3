import Foundation
import Guidelines
import SystemInterface
import TestSupport
import Testing

@testable import HIGCommands

/// Sessions whose index is replaced while they run, as it happens to a server.
@Suite struct ReplacedIndexTests {
  private let playground: Playground
  private var path: String { playground.folder + "/hig.sqlite" }
  init() throws { playground = try Playground() }

  private func ingest(_ text: String, as name: String) throws {
    try playground.write("\(name).md", text)
    #expect(playground.run("ingest", "--source", name, playground.folder + "/\(name).md").status == 0)
  }

  // MARK: Opening

  private func session(hasSandbox: Bool, confinements: @escaping @Sendable () -> Void = {}) -> Session {
    var environment = Environment(variables: playground.variables)
    environment.enterSandbox = { _ in
      confinements()
      return hasSandbox
    }
    let session = Session(environment: environment, console: Console { _, _ in 0 })
    session.state.permissions = SandboxPermissions()
    return session
  }

  @Test(arguments: [false, true]) func unchangedIndexStaysOpen(hasSandbox: Bool) throws {
    let session = session(hasSandbox: hasSandbox)
    #expect(try session.index(nil) === session.index(nil))
  }

  @Test("The next answer comes from the index that is at the path then", arguments: [false, true]) func replacedIndexIsReopened(
    hasSandbox: Bool
  ) throws {
    let session = session(hasSandbox: hasSandbox)
    #expect(try session.index(nil).records(id: "gates/1").isEmpty)
    try ingest("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates")
    #expect(try !session.index(nil).records(id: "gates").isEmpty)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: Failure.noIndex(path: path)) { try session.index(nil) }
    try ingest("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates")
    #expect(try !session.index(nil).records(id: "gates").isEmpty)
  }

  @Test("An index that is truncated or overwritten is noticed") func damagedIndexIsNoticed() throws {
    let session = session(hasSandbox: true)
    _ = try session.index(nil)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(truncate(path, 50) == 0)
    #expect(throws: Failure.notAnIndex(path: path)) { try session.index(nil) }
    try whole.write(to: URL(fileURLWithPath: path))
    _ = try session.index(nil)
    // The file has the same length and the same date in seconds.
    try Data(repeating: 7, count: whole.count).write(to: URL(fileURLWithPath: path))
    #expect(throws: Failure.notAnIndex(path: path)) { try session.index(nil) }
  }

  /// The system limits the number of sandbox layers to 16.
  @Test("A session enters the sandbox once") func entersSandboxOnce() throws {
    nonisolated(unsafe) var count = 0
    let session = session(hasSandbox: true) { count += 1 }
    for _ in 0..<3 {
      _ = try session.index(nil)
      #expect(utimes(path, nil) == 0)
    }
    #expect(count == 1)
  }

  @Test("An older index is upgraded by a process that may write") func upgradesOldIndex() throws {
    let session = session(hasSandbox: false)
    let before = try session.index(nil)
    try convertToFirstRelease(path)
    #expect(try session.index(nil) !== before)
    #expect(playground.run("search", "dial").status == 0)
  }

  @Test("Opening waits while another process upgrades the index") func waitsForUpgrade() throws {
    try convertToFirstRelease(path)
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    #expect(flock(lock, LOCK_EX) == 0)
    Thread.detachNewThread {
      usleep(200_000)
      close(lock)
    }
    #expect(try !session(hasSandbox: true).index(nil).topics().isEmpty)
  }

  // MARK: The program

  /// `hig mcp` in a process of its own.
  private final class Running {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init(_ index: String) throws {
      process.executableURL = URL(fileURLWithPath: Program.folder + "/hig")
      process.arguments = ["mcp", "--index", index]
      process.environment = ["LC_ALL": "C.UTF-8", "HIG_CORPUS": Playground.fixtures + "/Corpus"]
      (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
      try process.run()
    }

    deinit {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    func search(_ query: String) -> String {
      let meta =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
      let line =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(meta),"name":"hig_search","arguments":{"query":"\#(query)"}}}"#
      input.fileHandleForWriting.write(Data((line + "\n").utf8))
      var answer = Data()
      while answer.last != 10 {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        answer += more
      }
      return String(decoding: answer, as: UTF8.self)
    }
  }

  @Test("A running MCP server follows replaced, damaged, and removed indexes") func runningServerFollowsIndex() throws {
    let server = try Running(path)
    #expect(!server.search("gates").contains("Open gates slowly."))
    try ingest("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates")
    #expect(server.search("gates").contains("Open gates slowly."))

    // The sandboxed server cannot upgrade an older index: until another process does, it answers from the previous one.
    try FileManager.default.copyItem(atPath: path, toPath: path + ".earlier")
    try convertToFirstRelease(path + ".earlier")
    #expect(rename(path + ".earlier", path) == 0)
    #expect(server.search("gates").contains("Open gates slowly."))
    try ingest("# Doors\n\n**Shut doors softly.** People sleep.\n", as: "doors")
    #expect(server.search("doors").contains("Shut doors softly."))

    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(truncate(path, 7000) == 0)
    #expect(server.search("gates").contains(#""isError":true"#))
    try whole.write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(server.search("gates").contains("Open gates slowly."))
    try FileManager.default.removeItem(atPath: path)
    #expect(server.search("gates").contains("hig ingest"))
    try whole.write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(server.search("gates").contains("Open gates slowly."))
  }
}
