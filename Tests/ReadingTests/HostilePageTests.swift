import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Reading

/// Hostile input. Any bytes give a page or a failure, without a crash, control characters, or a deep tree.
@Suite struct HostilePageTests {
  private static let pieces: [String] = [
    "<p>", "<b>", "</b>", "<table>", "<tr>", "<td rowspan=99>", "</table>", "<ul>", "<li>", "</ul>", "<a href='#x'>", "<ruby>",
    "<rt>", "<dl>", "<dd>",
    "<!--", "-->", "<script>", "<!DOCTYPE [", "]>", "&#27;", "&#x202e;", "**", "_", "`", "[a](b", "]", "> ", "- ", "1. ", "\n",
    "\n\n", "| a |", "|---|", "[^1]",
    "[^1]: ", "# ", "---\n", "hig: 1\n", ":::note\n", "{{< x", ">}}", "import a from 'b'\n", "<Foo", "/>", "余白", "。", " ",
    "\u{3000}", "\u{1B}[31m", "■", "•", "※",
    "<page xmlns=\"http://projectmallard.org/1.0/\">", "<section>", "<title>", "<item>", "<terms>", "<link xref='a'/>",
    "<![CDATA[", "&nbsp;",
    "<Do>", "</Do>", "<Tab title=\"a\">", "caption={'", "{/*", "*/}", "{% call a({b: \"", "{% end", "%}", "{{", "}}", "{# ", "<%",
    "!!! note\n", ":::\n",
    "{\"a\":", "[[", "}", "\"", "\\u001b", "\u{0}", "\t",
    ".. note::", ".. |a| replace:: |a|", "|a|", ".. [1] ", "`x <y>`_", ":ref:`", "``", "::\n", "====", "  ", "+---+", "+",
    "== T\n",
    "[NOTE]\n", "|===\n", "----\n", "ifdef::a[]\n", ":a: {a}{a}\n", "{a}", "term:: ", "kbd:[", "+\n", "=====  ===\n", "\\",
  ]

  @Test(arguments: 0..<400) func randomMarkupIsSafe(_ seed: Int) throws {
    var generator = Seeded(UInt64(seed))
    var text = seed % 4 == 0 ? "<html><body>" : seed % 4 == 1 ? "# T\n\n" : ""
    for _ in 0..<Int.random(in: 1...120, using: &generator) {
      text += HostilePageTests.pieces.randomElement(using: &generator) ?? ""
    }
    check(Array(text.utf8))
    for format in [PageFormat.restructuredText, .asciiDoc] { check(Array(text.utf8), format) }
  }

  @Test(arguments: 0..<200) func randomBytesAreSafe(_ seed: Int) throws {
    var generator = Seeded(UInt64(seed) &+ 7_000)
    let high = seed % 2 == 0
    check(
      (0..<Int.random(in: 1...400, using: &generator)).map { _ in
        UInt8.random(in: high ? 0x80...0xFF : 0x09...0x7F, using: &generator)
      })
  }

