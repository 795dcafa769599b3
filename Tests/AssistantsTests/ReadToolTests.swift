import Guidelines
import Testing

@testable import Assistants

/// `hig_read`: a rule, a page, a section, headlines.
@Suite struct ReadToolTests {
  let room: TestServer
  init() throws { room = try TestServer() }

  @Test func readsARuleByItsId() {
    let result = room.call("hig_read", #""id":"dials/best-practices/2""#)
    #expect(result.ids("records") == ["dials/best-practices/2"])
    #expect(result.text.contains("Avoid red for ordinary values."))
    #expect(result.data["records"][0]["strength"] == .string("avoid"))
    let japanese = room.call("hig_read", #""id":"dials/best-practices/2","language":"ja""#)
    #expect(japanese.data["records"][0]["language"] == .string("ja"))
  }

  @Test func readsAPageByAnyName() {
    for name in ["dials", "Dials", "DialView", "dials best-practices"] {
      #expect(room.call("hig_read", #""topic":"\#(name)""#).data["topic"] == .string("dials"), "\(name)")
    }
    #expect(room.call("hig_read", #""topic":"ダイヤル""#).data["language"] == .string("ja"))
    // Whoever takes an id for a topic, or a topic for an id, is understood.
    #expect(room.call("hig_read", #""topic":"dials/best-practices/1""#).ids("records") == ["dials/best-practices/1"])
    #expect(room.call("hig_read", #""id":"dials""#).data["topic"] == .string("dials"))
  }

  @Test func readsAnAddress() {
    let page = room.call("hig_read", #""id":"https://example.com/guidelines/dials""#)
    #expect(page.data["topic"] == .string("dials") && page.ids("records").contains("dials/watchos/1"))
    let section = room.call("hig_read", #""id":"https://example.com/guidelines/dials#best-practices""#)
    #expect(section.ids("records") == ["dials/best-practices/1", "dials/best-practices/2"])
  }

  @Test func listsHeadlinesOfSeveralTopics() {
    let result = room.call("hig_read", #""topic":"dials, step-rows","detail":"headlines","platform":"watchOS""#)
    let ids = result.ids("records")
    #expect(ids.first == "dials/watchos/1" && ids.contains("dials/best-practices/2"), "\(ids)")
    #expect(result.text.contains("> - dials/best-practices/2 (avoid) Avoid red for ordinary values."))
    #expect(result.text.contains("'step-rows' is not supported on watchOS."))
    #expect(result.data["records"].array.allSatisfy { !$0.has("text") })
    let avoided = room.call("hig_read", #""topic":"dials","detail":"headlines","strength":"avoid""#)
    #expect(avoided.data["records"].array.allSatisfy { $0["strength"] == .string("avoid") } && !avoided.ids("records").isEmpty)
    #expect(room.call("hig_read", #""topic":"dials","detail":"short""#).text.contains("headlines"))
  }

  @Test func keepsToAStrength() {
    let hits = room.call("hig_search", #""query":"dial","strength":"avoid""#).data["hits"].array
    #expect(!hits.isEmpty && hits.allSatisfy { $0["strength"] == .string("avoid") })
    let page = room.call("hig_read", #""topic":"dials","strength":"avoid""#).data["records"].array
    #expect(!page.isEmpty && page.allSatisfy { $0["strength"] == .string("avoid") })
    #expect(room.call("hig_search", #""query":"dial","strength":"never""#).text.contains("avoid"))
  }

  @Test func textHasNoEscapesOfMarkdown() throws {
    let page = "# Gates\n\n**Keep 4.5:1 (or more) and * signs.** Code: `\\(name)`.\n\n```\nlet a = \"\\(b)\"\n```\n"
    try room.ingest(page: page, named: "gates")
    let text = room.call("hig_read", #""topic":"gates""#).text
    #expect(text.contains("Keep 4.5:1 (or more) and * signs."), "\(text)")
    #expect(text.contains("`\\(name)`") && text.contains("\"\\(b)\""), "\(text)")
  }

  @Test func readsOneSectionForOnePlatform() {
    let section = room.call("hig_read", #""topic":"dials","section":"ベストプラクティス","language":"en""#)
    #expect(section.ids("records") == ["dials/best-practices/1", "dials/best-practices/2"])
    let platform = room.call("hig_read", #""topic":"dials","platform":"iOS""#)
    #expect(!platform.ids("records").contains("dials/watchos/1"))
    #expect(platform.ids("records").contains("dials/best-practices/1"))
  }

  @Test func readsALongPageInParts() {
    let whole = room.call("hig_read", #""topic":"dials","max_tokens":2000"#)
    var ids: [String] = []
    var next: String? = ""
    var count = 0
    while let cursor = next, count < 20 {
      let part = room.call("hig_read", #""topic":"dials","max_tokens":200,"cursor":"\#(cursor)""#)
      #expect(part.text.utf8.count <= 1200)
      ids += part.ids("records")
      next = part.data["next"].string
      count += 1
    }
    #expect(count > 1)
    #expect(ids == whole.ids("records"))
  }

  /// What it is, what to do (here before elsewhere) with the table that a rule announces, then what things are.
  @Test func aPageGivesRulesFirst() {
    let ids = room.call("hig_read", #""topic":"dials","platform":"watchOS""#).ids("records")
    let rules = ["watchos/1", "watchos/4", "best-practices/1", "best-practices/2", "specifications/1"]
    let expected = ["definition-1"] + rules + ["specifications/specification-1", "definition-2"]
    #expect(ids == expected.map { "dials/" + $0 })
    // A section is read as it stands; what it is called in code stands on the page.
    let section = room.call("hig_read", #""topic":"dials","section":"watchos""#)
    #expect(section.ids("records") == ["dials/watchos/1", "dials/watchos/4"])
    #expect(!section.text.contains("DialView") && section.text.contains("# Dials"))
    #expect(room.call("hig_read", #""topic":"dials""#).text.contains("DialView"))
  }

  @Test func headlinesOfSeveralTopicsComeInTurns() {
    let ids = room.call("hig_read", #""topic":"dials, step-rows","detail":"headlines""#).ids("records")
    #expect(ids.prefix(3) == ["dials/best-practices/1", "step-rows/best-practices/1", "dials/best-practices/2"])
  }
}
