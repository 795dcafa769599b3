import Guidelines
import Testing

@testable import Assistants

/// Answers of `hig_read`: a rule, a page, a section, or headlines.
@Suite struct ReadToolTests {
  let testServer: TestServer
  init() throws { testServer = try TestServer() }

  @Test func readsRuleByID() {
    let result = testServer.call("hig_read", #""id":"dials/best-practices/2""#)
    #expect(result.ids("records") == ["dials/best-practices/2"])
    #expect(result.text.contains("Avoid red for ordinary values."))
    #expect(result.data["records"][0]["strength"] == .string("avoid"))
    let japanese = testServer.call("hig_read", #""id":"dials/best-practices/2","language":"ja""#)
    #expect(japanese.data["records"][0]["language"] == .string("ja"))
  }

  @Test("A topic is found by slug, title, code name, or Japanese name") func readsTopicByAnyName() {
    for name in ["dials", "Dials", "DialView", "dials best-practices"] {
      #expect(testServer.call("hig_read", #""topic":"\#(name)""#).data["topic"] == .string("dials"), "\(name)")
    }
    #expect(testServer.call("hig_read", #""topic":"ダイヤル""#).data["language"] == .string("ja"))
    // An id given as a topic, or a topic given as an id, is understood.
    #expect(testServer.call("hig_read", #""topic":"dials/best-practices/1""#).ids("records") == ["dials/best-practices/1"])
    #expect(testServer.call("hig_read", #""id":"dials""#).data["topic"] == .string("dials"))
  }

  @Test("A page or section is found by its URL") func readsPageByURL() {
    let page = testServer.call("hig_read", #""id":"https://example.com/guidelines/dials""#)
    #expect(page.data["topic"] == .string("dials") && page.ids("records").contains("dials/watchos/1"))
    let section = testServer.call("hig_read", #""id":"https://example.com/guidelines/dials#best-practices""#)
    #expect(section.ids("records") == ["dials/best-practices/1", "dials/best-practices/2"])
  }

  @Test("Headlines of several topics are listed without their text") func listsHeadlines() {
    let result = testServer.call("hig_read", #""topic":"dials, step-rows","detail":"headlines","platform":"watchOS""#)
    let ids = result.ids("records")
    #expect(ids.first == "dials/watchos/1" && ids.contains("dials/best-practices/2"), "\(ids)")
    #expect(result.text.contains("> - dials/best-practices/2 (avoid) Avoid red for ordinary values."))
    #expect(result.text.contains("'step-rows' is not supported on watchOS."))
    #expect(result.data["records"].array.allSatisfy { !$0.has("text") })
    let avoided = testServer.call("hig_read", #""topic":"dials","detail":"headlines","strength":"avoid""#)
    #expect(avoided.data["records"].array.allSatisfy { $0["strength"] == .string("avoid") } && !avoided.ids("records").isEmpty)
    #expect(testServer.call("hig_read", #""topic":"dials","detail":"short""#).text.contains("headlines"))
  }

  @Test("Search and read keep to the requested strength") func strengthFiltersRecords() {
    let hits = testServer.call("hig_search", #""query":"dial","strength":"avoid""#).data["hits"].array
    #expect(!hits.isEmpty && hits.allSatisfy { $0["strength"] == .string("avoid") })
    let page = testServer.call("hig_read", #""topic":"dials","strength":"avoid""#).data["records"].array
    #expect(!page.isEmpty && page.allSatisfy { $0["strength"] == .string("avoid") })
    #expect(testServer.call("hig_search", #""query":"dial","strength":"never""#).text.contains("avoid"))
  }

  @Test("Text of an answer has no Markdown escapes") func textIsNotEscaped() throws {
    let page = "# Gates\n\n**Keep 4.5:1 (or more) and * signs.** Code: `\\(name)`.\n\n```\nlet a = \"\\(b)\"\n```\n"
    try testServer.ingest(page: page, named: "gates")
    let text = testServer.call("hig_read", #""topic":"gates""#).text
    #expect(text.contains("Keep 4.5:1 (or more) and * signs."), "\(text)")
    #expect(text.contains("`\\(name)`") && text.contains("\"\\(b)\""), "\(text)")
  }

  @Test("Section and platform limit the records of a page") func readsSectionOrPlatform() {
    let section = testServer.call("hig_read", #""topic":"dials","section":"ベストプラクティス","language":"en""#)
    #expect(section.ids("records") == ["dials/best-practices/1", "dials/best-practices/2"])
    let platform = testServer.call("hig_read", #""topic":"dials","platform":"iOS""#)
    #expect(!platform.ids("records").contains("dials/watchos/1"))
    #expect(platform.ids("records").contains("dials/best-practices/1"))
  }

  @Test("The parts of a long page hold the records of the whole page") func longPageIsReadInParts() {
    let whole = testServer.call("hig_read", #""topic":"dials","max_tokens":2000"#)
    var ids: [String] = []
    var next: String? = ""
    var count = 0
    while let cursor = next, count < 20 {
      let part = testServer.call("hig_read", #""topic":"dials","max_tokens":200,"cursor":"\#(cursor)""#)
      #expect(part.text.utf8.count <= 1200)
      ids += part.ids("records")
      next = part.data["next"].string
      count += 1
    }
    #expect(count > 1)
    #expect(ids == whole.ids("records"))
  }

  /// The order is: the definition of the topic, rules of the platform, general rules with the table that a rule announces, other definitions.
  @Test("A page gives rules before definitions, and a section keeps its order") func rulesPrecedeDefinitions() {
    let ids = testServer.call("hig_read", #""topic":"dials","platform":"watchOS""#).ids("records")
    let rules = ["watchos/1", "watchos/4", "best-practices/1", "best-practices/2", "specifications/1"]
    let expected = ["definition-1"] + rules + ["specifications/specification-1", "definition-2"]
    #expect(ids == expected.map { "dials/" + $0 })
    // A section keeps the order of the page; names in code are shown only with the page.
    let section = testServer.call("hig_read", #""topic":"dials","section":"watchos""#)
    #expect(section.ids("records") == ["dials/watchos/1", "dials/watchos/4"])
    #expect(!section.text.contains("DialView") && section.text.contains("# Dials"))
    #expect(testServer.call("hig_read", #""topic":"dials""#).text.contains("DialView"))
  }

  @Test func headlinesAlternateBetweenTopics() {
    let ids = testServer.call("hig_read", #""topic":"dials, step-rows","detail":"headlines""#).ids("records")
    #expect(ids.prefix(3) == ["dials/best-practices/1", "step-rows/best-practices/1", "dials/best-practices/2"])
  }
}
