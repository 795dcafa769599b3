import Foundation
import TestSupport
import Testing

@testable import HIGCommands

/// `hig licenses`: what is inside, its versions and words where a release brought them.
@Suite struct LicenseTests {
  /// A prefix as `make install` lays it out, with the words of one component.
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

  @Test func namesEverythingWithItsLicence() throws {
    let outcome = run([], Environment(variables: ["COLUMNS": "100"]))
    #expect(outcome.status == 0 && outcome.error == "")
    for component in Component.all { #expect(outcome.output.contains(component.name)) }
    let rows = run(["--format", "tsv"], Environment()).output.split(separator: "\n")
    #expect(rows.count == Component.all.count)
    #expect(rows.allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 6 })
  }

  @Test func printsTheWordsThatWereInstalled() throws {
    let playground = try Playground(empty: true)
    let environment = try installed(playground, text: "Do with it\twhat you like.\u{1B}[31m\n")
    let outcome = run(["ZLIB"], environment)
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(outcome.output.contains("9.8-7") && outcome.output.contains("what you like."))
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(run(["--format", "tsv", "zlib"], environment).output.hasPrefix("zlib\t9.8-7\tZlib\thttps://zlib.net\tzlib\t"))
    // A text that is missing is said to be.
    #expect(run(["glibc"], environment).status == 2)
  }

  @Test func saysThatTheWordsAreNotThere() {
    let outcome = run(["glibc"], Environment())
    #expect(outcome.status == 1 && outcome.output.contains("LGPL-2.1-or-later"))
    #expect(outcome.error.hasPrefix("hig: the words of the licences are not beside this program\nhint: "))
    let unknown = run(["musl"], Environment())
    #expect(unknown.status == 2 && unknown.error.contains("one of hig, Corpus, Swift"))
  }

  /// What needs no pinning: the package has no dependencies of Swift's own, so a build fetches nothing.
  @Test func dependsOnNoSwiftPackage() throws {
    let manifest = try String(contentsOfFile: Checkout.root + "/Package.swift", encoding: .utf8)
    #expect(!manifest.contains(".package("))
  }
}
