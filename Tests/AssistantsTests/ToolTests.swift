import Guidelines
import Testing

@testable import Assistants

@Suite struct ToolTests {
  let testServer: TestServer
  init() throws { testServer = try TestServer() }

  @Test("Four read-only tools are defined in at most 4800 bytes") func toolDefinitionsAreShort() throws {
    let line = try #require(testServer.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(TestServer.meta)}}"#))
    #expect(line.utf8.count <= 4800)
    let tools = testServer.modern("tools/list")["result"]["tools"].array
    #expect(tools.compactMap { $0["name"].string } == ["hig_search", "hig_read", "hig_spec", "hig_changes"])
    for tool in tools {
      #expect(tool["inputSchema"]["type"] == .string("object"))
      #expect(tool["inputSchema"]["additionalProperties"] == .boolean(false))
      #expect(tool["outputSchema"]["type"] == .string("object"))
      #expect(tool["annotations"]["readOnlyHint"] == .boolean(true))
      #expect(tool["annotations"]["openWorldHint"] == .boolean(false))
    }
  }

  @Test("Every argument has a description, and the query says whose words to use") func everyArgumentIsDescribed() {
    for tool in testServer.modern("tools/list")["result"]["tools"].array {
      for argument in tool["inputSchema"]["properties"].object ?? [] {
        #expect(argument.value["description"].string?.isEmpty == false, "\(tool["name"]) \(argument.name)")
      }
    }
    let query =
      testServer.modern("tools/list")["result"]["tools"][0]["inputSchema"]["properties"]["query"]["description"].string ?? ""
    #expect(query.contains("guideline's words") && query.split(separator: "→").count == 4)
    #expect(testServer.modern("server/discover")["result"]["instructions"].string?.contains("guideline's words") == true)
  }

  @Test("Unknown tools and malformed calls are protocol errors") func unknownToolIsProtocolError() {
    #expect(testServer.modern("tools/call", #""name":"hig_delete""#).code == -32602)
    #expect(testServer.modern("tools/call", #""name":7"#).code == -32602)
    #expect(testServer.modern("tools/call").code == -32602)
    #expect(testServer.modern("tools/call", #""name":"hig_search","arguments":[]"#).code == -32602)
  }

