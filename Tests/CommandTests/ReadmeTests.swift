import Foundation
import Testing

/// Every command that the README shows is run here, and must print what the README says it prints.
///
/// `HIG_UPDATE_README=1 swift test --filter ReadmeTests` writes the present output into the README instead.
@Suite(.serialized) struct ReadmeTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var command: String
    var output: String
    var testDescription: String { command }
  }

  static let readme = Program.root + "/README.md"

  static var examples: [Example] {
    guard let text = try? String(contentsOfFile: readme, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```console\n$ ").dropFirst().compactMap { part in
      guard let end = part.range(of: "```") else { return nil }
      let block = String(part[..<end.lowerBound])
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return Example(command: lines[0], output: lines.count > 1 ? lines[1] : "")
    }
  }

  @Test func theReadmeShowsFiveThingsToTry() {
    #expect(Self.examples.count >= 5)
  }

  @Test(arguments: examples)
  func printsWhatItSays(example: Example) throws {
    let result = try Program.shell(example.command)
    #expect(result.status == 0)
    #expect(result.errors == "")
    if ProcessInfo.processInfo.environment["HIG_UPDATE_README"] != nil {
      let text = try String(contentsOfFile: Self.readme, encoding: .utf8)
      let old = "```console\n$ \(example.command)\n\(example.output)```"
      try text.replacingOccurrences(of: old, with: "```console\n$ \(example.command)\n\(result.output)```")
        .write(toFile: Self.readme, atomically: true, encoding: .utf8)
    } else {
      #expect(result.output == example.output)
    }
  }
}
