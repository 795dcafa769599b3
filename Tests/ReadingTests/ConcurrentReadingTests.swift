import Guidelines
import Testing

@testable import Reading

/// Concurrent reading of pages.
@Suite struct ConcurrentReadingTests {
  /// The Markdown library has process-wide state of its extensions while it finishes a document.
  @Test func strikethroughIsReadOnEveryThread() async throws {
    let text =
      "# Gates\n\n" + String(repeating: "Keep ~~two~~ one gate.\n\n| a | b |\n| --- | --- |\n| ~~c~~ | d |\n\n", count: 20)
    let alone = try PageReader().read(Array(text.utf8), name: "page.md").blocks
    let same = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 { group.addTask { try PageReader().read(Array(text.utf8), name: "page.md").blocks == alone } }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(same == 200)
  }
}
