import Foundation
import Guidelines
import Indexing
import TestSupport
import Testing

/// Pages by several translators, ingested beside the Corpus.
@Suite(.needsShared("pages/saved-text")) struct SavedPagesTests {
  @Test("Wordings of one rule by several translators are linked") func wordingsAreLinked() throws {
    let path = NSTemporaryDirectory() + "hig-saved-\(UUID().uuidString).sqlite"
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
    try FileManager.default.copyItem(atPath: Program.index(), toPath: path)
    let ingested = try Program.shell(
      "hig ingest --quiet --index \(path) --source saved-text '\(Checkout.shared)/pages/saved-text'")
    #expect(ingested.status == 0, "\(ingested.errors)")
    let index = try GuidelineIndex(path: path)
    func isSaved(_ record: Record) -> Bool { record.source.name == "saved-text" }
    var pairs: Set<[String]> = []
    for rule in try index.records().filter({ isSaved($0) && $0.kind == .rule }) {
      for other in try index.wordings(of: rule).filter(isSaved) { pairs.insert([rule.id, other.id].sorted()) }
    }
    #expect(pairs.count == 63)
  }
}
