import Foundation
import TestSupport
import Testing

@testable import Ingestion

/// Each `NAME.in.EXTENSION` of the fixtures beside what is made of it, `NAME.out_tree` and so on: a rung each. A rung without a file is empty.
/// With HIG_UPDATE_GOLDENS set (`make goldens`) the files are written anew: read the diff.
@Suite struct GoldenTests {
  private static let tests = URL(fileURLWithPath: Checkout.tests)
  /// Shapes of markup; shapes of advice and of what only looks like it.
  static let folders = ["ReadingTests/Fixtures", "GoldenTests/Fixtures"]

  static let inputs: [String] = folders.flatMap { folder -> [String] in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.contains(".in.") }.sorted().map { folder + "/" + $0 }
  }

  @Test func fixturesAreThere() { #expect(Self.inputs.count >= 40) }

  @Test(arguments: inputs) func readsAs(_ name: String) throws {
    let input = Self.tests.appendingPathComponent(name).path
    let stem = try #require(name.firstRange(of: ".in.").map { name[..<$0.lowerBound] })
    let linter = try Linter(
      corpus: Self.tests.appendingPathComponent("CommandTests/Fixtures/Corpus").path,
      programs: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let report = try linter.run([input])
    for rung in Rung.allCases {
      let file = Self.tests.appendingPathComponent("\(stem).out_\(rung)")
      let actual = rung.text(of: report, topics: linter.catalog.topics)
      if ProcessInfo.processInfo.environment["HIG_UPDATE_GOLDENS"] != nil {
        try? FileManager.default.removeItem(at: file)
        if !actual.isEmpty { try actual.write(to: file, atomically: true, encoding: .utf8) }
      }
      let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(actual == expected, "\(rung)")
    }
  }
}
