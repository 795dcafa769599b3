import Rendering
import Testing
import TextAnalysis

@testable import Assistants

/// Protocol requirements on every message, for 2026-07-28 and for earlier versions.
@Suite struct ProtocolTests {
  let testServer: TestServer
  init() throws { testServer = try TestServer() }

  // MARK: JSON-RPC

  @Test(
    "Invalid JSON gets a parse error with a null id",
    arguments: ["{", "nonsense", #"{"jsonrpc":"2.0","id":1,"method":"ping"}}"#, "\u{0}"])
  func invalidJSONGetsParseError(line: String) {
    let answer = testServer.ask(line)
    #expect(answer.code == -32700)
    #expect(answer.has("id") && answer["id"] == .null)
    #expect(answer["jsonrpc"] == .string("2.0"))
  }

  @Test(
    "JSON that is not a request gets an invalid request error",
    arguments: [
      "[]", #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, "1", "null", #""x""#, #"{"id":1,"method":"ping"}"#,
      #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":1,"method":5}"#,
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, #"{"jsonrpc":"2.0","id":99999999999999999999,"method":"ping"}"#,
    ])
  func invalidRequestGetsError(line: String) {
    #expect(testServer.ask(line).code == -32600)
    #expect(testServer.ask(line).has("id"))
  }

  /// The id is null where none can be read.
  @Test("Errors about requests that are too long or too deep keep the id") func errorsKeepTheID() throws {
    func answer(_ message: Message) throws -> JSONValue { try JSON.value(#require(testServer.server.answer(message))) }
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
        #expect(testServer.ask(line).code == -32600)
        #expect(testServer.ask(line)["id"] == .string("a b"))
      }
    }
  }

  @Test("An answer has the id of its request", arguments: [#"7"#, #""7""#, #""a\nb\u202e""#, "-3", #""""#, "9007199254740993.0"])
  func answerHasTheIDOfItsRequest(id: String) throws {
    let answer = testServer.ask(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
    #expect(try answer["id"] == JSON.value(id))
    #expect(answer["result"] == .object([]))
  }

  @Test(
    "Notifications, responses, and blank lines get no answer",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":null}}"#,
      #"{"jsonrpc":"2.0","method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","method":"no/such"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#, "", "   ", "\t",
    ])
  func notificationsGetNoAnswer(line: String) { #expect(testServer.answer(line) == nil) }

  @Test("An answer is one line") func answerIsOneLine() throws {
    let line = try #require(testServer.answer(#"{"jsonrpc":"2.0","id":"a\nb","method":"ping"}"#))
    #expect(!line.contains("\n"))
  }

  @Test func parametersMustBeAnObject() {
    #expect(testServer.ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[1]}"#).code == -32602)
  }

  @Test func unknownMethodsGetAnError() {
    for method in ["no/such", "subscriptions/listen", "logging/setLevel", "resources/subscribe", "Tools/List"] {
      #expect(testServer.modern(method).code == -32601)
      #expect(testServer.legacy(method).code == -32601)
    }
  }

  // MARK: 2026-07-28

  @Test func discoverReturnsVersionsAndCapabilities() {
    let result = testServer.modern("server/discover")["result"]
    #expect(
      result["supportedVersions"]
        == .array(["2026-07-28", "2025-11-25", "2025-06-18"].map { .string($0) }))
    #expect(result["capabilities"]["tools"] == .object([]))
    #expect(result["capabilities"]["logging"] == .null)
    #expect(result["instructions"].string?.isEmpty == false)
  }

  @Test("Results of 2026-07-28 have a result type, server information, and cache hints") func modernResultsHaveTypeAndCacheHints()
  {
    for (method, members) in Self.requests {
      let result = testServer.modern(method, members)["result"]
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

  @Test("Answers that can hold user content have a private cache scope") func userContentIsCachedPrivately() throws {
    try testServer.ingest(page: TestServer.hostile, named: "gates")
    #expect(testServer.modern("resources/list")["result"]["cacheScope"] == .string("private"))
    #expect(testServer.modern("resources/read", #""uri":"hig://topic/dials""#)["result"]["cacheScope"] == .string("private"))
    #expect(testServer.modern("tools/list")["result"]["cacheScope"] == .string("public"))
  }

  @Test("Requests of 2026-07-28 without version and capabilities are rejected") func modernRequestsNeedMetadata() {
    let version = #""io.modelcontextprotocol/protocolVersion":"2026-07-28""#
    for meta in [
      version, version + #","io.modelcontextprotocol/clientCapabilities":[]"#, "",
      #""io.modelcontextprotocol/protocolVersion":1"#,
    ] {
      #expect(testServer.legacy("tools/list", #""_meta":{\#(meta)}"#).code == -32602)
    }
    #expect(testServer.legacy("tools/list").code == -32602)
  }

  @Test(
    "An unsupported protocol version is answered with the supported ones",
    arguments: ["1900-01-01", "2025-11-25", "2027-01-01", ""])
  func unsupportedVersionListsSupportedOnes(version: String) {
    let meta = #""io.modelcontextprotocol/protocolVersion":"\#(version)","io.modelcontextprotocol/clientCapabilities":{}"#
    let answer = testServer.legacy("tools/list", #""_meta":{\#(meta)}"#)
    #expect(answer.code == -32022)
    #expect(answer["error"]["data"]["requested"] == .string(version))
    #expect(answer["error"]["data"]["supported"][0] == .string("2026-07-28"))
  }

  @Test("2026-07-28 has neither initialize nor ping") func modernProtocolHasNoHandshake() {
    for method in ["initialize", "ping"] { #expect(testServer.modern(method).code == -32601) }
  }

  @Test("A request does not depend on the protocol of earlier ones") func requestsAreIndependent() {
    _ = testServer.modern("tools/list")
    #expect(testServer.legacy("tools/list").code == -32602)
    testServer.initialize()
    #expect(testServer.modern("tools/list")["result"]["resultType"] == .string("complete"))
  }

  // MARK: Earlier versions

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-06-18"), ("2025-03-26", "2025-06-18"),
    ("2026-07-28", "2025-11-25"), ("2027-01-01", "2025-11-25"), ("1.0.0", "2025-06-18"),
  ])
  func initializeNegotiatesTheVersion(asked: String, given: String) {
    let result = testServer.initialize(asked)["result"]
    #expect(result["protocolVersion"] == .string(given))
    #expect(result["serverInfo"]["name"] == .string("hig"))
    #expect(result["capabilities"]["completions"] == .object([]))
  }

  @Test("Results of earlier protocol versions lack the fields of 2026-07-28") func legacyResultsHaveNoModernFields() {
    #expect(testServer.legacy("initialize").code == -32602)
    testServer.initialize()
    for (method, members) in Self.requests where method != "server/discover" {
      let result = testServer.legacy(method, members)["result"]
      #expect(result.object != nil, "\(method)")
      for name in ["resultType", "ttlMs", "cacheScope", "_meta"] { #expect(result[name] == .null, "\(method) \(name)") }
    }
    #expect(testServer.legacy("server/discover").code == -32601)
    #expect(testServer.legacy("ping")["result"] == .object([]))
  }

  // MARK: Lists

  @Test("Lists are the same each time, and invalid cursors are rejected") func listsAreStable() {
    for (method, _) in Self.requests where method.hasSuffix("/list") {
      #expect(testServer.modern(method) == testServer.modern(method))
      #expect(testServer.modern(method, #""cursor":"n9999""#).code == -32602)
      #expect(testServer.modern(method, #""cursor":"x""#).code == -32602)
      #expect(testServer.modern(method, #""cursor":5"#).code == -32602)
    }
  }

  @Test("Following the cursors visits each item of a list once") func cursorsVisitEveryItem() throws {
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
