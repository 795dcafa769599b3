import Reading
import TestSupport
import Testing

@testable import FuzzTargets

/// A kind of page for which naive readers take quadratic time or more.
struct Shape: Sendable, CustomTestStringConvertible {
  let name: String
  /// The format, or `nil` to detect it.
  let format: PageFormat?
  /// Number of repetitions for the smaller of two pages.
  let size: Int
  let text: @Sendable (Int) -> String

  init(_ name: String, _ format: PageFormat?, _ size: Int, _ text: @escaping @Sendable (Int) -> String) {
    (self.name, self.format, self.size, self.text) = (name, format, size, text)
  }

  /// Makes a page that repeats a text.
  init(_ name: String, _ format: PageFormat?, _ size: Int, repeating text: String, in page: (String, String) = ("# T\n\n", "\n"))
  {
    self.init(name, format, size) { page.0 + String(repeating: text, count: $0) + page.1 }
  }

  var testDescription: String { "\(format?.id.rawValue ?? "guessed"): \(name)" }

  func bytes(_ count: Int) -> [UInt8] { [PageInputs.byte(of: format)] + Array(text(count).utf8) }

  /// Returns the growth of the page relative to its repetitions, when they are multiplied by four. It exceeds 1 for lists that are each deeper.
  func growth(_ size: Int) -> Double { max(1, Double(bytes(size * 4).count) / Double(4 * bytes(size).count)) }

  static let markdown: [Shape] = [
    Shape("nested quotes", .markdown, 2000, repeating: "> "),
    Shape("nested lists", .markdown, 2000, repeating: "- "),
    Shape("lists, each deeper", .markdown, 60) { (0..<$0).map { String(repeating: "  ", count: $0) + "- x\n" }.joined() },
    Shape("open emphasis", .markdown, 3000, repeating: "*a "),
    Shape("open strong", .markdown, 3000, repeating: "**a "),
    Shape("strong pieces", .markdown, 3000, repeating: "**a** "),
    Shape("strong pieces without spaces", .html, 3000, repeating: "<b>a</b>", in: ("<html><body><p>", "")),
    Shape("emphasis of both signs", .markdown, 3000, repeating: "*a _b "),
    Shape("emphasis in a word", .markdown, 3000, repeating: "a**b"),
    Shape("open brackets", .markdown, 5000, repeating: "["),
    Shape("brackets in brackets", .markdown, 2000) {
      "# T\n\n" + String(repeating: "[", count: $0) + "a" + String(repeating: "](b)", count: $0)
    },
    Shape("open images", .markdown, 3000, repeating: "!["),
    Shape("link ends", .markdown, 3000, repeating: "]("),
    Shape("links", .markdown, 1500, repeating: "[a](b) "),
    Shape("links to definitions", .markdown, 600) { count in
      (0..<count).map { "[a\($0)] " }.joined() + "\n\n" + (0..<count).map { "[a\($0)]: b\($0)\n" }.joined()
    },
    Shape("footnotes", .markdown, 300) { count in
      "Use it.[^0]\n\n" + (0..<count).map { "[^\($0)]: See[^\($0 + 1)].\n\n" }.joined()
    },
    Shape("code marks of all lengths", .markdown, 100) { (1...$0).map { String(repeating: "`", count: $0) + "a" }.joined() },
    Shape("open tags", .markdown, 3000, repeating: "<a "),
    Shape("open comments", .markdown, 2000, repeating: "<!-- a "),
    Shape("open processing", .markdown, 2000, repeating: "<?a "),
    Shape("entities", .markdown, 3000, repeating: "&amp;&#x41;&nosuch;"),
    Shape("backslashes", .markdown, 5000, repeating: "\\*"),
    Shape("a table of many rows", .markdown, 500, repeating: "| a | b |\n", in: ("| a | b |\n|---|---|\n", "\n")),
    Shape("a table of many columns", .markdown, 500) { count in
      [("| a ", count), ("|---", count), ("| b ", count)].map { String(repeating: $0, count: $1) + "|\n" }.joined()
    },
    Shape("bars", .markdown, 5000, repeating: "|"),
    Shape("headings", .markdown, 500) { (0..<$0).map { "## Part \($0)\n\nUse it.\n\n" }.joined() },
    Shape("one heading again and again", .markdown, 500, repeating: "## Part\n\n**Avoid it.** It hurts.\n\n"),
    Shape("rules", .markdown, 500, repeating: "**Avoid alerts.** They interrupt.\n\n"),
    Shape("rules of one paragraph", .markdown, 1000, repeating: "Avoid alerts. "),
    Shape("rules of one Japanese paragraph", .markdown, 800, repeating: "警告は避ける。"),
    Shape("list items", .markdown, 800, repeating: "- Avoid alerts.\n"),
    Shape("one word", .markdown, 20_000, repeating: "w"),
    Shape("one Japanese stretch", .markdown, 8000, repeating: "語"),
    Shape("marks on one letter", .markdown, 5000, repeating: "\u{301}", in: ("# T\n\nUse e", ".\n")),
    Shape("spaces", .markdown, 20_000, repeating: " ", in: ("# T\n\nUse", "it.\n")),
    Shape("empty lines", .markdown, 20_000, repeating: "\n"),
    Shape("a long line", .markdown, 4000, repeating: "words of a line "),
    Shape("annotations", .markdown, 800, repeating: "<!-- hig: kind=note -->\n"),
    Shape("asides", .markdown, 500, repeating: "> [!NOTE]\n> Mind it.\n\n"),
    Shape("open components", .markdown, 1000, repeating: "<Tabs>\n"),
    Shape("components in components", .markdown, 500) {
      String(repeating: "<Tab>\n", count: $0) + String(repeating: "</Tab>\n", count: $0)
    },
    Shape("open braces", .markdown, 3000, repeating: "{", in: ("import a from 'b'\n\n", "\n")),
    Shape("tags that nobody closes", .markdown, 2000, repeating: "<A>\n"),
    Shape("components that nobody closes", .markdown, 2000, repeating: "<Ab c>", in: ("# T\n\n<Do />\n\n", "\n")),
    Shape("values that nobody closes", .markdown, 1000, repeating: "<Ab c=\" ", in: ("# T\n\n<Do />\n\n", "\n")),
    Shape("expressions in a line", .markdown, 2000, repeating: "{a} ", in: ("# T\n\n<Do />\n\n", "\n")),
    Shape("an array in a module", .markdown, 2000, repeating: "\"x\",\n", in: ("export const a = [\n", "]\n\n# T\n\nUse it.\n")),
    Shape("an array in one line", .markdown, 4000, repeating: "\"x\", ", in: ("export const a = [", "]\n\n# T\n\nUse it.\n")),
    Shape("strings in one line", .markdown, 4000, repeating: "\"x\" + ", in: ("export const a = ", "1\n\n# T\n\nUse it.\n")),
    Shape(
      "an array that nobody closes", .markdown, 2000, repeating: "\"x\",\n", in: ("export const a = [\n", "\n# T\n\nUse it.\n")),
    Shape("tags of HTML with open braces", .markdown, 2000, repeating: "<li {\n", in: ("# T\n\n{% a %}\n\n", "\n")),
    Shape("statements in HTML", .markdown, 1000, repeating: "{% a %}\n<li>Use it.\n", in: ("# T\n\n<ul>\n", "</ul>\n")),
    Shape("fences in fences", .markdown, 500, repeating: ":::note\n"),
  ]

