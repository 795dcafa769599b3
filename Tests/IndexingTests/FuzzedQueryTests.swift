import Guidelines
import Languages
import TestSupport
import Testing

@testable import Indexing

/// Random queries. The answer must be hits or none, with marks within their texts, and no error or crash.
@Suite struct FuzzedQueryTests {
  let folder = Folder()

  private func index() throws -> GuidelineIndex {
    let (ja, en) = (page("a"), page("b", language: .english, title: "Charts"))
    let catalog = TopicCatalog(topics: [
      Topic(slug: "charts", category: "components", titles: Localized("Charts", "グラフ")),
      Topic(slug: "alerts", category: "components", titles: Localized("Alerts", "アラート")),
    ])
    let glossary = Glossary(groups: [
      Glossary.Group(members: Localized(["margin"], ["余白", "マージン"]), readings: ["よはく"], weight: 0.5),
      Glossary.Group(members: Localized(["color"], ["色"]), weight: nil),
    ])
    let japanese = ["十分な余白を取る。", "色だけに頼らない。", "ウィジェットは最新に保つ。", "々と人々のヴァイオリン", "Dynamic Typeの12ptに従う。"]
    let english = ["Leave room around the chart.", "Confirm destructive actions.", "Use camelCase, e.g. UIImageView, at 44pt."]
    return try build(
      folder.index,
      [
        (
          ja,
          japanese.enumerated().map {
            record($0.offset, $0.element, "グラフの軸を目盛りで示します。", on: ja, platforms: $0.offset == 1 ? [.iOS] : nil)
          }
        ),
        (en, english.enumerated().map { record(10 + $0.offset, $0.element, on: en, topic: "alerts", title: "Alerts") }),
      ], catalog: catalog, glossary: glossary)
  }

  private func ask(_ bytes: [UInt8], _ index: GuidelineIndex, _ round: Int) throws {
    let query = Query(
      text: String(decoding: bytes, as: UTF8.self),
      filter: RecordFilter(languages: round % 5 == 0 ? [.english] : [], platforms: round % 7 == 0 ? [.watchOS] : []),
      limit: round % 3 == 0 ? 1 : 10, explains: round % 2 == 0)
    do {
      let answer = try index.search(query)
      #expect(answer.hits.count == min(query.limit, answer.total), "\(bytes)")
      for hit in answer.hits {
        for (marks, text) in [(hit.marks, hit.snippet), (hit.headlineMarks, hit.record.headline.plainText)] {
          let length = text.unicodeScalars.count
          var end = 0
          for mark in marks {
            #expect(mark.lowerBound >= end && mark.upperBound <= length && !mark.isEmpty, "\(bytes)")
            end = mark.upperBound
          }
        }
      }
    } catch {
      #expect(error == .emptyQuery, "\(bytes)")
    }
  }

  @Test("Random bytes are answered as queries") func randomBytesAreQueries() throws {
    var random = Seeded(41)
    let index = try index()
    for round in 0..<10_000 {
      try ask((0..<Int.random(in: 0...24, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }, index, round)
    }
  }

  private static let questions = [
    "余白", "色", "グラフの軸の目盛り", "アラートのボタンはいくつまで？", "何を色だけで伝えてはいけない?", "\"色だけ\" -グラフ", "platform:ios 余白", "topic:charts OR 余白",
    "ユーザー*", "NEAR(a b)", "a AND NOT b", "foo-bar", "kind:rule source:Guides", "edition:2026 chart", "{a b}:c",
    "^x ;-- DROP TABLE words",
    "destructive actions", "how much margin around a chart", "UIImageView 44pt", "ﾕｰｻﾞｰ ウイジェット よはく", "café naïve Ⅷ ㌢ ｶﾞ",
    "ヴァイオリン 人々",
  ]
  private static let pieces = [
    "\"", "-", ":", "*", "(", " OR ", "\0", "\u{3000}", "ー", "々", "\u{3099}", "👩‍👩‍👧", "\u{202E}", "platform:", "'", "%", "\\",
    "\u{E000}",
  ]

  @Test("Mutated queries are answered as queries") func mutatedQueriesAreQueries() throws {
    var random = Seeded(42)
    let index = try index()
    for round in 0..<2000 {
      var bytes = Array((Self.questions.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1 where place < bytes.count: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: place)
        case 3: bytes.removeSubrange(place...)
        case 4: bytes += bytes.prefix(40)
        default: bytes.insert(contentsOf: Array((Self.questions.randomElement(using: &random) ?? "").utf8), at: place)
        }
      }
      try ask(bytes, index, round)
    }
    _ = try index.search(Query(text: String(repeating: "余白\"(-", count: 25_000)))
  }
}
