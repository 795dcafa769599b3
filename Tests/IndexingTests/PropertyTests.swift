import GRDB
import Guidelines
import Testing

@testable import Indexing

@Suite struct PropertyTests {
  let folder = Folder()

  private static let letters = Array("ユーザメニュウィヴァヅ々様色余白行取るのをがはでとグラフ人々画面大小開閉".unicodeScalars)

  private static func japanese(_ random: inout Seeded, _ length: ClosedRange<Int>) -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &random) {
      if let letter = letters.randomElement(using: &random) { view.append(letter) }
    }
    return String(view)
  }

  /// Complete recall: each substring of a run, from one character on, finds its record.
  @Test func everySubstringFindsItsRecord() throws {
    var random = Seeded(21)
    let a = page("a")
    let texts = (0..<120).map { _ in (PropertyTests.japanese(&random, 1...14), PropertyTests.japanese(&random, 1...40)) }
    let index = try build(folder.index, [(a, texts.enumerated().map { record($0.offset, $0.element.0, $0.element.1, on: a) })])
    for _ in 0..<700 {
      let n = Int.random(in: 0..<texts.count, using: &random)
      let text = Array((Bool.random(using: &random) ? texts[n].0 : texts[n].1).unicodeScalars)
      let start = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 1...6, using: &random))
      let query = String(String.UnicodeScalarView(text[start..<end]))
      let found = try index.search(Query(text: query, readerLanguage: .japanese, limit: 200)).hits.map(\.record.position)
      #expect(found.contains(n), "\(query)")
    }
  }

  @Test func noTextIsAnError() throws {
    var random = Seeded(22)
    let a = page("a")
    let texts = (0..<20).map { _ in
      PropertyTests.japanese(&random, 5...30) + " Dynamic Type \(Int.random(in: 0..<99, using: &random))"
    }
    let index = try build(folder.index, [(a, texts.enumerated().map { record($0.offset, $0.element, on: a) })])
    let seeds = [
      "余白", "\"色 だけ\" -画面", "platform:ios OR topic:charts", "ユーザー*", "NEAR(a b)", "a AND NOT b", "foo-bar", ";--", "^x",
      "{a b}:c",
    ]
    for round in 0..<1500 {
      var bytes = round % 2 == 0 ? [] : Array((seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let byte = UInt8.random(in: 0...255, using: &random)
        if bytes.isEmpty || Bool.random(using: &random) {
          bytes.append(byte)
        } else {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = byte
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let answer = try index.search(Query(text: text, explains: true))
        for hit in answer.hits {
          let length = hit.snippet.unicodeScalars.count
          var end = 0
          for mark in hit.marks {
            #expect(mark.lowerBound >= end && mark.upperBound <= length && !mark.isEmpty)
            end = mark.upperBound
          }
        }
      } catch {
        #expect(error == .emptyQuery, "\(bytes)")
      }
    }
    _ = try index.search(Query(text: String(repeating: "余白\"(-", count: 25_000)))
  }

  @Test func changedIndexEqualsAFreshOne() throws {
    var random = Seeded(23)
    var kept: [String: (StoredPage, [Guidelines.Record])] = [:]
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
            $0, PropertyTests.japanese(&random, 1...12), PropertyTests.japanese(&random, 0...30) + " word\(step % 7)", on: here)
        }
        try writer.addPage(here, records: records)
        kept[here.path] = (here, records)
      }
      if step % 250 == 249 {
        try writer.commit()
        writer = try IndexWriter(path: folder.index)
      }
    }
    try writer.connection.write { database in
      try database.execute(sql: "INSERT INTO words (words) VALUES ('integrity-check')")
    }
    writer.abandon()
    let changed = try GuidelineIndex(path: folder.index)
    let fresh = try build(folder.path + "/fresh.sqlite", kept.sorted { $0.key < $1.key }.map(\.value))
    #expect(try changed.records() == fresh.records())
    for _ in 0..<150 {
      let query = Query(text: PropertyTests.japanese(&random, 1...8), readerLanguage: .japanese, limit: 300)
      let (a, b) = (try changed.search(query), try fresh.search(query))
      #expect(a == b, "\(query.text)")
    }
    #expect(try changed.search(Query(text: "wrod3")).corrected == fresh.search(Query(text: "wrod3")).corrected)
  }
}
