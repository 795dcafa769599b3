import Foundation
import TestSupport
import Testing

@testable import FuzzTargets

/// Replay of the fuzzers' corpus through their targets.
@Suite(.serialized) struct FuzzCorpusTests {
  private static let folder = URL(fileURLWithPath: Checkout.tests + "/Fuzz/corpus")

  @Test("The target passes on its corpus", arguments: FuzzTarget.all.map(\.name)) func corpusPasses(name: String) throws {
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
