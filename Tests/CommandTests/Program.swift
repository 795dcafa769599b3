import Foundation
import TestSupport

/// Runs the built program as a user does, with an index of the checkout's Corpus.
enum Program {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of `$HIG_PROGRAM`, else the folder of the running tests, where the build put the program.
  static let folder: String = {
    if let stated = ProcessInfo.processInfo.environment["HIG_PROGRAM"] { return (stated as NSString).deletingLastPathComponent }
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return (own as NSString).deletingLastPathComponent
  }()

  /// Returns the path of an index of the Corpus, which is made once per run.
  static func index() throws -> String { try made.get() }

  private static let made = Swift.Result {
    let path = NSTemporaryDirectory() + "hig-tests-\(getpid()).sqlite"
    removeAtExit(path)
    let command = [folder + "/hig", "ingest", "--index", path, Checkout.corpus]
    let result = try run(command, environment: [:])
    if result.status != 0 { throw CommandFailed(command: command, errors: result.errors) }
    return path
  }

  /// Links a program of `Fixtures/programs` into a folder. It is never written while tests run: a child that another test starts
  /// meanwhile would hold it open for a moment, and the system executes nothing that is open for writing.
  static func stub(_ name: String, in folder: String) throws -> String {
    let path = folder + "/" + name
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: Checkout.tests + "/CommandTests/Fixtures/programs/" + name)
    return path
  }

  /// Runs a shell line without a terminal. `hig` is the built program; the width is 80 columns and the language English unless the environment differs.
  static func shell(_ line: String, environment: [String: String] = [:]) throws -> Result {
    var all = [
      "HIG_INDEX": try index(), "COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "dumb", "HIG_CORPUS": Checkout.corpus,
    ]
    all.merge(environment) { $1 }
    return try run(["/bin/sh", "-c", line], environment: all)
  }

  static func run(_ command: [String], environment: [String: String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: Checkout.root)
    var all = environment
    all["PATH"] = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    // Each run has a home folder of its own.
    let home = NSTemporaryDirectory() + "hig-home-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    all["HOME"] = home
    process.environment = all
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Both pipes are read concurrently, or a long answer would block the program.
    let collector = Collector(errors.fileHandleForReading)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: collector.finish(), as: UTF8.self))
  }

  /// Reads one pipe to its end on a thread of its own.
  private final class Collector: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
      Thread.detachNewThread { [self] in
        data = handle.readDataToEndOfFile()
        done.signal()
      }
    }

    func finish() -> Data {
      done.wait()
      return data
    }
  }
}

/// Error of a command that prepares a test.
struct CommandFailed: Error {
  var command: [String]
  var errors: String
}

nonisolated(unsafe) private var leftovers: [String] = []

/// Removes a file when the tests end.
private func removeAtExit(_ path: String) {
  if leftovers.isEmpty { atexit { for path in leftovers { unlink(path) } } }
  leftovers.append(path)
}
