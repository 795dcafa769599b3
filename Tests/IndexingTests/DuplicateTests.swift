import Guidelines
import Testing

@testable import Indexing

/// Duplicates among the first hits.
@Suite struct DuplicateTests {
  let folder = Folder()

  private func found(_ records: [Record], on page: StoredPage, _ text: String) throws -> SearchAnswer {
    try build(folder.index, [(page, records)]).search(Query(text: text, limit: 50))
  }

  @Test("The same sentence in two topics is one hit") func sentenceOfTwoTopicsIsOneHit() throws {
    let a = page("a", language: .english)
    let answer = try found(
      [
        record(0, "Use alerts sparingly.", on: a, topic: "alerts"),
        record(1, "Use an alert sparingly.", on: a, topic: "modality"),
        record(2, "Use sounds sparingly.", on: a, topic: "sounds"),
        record(3, "Never use alerts sparingly twice.", on: a, topic: "alerts"),
      ], on: a, "use alerts sparingly")
    #expect(answer.hits.count == 4)
    let echo = try #require(answer.hits.last)
    #expect(answer.hits.flatMap(\.duplicates) == [echo.record])
    #expect(answer.hitsWithoutDuplicates.map(\.record.id) == answer.hits.dropLast().map(\.record.id))
  }

  /// Word-for-word repetitions are duplicates all the same.
  @Test("Similar rules for different platforms are not duplicates") func differentPlatformsAreNotDuplicates() throws {
    let a = page("a", language: .english)
    var android = record(1, "Put the button at the bottom.", on: a, platforms: [])
    android.systems = ["Android"]
    let records = [
      record(0, "Put the button at the top.", on: a, platforms: [.iOS]), android,
      record(2, "Put the button at the end.", on: a, platforms: [.macOS]),
      record(3, "Put the button at the top.", on: a, platforms: [.tvOS]),
    ]
    let answer = try found(records, on: a, "put the button")
    #expect(
      Set(answer.hitsWithoutDuplicates.map(\.record.headline.plainText)).count == 3 && answer.hitsWithoutDuplicates.count == 3)
  }

  /// The platform's rule is first if the query names the platform.
  @Test(
    "A general rule precedes its duplicate for a platform",
    arguments: [("keep menus short", 1), ("keep menus short on Apple Watch", 0)])
  func generalRulePrecedesSpecific(text: String, first: Int) throws {
    let a = page("a", language: .english)
    let answer = try found(
      [
        record(0, "Keep menus short.", on: a, topic: "menus", platforms: [.watchOS]),
        record(1, "Keep all menus short.", "They grow.", on: a, topic: "design"),
      ], on: a, text)
    #expect(answer.hits.first?.record.position == first)
  }

  @Test("A table and the rule that announces it are one hit") func tableAndItsRuleAreOneHit() throws {
    let a = page("a", language: .english)
    var rule = record(0, "Respect the margins of a card.", on: a)
    var table = record(1, "Margins of a card", on: a, kind: .specification)
    table.body = [Block(.table(Table(header: [[.text("Card")]], rows: [[[.text("16 pt")]]])))]
    rule.announces = [table.id]
    let answer = try found([rule, table], on: a, "margins of a card")
    #expect(answer.hits.count == 2 && answer.hitsWithoutDuplicates.count == 1)
  }

  /// The rule of the platform contains the word more often.
  @Test("A single word finds a general rule first", arguments: [("menus", 1), ("menus on Apple Watch", 0)])
  func singleWordFindsGeneralRule(text: String, first: Int) throws {
    let a = page("a", language: .english)
    let answer = try found(
      [
        record(0, "Show menus, and nothing but menus.", "Menus are all.", on: a, topic: "menus", platforms: [.watchOS]),
        record(1, "Sort the commands of long menus by how often they are used.", on: a, topic: "design"),
      ], on: a, text)
    #expect(answer.hits.first?.record.position == first)
  }
}
