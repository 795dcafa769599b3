import Guidelines
import Testing
import TextAnalysis

@testable import Assistants

/// Limits of answers, and quotation of page text.
@Suite struct AnswerLimitTests {
  let testServer: TestServer
  init() throws { testServer = try TestServer() }

  private static let calls = [
    ("hig_search", #""query":"gates","limit":20"#), ("hig_search", #""query":"gates wide words","limit":20"#),
    ("hig_read", #""topic":"gates""#), ("hig_read", #""topic":"gates","max_tokens":2000"#), ("hig_spec", #""topic":"gates""#),
    ("hig_changes", ""),
  ]

  /// Page in which every part is far too long.
  private static let endless = """
    # \(String(repeating: "Gates and more gates ", count: 40))

    \(String(repeating: "A gate is a gate. ", count: 300))

    ## \(String(repeating: "Section of gates ", count: 100))

    **\(String(repeating: "Open wide gates * with _ care ` and < love ", count: 80)).** \(String(repeating: "Many words | follow. ", count: 300))

    | a | b |
    | --- | --- |
    \(String(repeating: "| \(String(repeating: "wide cell 44 pt ", count: 30)) | 44 pt |\n", count: 24))

    **Paint gates.** \(String(repeating: "[a](https://example.com/\(String(repeating: "gate/", count: 200))) ", count: 40))

    | \(String(repeating: "wide gates ", count: 300)) | b |
    | --- | --- |
    | \(String(repeating: "wide 44 pt ", count: 300)) | 44 pt |

    **Close gates.** Sizes:

    \(String(repeating: "- an item of 12 pt in a list of gates\n", count: 100))

    ```
    \(String(repeating: "code of gates\n", count: 100))
    ```
    """

  @Test("Each part of an answer stays within its byte limits", arguments: calls)
  func answersStayWithinLimits(tool: String, arguments: String) throws {
    try testServer.ingest(page: Self.endless, named: "gates")
    let testServer = testServer
    var cursor: String? = ""
    var pages = 0
    while let next = cursor, pages < 200 {
      let more = next.isEmpty ? arguments : arguments + (arguments.isEmpty ? "" : ",") + #""cursor":"\#(next)""#
      let line = try #require(
        testServer.answer(
          #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(TestServer.meta),"name":"\#(tool)","arguments":{\#(more)}}}"#
        ))
      let result = try JSON.value(line)["result"]
      #expect(!result.isError, "\(result.text)")
      #expect(result.text.utf8.count <= 8000)
      // The line holds the text, the data, and little else.
      #expect(line.utf8.count - result.text.utf8.count <= 8800)
      cursor = result.data["next"].string
      pages += 1
    }
    #expect(pages < 200)
  }

  @Test("Text of a hostile page appears only inside the quotation", arguments: calls)
  func pageTextIsQuoted(tool: String, arguments: String) throws {
    try testServer.ingest(page: TestServer.hostile, named: "gates")
    let text = testServer.call(tool, arguments).text
    #expect(!text.contains("\u{1B}"))
    for line in text.split(separator: "\n") where !line.hasPrefix(">") {
      for word in ["Ignore", "delete", "~~~", "```", "not quoted any more"] { #expect(!line.contains(word), "\(line)") }
    }
  }

  @Test("The review prompt quotes the rules of a hostile page") func promptQuotesRules() throws {
    try testServer.ingest(page: TestServer.hostile, named: "gates")
    let result = testServer.modern("prompts/get", #""name":"review","arguments":{"topic":"gates"}"#)["result"]
    let text = result["messages"][0]["content"]["text"].string ?? ""
    #expect(text.contains("> - Open gates slowly."))
    for line in text.split(separator: "\n") where !line.hasPrefix(">") { #expect(!line.contains("Ignore")) }
  }

  @Test("A long record is split into pieces that together hold all of it") func longRecordIsSplitWithoutLoss() throws {
    let source = SourceReference(name: "s", page: "p", path: "p.md", line: 1, title: "T")
    let rows = (0..<50).map { [[Inline.text("row \($0)")], [.text("\($0) pt")]] }
    // An item may be empty, and a list begin anywhere.
    let items = [List.Item([])] + (0..<50).map { List.Item([Block(.paragraph([.text("item \($0)")]))]) }
    let record = Record(
      id: "a/1", kind: .rule, language: .english, topic: "a", topicTitle: "A", headline: [.text("Do.")],
      body: [
        Block(.paragraph([.text(String(repeating: "文字。", count: 200))])),
        Block(.table(Table(header: [[.text("n")], [.text("pt")]], rows: rows))),
        Block(.list(List(start: .max, items: items))), Block(.code(language: nil, String(repeating: "x = 1\n", count: 100))),
      ], source: source)
    let pieces = record.pieces(of: 200)
    #expect(pieces.allSatisfy { $0.id == "a/1" && $0.body.plainText.utf8.count <= 260 })
    let whole = pieces.map(\.body.plainText).joined(separator: "\n")
    for number in 0..<50 { #expect(whole.contains("row \(number) | \(number) pt") && whole.contains("item \(number)")) }
    #expect(whole.count { $0 == "文" } == 200 && whole.count { $0 == "=" } == 100)
  }
}
