import Guidelines
import Testing

@testable import Assistants

@Suite struct ToolTests {
  let room: TestServer
  init() throws { room = try TestServer() }

  @Test func definesFourToolsBriefly() throws {
    let line = try #require(room.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(TestServer.meta)}}"#))
    #expect(line.utf8.count <= 4800)
    let tools = room.modern("tools/list")["result"]["tools"].array
    #expect(tools.compactMap { $0["name"].string } == ["hig_search", "hig_read", "hig_spec", "hig_changes"])
    for tool in tools {
      #expect(tool["inputSchema"]["type"] == .string("object"))
      #expect(tool["inputSchema"]["additionalProperties"] == .boolean(false))
      #expect(tool["outputSchema"]["type"] == .string("object"))
      #expect(tool["annotations"]["readOnlyHint"] == .boolean(true))
      #expect(tool["annotations"]["openWorldHint"] == .boolean(false))
    }
  }

  @Test func saysInWhoseWordsToAskAndWhatEachArgumentIs() {
    for tool in room.modern("tools/list")["result"]["tools"].array {
      for argument in tool["inputSchema"]["properties"].object ?? [] {
        #expect(argument.value["description"].string?.isEmpty == false, "\(tool["name"]) \(argument.name)")
      }
    }
    let query = room.modern("tools/list")["result"]["tools"][0]["inputSchema"]["properties"]["query"]["description"].string ?? ""
    #expect(query.contains("guideline's words") && query.split(separator: "→").count == 4)
    #expect(room.modern("server/discover")["result"]["instructions"].string?.contains("guideline's words") == true)
  }

  @Test func refusesUnknownToolsAndMalformedCallsByTheProtocol() {
    #expect(room.modern("tools/call", #""name":"hig_delete""#).code == -32602)
    #expect(room.modern("tools/call", #""name":7"#).code == -32602)
    #expect(room.modern("tools/call").code == -32602)
    #expect(room.modern("tools/call", #""name":"hig_search","arguments":[]"#).code == -32602)
  }

