import Foundation
import Guidelines
import Synchronization
import SystemInterface
import TestSupport

@testable import HIGCommands

/// Temporary folder with an index of the fixtures; runs the program inside the test process.
final class Playground {
  let folder: String
  var variables: [String: String]
  var isTerminal = false
  var errorsAreTerminal = false
  /// The terminal of a run, or `nil` for a run by a program.
  var terminal: TerminalIdentity?
  /// Lines of standard input.
  var input: [String] = []
  /// Limit of the address space in bytes.
  var addressSpace: Int?
  /// Availability of a sandbox, and the number of times that a run entered it.
  var hasSandbox = false
  private(set) var sandboxCount = 0

  /// Seconds that each reading of the clock adds to it.
  var secondsPerClockReading = 0

  static let fixtures = Checkout.tests + "/CommandTests/Fixtures"
  static let transcripts = Checkout.tests + "/CommandTests/Transcripts"

  init(empty: Bool = false) throws {
    folder = NSTemporaryDirectory() + "hig-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    variables = [
      "LC_ALL": "C.UTF-8", "COLUMNS": "74", "TERM": "xterm", "HIG_INDEX": folder + "/hig.sqlite",
      "HIG_CORPUS": Self.fixtures + "/Corpus",
    ]
    if empty { return }
    for words in [[Self.fixtures + "/Corpus"], ["--source", "old", Self.fixtures + "/pages/old-dials.md"]] {
      let outcome = run(["ingest"] + words)
      if outcome.status != 0 { throw CommandFailed(command: ["hig", "ingest"] + words, errors: outcome.error) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  struct Outcome: Equatable {
    var output = ""
    var error = ""
    var status: Int32 = 0
  }

  func run(_ arguments: [String], _ extra: [String: String] = [:]) -> Outcome {
    var outcome = Outcome()
    let console = Console { stream, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      switch stream {
      case .output: outcome.output += text
      case .error: outcome.error += text
      }
      return 0
    }
    var environment = Environment(variables: variables.merging(extra) { $1 }, isTerminal: isTerminal)
    let terminal = terminal
    environment.terminal = { terminal }
    environment.errorsAreTerminal = errorsAreTerminal
    let (space, hasSandbox) = (addressSpace, hasSandbox)
    environment.addressSpace = { space }
    let confinements = Mutex(0)
    environment.enterSandbox = { _ in
      confinements.withLock { $0 += 1 }
      return hasSandbox
    }
    environment.sandboxVersion = { hasSandbox ? 7 : 0 }
    let lines = Mutex(input[...])
    environment.readLine = { lines.withLock { $0.popFirst() } }
    let time = Mutex(0)
    let step = secondsPerClockReading * 1_000_000_000
    environment.clock = {
      time.withLock { time in
        time += step
        return time
      }
    }
    outcome.status = HIGProgram.run(arguments, environment, console)
    sandboxCount += confinements.withLock { $0 }
    return outcome
  }

  func run(_ arguments: String...) -> Outcome { run(arguments) }

  func read(_ path: String) -> String? { try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) }

  func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: (folder + "/" + path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/" + path, atomically: true, encoding: .utf8)
  }

  /// Returns the text of every file below a folder, by relative path.
  func files(_ path: String) -> [String: String] {
    var found: [String: String] = [:]
    let root = folder + "/" + path
    for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      if let text = try? String(contentsOfFile: root + "/" + file, encoding: .utf8) { found[file] = text }
    }
    return found
  }
}
