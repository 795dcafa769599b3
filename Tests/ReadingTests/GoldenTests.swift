import Foundation
import Testing

@testable import Reading

/// Each `NAME.in.EXTENSION` beside what is made of it, `NAME.out_tree`. `HIG_RECORD=1` writes the latter anew.
@Suite struct GoldenTests {
  static let inputs: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0.contains(".in.") }.sorted()

  @Test func fixturesAreThere() { #expect(GoldenTests.inputs.count >= 11) }

  @Test(arguments: inputs) func readsAs(_ name: String) throws {
    let page = try read(fixtures.appendingPathComponent(name))
    let stem = String(name.prefix(upTo: name.firstRange(of: ".in.")?.lowerBound ?? name.endIndex))
    let file = fixtures.appendingPathComponent(stem + ".out_tree")
    if ProcessInfo.processInfo.environment["HIG_RECORD"] != nil {
      try golden(page).write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(golden(page) == (try String(contentsOf: file, encoding: .utf8)))
  }
}
