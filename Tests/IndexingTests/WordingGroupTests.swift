import Guidelines
import Languages
import Testing

@testable import Indexing

/// Wording groups and related rules.
@Suite struct WordingGroupTests {
  let folder = Folder()

  @Test("Related rules are similar rules of other topics") func relatedRulesAreOfOtherTopics() throws {
    let (charts, images, copy) = (page("a"), page("b", title: "画像"), page("c", source: "Corpus"))
    let writer = try IndexWriter(path: folder.index)
    try writer.addPage(charts, records: [record(0, "色だけで区別しない。", "形や模様も使う。", on: charts), record(1, "色だけで区別しない軸。", on: charts)])
    try writer.addPage(
      images,
      records: [
        record(5, "色だけで意味を区別しない。", "形も変える。", on: images, topic: "images", title: "画像"),
        record(6, "余白を広く取る。", on: images, topic: "images", title: "画像"),
        record(7, "色だけで区別しないこと。", on: images, topic: "images", title: "画像", kind: .definition),
      ])
    try writer.addPage(copy, records: [record(0, "色だけでは区別しません。", on: copy)])
    let stored = try writer.recordsToLink(topic: "charts")
    try writer.setLinks(
      stored.filter { $0.record.position == 0 }.map { RecordLinks(rowID: $0.rowID, name: $0.record.id, group: 7) })
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    let record = try #require(try index.records(id: "charts/best-practices/0@a").first)
    #expect(try index.related(to: record).map(\.position) == [5])
    #expect(try index.related(to: record, limit: 0).isEmpty)
  }

  @Test("A wording group is one hit") func wordingGroupIsOneHit() throws {
    let (ja, other) = (page("a"), page("c", source: "Corpus"))
    let en = page("b", source: "Corpus", language: .english)
    let writer = try IndexWriter(path: folder.index)
    try writer.addPage(ja, records: [record(0, "見慣れた目盛りを使う。", on: ja), record(1, "別の規則で目盛りに触れる。", on: ja)])
    try writer.addPage(other, records: [record(0, "目盛りは慣れた間隔にする。", on: other)])
    try writer.addPage(en, records: [record(0, "Use familiar ticks.", on: en, title: "Charts")])
    let stored = try writer.recordsToLink(topic: "charts")
    try writer.setLinks(
      stored.filter { $0.record.position == 0 }.map { RecordLinks(rowID: $0.rowID, name: $0.record.id, group: 7) })
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    let hits = try index.search(Query(text: "目盛り", readerLanguage: .japanese)).hits
    #expect(hits.count == 2)
    // A wording of another source differs; the counterpart in the other language states the same.
    #expect(hits.first?.related.map(\.language) == [.japanese])
    #expect(hits.first?.same.map(\.language) == [.english])
    // The words of the other language find the rule, and the wording that passes the filter is shown.
    let through = try index.search(Query(text: "familiar ticks", filter: RecordFilter(sources: ["Guides"]))).hits
    #expect(through.map(\.record.position) == [0])
    #expect(through.first?.related.isEmpty == true)
    #expect(try index.wordings(of: record(0, "", on: ja)).count == 2)
  }

  @Test("Links keep their confidence") func linksKeepConfidence() throws {
    let (ja, other) = (page("a"), page("c", source: "Corpus"))
    let writer = try IndexWriter(path: folder.index)
    try writer.addPage(ja, records: [record(0, "見慣れた目盛りを使う。", on: ja)])
    try writer.addPage(other, records: [record(0, "目盛りは慣れた間隔にする。", on: other)])
    let stored = try writer.recordsToLink(topic: "charts")
    let sureness = [0.87, 0.92]
    try writer.setLinks(
      zip(stored, sureness).map { RecordLinks(rowID: $0.rowID, name: $0.record.id, group: 7, groupConfidence: $1) })
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    let own = record(0, "", on: ja)
    #expect(try index.confidences(of: own, in: index.wordings(of: own)) == [0.87])
  }
}
