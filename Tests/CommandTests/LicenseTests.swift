import Foundation
import TestSupport
import Testing

@testable import HIGCommands

/// Output of `hig licenses`: components, versions, and license texts.
@Suite struct LicenseTests {
  /// Makes a prefix as `make install` does, with the text of one component.
  private func installed(_ playground: Playground, text: String) throws -> Environment {
    let folder = playground.folder + "/usr/share/hig/licenses"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "zlib\t9.8-7\n".write(toFile: folder + "/versions", atomically: true, encoding: .utf8)
    try text.write(toFile: folder + "/zlib.txt", atomically: true, encoding: .utf8)
    return Environment(variables: ["COLUMNS": "100"], program: playground.folder + "/usr/bin/hig")
  }

  private func run(_ words: [String], _ environment: Environment) -> Playground.Outcome {
    var outcome = Playground.Outcome()
    let console = Console { stream, bytes in
      switch stream {
      case .output: outcome.output += String(decoding: bytes, as: UTF8.self)
      case .error: outcome.error += String(decoding: bytes, as: UTF8.self)
      }
      return 0
    }
    outcome.status = HIGProgram.run(["licenses"] + words, environment, console)
    return outcome
  }

  @Test("Every component is listed") func listsComponents() throws {
    let outcome = run([], Environment(variables: ["COLUMNS": "100"]))
    #expect(outcome.status == 0 && outcome.error == "")
    for component in Component.all { #expect(outcome.output.contains(component.name)) }
    let rows = run(["--format", "tsv"], Environment()).output.split(separator: "\n")
    #expect(rows.count == Component.all.count)
    #expect(rows.allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 6 })
  }

  @Test("The installed license text is printed without escape sequences") func printsInstalledText() throws {
    let playground = try Playground(empty: true)
    let environment = try installed(playground, text: "Do with it\twhat you like.\u{1B}[31m\n")
    let outcome = run(["ZLIB"], environment)
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(outcome.output.contains("9.8-7") && outcome.output.contains("what you like."))
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(run(["--format", "tsv", "zlib"], environment).output.hasPrefix("zlib\t9.8-7\tZlib\thttps://zlib.net\tzlib\t"))
    // A missing text is an error.
    #expect(run(["glibc"], environment).status == 2)
  }

  @Test("Missing license texts are reported") func reportsMissingTexts() {
    let outcome = run(["glibc"], Environment())
    #expect(outcome.status == 1 && outcome.output.contains("LGPL-2.1-or-later"))
    #expect(outcome.error.hasPrefix("hig: the words of the licences are not beside this program\nhint: "))
    let unknown = run(["musl"], Environment())
    #expect(unknown.status == 2 && unknown.error.contains("one of hig, Corpus, Swift"))
  }

  /// A build fetches nothing.
  @Test func packageHasNoDependencies() throws {
    let manifest = try String(contentsOfFile: Checkout.root + "/Package.swift", encoding: .utf8)
    #expect(!manifest.contains(".package("))
  }
}
