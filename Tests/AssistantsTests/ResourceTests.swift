import Testing

@testable import Assistants

/// Resources, the prompt, and completion.
@Suite struct ResourceTests {
  let testServer: TestServer
  init() throws { testServer = try TestServer() }

  @Test func listsTopicsWithPages() {
    let list = testServer.modern("resources/list")["result"]["resources"].array
    #expect(list.compactMap { $0["uri"].string } == ["hig://topic/dials", "hig://topic/step-rows"])
    #expect(list[0]["mimeType"] == .string("text/markdown"))
    let templates = testServer.modern("resources/templates/list")["result"]["resourceTemplates"].array
    #expect(templates.compactMap { $0["uriTemplate"].string } == ["hig://topic/{topic}{?language,platform}"])
  }

  @Test("Topics of a private copy are listed only if that is enabled", arguments: [false, true])
  func privateTopicsAreListedOnRequest(listsPrivate: Bool) throws {
    let testServer = try TestServer(listsPrivate: listsPrivate)
    try testServer.ingest(page: "# Lids\n\n**Close the lid.** It falls.\n", named: "lids", isPrivate: true)
    let list = testServer.modern("resources/list")["result"]["resources"].array.compactMap { $0["uri"].string }
    #expect(list.contains("hig://topic/dials") && list.contains("hig://topic/lids") == listsPrivate)
    // A private topic is answered when it is named, as on the command line.
    #expect(testServer.modern("resources/read", #""uri":"hig://topic/lids""#)["result"]["contents"].array.count == 1)
  }

  @Test func readsTopicResource() {
    func text(_ uri: String) -> String {
      let contents = testServer.modern("resources/read", #""uri":"\#(uri)""#)["result"]["contents"].array
      #expect(contents.count == 1 && contents[0]["uri"] == .string(uri))
      return contents.first?["text"].string ?? ""
    }
    #expect(text("hig://topic/dials").contains("**Draw few tick marks.**"))
    #expect(text("hig://topic/dials").contains("# Dials"))
    #expect(text("hig://topic/dials").contains("https://example.com/guidelines/dials"))
    #expect(text("hig://topic/dials?language=ja").contains("ダイヤル"))
    #expect(text("hig://topic/dials?language=&platform=").contains("# Dials"))
    #expect(!text("hig://topic/dials?platform=ios&language=en").contains("larger hand"))
  }

  @Test(
    "Other resource addresses are rejected",
    arguments: [
      "hig://topic/", "hig://topic/none", "hig://topic/../../etc/passwd", "hig://topic/dials/..", "hig://topic/%2e%2e",
      "hig://topic/dials#x",
      "file:///etc/passwd", "dials", "", "hig://topic/dials?x=1", "hig://topic/dials?language=tlh", "hig://topic/%zz",
      "hig://topic/%ff",
      "hig://topic/dials?language", "HIG://topic/dials",
    ])
  func rejectsOtherResources(uri: String) {
    let modern = testServer.modern("resources/read", #""uri":"\#(uri)""#)
    #expect(modern.code == -32602 && modern["result"] == .null)
    testServer.initialize()
    #expect(testServer.legacy("resources/read", #""uri":"\#(uri)""#).code == -32002)
    #expect(testServer.modern("resources/read", #""uri":5"#).code == -32602)
  }

  @Test("A topic address is parsed back to its slug") func topicAddressRoundTrips() {
    for slug in ["tab-bars", "目盛り", "a b/c?d#e%", "~._-"] {
      #expect(TopicAddress(TopicAddress(slug: slug).text)?.slug == slug)
    }
  }

  @Test("The review prompt lists the rules of a topic for a platform") func reviewPromptQuotesRules() {
    let prompts = testServer.modern("prompts/list")["result"]["prompts"].array
    #expect(prompts.compactMap { $0["name"].string } == ["review"])
    #expect(prompts[0]["arguments"].array.compactMap { $0["name"].string } == ["topic", "platform"])
    func text(_ arguments: String) -> String {
      let result = testServer.modern("prompts/get", #""name":"review","arguments":{\#(arguments)}"#)["result"]
      #expect(result["messages"][0]["role"] == .string("user"))
      return result["messages"][0]["content"]["text"].string ?? ""
    }
    #expect(text(#""topic":"dials","platform":"watchOS""#).contains("> - Consider a larger hand. (dials/watchos/1)"))
    #expect(!text(#""topic":"dials","platform":"iOS""#).contains("dials/watchos/1"))
    #expect(text(#""topic":"ダイヤル""#).contains("見直してください"))
    #expect(text(#""topic":"step-rows","platform":"watchOS""#) == "'step-rows' is not supported on watchOS.")
  }

  @Test(arguments: [
    #""name":"none""#, #""name":"review""#, #""name":"review","arguments":{"platform":"iOS"}"#,
    #""name":"review","arguments":[]"#,
    #""name":"review","arguments":{"topic":"zeppelins"}"#, #""name":"review","arguments":{"topic":5}"#,
    #""name":"review","arguments":{"topic":"dials","platform":"Android"}"#,
    #""name":"review","arguments":{"topic":"dials","x":"y"}"#, "",
  ])
  func rejectsInvalidPrompts(members: String) { #expect(testServer.modern("prompts/get", members).code == -32602) }

  @Test func completesPromptAndTemplateArguments() {
    func values(_ reference: String, _ name: String, _ value: String) -> [String] {
      let result = testServer.modern(
        "completion/complete", #""ref":{\#(reference)},"argument":{"name":"\#(name)","value":"\#(value)"}"#)["result"]
      #expect(result["completion"]["hasMore"] == .boolean(false))
      return result["completion"]["values"].array.compactMap(\.string)
    }
    let prompt = #""type":"ref/prompt","name":"review""#
    let template = #""type":"ref/resource","uri":"hig://topic/{topic}{?language,platform}""#
    #expect(values(prompt, "topic", "DI") == ["dials"])
    #expect(values(prompt, "topic", "文字") == ["dials"])
    #expect(values(prompt, "topic", "") == ["dials", "step-rows", "lamps"])
    #expect(values(prompt, "platform", "w") == ["watchOS"])
    #expect(values(template, "language", "j") == ["ja"])
    #expect(values(template, "topic", "zz") == [])
  }

  @Test(arguments: [
    "", #""ref":{"type":"ref/prompt","name":"x"},"argument":{"name":"topic","value":""}"#,
    #""ref":{"type":"ref/resource","uri":"x"},"argument":{"name":"topic","value":""}"#,
    #""ref":{"type":"ref/tool"},"argument":{"name":"topic","value":""}"#,
    #""ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"language","value":""}"#,
    #""ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"topic"}"#, #""ref":5,"argument":6"#,
  ])
  func rejectsInvalidCompletions(members: String) { #expect(testServer.modern("completion/complete", members).code == -32602) }
}
