import Guidelines
import Testing

@testable import Reading

/// reStructuredText and AsciiDoc: what the fixtures do not show.
@Suite struct LineMarkupTests {
  private func rst(_ text: String) throws -> String { shape(try read(text, format: .restructuredText)) }
  private func adoc(_ text: String) throws -> String { shape(try read(text, format: .asciiDoc)) }

  // MARK: reStructuredText

  @Test func titlesRankByTheirFirstMark() throws {
    let text = "A\n==\n\nB\n--\n\nC\n~~\n\nD\n--\n\n----\nE\n----\n"
    #expect(try rst(text) == "heading 1 \"A\"\nheading 2 \"B\"\nheading 3 \"C\"\nheading 2 \"D\"\nheading 4 \"E\"")
    // Too short a line is no underline; one as wide as four columns is.
    #expect(try rst("Longer words\n--\n\nText.\n").hasPrefix("paragraph"))
    #expect(try rst("余白\n----\n\n広く。\n").hasPrefix("heading 1"))
  }

  @Test func marksOpenAndCloseAtTheEdgesOfWords() throws {
    #expect(
      try rst("2*3*4, a*b*, **kwargs, \"*\" and (*so*).")
        == "paragraph \"2*3*4, a*b*, **kwargs, \\\"*\\\" and (\" _\"so\"_ \").\"")
    #expect(try rst("「**強調**」と re\\ **structured**\\ text") == "paragraph \"「\" *\"強調\"* \"」と re\" *\"structured\"* \"text\"")
    #expect(
      try rst("See name_, other_ and __init__.\n\n.. _name: /n\n")
        == "paragraph \"See \" [\"name\"](/n) \", other_ and __init__.\"")
    #expect(
      try rst("See `one`__ and `two`__.\n\n.. __: /1\n__ /2\n")
        == "paragraph \"See \" [\"one\"](/1) \" and \" [\"two\"](/2) \".\"")
  }

  @Test func aNumberMayOpenProse() throws {
    #expect(try rst("2. was a good year\nfor dials.") == "paragraph \"2. was a good year\" ⏎␣ \"for dials.\"")
    #expect(try rst("1. One\n2. Two\n").hasPrefix("list from 1"))
  }

  @Test func anItemGoesOnWhereItsAuthorMeantIt() throws {
    let text = "1. Keep them\n  apart.\n2. Align.\n\n  - A list to the right.\n"
    let expected = """
      list from 1
      item
      paragraph "Keep them" ⏎␣ "apart."
      item
      paragraph "Align."
      list
      item
      paragraph "A list to the right."
      """
    #expect(try rst(text) == expected)
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let page = try read("Text.\n\n.. include:: a.rst\n\n.. odd:: 1\n\n   Kept.\n", format: .restructuredText)
    #expect(page.diagnostics.contains(Diagnostic(.note, line: 3, .boilerplateDropped(what: "include", lines: 1))))
    #expect(page.diagnostics.contains(Diagnostic(.note, line: 5, .unknownMarkup(".. odd::"))))
    #expect(page.blocks.plainText == "Text.\nKept.")
  }

  // MARK: AsciiDoc

  @Test func singleMarksStandAroundWordsAndDoubleOnesAnywhere() throws {
    #expect(
      try adoc("A *b* c*d*e f**g**h, `i_j_k` and _l_.")
        == "paragraph \"A \" *\"b\"* \" c*d*e f\" *\"g\"* \"h, \" `i_j_k` \" and \" _\"l\"_ \".\"")
    #expect(try adoc("値は**一つ**だけ。") == "paragraph \"値は\" *\"一つ\"* \"だけ。\"")
  }

  @Test func valuesStandForNames() throws {
    #expect(try adoc(":a: dial\n:b: {a}s\n\nThe {b}, not {c} or \\{a}.") == "paragraph \"The dials, not {c} or {a}.\"")
    #expect(
      try adoc(":x:\n\nifdef::x[]\nOne.\nendif::[]\nifdef::y[Two.]\nifndef::y[]\nThree.\nendif::[]\n")
        == "paragraph \"One.\" ⏎␣ \"Three.\"")
  }

  @Test func itemsNestByTheirMarkers() throws {
    let text = "* A\n** B\n+\nMore.\n\n* C\n\nterm::\n\nIts text.\n"
    let expected = """
      list
      item
      paragraph "A"
      list
      item
      paragraph "B"
      paragraph "More."
      item
      paragraph "C"
      definitions
      term "term"
      paragraph "Its text."
      """
    #expect(try adoc(text) == expected)
  }

  // MARK: Hostile text

  /// Each takes a moment; anything quadratic would take minutes.
  @Test(arguments: [PageFormat.restructuredText, .asciiDoc]) func absurdTextIsReadInTime(_ format: PageFormat) throws {
    func many(_ text: String) -> String { String(repeating: text, count: 20_000 / text.utf8.count) }
    let marks = [
      "- ", "* ", "*", "a *b ", "`", "``a ", "|a ", "[", "<<", ":a:`", "kbd:[", "h", "http://", "+", "+-", "= ", "((", "{a}",
      "\\", "\"`",
      "* a\n+\n", "term::\n", "|===\n|a\n", "a\n=\n", "ifdef::a[]\n",
    ]
    var texts = marks.map(many)
    for (step, item) in [("\n", "a"), ("\n\n", "- a"), ("\n\n", ".. note::")] {
      texts.append((0..<500).map { String(repeating: " ", count: $0) + item }.joined(separator: step))
    }
    texts.append((4..<500).map { String(repeating: "=", count: $0) }.joined(separator: "\n"))
    texts.append("+" + many("-+") + "\n" + many("| a\n") + "+" + many("-+"))
    texts.append("+--+--+\n" + many("|  |  |\n+--+--+\n"))
    texts.append("==  ==\n" + many("a  b\n") + "==  ==\n")
    texts.append(many(".. |x| replace:: y\n") + many("|x| "))
    texts.append(".. csv-table::\n\n   " + many(",") + "\n")
    texts.append(",===\n" + many(",") + "\n,===\n")
    for text in texts { _ = try? read(text + "\n\ndeep text.", format: format) }
  }

  @Test(arguments: [PageFormat.restructuredText, .asciiDoc]) func nestingIsBounded(_ format: PageFormat) throws {
    for text in [
      String(repeating: "- ", count: 50_000) + "deep text.",
      (0..<500).map { String(repeating: " ", count: $0 * 2) + "- item" }.joined(separator: "\n\n") + "\n\ndeep text.",
      (4..<500).map { String(repeating: "=", count: $0) }.joined(separator: "\n") + "\ndeep text.",
      (0..<500).map { String(repeating: " ", count: $0 * 3) + ".. note::" }.joined(separator: "\n\n") + " deep text.",
    ] {
      let page = try read(text, format: format)
      #expect(page.blocks.plainText.contains("deep text."))
      #expect(HostileTests.depth(page.blocks) < 80)
    }
  }

  @Test func valuesDoNotMultiply() throws {
    let value = String(repeating: "x", count: 1900)
    for (text, format) in [
      (".. |a| replace:: \(value)\n\n" + String(repeating: "|a| ", count: 50_000), PageFormat.restructuredText),
      (":a: \(value)\n\n" + String(repeating: "{a} ", count: 50_000), .asciiDoc),
    ] {
      let page = try read(text, format: format)
      #expect(page.blocks.plainText.utf8.count < 2_000_000)
      #expect(page.diagnostics.contains { if case .limitReached = $0.finding { true } else { false } })
    }
  }
}
