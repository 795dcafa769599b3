import Foundation
import Guidelines
import Languages
import Rendering
import TestSupport
import Testing

@testable import Indexing

/// Search over the bundled index, judged by our own questions. Nothing was fitted to them, and none became a question of the Corpus.
@Suite struct SearchQualityTests {
  private let index = Result { try GuidelineIndex(path: Program.index()) }

  private struct Judged: Decodable {
    struct Relevant: Decodable {
      var id: String
      var grade: Int
    }
    var q: String
    var relevant: [Relevant]
  }

  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOfFile: Checkout.tests + "/Search/" + name, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func ids(_ hit: SearchHit) -> [String] { ([hit.record] + hit.same).map(\.id) }

  /// Measures nDCG@10 and the share of questions whose full answer is among the first three hits. The bounds are the values at the time they were set, less a margin for chance.
  @Test("Search quality on our own questions stays above its bounds") func searchQualityStaysAboveBounds() throws {
    let index = try self.index.get()
    var (ndcg, three) = (0.0, 0.0)
    let questions = try Self.lines("questions.jsonl").map { try JSONDecoder().decode(Judged.self, from: Data($0.utf8)) }
    for question in questions {
      let hits = try index.search(Query(text: question.q, limit: 10)).hits
      let grades = hits.map { hit in question.relevant.filter { ids(hit).contains($0.id) }.map(\.grade).max() ?? 0 }
      func gain(_ grades: [Int]) -> Double {
        grades.prefix(10).enumerated().reduce(0) { $0 + Double((1 << $1.element) - 1) / log2(Double($1.offset) + 2) }
      }
      ndcg += gain(grades) / gain(question.relevant.map(\.grade).sorted(by: >))
      three += grades.prefix(3).contains(2) ? 1 : 0
    }
    let count = Double(questions.count)
    #expect(questions.count == 120)
    #expect(ndcg / count > 0.66, "nDCG@10 \(ndcg / count)")
    #expect(three / count > 0.78, "success@3 \(three / count)")
  }

  @Test("Queries that are not about design are reported as unanswered") func unrelatedQueriesHaveNoAnswer() throws {
    let index = try self.index.get()
    func refused(_ name: String) throws -> (Int, Int) {
      let lines = try Self.lines(name)
      return (try lines.count { try !index.search(Query(text: $0, limit: 1)).hasAnswer }, lines.count)
    }
    let (others, own) = (try refused("offtopic.txt"), try refused("colloquial.txt"))
    #expect(others.0 * 100 >= others.1 * 55, "\(others)")
    #expect(own.0 * 100 <= own.1 * 2, "\(own)")
    #expect(try !index.search(Query(text: "カレーの作り方")).hasAnswer)
    // Only the name of another system makes this query unrelated.
    #expect(try !index.search(Query(text: "How do I turn an Excel table into a chart?")).hasAnswer)
    #expect(try index.search(Query(text: "How do I turn a table into a chart?")).hasAnswer)
  }

  @Test(
    "The limit does not change the order of hits",
    arguments: ["余白", "how big should buttons be", "通知 許可 -watchOS", "\"full screen\" controls", "ダークモード"])
  func limitDoesNotChangeOrder(text: String) throws {
    let index = try self.index.get()
    func hits(_ limit: Int) throws -> [SearchHit] {
      try index.search(Query(text: text, readerLanguage: .japanese, limit: limit)).hits
    }
    let (many, few) = (try hits(50), try hits(10))
    #expect(few == Array(many.prefix(10)))
    #expect(try hits(200).prefix(50).elementsEqual(many))
  }

  @Test(
    "The lines of an explanation add up to the score",
    arguments: ["余白", "users keep deleting things by accident", "Apple Watch 通知 音", "UIRefreshControl"])
  func explanationAddsUpToScore(text: String) throws {
    for hit in try index.get().search(Query(text: text, readerLanguage: .japanese, explains: true)).hits {
      let sum = hit.explanation.reduce(0.0) { sum, line in
        guard line.contains(" × "), let value = line.components(separatedBy: " = ").last.flatMap(Double.init) else { return sum }
        return sum + value
      }
      #expect(abs(sum - hit.score) < 0.006, "\(hit.explanation)")
    }
  }

