import Foundation
import TestSupport
import Testing

/// Own guides beside the Corpus. None of their rules may be hidden or appear official.
@Suite struct OwnGuideTests {
  private let folder = NSTemporaryDirectory() + "hig-own-\(UUID().uuidString)"
  private var index: String { folder + "/hig.sqlite" }

  private func withIndex(_ pages: [String: String], _ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: Program.index(), toPath: index)
    for (name, text) in pages { try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8) }
    try body()
  }

  private func page(_ headline: String, _ explanation: String = "Finance asked for it.") -> String {
    "---\ntopic: alerts\n---\n# Alerts\n\n## Best practices\n\n**\(headline)** \(explanation)\n"
  }

  @Test("A rule that narrows one of the Corpus is found by its own words")
  func narrowedRule() throws {
    try withIndex(["acme.md": page("Use alerts only for payments over 1000 yen.")]) {
      #expect(try Program.shell("hig ingest -q --index \(index) \(folder)/acme.md").status == 0)
      for query in ["yen", "payments over 1000 yen", "alerts yen"] {
        let result = try Program.shell("hig search --index \(index) -n 1 '\(query)'")
        #expect(result.output.contains("alerts/best-practices/1@acme   acme"), "\(query): \(result.output)")
        #expect(result.output.contains("1 related rule"))
        #expect(!result.errors.contains("no hit holds"))
      }
      // Words of the Corpus rule alone find that rule, with the team's as a related rule.
      let official = try Program.shell("hig search --index \(index) -n 1 'use alerts sparingly'")
      #expect(official.output.contains("alerts/best-practices/1   Corpus · 1 related rule"))
      let shown = try Program.shell("hig show --index \(index) alerts/best-practices/1")
      #expect(!shown.output.contains("Other wordings") && shown.output.contains("payments over 1000 yen"))
    }
  }

  @Test("A copy of a rule of the Corpus is another wording of it")
  func copiedRule() throws {
    try withIndex([:]) {
      let json = try Program.shell("hig show --index \(index) --language en --format json alerts/best-practices/1").output
      let record = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let (headline, text) = (try #require(record["headline"] as? String), try #require(record["markdown"] as? String))
      try page(headline, text).write(toFile: folder + "/copy.md", atomically: true, encoding: .utf8)
      #expect(try Program.shell("hig ingest -q --index \(index) \(folder)/copy.md").status == 0)
      let result = try Program.shell("hig search --index \(index) -n 1 'use alerts sparingly'")
      #expect(result.output.contains("1 other wording") && !result.output.contains("related rule"), "\(result.output)")
    }
  }

  @Test("Assistants get each wording that differs")
  func assistantsGetEveryWording() throws {
    try withIndex(["acme.md": page("Use alerts only for payments over 1000 yen.")]) {
      #expect(try Program.shell("hig ingest -q --index \(index) \(folder)/acme.md").status == 0)
      let call = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
        "io.modelcontextprotocol/clientCapabilities":{}},"name":"hig_search","arguments":{"query":"use alerts sparingly"}}}
        """
      try (call.replacingOccurrences(of: "\n", with: "") + "\n").write(
        toFile: folder + "/call", atomically: true, encoding: .utf8)
      let answer = try Program.shell("hig mcp --index \(index) <\(folder)/call").output
      #expect(answer.components(separatedBy: "Use alerts only for payments over 1000 yen.").count > 2, "\(answer)")
      #expect(answer.contains("Use alerts sparingly."))
    }
  }

  @Test("Reserved source names and stated URLs do not make a page official")
  func reservedNamesAreRejected() throws {
    let stated =
      "---\nhig: 1\ntopic: own-things\ntitle: Own things\nlanguage: en\nsource: Corpus\npage: own\n"
      + "url: https://evil.example/login\n---\n**Use things.** They help.\n"
    try withIndex(["own.md": stated]) {
      for name in ["Corpus", "Apple"] {
        let refused = try Program.shell("hig ingest --index \(index) --source \(name) \(folder)/own.md")
        #expect(refused.status == 2 && refused.errors.contains("the source name '\(name)' is reserved"))
      }
      let read = try Program.shell("hig ingest --index \(index) \(folder)/own.md")
      #expect(read.status == 0 && read.errors.contains("the name 'Corpus' is reserved; stored as 'own'"))
      let opened = try Program.shell("hig open --print --index \(index) own things")
      #expect(
        opened.output == "https://evil.example/login\n" && opened.errors.contains("stated by 'own', not by an official page"))
      #expect(try Program.shell("hig open --print --index \(index) alerts").errors == "")
    }
  }
}
