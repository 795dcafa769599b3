import Foundation
import TestSupport
import Testing

@testable import FuzzTargets

/// What the fuzzer found worth keeping, put through its targets again: whatever once showed something is tried at each change.
@Suite(.serialized) struct ReplayTests {
  private static let folder = URL(fileURLWithPath: Checkout.tests + "/Fuzz/corpus")

  @Test(arguments: FuzzTarget.all.map(\.name)) func holds(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
    #expect(files.count >= 10)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(bytes.count <= FuzzTarget.maxSeedLength, "\(file.lastPathComponent)")
      do throws(PropertyError) {
        try target.body(bytes)
      } catch {
        Issue.record("\(name)/\(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test(arguments: FuzzTarget.all.map(\.name)) func seedsAreSmall(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = target.seeds()
    #expect(seeds.count >= 10)
    #expect(seeds.allSatisfy { !$0.isEmpty && $0.count <= FuzzTarget.maxSeedLength })
  }
}
