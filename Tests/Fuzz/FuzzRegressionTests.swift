import Testing

@testable import FuzzTargets

/// Minimal inputs for errors that the fuzzers and `Tests/Attack` found.
@Suite struct FuzzRegressionTests {
  /// Regression: the label of an aside inside a list item was read back as text.
  @Test(arguments: ["Note", "Field report"]) func asidesInListsRoundTrip(label: String) throws {
    let page = """
      = Meters

      == Kinds

      * A list
      +
      [NOTE]
      .\(label)
      ====
      with a note
      ====
      * goes on.

      """
    try FuzzTarget.canonical.body([4] + Array(page.utf8))
    let markdown = "# Meters\n\n- A list\n\n  > **\(label)** with a note\n\n- goes on.\n"
    try FuzzTarget.canonical.body([5] + Array(markdown.utf8))
  }

  /// Regression: two adjacent lists were read back as one.
  @Test(arguments: ["<ul><li>one<li>two</ul><ul><li>three</ul>", "<dl><dt>one<dd>two</dl><ul><li>three<ul><li>four</ul></ul>"])
  func adjacentListsRoundTrip(lists: String) throws {
    try FuzzTarget.canonical.body([3] + Array("<html><body><h1>Dials</h1><p><b>Use them.</b> So:</p>\(lists)".utf8))
  }

  /// Regression: a heading inside a definition was read back as a section.
  @Test func headingsInDefinitionsRoundTrip() throws {
    let page =
      "<dl><dt>Row</dt><dd>Seats.</dd><dt>Aisle</dt><x>The way <html free.</p><h2>Parts</h2><p>Some.</p><h2>Use</h2><p>More.</p>"
    try FuzzTarget.canonical.body([3] + Array("<html><body>\(page)</body></html>".utf8))
    let found =
      " <!DOCTY>\n<dl>\n<dt>Row</dt><dd>Seats side by side.</dd>\n<dt>Aisle</dt><diPadOSd>The way between PE html>\n<html free.</p>\n<h2>Parts</h2>\n<dl>\n<dt>Row</dt><dd>Seats.</dd>\n</dl>"
    try FuzzTarget.canonical.body([3] + Array(found.utf8))
  }

  /// Regression: a term without a definition lost the end of its line.
  @Test func termsWithoutDefinitionRoundTrip() throws {
    let page = "<h1>Parts</h1><dl><dt>Aisle</dt><dd>The way.<dl><dt>Row</dt></dl></dd></dl><p>Some.</p>"
    try FuzzTarget.canonical.body([3] + Array("<html><body>\(page)</body></html>".utf8))
    let found = "<html free.</p>\n<h2>Parts</h2>\n<dl>\n<dt>Aisle</dt><dd>T`  w>\n<h2>Usage</h2>\n<dl>\n<dt>Stage.</dd>\n</dl>"
    try FuzzTarget.canonical.body([0] + Array(found.utf8))
  }

  /// Regression: a tab in inline code was read back as a space.
  @Test func tabsInCodeRoundTrip() throws {
    let page = "# Floors\n\nUse the number `\t`of the floor and `a\tb`.\n\n```\nprint door\t\n\tfloor\n```\n"
    for format in UInt8(0)..<6 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
    try FuzzTarget.render.body([0] + Array(page.utf8))
  }

