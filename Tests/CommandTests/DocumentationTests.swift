import Foundation
import TestSupport
import Testing

/// Examples of the README and `docs`: each command is run and must print the output shown. The README's picture is checked too.
///
/// `HIG_UPDATE_README=1 swift test --filter DocumentationTests` writes the present output into them instead.
@Suite(.serialized) struct DocumentationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var file: String
    var command: String
    var output: String
    var testDescription: String { "\(file): \(command)" }
  }

  static let files: [String] = {
    let documents = (try? FileManager.default.contentsOfDirectory(atPath: Checkout.root + "/docs")) ?? []
    return ["README.md"] + documents.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }()

  static func text(_ file: String) -> String { (try? String(contentsOfFile: Checkout.root + "/" + file, encoding: .utf8)) ?? "" }

  static let examples = files.flatMap { file in
    text(file).components(separatedBy: "```console\n$ ").dropFirst().compactMap { part -> Example? in
      guard let end = part.range(of: "```") else { return nil }
      let lines = part[..<end.lowerBound].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return Example(file: file, command: lines[0], output: lines.count > 1 ? lines[1] : "")
    }
  }

  @Test("The README shows at least five examples in at most 131 lines") func readmeShowsFiveExamples() {
    #expect(Self.examples.count { $0.file == "README.md" } >= 5)
    #expect(Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 131)
  }

  @Test("An example in the documentation prints the output that it shows", arguments: examples)
  func examplePrintsItsOutput(example: Example) throws {
    let result = try Program.shell(example.command)
    #expect(result.status == 0)
    #expect(result.errors == "")
    if ProcessInfo.processInfo.environment["HIG_UPDATE_README"] != nil {
      let old = "```console\n$ \(example.command)\n\(example.output)```"
      try Self.text(example.file).replacingOccurrences(of: old, with: "```console\n$ \(example.command)\n\(result.output)```")
        .write(toFile: Checkout.root + "/" + example.file, atomically: true, encoding: .utf8)
    } else {
      #expect(result.output == example.output)
    }
  }

  /// Compares the text of the picture, without spaces, with the commands and their output. `make picture` draws it again.
  @Test("The README's picture shows the present output") func pictureShowsProgramOutput() throws {
    let pieces = Self.text("docs/answer.svg").matches(of: /<text [^>]*>([^<]*)<\/text>/).map { String($0.output.1) }
    let drawn = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(pieces.joined()) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    let commands = drawn.matches(of: /hig search '([^']+)'/).map { String($0.output.1) }
    #expect(commands.count == 2)
    let printed = try commands.map { query in
      "$ hig search '\(query)' --limit 2" + (try Program.shell("hig search '\(query)' --limit 2 --color always").output)
    }
    func bare(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "").filter { !$0.isWhitespace } }
    #expect(bare(drawn) == bare(printed.joined()))
  }
}
