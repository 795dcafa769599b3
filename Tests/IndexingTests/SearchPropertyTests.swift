import Foundation
import Guidelines
import Languages
import TestSupport
import Testing

@testable import Indexing

@Suite struct SearchPropertyTests {
  let folder = Folder()

  private static let letters = Array("ユーザメニュウィヴァヅ々様色余白行取るのをがはでとグラフ人々画面大小開閉".unicodeScalars)

  private static func japanese(_ random: inout Seeded, _ length: ClosedRange<Int>) -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &random) {
      if let letter = letters.randomElement(using: &random) { view.append(letter) }
    }
    return String(view)
  }

  /// Checks complete recall, from one character on.
  @Test func everySubstringFindsItsRecord() throws {
    var random = Seeded(21)
    let a = page("a")
    let texts = (0..<120).map { _ in
      (SearchPropertyTests.japanese(&random, 1...14), SearchPropertyTests.japanese(&random, 1...40))
    }
    let index = try build(folder.index, [(a, texts.enumerated().map { record($0.offset, $0.element.0, $0.element.1, on: a) })])
    for _ in 0..<250 {
      let n = Int.random(in: 0..<texts.count, using: &random)
      let text = Array((Bool.random(using: &random) ? texts[n].0 : texts[n].1).unicodeScalars)
      let start = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 1...6, using: &random))
      let query = String(String.UnicodeScalarView(text[start..<end]))
      let found = try index.search(Query(text: query, readerLanguage: .japanese, limit: 200)).hits.map(\.record.position)
      #expect(found.contains(n), "\(query)")
    }
  }

  @Test func changedIndexEqualsFreshOne() throws {
    var random = Seeded(23)
    var kept: [String: (StoredPage, [Record])] = [:]
    var writer = try IndexWriter(path: folder.index)
    for step in 0..<1000 {
      let name = "p\(Int.random(in: 0..<40, using: &random))"
      let here = page(name)
      if Int.random(in: 0..<4, using: &random) == 0 {
        try writer.removePage(source: here.source, path: here.path)
        kept[here.path] = nil
      } else {
        let records = (0..<Int.random(in: 0...4, using: &random)).map {
          record(
            $0, SearchPropertyTests.japanese(&random, 1...12), SearchPropertyTests.japanese(&random, 0...30) + " word\(step % 7)",
            on: here)
        }
        try writer.addPage(here, records: records)
        kept[here.path] = (here, records)
      }
      if step % 250 == 249 {
        try writer.commit()
        writer = try IndexWriter(path: folder.index)
      }
    }
    try writer.connection.use { try $0.execute("INSERT INTO words (words) VALUES ('integrity-check')") }
    writer.abandon()
    let changed = try GuidelineIndex(path: folder.index)
    let fresh = try build(folder.path + "/fresh.sqlite", kept.sorted { $0.key < $1.key }.map(\.value))
    #expect(try changed.records() == fresh.records())
    for _ in 0..<60 {
      let query = Query(text: SearchPropertyTests.japanese(&random, 1...8), readerLanguage: .japanese, limit: 300)
      let (a, b) = (try changed.search(query), try fresh.search(query))
      #expect(a == b, "\(query.text)")
    }
    #expect(try changed.search(Query(text: "wrod3")).corrected == fresh.search(Query(text: "wrod3")).corrected)
  }

  /// Checks 400 random queries: the limit does not change the hits, explanations add up to the score, and an index with common postings
  /// answers like one without.
  @Test("Limits, explanations, and common postings do not change an answer") func answersAreConsistent() throws {
    var random = Seeded(31)
    let a = page("a")
    let records = (0..<160).map { n in
      record(
        n, SearchPropertyTests.japanese(&random, 4...16), SearchPropertyTests.japanese(&random, 0...30) + " button word\(n % 7)",
        on: a,
        kind: n % 5 == 0 ? .definition : .rule, platforms: n % 9 == 0 ? [.watchOS] : nil)
    }
    let catalog = TopicCatalog(topics: [Topic(slug: "charts", category: "components", titles: Localized("Charts", "グラフ"))])
    let plain = try build(folder.index, [(a, records)], catalog: catalog)
    let path = folder.path + "/common.sqlite"
    folder.write(folder.read("hig.sqlite"), to: "common.sqlite")
    let database = try Database(path)
    try CommonPostings.store(database, minRuleCount: 2)
    try database.close()
    let common = try GuidelineIndex(path: path)
    let words = ["button", "buttons", "watchOS", "word3", "-余", "グラフ", "OR", "\"余白\""]
    for _ in 0..<400 {
      var text = SearchPropertyTests.japanese(&random, 1...9)
      if Bool.random(using: &random), let word = words.randomElement(using: &random) { text += " " + word }
      let query = Query(text: text, readerLanguage: .japanese, limit: 50)
      let answer = try plain.search(query)
      #expect(try common.search(query) == answer, "\(text)")
      var few = query
      (few.limit, few.explains) = (3, true)
      let explained = try plain.search(few).hits
      for (hit, other) in zip(explained, answer.hits) {
        var plain = hit
        plain.explanation = []
        #expect(plain == other, "\(text)")
      }
      #expect(explained.count == min(3, answer.hits.count))
      for hit in explained {
        let sum = hit.explanation.reduce(0.0) { sum, line in
          guard line.contains(" × "), let equals = line.range(of: " = ", options: .backwards) else { return sum }
          return sum + (Double(line[equals.upperBound...]) ?? .nan)
        }
        #expect(abs(sum - hit.score) < 0.006, "\(text): \(hit.explanation)")
      }
    }
  }
}
