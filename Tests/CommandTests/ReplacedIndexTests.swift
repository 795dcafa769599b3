import Foundation
import Guidelines
import SystemInterface
import Testing

@testable import HIGCommands

/// A server lives for days: the next answer comes from the index as it lies there then.
@Suite struct ReplacedIndexTests {
  private let playground: Playground
  private var path: String { playground.folder + "/hig.sqlite" }
  init() throws { playground = try Playground() }

  private func ingest(_ text: String, as name: String) throws {
    try playground.write("\(name).md", text)
    #expect(playground.run("ingest", "--source", name, playground.folder + "/\(name).md").status == 0)
  }

  /// Makes it look like one of an earlier release.
  private func age(_ path: String) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 60)
    try file.write(contentsOf: Data([0, 0, UInt8(10005 >> 8), UInt8(10005 & 255)]))
    try file.close()
  }

  // MARK: The opening

  private func session(canConfine: Bool, confinements: @escaping @Sendable () -> Void = {}) -> Session {
    var environment = Environment(variables: playground.variables)
    environment.enterSandbox = { _ in
      confinements()
      return canConfine
    }
    let session = Session(environment: environment, console: Console { _, _ in 0 })
    session.state.permissions = SandboxPermissions()
    return session
  }

  @Test(arguments: [false, true]) func anIndexThatIsTheSameStaysOpen(canConfine: Bool) throws {
    let session = session(canConfine: canConfine)
    #expect(try session.index(nil) === session.index(nil))
  }

  @Test(arguments: [false, true]) func theNextAnswerSeesAnotherIndex(canConfine: Bool) throws {
    let session = session(canConfine: canConfine)
    #expect(try session.index(nil).records(id: "gates/1").isEmpty)
    try ingest("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates")
    #expect(try !session.index(nil).records(id: "gates").isEmpty)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: Failure.noIndex(path: path)) { try session.index(nil) }
    try ingest("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates")
    #expect(try !session.index(nil).records(id: "gates").isEmpty)
  }

  @Test func anIndexThatIsCutOrWrittenOverIsSeen() throws {
    let session = session(canConfine: true)
    _ = try session.index(nil)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(truncate(path, 50) == 0)
    #expect(throws: Failure.notAnIndex(path: path)) { try session.index(nil) }
    try whole.write(to: URL(fileURLWithPath: path))
    _ = try session.index(nil)
    // Of the same length, and within the same second.
    try Data(repeating: 7, count: whole.count).write(to: URL(fileURLWithPath: path))
    #expect(throws: Failure.notAnIndex(path: path)) { try session.index(nil) }
  }

  /// Rights are given up once: the system counts how often, and refuses the seventeenth.
  @Test func rightsAreGivenUpOnce() throws {
    nonisolated(unsafe) var count = 0
    let session = session(canConfine: true) { count += 1 }
    for _ in 0..<3 {
      _ = try session.index(nil)
      #expect(utimes(path, nil) == 0)
    }
    #expect(count == 1)
  }

  @Test func anIndexOfAnEarlierReleaseIsTakenOverByWhoMayWrite() throws {
    let session = session(canConfine: false)
    let before = try session.index(nil)
    try age(path)
    #expect(try session.index(nil) !== before)
    #expect(playground.run("search", "dial").status == 0)
  }

  @Test func whoMeetsAnotherTakingItOverWaits() throws {
    try age(path)
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    #expect(flock(lock, LOCK_EX) == 0)
    Thread.detachNewThread {
      usleep(200_000)
      close(lock)
    }
    #expect(try !session(canConfine: true).index(nil).topics().isEmpty)
  }

  // MARK: The program

  /// `hig mcp` in a process of its own, asked line by line.
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

  @Test func aRunningServerSeesAnotherIndex() throws {
    let server = try Running(path)
    #expect(!server.search("gates").contains("Open gates slowly."))
    try ingest("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates")
    #expect(server.search("gates").contains("Open gates slowly."))

    // One of an earlier release is somebody else's to take over: until then the server answers from the one that it had.
    try FileManager.default.copyItem(atPath: path, toPath: path + ".earlier")
    try age(path + ".earlier")
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