  static let others: [Shape] = [
    Shape("deep", .html, 3000, repeating: "<div>", in: ("<html><body>", "Use it.")),
    Shape("deep lists", .html, 1000, repeating: "<ul><li>", in: ("<html><body>", "Use it.")),
    Shape("deep tables", .html, 500, repeating: "<table><tr><td>", in: ("<html><body>", "Use it.")),
    Shape("open marks", .html, 2000, repeating: "<b><i>", in: ("<html><body><p>", "Use it.")),
    Shape("open marks over paragraphs", .html, 300, repeating: "<b><p>a", in: ("<html><body>", "")),
    Shape("ends without beginnings", .html, 3000, repeating: "</p>", in: ("<html><body>", "Use it.")),
    Shape("wide cells", .html, 50, repeating: "<td colspan=1000 rowspan=1000>a", in: ("<html><body><table><tr>", "</table>")),
    Shape("rows", .html, 500, repeating: "<tr><td>a<td>b", in: ("<html><body><table>", "</table>")),
    Shape("attributes", .html, 2000, repeating: "a=1 ", in: ("<html><body><p ", ">Use it.")),
    Shape("open comments", .html, 3000, repeating: "<!--", in: ("<html><body>", "Use it.")),
    Shape("open scripts", .html, 1000, repeating: "<script>", in: ("<html><body>", "Use it.")),
    Shape("entities", .html, 3000, repeating: "&amp;&#65;&nosuch;", in: ("<html><body><p>", "")),
    Shape("definitions", .html, 500, repeating: "<dt>a<dd>Use it.", in: ("<html><body><dl>", "")),
    Shape("readings", .html, 500, repeating: "<ruby>漢<rt>かん", in: ("<html><body><p>", "")),
    Shape("links", .html, 500, repeating: "<a href=x>a</a>", in: ("<html><body><p>Use it.", "")),
    Shape("open marks", .restructuredText, 2000, repeating: "*a `b ", in: ("Title\n=====\n\n", "\n")),
    Shape("substitutions", .restructuredText, 300) { count in
      (0..<count).map { ".. |a\($0)| replace:: |a\($0 + 1)|\n" }.joined() + "\nUse |a0|.\n"
    },
    Shape("quotes, each deeper", .restructuredText, 60) { (0..<$0).map { String(repeating: " ", count: $0) + "x\n\n" }.joined() },
    Shape("directives", .restructuredText, 500, repeating: ".. note:: Use it.\n\n", in: ("Title\n=====\n\n", "\n")),
    Shape("a drawn table", .restructuredText, 200, repeating: "| a | b |\n+---+---+\n", in: ("+---+---+\n", "\n")),
    Shape("attributes in attributes", .asciiDoc, 300) { count in
      "= T\n" + (0..<count).map { ":a\($0): {a\($0 + 1)}{a\($0 + 1)}\n" }.joined() + "\nUse {a0}.\n"
    },
    Shape("open marks", .asciiDoc, 2000, repeating: "*a _b `c ", in: ("= T\n\n", "\n")),
    Shape("open blocks", .asciiDoc, 500) { (0..<$0).map { String(repeating: "=", count: 4 + $0 % 50) + "\n" }.joined() },
    Shape("lists, each deeper", .asciiDoc, 60) { (1...$0).map { String(repeating: "*", count: $0) + " x\n" }.joined() },
    Shape("cells", .asciiDoc, 1000, repeating: "|a ", in: ("= T\n\n|===\n", "\n|===\n")),
    Shape("lines", .savedText, 800, repeating: "Avoid alerts.\n\n", in: ("Alerts\n\n", "")),
    Shape("one line", .savedText, 3000, repeating: "Avoid alerts. ", in: ("Alerts\n\n", "")),
    Shape("one word", .savedText, 20_000, repeating: "w", in: ("Alerts\n\n", "")),
    Shape("arrays in arrays", .doccJSON, 3000, repeating: "["),
    Shape("paragraphs", .doccJSON, 300) { count in
      #"{"kind":"article","metadata":{"title":"T"},"primaryContentSections":[{"kind":"content","content":["#
        + Array(repeating: #"{"type":"paragraph","inlineContent":[{"type":"text","text":"Avoid alerts."}]}"#, count: count)
        .joined(separator: ",") + "]}]}"
    },
    Shape("nothing but signs", nil, 5000, repeating: "=-*_`'\"|"),
    Shape("keys of a front matter", nil, 800) { "---\n" + (0..<$0).map { "a\($0): b\n" }.joined() + "---\n\nUse it.\n" },
  ]
}

@Suite struct GrowthTests {
  @Test(arguments: Shape.markdown + Shape.others) func readingTakesLinearTime(shape: Shape) {
    let ratio = Growth.ratio(shape.size) { _ = PageInputs.extractions(shape.bytes($0)) }
    #expect(ratio < Growth.bound * shape.growth(shape.size))
  }