  /// Regression: a long row of dots before a word lost a dot, because it counted as nested lists.
  @Test func longRowsOfDotsRoundTrip() throws {
    let page = "# Lanes\n\n" + String(repeating: ".", count: 70) + "\n:# three lanes\n\nUse the stairs.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a long row of `>` after asterisks or a number was cut at the maximum depth of quotes.
  @Test(arguments: ["**", "1", "a"]) func longRowsOfQuoteMarksRoundTrip(before: String) throws {
    let page = "# Lanes\n\n- Keep lanes clear.\n\(before)\(String(repeating: ">", count: 90))Use the stairs.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: the label of a callout was escaped again on each round trip.
  @Test(arguments: [
    "Q&A", "Wider > taller", "The <main> \"part\"", "&lt; and &amp;", "C:\\:stairs \\&quot; \\", "\u{301}Stairs",
  ]) func calloutLabelsRoundTrip(label: String) throws {
    let page = "# Lanes\n\n- Keep lanes clear.\n\n:::note \(label)\nUse the stairs.\n:::\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a space beside asterisks in a URL was moved.
  @Test(arguments: ["a\n- **b c** d", "a `b** c` d ** e", "**a **b"]) func asterisksInURLsRoundTrip(address: String) throws {
    let page = "<h1>Lanes</h1><p>Keep <img src=\"\(address)\"> clear.</p>"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a title above a list was left out if the first item began with it.
  @Test(arguments: ["Ste\n\n- Steps are grey.\n", "Steps\n\n- Steps are grey. They are long.\n", "Steps\n\n- Steps\n- Ramps\n"])
  func titlesAboveListsRoundTrip(text: String) throws {
    for format in UInt8(0)..<12 {
      try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\nLanes are long.\n\n" + text).utf8))
    }
  }

  /// Regression: a heading with inline code over several lines kept two spaces in its title.
  @Test func titlesAreOneLine() throws {
    let page = "# Lanes\n\nLong `lanes\nare  wide` here\n---\n\nA lane is long.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a space before the URL of an image was written but not read back.
  @Test func urlsAreTrimmed() throws {
    let page = "# Lanes\n\nA lane <img src=\" lane.png \" alt=\"lane\"> is [long](< long.html >).\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a section named by symbols alone kept a "#" in its anchor.
  @Test(arguments: ["#\u{FFFD}", "#", "##\u{FF03}#"]) func anchorsOfSymbolsRoundTrip(title: String) throws {
    let page = "# Lanes\n\n## \\\(title)\n\nKeep lanes clear.\n\n\(title)\n---\n\nUse lamps.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a tab in a title was measured with no width but shown as a space.
  @Test func tabsInTitlesKeepTheWidth() throws {
    let page = "#\t献立表のガイドライン\n\n献立です。\n\n- 献立を貼る。\n"
    for format in UInt8(0)..<12 { try FuzzTarget.render.body([format] + Array(page.utf8)) }
  }

  /// Regression: entities and escapes were decoded in the language of a code block.
  @Test func codeLanguagesRoundTrip() throws {
    let page = "# Floors\n\nUse the stairs.\n\n```a&amp;nbsp;b\\\\*c\nprint door\n```\n"
    for format in UInt8(0)..<6 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: white space before a sentence inside emphasis was kept, and a combining mark after a space was joined with it.
  @Test(arguments: [
    "**Keep every exit.\n- **Mark the lane.** Lanes look long.\n", "Keep one name.\nKeep on\u{FF61}\u{FF9F}corridors\n",
    "- Keep one name.\n- **Keep on\u{FF61}** \u{FF9F}corridors\n",
  ])
  func spaceAroundSentencesRoundTrips(text: String) throws {
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\n" + text).utf8)) }
  }

  /// Regression: white space at the ends of ruby was kept, and ruby without a reading joined its sentences.
  @Test(arguments: [
    "Keep one name.\n<ruby> <b>Mark the lane.\n", "Keep one name.\n<ruby> <x>Mark the lane.</x> Use lamps.\n",
    "<ruby> Lanes<rt>l</rt></ruby> are long.\n",
    "- Lanes are <ruby> long <rt>l o</rt></ruby>\n- <ruby> <rt>l</rt></ruby> Ramps\n",
  ])
  func rubyRoundTrips(text: String) throws {
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\n" + text).utf8)) }
    let found =
      "# Umbrella racks\n\nst-practices)\n\n**row>\n <ruby> <Do>Number the slots.</Do>\n  <Dont>Hide them.</Dont>\n</DoDont>\n"
    try FuzzTarget.canonical.body([0] + Array(found.utf8))
  }

  /// Regression: runs of spaces in code at the start of a quote were kept in the headline.
  @Test(arguments: [
    "> > ```\n> >   print     door\n> > ```\n", "> > Use `a   b` here\n", "> - > ```\n>   > a\tb   c\n>   > ```\n",
  ])
  func headlinesFromCodeRoundTrip(text: String) throws {
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\n" + text).utf8)) }
  }

  /// Regression: nested quotes exceeded the limit of a line in the canonical form.
  @Test func deepQuotesRoundTrip() throws {
    let page =
      "# Lanes\n\n" + String(repeating: ">", count: 56) + "+" + String(repeating: ">", count: 10) + "a\n\nKeep lanes clear.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
    for depth in [23, 24, 25, 30, 40] {
      let quotes = String(repeating: "<blockquote>", count: depth)
      try FuzzTarget.canonical.body([3] + Array("<html><body><h1>Lanes</h1>\(quotes)<p>Keep lanes clear.</p></body></html>".utf8))
    }
  }

  /// Regression: such a title was also left out of the canonical form.
  @Test(arguments: ["Steps (grey)", "Steps…", "("]) func titlesRepeatedInFirstItemRoundTrip(title: String) throws {
    let page = "# Lanes\n\nLanes are long.\n\n\(title)\n\n- \(title) are long.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: a platform that only the page names was lost.
  @Test func unknownPlatformsRoundTrip() throws {
    let page =
      "---\nplatforms: [iOS, Kiosk, \"Point\\nof sale\"]\n---\n# Lanes\n\n- Keep lanes clear.\n\n## Kiosk\n\n- Keep lanes wide.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// Regression: the program's own styles were reported as escape sequences of a page.
  @Test func requestedStylesAreAllowed() throws {
    let styled = "\u{1B}[1;33mdials\u{1B}[0m \u{1B}]8;;https://example.com/a\u{1B}\\here\u{1B}]8;;\u{1B}\\"
    #expect(Program.unstyled(styled, asked: ["search", "--color=always", "--hyperlinks", "always", "dials"]) == "dials here")
    #expect(Program.unstyled(styled, asked: ["search", "--", "--color", "always"]) == styled)
    #expect(
      Program.unstyled("a\u{1B}[2J\u{1B}]0;x\u{7}\u{1B}[1", asked: ["--color", "--hyperlinks"])
        == "a\u{1B}[2J\u{1B}]0;x\u{7}\u{1B}[1")
    for command in UInt8(0)..<26 {
      for words in [
        "--color always dials", "--hyperlinks always --color=always dials/watchos/1",
        ".ld\u{4}\u{1}\u{1}\0" + "44\0" + "5 --color always\0\t",
      ] {
        try FuzzTarget.query.body([command, 1] + Array(words.utf8))
      }
    }
  }

  /// Regression: `lint --dump` and `lint --accounting` ended with 2 and no message.
  @Test(arguments: ["--dump=records", "--accounting"]) func lintReportsEmptyFolder(option: String) throws {
    let outcome = try Program.run(["lint", option, TemporaryDirectory.makeEmptyDirectory("nothing" + option)])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("hig: no page to read in"))
  }

  /// Regression: an id with the largest integer as its number trapped in the export.
  @Test func hugeRuleNumberIsIgnored() throws {
    let page = PageInputs.extractions([6] + Array("# Dials\n\n**Avoid dials.** Use a slider.\n".utf8))
    var record = try #require(page.flatMap(\.records).first)
    record.id = "dials/9223372036854775807"
    #expect(record.numberInSection == nil)
    #expect(RenderedPages.writer.markdown([record, record]).contains("Avoid dials."))
  }
}
