import Assistants
import Guidelines
import Indexing

/// Lines of input for `hig mcp`. Each is answered by one line of JSON or not at all.
enum ServerInputs {
  static func check(_ bytes: [UInt8]) throws(PropertyError) {
    let path = Templates.smallIndex
    var openIndex: GuidelineIndex?
    let server = Server(version: "1", language: .english) { () throws(Failure) in
      if let openIndex { return openIndex }
      let index = try GuidelineIndex(path: path)
      openIndex = index
      return index
    }
    var splitter = LineSplitter(maxLength: 1 << 16)
    for line in splitter.lines((bytes + [0x0A])[...]).prefix(20) {
      guard let answer = server.answer(Message(line)) else { continue }
      try Checks.requireInert(answer, "an answer")
      if answer.utf8.contains(0x0A) { throw PropertyError("an answer has two lines: \(answer)") }
      let value = try Checks.requireJSON(answer, "an answer")
      if (value["result"] == .null) == (value["error"] == .null) {
        throw PropertyError("neither result nor error, or both: \(answer)")
      }
    }
  }

  static func seeds() -> [[UInt8]] {
    let begin = request(
      "initialize", #"{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}"#)
    return requests.map { Array((begin + "\n" + request($0.0, $0.1) + "\n").utf8) }
  }

  private static func request(_ method: String, _ parameters: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#
  }

  private static let modern =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private static let requests = [
    ("ping", "{}"), ("tools/list", "{}"), ("prompts/list", "{}"), ("resources/list", #"{"cursor":"1"}"#),
    ("resources/templates/list", "{}"),
    ("tools/call", #"{"name":"hig_search","arguments":{"query":"dials","platforms":["watchOS"],"limit":3,"language":"en"}}"#),
    ("tools/call", #"{"name":"hig_search","arguments":{"query":"目盛り \"x\" -y"}}"#),
    ("tools/call", #"{"name":"hig_read","arguments":{"topic":"dials","section":"watchos","language":"ja"}}"#),
    ("tools/call", #"{"name":"hig_read","arguments":{"ids":["dials/best-practices/1","dials/watchos/1"]}}"#),
    ("tools/call", #"{"name":"hig_spec","arguments":{"query":"size"}}"#),
    ("tools/call", #"{"name":"hig_changes","arguments":{"since":"2020-01-01","topics":["dials"]}}"#),
    ("resources/read", #"{"uri":"hig://topics/dials?language=ja"}"#), ("resources/read", #"{"uri":"hig://topics"}"#),
    ("prompts/get", #"{"name":"review","arguments":{"topic":"dials"}}"#),
    ("completion/complete", #"{"ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"topic","value":"di"}}"#),
    ("tools/list", "{\(modern)}"), ("server/discover", "{\(modern)}"),
    ("tools/call", #"{\#(modern),"name":"hig_search","arguments":{"query":"dials"}}"#),
  ]
}

extension FuzzTarget {
  static let server = FuzzTarget(name: "server", seeds: ServerInputs.seeds, body: ServerInputs.check)
}