  /// Covers line layout, escaping of roff and HTML, and the round trip through the canonical form.
  @Test(arguments: Shape.markdown) func renderingTakesLinearTime(shape: Shape) throws {
    let size = max(30, shape.size / 8)
    let ratio = try Growth.ratio(size) { try FuzzTarget.render.body(shape.bytes($0) + [42]) }
    #expect(ratio < Growth.bound * shape.growth(size))
  }

  static let lists: [(name: String, text: @Sendable (Int) -> String)] = [
    ("deep", { String(repeating: "[", count: $0) }),
    (
      "aliases of aliases",
      { count in "a0: &a0 [x, x]\n" + (1..<count).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined() }
    ),
    ("keys", { (0..<$0).map { "a\($0): b\n" }.joined() }),
    ("gone ids", { "gone:\n" + (0..<$0).map { "  - id: a/b/\($0)\n" }.joined() }),
    ("anchors", { "anchors:\n" + (0..<$0).map { "  a\($0): A\($0)\n" }.joined() }),
    ("groups", { count in "groups:\n" + String(repeating: "  - weight: 1\n    en: [a]\n    ja: [b]\n", count: count) }),
  ]

  @Test(arguments: lists.indices) func corpusListsTakeLinearTime(number: Int) throws {
    for first in UInt8(0)..<9 {
      let ratio = try Growth.ratio(300) { try FuzzTarget.lists.body([first] + Array(Self.lists[number].text($0).utf8)) }
      #expect(ratio < Growth.bound, "\(Self.lists[number].name), list \(first)")
    }
  }

  @Test(arguments: ["dials ", "dials OR ", "\"tick marks\" ", "-x ", "目盛り", "w", "( ", "44 pt ", "\"", "が"])
  func queriesTakeLinearTime(piece: String) throws {
    let ratio = try Growth.ratio(500) { count in
      try FuzzTarget.query.body([0, 0] + Array(("dials " + String(repeating: piece, count: count)).utf8))
    }
    #expect(ratio < Growth.bound)
  }
}
