import Guidelines
import Languages
import Testing

@testable import Indexing

/// Inferred rules beside stated ones.
@Suite struct InferredRuleTests {
  let folder = Folder()
  private let plain = page("a")
  private let marked = page("b")

  private func guess(_ n: Int, _ headline: String, _ body: String = "") -> Record {
    var record = record(n, headline, body, on: plain)
    record.isInferred = true
    return record
  }

  private func places(_ index: GuidelineIndex, _ text: String, statedOnly: Bool = false) throws -> [Int] {
    try index.search(Query(text: text, filter: RecordFilter(excludesInferred: statedOnly), readerLanguage: .japanese)).hits.map(
      \.record.position)
  }

  /// The inferred rule is shorter and would score slightly higher.
  @Test("A stated rule precedes an inferred rule of similar relevance") func statedRulePrecedesInferred() throws {
    let index = try build(
      folder.index,
      [
        (plain, [guess(0, "余白を広く取る。", "読みやすい。"), guess(1, "目盛りの色を変える。")]),
        (marked, [record(2, "余白をより広く取る。", "読みやすい。", on: marked), record(3, "背景の色を選ぶ。", on: marked)]),
      ])
    #expect(try places(index, "余白") == [2, 0])
    let scores = try index.search(Query(text: "余白", readerLanguage: .japanese)).hits.map(\.score)
    #expect(scores[0] > scores[1])
    #expect(try places(index, "目盛りの色").first == 1, "a better answer stays the better one")
    #expect(try places(index, "余白", statedOnly: true) == [2])
  }

  @Test("The explanation shows the penalty of an inferred rule") func explanationShowsPenalty() throws {
    let index = try build(folder.index, [(plain, [guess(0, "余白を取る。")])])
    let hit = try #require(try index.search(Query(text: "余白", readerLanguage: .japanese, explains: true)).hits.first)
    #expect(hit.explanation.contains { $0.hasPrefix("aside 0.500") })
  }

  /// The rule is shown in the stated wording.
  @Test("A rule is stated if one of its wordings is") func statedWordingMakesRuleStated() throws {
    let writer = try IndexWriter(path: folder.index)
    try writer.addPage(plain, records: [guess(0, "余白を広く取る。")])
    try writer.addPage(marked, records: [record(1, "余白は広く取る。", on: marked)])
    try writer.setLinks(
      try writer.recordsToLink(topic: "charts").map { RecordLinks(rowID: $0.rowID, name: $0.record.id, group: 7) })
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    let hits = try index.search(Query(text: "余白", readerLanguage: .japanese, explains: true)).hits
    #expect(hits.map(\.record.position) == [1])
    #expect(hits.first?.same.map(\.isInferred) == [true])
    #expect(hits.first?.explanation.contains { $0.hasPrefix("aside") } == false)
    #expect(
      try index.search(Query(text: "余白", filter: RecordFilter(excludesInferred: true), readerLanguage: .japanese)).hits.first?
        .same
        == [])
  }
}
