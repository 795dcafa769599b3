import Rendering
import Testing
import TextAnalysis

@testable import Assistants

/// What the protocol demands of every message, in both eras.
@Suite struct ProtocolTests {
  let room: TestServer
  init() throws { room = try TestServer() }

  // MARK: JSON-RPC

  @Test(arguments: ["{", "nonsense", #"{"jsonrpc":"2.0","id":1,"method":"ping"}}"#, "\u{0}"])
  func answersWhatIsNoJSONWithAParseErrorWithoutAnId(line: String) {
    let answer = room.ask(line)
    #expect(answer.code == -32700)
    #expect(answer.has("id") && answer["id"] == .null)
    #expect(answer["jsonrpc"] == .string("2.0"))
  }

  @Test(arguments: [
    "[]", #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, "1", "null", #""x""#, #"{"id":1,"method":"ping"}"#,
    #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":1,"method":5}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, #"{"jsonrpc":"2.0","id":99999999999999999999,"method":"ping"}"#,
  ])
  func answersWhatIsNoRequestWithInvalidRequest(line: String) {
    #expect(room.ask(line).code == -32600)
    #expect(room.ask(line).has("id"))
  }

  /// Whoever waits for it learns what became of it; JSON-RPC has null where no id can be told.
  @Test func givesTheIdOfWhatIsTooLongOrTooDeepOrTooFull() throws {
    func answer(_ message: Message) throws -> JSONValue { try JSON.value(#require(room.server.answer(message))) }
    let long = try answer(Message(.tooLong(id: .integer(7))))
    #expect(long.code == -32600 && long["id"] == .integer(7))
    let nameless = try answer(Message(.tooLong(id: nil)))
    #expect(nameless.code == -32600 && nameless.has("id") && nameless["id"] == .null)
    let (deep, full) = (
      String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
      "[" + String(repeating: "0,", count: 100_000) + "0]"
    )
    for value in [deep, full] {
      for line in [#"{"jsonrpc":"2.0","id":"a b","method":"ping","params":\#(value)}"#, #"{"params":\#(value),"id": "a b"}"#] {
        #expect(room.ask(line).code == -32600)
        #expect(room.ask(line)["id"] == .string("a b"))
      }
    }
  }

  @Test(arguments: [#"7"#, #""7""#, #""a\nb\u202e""#, "-3", #""""#, "9007199254740993.0"])
  func givesTheIdBack(id: String) throws {
    let answer = room.ask(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
    #expect(try answer["id"] == JSON.value(id))
    #expect(answer["result"] == .object([]))
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":null}}"#,
    #"{"jsonrpc":"2.0","method":"tools/list"}"#,
    #"{"jsonrpc":"2.0","method":"no/such"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#, "", "   ", "\t",
  ])
  func neverAnswersNotificationsAndAnswers(line: String) { #expect(room.answer(line) == nil) }

  @Test func writesOneLine() throws {
    let line = try #require(room.answer(#"{"jsonrpc":"2.0","id":"a\nb","method":"ping"}"#))
    #expect(!line.contains("\n"))
  }

  @Test func refusesParametersThatAreNoObject() {
    #expect(room.ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[1]}"#).code == -32602)
  }

  @Test func answersUnknownMethods() {
    for method in ["no/such", "subscriptions/listen", "logging/setLevel", "resources/subscribe", "Tools/List"] {
      #expect(room.modern(method).code == -32601)
      #expect(room.legacy(method).code == -32601)
    }
  }

  // MARK: 2026-07-28

  @Test func discovers() {
    let result = room.modern("server/discover")["result"]
    #expect(
      result["supportedVersions"]
        == .array(["2026-07-28", "2025-11-25", "2025-06-18"].map { .string($0) }))
    #expect(result["capabilities"]["tools"] == .object([]))
    #expect(result["capabilities"]["logging"] == .null)
    #expect(result["instructions"].string?.isEmpty == false)
  }

  @Test func marksEveryModernResult() {
    for (method, members) in Self.requests {
      let result = room.modern(method, members)["result"]
      #expect(result["resultType"] == .string("complete"), "\(method)")
      let info = result["_meta"]["io.modelcontextprotocol/serverInfo"]
      #expect(info["name"] == .string("hig") && info["version"] == .string("1.2.3"), "\(method)")
      let isCacheable = !["tools/call", "prompts/get", "completion/complete"].contains(method)
      #expect((result["ttlMs"].integer ?? -1 >= 0) == isCacheable, "\(method)")
      #expect((result["cacheScope"] == .string("public")) == isCacheable, "\(method)")
    }
  }

  private static let requests = [
    ("server/discover", ""), ("tools/list", ""), ("resources/list", ""), ("resources/templates/list", ""), ("prompts/list", ""),
    ("tools/call", #""name":"hig_search","arguments":{"query":"dials"}"#), ("resources/read", #""uri":"hig://topic/dials""#),
    ("prompts/get", #""name":"review","arguments":{"topic":"dials"}"#),
    ("completion/complete", #""ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"topic","value":"d"}"#),
  ]

  @Test func keepsWhatTheUserAddedPrivate() throws {
    try room.ingest(page: TestServer.hostile, named: "gates")
    #expect(room.modern("resources/list")["result"]["cacheScope"] == .string("private"))
    #expect(room.modern("resources/read", #""uri":"hig://topic/dials""#)["result"]["cacheScope"] == .string("private"))
    #expect(room.modern("tools/list")["result"]["cacheScope"] == .string("public"))
  }

  @Test func refusesModernRequestsWithoutWhatEachMustSay() {
    let version = #""io.modelcontextprotocol/protocolVersion":"2026-07-28""#
    for meta in [
      version, version + #","io.modelcontextprotocol/clientCapabilities":[]"#, "",
      #""io.modelcontextprotocol/protocolVersion":1"#,
    ] {
      #expect(room.legacy("tools/list", #""_meta":{\#(meta)}"#).code == -32602)
    }
    #expect(room.legacy("tools/list").code == -32602)
  }

  @Test(arguments: ["1900-01-01", "2025-11-25", "2027-01-01", ""])
  func namesTheVersionsThatItSpeaks(version: String) {
    let meta = #""io.modelcontextprotocol/protocolVersion":"\#(version)","io.modelcontextprotocol/clientCapabilities":{}"#
    let answer = room.legacy("tools/list", #""_meta":{\#(meta)}"#)
    #expect(answer.code == -32022)
    #expect(answer["error"]["data"]["requested"] == .string(version))
    #expect(answer["error"]["data"]["supported"][0] == .string("2026-07-28"))
  }

  @Test func hasNoHandshakeInTheModernEra() {
    for method in ["initialize", "ping"] { #expect(room.modern(method).code == -32601) }
  }

  @Test func infersNothingFromEarlierRequests() {
    _ = room.modern("tools/list")
    #expect(room.legacy("tools/list").code == -32602)
    room.initialize()
    #expect(room.modern("tools/list")["result"]["resultType"] == .string("complete"))
  }

  // MARK: Before

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-06-18"), ("2025-03-26", "2025-06-18"),
    ("2026-07-28", "2025-11-25"), ("2027-01-01", "2025-11-25"), ("1.0.0", "2025-06-18"),
  ])
  func negotiates(asked: String, given: String) {
    let result = room.initialize(asked)["result"]
    #expect(result["protocolVersion"] == .string(given))
    #expect(result["serverInfo"]["name"] == .string("hig"))
    #expect(result["capabilities"]["completions"] == .object([]))
  }

  @Test func writesLegacyResultsWithoutWhatTheyDoNotKnow() {
    #expect(room.legacy("initialize").code == -32602)
    room.initialize()
    for (method, members) in Self.requests where method != "server/discover" {
      let result = room.legacy(method, members)["result"]
      #expect(result.object != nil, "\(method)")
      for name in ["resultType", "ttlMs", "cacheScope", "_meta"] { #expect(result[name] == .null, "\(method) \(name)") }
    }
    #expect(room.legacy("server/discover").code == -32601)
    #expect(room.legacy("ping")["result"] == .object([]))
  }

  // MARK: Lists

  @Test func givesTheSameListsInTheSameOrder() {
    for (method, _) in Self.requests where method.hasSuffix("/list") {
      #expect(room.modern(method) == room.modern(method))
      #expect(room.modern(method, #""cursor":"n9999""#).code == -32602)
      #expect(room.modern(method, #""cursor":"x""#).code == -32602)
      #expect(room.modern(method, #""cursor":5"#).code == -32602)
    }
  }

  @Test func leadsThroughPagesByCursors() throws {
    var next = JSONValue.null
    var seen: [Int] = []
    repeat {
      let all = (0..<125).map { number -> JSONObject in ["n": number] }
      let page = try MethodResult.list("n", all, for: .object([.init(name: "cursor", value: next)]))
      let value = try JSON.value(page.members.jsonText)
      seen += value["n"].array.compactMap { $0["n"].integer }
      next = value["nextCursor"]
    } while next != .null
    #expect(seen == Array(0..<125))
  }
}