  /// Expects 2.477, never 2.4769999980926514.
  @Test("Scores in JSON have at most three decimals", arguments: ["余白", "how do I show an error to people", "color"])
  func scoresHaveThreeDecimals(text: String) throws {
    let answer = try index.get().search(Query(text: text, readerLanguage: .japanese, limit: 50))
    let scores = LookupJSON.search(answer, query: text).matches(of: #/"score":([^,]*),/#).map { $0.output.1 }
    #expect(scores.count == answer.hits.count && scores.count > 10)
    #expect(scores.allSatisfy { $0.wholeMatch(of: #/-?[0-9]+\.[0-9]{1,3}/#) != nil }, "\(scores)")
  }

  @Test(
    "Search matches British spellings",
    arguments: [
      ("customise toolbar", "customize toolbar"), ("organise content", "organize content"), ("analyse charts", "analyze charts"),
    ])
  func matchesBritishSpelling(british: String, american: String) throws {
    let index = try self.index.get()
    func ids(_ text: String) throws -> [String] { try index.search(Query(text: text, limit: 3)).hits.map(\.record.id) }
    #expect(try ids(british).first == ids(american).first)
  }

  /// A word that could be romaji is read as romaji only if a text contains the kana.
  @Test(
    "Romaji is answered in Japanese, other Latin words in English",
    arguments: [("yohaku", Language.japanese), ("git rebase", .english)])
  func romajiIsAnsweredInJapanese(text: String, language: Language) throws {
    let hits = try index.get().search(Query(text: text, readerLanguage: .english, limit: 5)).hits
    #expect(!hits.isEmpty && hits.allSatisfy { $0.record.language == language }, "\(hits.map(\.record.id))")
  }

  @Test("A query that names a platform gets a notice about unsupported or general topics") func noticeReportsPlatformState()
    throws
  {
    let index = try self.index.get()
    let unsupported = try #require(try index.search(Query(text: "dark mode watchos")).notice)
    #expect(unsupported.topic == "dark-mode" && unsupported.platform == .watchOS && unsupported.state == .unsupported)
    #expect(unsupported.id == "dark-mode/platform-considerations/definition-1")
    #expect(try index.search(Query(text: "ダークモード アップルウォッチ", readerLanguage: .japanese)).notice?.state == .unsupported)
    #expect(try index.search(Query(text: "steppers on iPhone")).notice?.state == .general)
    #expect(try index.search(Query(text: "steppers on the mac")).notice == nil)
  }

  @Test("Each hit of two phrases joined by OR contains one of them") func phrasesJoinedByOR() throws {
    let index = try self.index.get()
    let both = try index.search(Query(text: "\"use alerts\" OR \"avoid alerts\"", limit: 200)).hits
    #expect(!both.isEmpty)
    for hit in both {
      let text = ([hit.record] + hit.same).map { "\($0.headline.plainText) \($0.body.plainText)".lowercased() }.joined(
        separator: " ")
      #expect(["use alerts", "avoid alerts"].contains { text.contains($0) }, "\(hit.record.id)")
    }
  }

  @Test(
    "Pasted code and sentences are searched as text",
    arguments: [
      "UIAlertController(title: \"Error\", message: \"Something went wrong\", preferredStyle: .alert)",
      "<key>NSCameraUsageDescription</key>\n<string>We need the camera</string>",
      "Text(\"Hello\").font(.system(size: 9))\n  .padding(-4)", "is it fine to show a \"welcome back\" message at launch",
    ])
  func pastedCodeIsSearched(text: String) throws {
    #expect(try !index.get().search(Query(text: text)).hits.isEmpty)
  }

  @Test(
    "Romaji and kana variants find the topic",
    arguments: [
      ("daaku moodo", "dark-mode"), ("botan no saizu", "buttons"), ("もじの大きさ", "typography"), ("ウイジェット 余白", "widgets"),
    ])
  func typedJapaneseVariantsMatch(text: String, topic: String) throws {
    let hits = try index.get().search(Query(text: text, readerLanguage: .japanese, limit: 5)).hits
    #expect(hits.contains { $0.record.topic == topic }, "\(hits.map(\.record.id))")
  }
}
