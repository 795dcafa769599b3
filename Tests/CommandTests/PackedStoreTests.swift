import Foundation
import Guidelines
import Indexing
import Languages
import Searching
import TestSupport
import Testing

/// Search in the browser, which reads the packed store of an index. It must give the same hits, order, and excerpts as the program.
@Suite struct PackedStoreTests {
  private static let filtered = [
    "余白 platform:watchos", "alerts kind:rule", "\"色だけ\"", "margin -safe", "topic:alerts ボタン", "edition:2026 色", "source:corpus 色",
    "シート OR ポップオーバー", "alerts on tvOS", "色", "sheat", "botan no saizu", "toast", "sheet or popover?", "カレーの作り方",
    "UIAlertController",
  ]

  @Test("The packed store gives the same hits as SQLite") func packedStoreAnswersLikeSQLite() throws {
    let index = try GuidelineIndex(path: Program.index())
    let (core, texts) = try #require(try index.packed()).packed
    let store = try PackedStore(core: core, texts: texts)
    let lines = try String(contentsOfFile: Checkout.tests + "/Search/questions.jsonl", encoding: .utf8).split(
      separator: "\n")
    let asked = lines.enumerated().filter { $0.offset % 3 == 0 }.compactMap { line in
      line.element.dropFirst("{\"q\": \"".count).split(separator: "\", \"lang\"").first.map(String.init)
    }
    #expect(asked.count > 30)
    for text in asked + Self.filtered {
      let query = Query(text: text, readerLanguage: .english)
      let (ours, theirs) = (try index.search(query), try Search(query, store).answer())
      #expect(ours.hits.map { Shown($0) } == theirs.hits.map { Shown($0) }, "\(text)")
      #expect(ours.total == theirs.total && ours.hasAnswer == theirs.hasAnswer && ours.notice == theirs.notice, "\(text)")
      #expect(ours.corrected == theirs.corrected && ours.missing == theirs.missing && ours.excluded == theirs.excluded, "\(text)")
    }
  }

  /// The visible parts of a hit.
  private struct Shown: Equatable {
    var id: String
    var language: Language
    var score: Double
    var snippet: String
    var marks: [Range<Int>]
    var same: [String]
    var table: SearchHit.TableExcerpt?

    init(_ hit: SearchHit) {
      (id, language, score) = (hit.record.id, hit.record.language, hit.score)
      (snippet, marks, same, table) = (hit.snippet, hit.marks, hit.same.map(\.id), hit.table)
    }
  }

  @Test("Damaged packed data is rejected") func rejectsDamagedData() throws {
    #expect(throws: ByteReader.CorruptDataError.self) { try PackedStore(core: [], texts: []) }
    #expect(throws: ByteReader.CorruptDataError.self) {
      try PackedStore(core: Array("higp".utf8) + [1, 0, 0, 0, 255, 255, 255, 127], texts: [])
    }
  }
}