  @Test(arguments: [
    ("hig_search", #""query":"x","colour":1"#, "colour"), ("hig_search", "", "query"), ("hig_search", #""query":5"#, "query"),
    ("hig_search", #""query":"  ""#, "query"), ("hig_search", #""query":"x","limit":"5""#, "limit"),
    ("hig_search", #""query":"x","platform":"Android""#, "watchOS"), ("hig_search", #""query":"x","kind":"law""#, "definition"),
    ("hig_search", #""query":"x","language":"tlh""#, "ja"), ("hig_search", #""query":"x","topic":"zeppelins""#, "zeppelins"),
    ("hig_search", #""query":"x","source":"none""#, "Corpus"), ("hig_search", #""query":"dials","cursor":"zz""#, "cursor"),
    ("hig_search", #""query":"dials","cursor":"nrr""#, "cursor"), ("hig_read", "", "topic"),
    ("hig_read", #""id":"dials/best-practices/77""#, "dials/best-practices/1"), ("hig_read", #""topic":"dails""#, "dials"),
    ("hig_read", #""topic":"dials","section":"nowhere""#, "best-practices"), ("hig_changes", #""since":"yesterday""#, "2026-06"),
    // A date that there is none, numbers outside what the definition says, two names for one thing.
    ("hig_changes", #""since":"2026-13-77""#, "2026-06"), ("hig_changes", #""since":"2026-02-29""#, "2026-06"),
    ("hig_search", #""query":"x","limit":0"#, "from 1 to 20"), ("hig_search", #""query":"x","limit":-1"#, "from 1 to 20"),
    ("hig_search", #""query":"x","limit":9223372036854775807"#, "from 1 to 20"),
    ("hig_search", #""query":"x","limit":21"#, "from 1 to 20"), ("hig_search", #""query":"x","limit":1.5"#, "from 1 to 20"),
    ("hig_read", #""topic":"dials","max_tokens":1"#, "from 200 to 2000"),
    ("hig_read", #""topic":"dials","max_tokens":1000000000"#, "from 200 to 2000"),
    ("hig_read", #""topic":"dials","id":"dials/best-practices/1""#, "one of the two"),
  ])
  func advisesWhereArgumentsAreWrong(tool: String, arguments: String, word: String) {
    let result = room.call(tool, arguments)
    #expect(result.isError)
    #expect(result.text.contains(word), "\(result.text)")
    #expect(result["structuredContent"] == .null)
  }

  @Test func takesNullAndEmptyForNotGiven() {
    #expect(!room.call("hig_search", #""query":"tick marks","topic":null,"platform":"","limit":null"#).isError)
  }

  // MARK: Search

  @Test func findsRulesWithTheirPlace() {
    let result = room.call("hig_search", #""query":"tick marks""#)
    #expect(result.ids("hits").first == "dials/best-practices/1")
    #expect(result.data["matched"] == .boolean(true))
    let hit = result.data["hits"][0]
    #expect(hit["headline"] == .string("Draw few tick marks."))
    #expect(hit["url"] == .string("https://example.com/guidelines/dials#best-practices"))
    #expect(hit["edition"] == .string("2026-06"))
    #expect(result.text.contains("(https://example.com/guidelines/dials#best-practices)"))
    #expect(result.text.contains("dials/best-practices/1; 2026-06"))
  }

  @Test func answersInTheLanguageOfTheWords() {
    let result = room.call("hig_search", #""query":"目盛り""#)
    #expect(result.data["hits"][0]["language"] == .string("ja"))
    #expect(room.call("hig_search", #""query":"目盛り","language":"en""#).data["hits"][0]["language"] == .string("en"))
  }

  @Test func leadsOnByACursor() {
    let all = room.call("hig_search", #""query":"dial","limit":4"#)
    let first = room.call("hig_search", #""query":"dial","limit":2"#)
    let next = first.data["next"].string ?? ""
    #expect(first.text.contains(next))
    let second = room.call("hig_search", #""query":"dial","limit":2,"cursor":"\#(next)""#)
    #expect(first.ids("hits") + second.ids("hits") == all.ids("hits"))
  }

  /// Three with what they say, then headlines, a line each.
  @Test func givesHeadlinesAfterTheThirdHit() throws {
    let result = room.call("hig_search", #""query":"dial""#)
    let hits = result.data["hits"].array
    try #require(hits.count > 3)
    #expect(hits.prefix(3).allSatisfy { $0["url"] != .null })
    #expect(hits.dropFirst(3).allSatisfy { $0["url"] == .null && $0["headline"] != .null })
    for id in result.ids("hits").dropFirst(3) { #expect(result.text.contains("> - \(id) (")) }
  }

  @Test func saysWhatIsOnlyTheNearest() {
    let filtered = room.call("hig_search", #""query":"tick marks","topic":"step-rows""#)
    #expect(filtered.data["matched"] == .boolean(false) || filtered.ids("hits").allSatisfy { $0.hasPrefix("step-rows/") })
    let none = room.call("hig_search", #""query":"tick marks","kind":"reference""#)
    #expect(none.data["matched"] == .boolean(false))
    #expect(none.text.contains("nearest"))
    #expect(none.ids("hits").first == "dials/best-practices/1")
    let nothing = room.call("hig_search", #""query":"zxqv""#)
    #expect(!nothing.isError)
    #expect(nothing.data["matched"] == .boolean(false))
    #expect(nothing.text.contains("'zxqv'"))
  }

  @Test func saysThatATopicIsNotSupported() {
    for arguments in [#""query":"step rows","platform":"watchOS""#, #""query":"value","topic":"step-rows","platform":"watchOS""#]
    {
      let result = room.call("hig_search", arguments)
      #expect(result.text.contains("'step-rows' is not supported on watchOS."), "\(result.text)")
      #expect(result.data["notice"]["topic"] == .string("step-rows"))
      #expect(result.data["notice"]["state"] == .string("unsupported"))
    }
    let page = room.call("hig_read", #""topic":"step-rows","platform":"watchOS""#)
    #expect(!page.isError)
    #expect(page.text.contains("'step-rows' is not supported on watchOS."))
    #expect(page.ids("records") == [])
  }

  // MARK: Reading

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

  // MARK: Figures, changes

  @Test func givesFigures() {
    let result = room.call("hig_spec", #""topic":"dials""#)
    #expect(result.data["matched"] == .boolean(true))
    let rows = result.data["figures"].array.compactMap { $0["rows"] }.first
    #expect(rows?[1]["Width"] == .string("44 pt"))
    #expect(room.call("hig_spec").data["figures"][0]["quantity"].string != nil)
    let none = room.call("hig_spec", #""quantity":"zxqv""#)
    #expect(none.data["matched"] == .boolean(false))
    #expect(none.text.contains("'zxqv'"))
  }

  @Test func givesChanges() {
    let all = room.call("hig_changes").data["changes"].array
    #expect(!all.isEmpty)
    let dates = all.compactMap { $0["date"].string }
    #expect(dates == dates.sorted(by: >))
    #expect(room.call("hig_changes", #""since":"2999""#).data["changes"] == .array([]))
    let none = room.call("hig_changes", #""since":"2999""#)
    #expect(none.text.hasPrefix("no change is noted"))
    // The last one, and where to read it.
    #expect(none.data["last"]["date"] == .string(dates[0]) && none.text.contains(dates[0]))
    #expect(all[0]["url"].string?.hasPrefix("https://") == true)
  }

  // MARK: The index

  @Test func saysWhereThereIsNoIndex() {
    let server = Server(version: "1", language: .english) { () throws(Failure) in throw .noIndex(path: nil) }
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(TestServer.meta),"name":"hig_spec"}}"#
    #expect(server.answer(Message(.line(Array(line.utf8))))?.contains("hig ingest") == true)
    let list = #"{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{\#(TestServer.meta)}}"#
    #expect(server.answer(Message(.line(Array(list.utf8))))?.contains("-32603") == true)
  }

  @Test func seesAnIndexThatWasReplaced() throws {
    #expect(room.call("hig_search", #""query":"gates""#).ids("hits").contains { $0.hasPrefix("gates/") } == false)
    try room.ingest(page: TestServer.hostile, named: "gates")
    #expect(room.call("hig_search", #""query":"open gates slowly""#).ids("hits").contains { $0.hasPrefix("gates/") })
  }
}