  @Test(
    "An invalid argument gets an error that names what is valid",
    arguments: [
      ("hig_search", #""query":"x","colour":1"#, "colour"), ("hig_search", "", "query"), ("hig_search", #""query":5"#, "query"),
      ("hig_search", #""query":"  ""#, "query"), ("hig_search", #""query":"x","limit":"5""#, "limit"),
      ("hig_search", #""query":"x","platform":"Android""#, "watchOS"), ("hig_search", #""query":"x","kind":"law""#, "definition"),
      ("hig_search", #""query":"x","language":"tlh""#, "ja"), ("hig_search", #""query":"x","topic":"zeppelins""#, "zeppelins"),
      ("hig_search", #""query":"x","source":"none""#, "Corpus"), ("hig_search", #""query":"dials","cursor":"zz""#, "cursor"),
      ("hig_search", #""query":"dials","cursor":"nrr""#, "cursor"), ("hig_read", "", "topic"),
      ("hig_read", #""id":"dials/best-practices/77""#, "dials/best-practices/1"), ("hig_read", #""topic":"dails""#, "dials"),
      ("hig_read", #""topic":"dials","section":"nowhere""#, "best-practices"),
      ("hig_changes", #""since":"yesterday""#, "2026-06"),
      // Dates that do not exist, numbers out of range, and two names for one record.
      ("hig_changes", #""since":"2026-13-77""#, "2026-06"), ("hig_changes", #""since":"2026-02-29""#, "2026-06"),
      ("hig_search", #""query":"x","limit":0"#, "from 1 to 20"), ("hig_search", #""query":"x","limit":-1"#, "from 1 to 20"),
      ("hig_search", #""query":"x","limit":9223372036854775807"#, "from 1 to 20"),
      ("hig_search", #""query":"x","limit":21"#, "from 1 to 20"), ("hig_search", #""query":"x","limit":1.5"#, "from 1 to 20"),
      ("hig_read", #""topic":"dials","max_tokens":1"#, "from 200 to 2000"),
      ("hig_read", #""topic":"dials","max_tokens":1000000000"#, "from 200 to 2000"),
      ("hig_read", #""topic":"dials","id":"dials/best-practices/1""#, "one of the two"),
    ])
  func invalidArgumentGetsHint(tool: String, arguments: String, word: String) {
    let result = testServer.call(tool, arguments)
    #expect(result.isError)
    #expect(result.text.contains(word), "\(result.text)")
    #expect(result["structuredContent"] == .null)
  }

  @Test("Null and empty arguments count as omitted") func nullAndEmptyMeanOmitted() {
    #expect(!testServer.call("hig_search", #""query":"tick marks","topic":null,"platform":"","limit":null"#).isError)
  }

  // MARK: Search

  @Test("A hit has its headline, URL, and edition") func hitHasSource() {
    let result = testServer.call("hig_search", #""query":"tick marks""#)
    #expect(result.ids("hits").first == "dials/best-practices/1")
    #expect(result.data["matched"] == .boolean(true))
    let hit = result.data["hits"][0]
    #expect(hit["headline"] == .string("Draw few tick marks."))
    #expect(hit["url"] == .string("https://example.com/guidelines/dials#best-practices"))
    #expect(hit["edition"] == .string("2026-06"))
    #expect(result.text.contains("(https://example.com/guidelines/dials#best-practices)"))
    #expect(result.text.contains("dials/best-practices/1; 2026-06"))
  }

  @Test func answersInLanguageOfQuery() {
    let result = testServer.call("hig_search", #""query":"目盛り""#)
    #expect(result.data["hits"][0]["language"] == .string("ja"))
    #expect(testServer.call("hig_search", #""query":"目盛り","language":"en""#).data["hits"][0]["language"] == .string("en"))
  }

  @Test("A cursor continues a search where it stopped") func cursorContinuesSearch() {
    let all = testServer.call("hig_search", #""query":"dial","limit":4"#)
    let first = testServer.call("hig_search", #""query":"dial","limit":2"#)
    let next = first.data["next"].string ?? ""
    #expect(first.text.contains(next))
    let second = testServer.call("hig_search", #""query":"dial","limit":2,"cursor":"\#(next)""#)
    #expect(first.ids("hits") + second.ids("hits") == all.ids("hits"))
  }

  /// The first three hits have their text, the others one line each.
  @Test("Hits after the third have headlines only") func laterHitsAreHeadlines() throws {
    let result = testServer.call("hig_search", #""query":"dial""#)
    let hits = result.data["hits"].array
    try #require(hits.count > 3)
    #expect(hits.prefix(3).allSatisfy { $0["url"] != .null })
    #expect(hits.dropFirst(3).allSatisfy { $0["url"] == .null && $0["headline"] != .null })
    for id in result.ids("hits").dropFirst(3) { #expect(result.text.contains("> - \(id) (")) }
  }

  @Test("Hits that only come near the query are marked as unmatched") func marksNearestHits() {
    let filtered = testServer.call("hig_search", #""query":"tick marks","topic":"step-rows""#)
    #expect(filtered.data["matched"] == .boolean(false))
    let none = testServer.call("hig_search", #""query":"tick marks","kind":"reference""#)
    #expect(none.data["matched"] == .boolean(false))
    #expect(none.text.contains("nearest"))
    #expect(none.ids("hits").first == "dials/best-practices/1")
    let nothing = testServer.call("hig_search", #""query":"zxqv""#)
    #expect(!nothing.isError)
    #expect(nothing.data["matched"] == .boolean(false))
    #expect(nothing.text.contains("'zxqv'"))
  }

  @Test("An unsupported platform of a topic is reported") func reportsUnsupportedTopic() {
    for arguments in [#""query":"step rows","platform":"watchOS""#, #""query":"value","topic":"step-rows","platform":"watchOS""#]
    {
      let result = testServer.call("hig_search", arguments)
      #expect(result.text.contains("'step-rows' is not supported on watchOS."), "\(result.text)")
      #expect(result.data["notice"]["topic"] == .string("step-rows"))
      #expect(result.data["notice"]["state"] == .string("unsupported"))
    }
    let page = testServer.call("hig_read", #""topic":"step-rows","platform":"watchOS""#)
    #expect(!page.isError)
    #expect(page.text.contains("'step-rows' is not supported on watchOS."))
    #expect(page.ids("records") == [])
  }

  // MARK: Measures, changes

  @Test func specListsMeasures() {
    let result = testServer.call("hig_spec", #""topic":"dials""#)
    #expect(result.data["matched"] == .boolean(true))
    let rows = result.data["figures"].array.compactMap { $0["rows"] }.first
    #expect(rows?[1]["Width"] == .string("44 pt"))
    #expect(testServer.call("hig_spec").data["figures"][0]["quantity"].string != nil)
    let none = testServer.call("hig_spec", #""quantity":"zxqv""#)
    #expect(none.data["matched"] == .boolean(false))
    #expect(none.text.contains("'zxqv'"))
  }

  @Test("Changes come newest first, and an empty answer names the last one") func changesAreSortedByDate() {
    let all = testServer.call("hig_changes").data["changes"].array
    #expect(!all.isEmpty)
    let dates = all.compactMap { $0["date"].string }
    #expect(dates == dates.sorted(by: >))
    #expect(testServer.call("hig_changes", #""since":"2999""#).data["changes"] == .array([]))
    let none = testServer.call("hig_changes", #""since":"2999""#)
    #expect(none.text.hasPrefix("no change is noted"))
    // The answer has the date of the last change and a URL.
    #expect(none.data["last"]["date"] == .string(dates[0]) && none.text.contains(dates[0]))
    #expect(all[0]["url"].string?.hasPrefix("https://") == true)
  }

  /// A date is written once, and again at the start of a part that continues with it.
  @Test("Each part of the changes starts with a date") func partRepeatsDate() throws {
    let whole = testServer.call("hig_changes")
    let changes = whole.data["changes"].array
    let again = try #require(
      changes.indices.dropFirst().first { changes[$0]["date"] == changes[$0 - 1]["date"] })
    let date = changes[again]["date"].string ?? ""
    #expect(whole.text.matches(of: /2025-06-09/).count == 1 && date == "2025-06-09")
    let part = testServer.call("hig_changes", #""cursor":"\#(Cursor(offset: again).text)""#)
    #expect(part.data["changes"].array.first == changes[again] && part.text.contains(date))
  }

  // MARK: The index

  @Test("Without an index the answer names the command that makes one") func missingIndexIsReported() {
    let server = Server(version: "1", language: .english) { () throws(Failure) in throw .noIndex(path: nil) }
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(TestServer.meta),"name":"hig_spec"}}"#
    #expect(server.answer(Message(.line(Array(line.utf8))))?.contains("hig ingest") == true)
    let list = #"{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{\#(TestServer.meta)}}"#
    #expect(server.answer(Message(.line(Array(list.utf8))))?.contains("-32603") == true)
  }

  @Test("An index that was replaced is opened again") func replacedIndexIsReopened() throws {
    #expect(testServer.call("hig_search", #""query":"gates""#).ids("hits").contains { $0.hasPrefix("gates/") } == false)
    try testServer.ingest(page: TestServer.hostile, named: "gates")
    #expect(testServer.call("hig_search", #""query":"open gates slowly""#).ids("hits").contains { $0.hasPrefix("gates/") })
  }
}
