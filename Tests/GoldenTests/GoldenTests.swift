import Foundation
import TestSupport
import Testing

@testable import Ingestion

/// Golden files. Each fixture `NAME.in.EXTENSION` has a file such as `NAME.out_tree` for each stage; a stage without a file is empty.
/// `HIG_UPDATE_GOLDENS` (`make goldens`) writes the files again: review the diff.
@Suite struct GoldenTests {
  private static let tests = URL(fileURLWithPath: Checkout.tests)
  /// Fixtures of markup, and fixtures of guidance and of text that resembles it.
  static let folders = ["ReadingTests/Fixtures", "GoldenTests/Fixtures"]

  static let inputs: [String] = folders.flatMap { folder -> [String] in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.contains(".in.") }.sorted().map { folder + "/" + $0 }
  }

  @Test func fixturesExist() { #expect(Self.inputs.count >= 40) }

  @Test("A fixture gives the output in its golden files", arguments: inputs) func outputMatchesGoldenFiles(_ name: String) throws
  {
    let input = Self.tests.appendingPathComponent(name).path
    let stem = try #require(name.firstRange(of: ".in.").map { name[..<$0.lowerBound] })
    let linter = try Linter(
      corpus: Self.tests.appendingPathComponent("CommandTests/Fixtures/Corpus").path,
      programs: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let report = try linter.run([input])
    for stage in Stage.allCases {
      let file = Self.tests.appendingPathComponent("\(stem).out_\(stage)")
      let actual = stage.text(of: report, topics: linter.catalog.topics)
      if ProcessInfo.processInfo.environment["HIG_UPDATE_GOLDENS"] != nil {
        try? FileManager.default.removeItem(at: file)
        if !actual.isEmpty { try actual.write(to: file, atomically: true, encoding: .utf8) }
      }
      let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(actual == expected, "\(stage)")
    }
  }
}
