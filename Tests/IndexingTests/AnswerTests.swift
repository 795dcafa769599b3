import Guidelines
import Testing

@testable import Indexing

/// What a hit shows, what stands above the hits, and what is folded into one.
@Suite struct AnswerTests {
  let folder = Folder()
  private let a = page("a", source: corpusSourceName, language: .english)

  private func answer(_ query: String, _ records: [Record]) throws -> SearchAnswer {
    try build(folder.index, [(a, records)]).search(Query(text: query, readerLanguage: .english))
  }

  private func table(_ n: Int, _ caption: String, _ header: [String], _ rows: [[String]]) -> Record {
    var record = record(n, caption, on: a, kind: .specification)
    record.body = [
      Block(.table(Table(header: header.map { [.text($0)] }, rows: rows.map { $0.map { [.text($0)] } })))
    ]
    return record
  }

  @Test func aShortExplanationIsShownWhole() throws {
    let hits = try answer("dial", [record(1, "Draw a dial.", "People glance at it. It has one hand. Keep it plain.", on: a)]).hits
    #expect(hits.first?.snippet == "People glance at it. It has one hand. Keep it plain.")
  }

  @Test func ofALongOneTheFigureStandsBesideTheNearestSentence() throws {
    let filling = "Nobody reads what stands between clocks on a wall of a house by the sea in winter. "
    let body =
      "A dial shows a value to people who glance at the dial. " + filling + filling + filling + "Leave 12 points around it."
    let hit = try answer("points people glance value dial", [record(1, "Draw a dial.", body, on: a)]).hits.first
    #expect(hit?.snippet == "A dial shows a value to people who glance at the dial. Leave 12 points around it.")
  }

  @Test func aNoteIsNotSaidTwice() throws {
    let hit = try answer("hands", [record(1, "Dials have hands.", "Dials have hands. Bars have none.", on: a, kind: .note)]).hits
      .first
    #expect(hit?.snippet == "Bars have none.")
  }

  @Test func wordsOfTheCaptionChooseNoRows() throws {
    let rows = [
      ["Plain", "bar"], ["Round", "hand of a dial"], ["Small", "dial in a row"], ["Flat", "line"], ["Long", "scale"],
    ]
    let shown = try answer("dial shapes", [table(1, "Shapes of a dial", ["Shape", "Looks"], rows)]).hits.first?.table
    #expect(shown?.rows == Array(rows.prefix(3)) && shown?.more == 2)
  }

  @Test func noSingleRowIsLeftOut() throws {
    let rows = [["a", "1"], ["b", "2"], ["c", "3"], ["d", "4"]]
    let shown = try answer("dial sizes", [table(1, "Dial sizes", ["Dial", "Size"], rows)]).hits.first?.table
    #expect(shown?.rows.count == 4 && shown?.more == 0)
  }

  @Test func aRowThatAnswersIsQuoted() throws {
    let rows = [
      ["iOS", "44x44 pt"], ["macOS", "28x28 pt"], ["tvOS", "66x66 pt"], ["watchOS", "44x38 pt"], ["visionOS", "60x60 pt"],
    ]
    let found = try answer("minimum dial size tvOS", [table(1, "Minimum dial size by platform", ["Platform", "Size"], rows)])
    #expect(found.quoted?.text == "66x66 pt (tvOS)")
    #expect(found.quoted?.rows == [rows[2]])
    #expect(found.quoted?.id == found.hits.first?.record.id)
  }

  @Test func aSentenceThatAnswersIsQuotedUnlessAnotherRuleDiffers() throws {
    let one = record(1, "Limit the number of hands of a dial.", "A dial has 3 hands at most.", on: a)
    #expect(try answer("number of hands of a dial", [one]).quoted?.text == "A dial has 3 hands at most.")
    #expect(try Self.search(Folder(), a, "hands of a dial", [one]).quoted == nil)
    let other = record(2, "Limit the number of hands of every dial.", "A dial has 5 hands at most.", on: a)
    #expect(try Self.search(Folder(), a, "number of hands of a dial", [one, other]).quoted == nil)
  }

  private static func search(_ folder: Folder, _ page: StoredPage, _ query: String, _ records: [Record]) throws -> SearchAnswer {
    try build(folder.index, [(page, records)]).search(Query(text: query, readerLanguage: .english))
  }

  @Test func oneStatementIsOneHit() throws {
    let general = record(1, "Keep the hands of a dial plain.", on: a)
    let echo = record(
      2, "Keep the hands of a dial plain on Apple Watch.", on: a, section: ["watchOS"], anchor: "watchos", platforms: [.watchOS])
    let other = record(3, "Avoid a dial without hands.", on: a)
    let hits = try answer("hands of a dial", [echo, general, other]).hits
    #expect(hits.count == 2)
    let folded = try #require(hits.first { $0.record.headline.plainText == "Keep the hands of a dial plain." })
    #expect(folded.echoes == [.watchOS] && folded.same.map(\.id) == [echo.id])
  }

  @Test func oneWordHasARecordThatStandsFirst() throws {
    let writer = try IndexWriter(path: folder.index)
    let (first, second) = (record(1, "Hands, hands, hands.", on: a), record(2, "Draw what people can read.", on: a))
    try writer.addPage(a, records: [first, second])
    try writer.setFirstWords([FirstWords(words: Localized(["hands"], ["針"]), record: second.id)])
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    for word in ["hands", "Hands", "針"] {
      #expect(try index.search(Query(text: word, readerLanguage: .english)).hits.first?.record.id == second.id, "\(word)")
    }
    #expect(try index.search(Query(text: "two hands", readerLanguage: .english)).hits.first?.record.id == first.id)
  }

  @Test(arguments: [("カレー", "カラー"), ("bread", "read"), ("cookie", "cooking")])
  func anotherWordIsNoMisspelling(word: String, known: String) throws {
    let found = try answer(word, [record(1, "Words such as \(known).", on: a)])
    #expect(found.corrected == nil)
  }

  @Test func anotherSystemIsNotAnswered() throws {
    let writer = try IndexWriter(path: folder.index)
    var vectors = TermVectors(dimensions: 2)
    vectors.add("dial", [100, 0])
    try writer.addPage(a, records: [record(1, "Draw a dial.", on: a)])
    try writer.setVectors(vectors)
    try writer.commit()
    let index = try GuidelineIndex(path: folder.index)
    #expect(try index.search(Query(text: "draw a dial", readerLanguage: .english)).matched)
    #expect(try !index.search(Query(text: "draw a dial in Android", readerLanguage: .english)).matched)
    #expect(try index.search(Query(text: "draw a dial in iOS as in Android", readerLanguage: .english)).matched)
  }
}