  @Test("Truncated and damaged fixtures are safe", arguments: fixtureInputs) func damagedFixturesAreSafe(_ name: String) throws {
    let whole = try bytes(fixtures.appendingPathComponent(name))
    var generator = Seeded(42)
    for _ in 0..<60 {
      var part = Array(whole.prefix(Int.random(in: 0...whole.count, using: &generator)))
      for _ in 0..<Int.random(in: 0...8, using: &generator) where !part.isEmpty {
        part[Int.random(in: 0..<part.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      check(part)
    }
  }

  @Test func nestingIsLimited() throws {
    let n = 50_000
    for text in [
      "<html><body>" + String(repeating: "<div>", count: n) + "deep text.",
      "<html><body>" + String(repeating: "<ul><li>", count: n) + "deep text.",
      "<html><body>" + String(repeating: "<b><i>", count: n) + "deep text.",
      "<html><body>" + String(repeating: "<table><tr><td>", count: n) + "deep text.",
      "# T\n\n" + String(repeating: ">", count: n) + " deep text.", "# T\n\n" + String(repeating: "- ", count: n) + "deep text.",
      "# T\n\n" + String(repeating: "[", count: n) + "deep text.",
      "# T\n\n" + String(repeating: "*a **b ", count: n) + "deep text.",
      (0..<2000).map { String(repeating: " ", count: $0) + "• item" }.joined(separator: "\n") + "\n\ndeep text.",
    ] {
      let page = try read(text)
      #expect(page.blocks.plainText.contains("deep text."))
      #expect(HostilePageTests.depth(page.blocks) < 80)
    }
  }

  @Test("Many nested or open tags of tools are read with limited depth") func componentTagsAreReadInTime() throws {
    let n = 20_000
    let page = "<page xmlns=\"http://projectmallard.org/1.0/\"><title>T</title>"
    for text in [
      "# T\n\n" + String(repeating: "<Do>\n", count: n) + "text." + String(repeating: "\n</Do>", count: n),
      "# T\n\n" + String(repeating: "<Row><Column>", count: n) + "text.",
      "# T\n\n" + String(repeating: "<Ab x={", count: n) + "text.",
      "# T\n\n<Ab/>\n" + String(repeating: "{", count: n) + "text.", "# T\n\n" + String(repeating: "{% a %}", count: n) + "text.",
      "# T\n\n" + String(repeating: "{% (", count: n) + "text.", "# T\n\n" + String(repeating: ":::note\n", count: n) + "text.",
      page + String(repeating: "<section>", count: n) + "<p>text.</p>",
      page + String(repeating: "<list><item>", count: n) + "<p>text.</p>",
      page + "<p>text." + String(repeating: "&", count: n), page + "<p>text." + String(repeating: "<", count: n),
    ] {
      let page = try read(text)
      #expect(page.blocks.plainText.contains("text."))
      #expect(HostilePageTests.depth(page.blocks) < 80)
    }
  }

  @Test("XML entities are expanded once and never read files") func xmlExpandsOnlyPlainEntities() throws {
    let bomb = """
      <!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "x.dtd" [<!ENTITY a "ha"><!ENTITY b "&a;&a;">
      <!ENTITY f SYSTEM "file:///etc/hostname">]>
      <article><title>T</title><para>&a; &b; &f; &mdash; &lt;</para></article>
      """
    #expect(try read(bomb).blocks.plainText.hasSuffix("ha &b; &f; — <"))
  }

  @Test("Huge tags and data URLs are cut") func hugeTagsAreCut() throws {
    let attributes = (0..<100_000).map { "a\($0)=x" }.joined(separator: " ")
    #expect(try read("<html><body><p \(attributes)>The text.</p></body></html>").blocks.plainText == "The text.")
    let data = String(repeating: "A", count: 1 << 21)
    #expect(
      try read("<html><body><p>The <img alt=pic src=\"data:image/png;base64,\(data)\"> text.</p></body></html>").blocks.plainText
        .hasPrefix("The"))
  }

  @Test("Entities declared in HTML are not expanded and read no file") func htmlEntitiesAreNotExpanded() throws {
    let bomb =
      "<!DOCTYPE html [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY f SYSTEM \"file:///etc/hostname\">]><html><body><p>x &b; &f; y</p></body></html>"
    #expect(try read(bomb).blocks.plainText == "x &b; &f; y")
  }

  @Test("Repeated link references do not multiply the text") func referencesAreLimited() throws {
    let text = "# T\n\n[a]: " + String(repeating: "x", count: 100_000) + "\n\n" + String(repeating: "[a] ", count: 50_000)
    let page = try read(text)
    #expect(page.diagnostics.contains { if case .limitReached = $0.kind { true } else { false } })
  }

  @Test func longParagraphIsKept() throws {
    let text = String(repeating: "余白", count: 400_000)
    #expect(try read("<html><body><p>\(text)</p><p>after</p></body></html>").blocks.plainText.utf8.count == text.utf8.count + 6)
    #expect(try read("# T\n\n\(text)\n\nafter").blocks.plainText.utf8.count == text.utf8.count + 8)
  }

  private func check(_ bytes: [UInt8], _ format: PageFormat? = nil) {
    // Formats that need a converter are read without it, because starting one for each text would take too long.
    let stated = format.flatMap { $0.conversion == nil ? nil : $0 }
    let found = stated.map { format in try? PageReader().readUnconverted(bytes, as: format, name: "x") }
    guard let page = found ?? (try? PageReader(format: format).read(bytes, name: "x")) else { return }
    let text = dump(page)
    let bad = text.unicodeScalars.first { scalar in
      scalar.value < 0x20 && scalar != "\n" || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || (0xFDD0...0xFDEF).contains(scalar.value)
    }
    #expect(bad == nil, "\(String(describing: bad)) from \(bytes)")
    #expect(HostilePageTests.depth(page.blocks) < 80)
    #expect(!page.metadata.title.isEmpty)
  }

  static func depth(_ blocks: [Block]) -> Int {
    (blocks.map { block in
      switch block.content {
      case .list(let list): 1 + (list.items.map { depth($0.blocks) }.max() ?? 0)
      case .definitionList(let definitions): 1 + (definitions.map { depth($0.blocks) }.max() ?? 0)
      case .quote(let inner), .aside(_, let inner), .footnote(_, let inner): 1 + depth(inner)
      case .tabs(let tabs): 1 + (tabs.map { depth($0.blocks) }.max() ?? 0)
      case .heading, .paragraph, .table, .code, .thematicBreak, .figure: 1
      }
    }.max() ?? 0)
  }
}
