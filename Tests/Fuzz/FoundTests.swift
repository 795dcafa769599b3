import Testing

@testable import FuzzTargets

/// What the fuzzer and the attack found once, each in the smallest form that shows it.
@Suite struct FoundTests {
  /// A note, or a label of the page's own, inside a list item came back from the canonical form with its label among its text.
  @Test(arguments: ["Note", "Field report"]) func asidesInListsReadBack(label: String) throws {
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

  /// Two lists in a row, or a list after one of definitions, came back from the canonical form as one.
  @Test(arguments: ["<ul><li>one<li>two</ul><ul><li>three</ul>", "<dl><dt>one<dd>two</dl><ul><li>three<ul><li>four</ul></ul>"])
  func listsInARowReadBack(lists: String) throws {
    try FuzzTarget.canonical.body([3] + Array("<html><body><h1>Dials</h1><p><b>Use them.</b> So:</p>\(lists)".utf8))
  }

  /// A heading that an element left open put inside a definition came back as a section.
  @Test func headingsInDefinitionsReadBack() throws {
    let page =
      "<dl><dt>Row</dt><dd>Seats.</dd><dt>Aisle</dt><x>The way <html free.</p><h2>Parts</h2><p>Some.</p><h2>Use</h2><p>More.</p>"
    try FuzzTarget.canonical.body([3] + Array("<html><body>\(page)</body></html>".utf8))
    let found =
      " <!DOCTY>\n<dl>\n<dt>Row</dt><dd>Seats side by side.</dd>\n<dt>Aisle</dt><diPadOSd>The way between PE html>\n<html free.</p>\n<h2>Parts</h2>\n<dl>\n<dt>Row</dt><dd>Seats.</dd>\n</dl>"
    try FuzzTarget.canonical.body([3] + Array(found.utf8))
  }

  /// A term without a definition, in a list inside a definition, came back without the end of its line.
  @Test func termsAloneReadBack() throws {
    let page = "<h1>Parts</h1><dl><dt>Aisle</dt><dd>The way.<dl><dt>Row</dt></dl></dd></dl><p>Some.</p>"
    try FuzzTarget.canonical.body([3] + Array("<html><body>\(page)</body></html>".utf8))
    let found = "<html free.</p>\n<h2>Parts</h2>\n<dl>\n<dt>Aisle</dt><dd>T`  w>\n<h2>Usage</h2>\n<dl>\n<dt>Stage.</dd>\n</dl>"
    try FuzzTarget.canonical.body([0] + Array(found.utf8))
  }

  /// A tab inside a line of code came back as a space; one in a block of code is kept.
  @Test func tabsInCodeReadBack() throws {
    let page = "# Floors\n\nUse the number `\t`of the floor and `a\tb`.\n\n```\nprint door\t\n\tfloor\n```\n"
    for format in UInt8(0)..<6 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
    try FuzzTarget.render.body([0] + Array(page.utf8))
  }

  /// A long row of dots lost one of them where a word followed: it was counted as lists inside each other.
  @Test func rowsOfDotsReadBack() throws {
    let page = "# Lanes\n\n" + String(repeating: ".", count: 70) + "\n:# three lanes\n\nUse the stairs.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A long row of arrows behind stars, or a number, lost those beyond the most quotes that a line may open, though it opened none.
  @Test(arguments: ["**", "1", "a"]) func rowsOfArrowsReadBack(before: String) throws {
    let page = "# Lanes\n\n- Keep lanes clear.\n\(before)\(String(repeating: ">", count: 90))Use the stairs.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// What is escaped in a callout's label was escaped once more on each way back, and a backslash was lost.
  @Test(arguments: [
    "Q&A", "Wider > taller", "The <main> \"part\"", "&lt; and &amp;", "C:\\:stairs \\&quot; \\", "\u{301}Stairs",
  ]) func labelsReadBack(label: String) throws {
    let page = "# Lanes\n\n- Keep lanes clear.\n\n:::note \(label)\nUse the stairs.\n:::\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A space beside stars in an address was moved, as one in bold is.
  @Test(arguments: ["a\n- **b c** d", "a `b** c` d ** e", "**a **b"]) func addressesReadBack(address: String) throws {
    let page = "<h1>Lanes</h1><p>Keep <img src=\"\(address)\"> clear.</p>"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A title above a list whose first item began with it was taken for its headline, and left out.
  @Test(arguments: ["Ste\n\n- Steps are grey.\n", "Steps\n\n- Steps are grey. They are long.\n", "Steps\n\n- Steps\n- Ramps\n"])
  func titlesAboveListsReadBack(text: String) throws {
    for format in UInt8(0)..<12 {
      try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\nLanes are long.\n\n" + text).utf8))
    }
  }

  /// A heading with a code span of several lines kept two spaces in its title, which read back as one.
  @Test func titlesAreOneLine() throws {
    let page = "# Lanes\n\nLong `lanes\nare  wide` here\n---\n\nA lane is long.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A space before a picture's address was written, and not read again.
  @Test func addressesHaveNoSpaceAround() throws {
    let page = "# Lanes\n\nA lane <img src=\" lane.png \" alt=\"lane\"> is [long](< long.html >).\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A section named by signs alone kept a "#" in its anchor.
  @Test(arguments: ["#\u{FFFD}", "#", "##\u{FF03}#"]) func anchorsHoldNoMark(title: String) throws {
    let page = "# Lanes\n\n## \\\(title)\n\nKeep lanes clear.\n\n\(title)\n---\n\nUse lamps.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A tab in a title was measured as nothing and shown as a space.
  @Test func tabsInTitlesKeepTheWidth() throws {
    let page = "#\t献立表のガイドライン\n\n献立です。\n\n- 献立を貼る。\n"
    for format in UInt8(0)..<12 { try FuzzTarget.render.body([format] + Array(page.utf8)) }
  }

  /// The language of a piece of code is no place for entities and escapes.
  @Test func languagesOfCodeReadBack() throws {
    let page = "# Floors\n\nUse the stairs.\n\n```a&amp;nbsp;b\\\\*c\nprint door\n```\n"
    for format in UInt8(0)..<6 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// White space before a sentence inside emphasis stayed, and a mark behind a space was taken for a part of it.
  @Test(arguments: [
    "**Keep every exit.\n- **Mark the lane.** Lanes look long.\n", "Keep one name.\nKeep on\u{FF61}\u{FF9F}corridors\n",
    "- Keep one name.\n- **Keep on\u{FF61}** \u{FF9F}corridors\n",
  ])
  func spaceAtTheEndsReadsBack(text: String) throws {
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\n" + text).utf8)) }
  }

  /// White space at the ends of ruby stayed; ruby without a reading kept the sentences in it together.
  @Test(arguments: [
    "Keep one name.\n<ruby> <b>Mark the lane.\n", "Keep one name.\n<ruby> <x>Mark the lane.</x> Use lamps.\n",
    "<ruby> Lanes<rt>l</rt></ruby> are long.\n",
    "- Lanes are <ruby> long <rt>l o</rt></ruby>\n- <ruby> <rt>l</rt></ruby> Ramps\n",
  ])
  func rubyReadsBack(text: String) throws {
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\n" + text).utf8)) }
    let found =
      "# Umbrella racks\n\nst-practices)\n\n**row>\n <ruby> <Do>Number the slots.</Do>\n  <Dont>Hide them.</Dont>\n</DoDont>\n"
    try FuzzTarget.canonical.body([0] + Array(found.utf8))
  }

  /// Runs of spaces in code that a quote begins with stayed in the headline that is made of it.
  @Test(arguments: [
    "> > ```\n> >   print     door\n> > ```\n", "> > Use `a   b` here\n", "> - > ```\n>   > a\tb   c\n>   > ```\n",
  ])
  func headlinesMadeOfCodeReadBack(text: String) throws {
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(("# Lanes\n\n" + text).utf8)) }
  }

  /// Marks in code inside many quotes, and quotes of HTML, were more than a line of the canonical form may have.
  @Test func deepQuotesReadBack() throws {
    let page =
      "# Lanes\n\n" + String(repeating: ">", count: 56) + "+" + String(repeating: ">", count: 10) + "a\n\nKeep lanes clear.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
    for depth in [23, 24, 25, 30, 40] {
      let quotes = String(repeating: "<blockquote>", count: depth)
      try FuzzTarget.canonical.body([3] + Array("<html><body><h1>Lanes</h1>\(quotes)<p>Keep lanes clear.</p></body></html>".utf8))
    }
  }

  /// A title above a list whose first item begins as the title does was left out of what is written.
  @Test(arguments: ["Steps (grey)", "Steps…", "("]) func titlesAboveListsReadBack(title: String) throws {
    let page = "# Lanes\n\nLanes are long.\n\n\(title)\n\n- \(title) are long.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// A system that only its page names was lost on the way back.
  @Test func systemsOfAPagesOwnReadBack() throws {
    let page =
      "---\nplatforms: [iOS, Kiosk, \"Point\\nof sale\"]\n---\n# Lanes\n\n- Keep lanes clear.\n\n## Kiosk\n\n- Keep lanes wide.\n"
    for format in UInt8(0)..<12 { try FuzzTarget.canonical.body([format] + Array(page.utf8)) }
  }

  /// The program's own colours and links were taken for a page's escape.
  @Test func stylesAskedForAreOurs() throws {
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

  /// Of a folder without a page, `lint --dump` and `lint --accounting` ended with 2 and without a word.
  @Test(arguments: ["--dump=records", "--accounting"]) func lintSaysThatThereIsNoPage(option: String) throws {
    let outcome = try Program.run(["lint", option, TemporaryDirectory.makeEmptyDirectory("nothing" + option)])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("hig: no page to read in"))
  }

  /// An index whose ids count further than any number made the export trap.
  @Test func idsCountNoFurtherThanPagesDo() throws {
    let page = PageInputs.extractions([6] + Array("# Dials\n\n**Avoid dials.** Use a slider.\n".utf8))
    var record = try #require(page.flatMap(\.records).first)
    record.id = "dials/9223372036854775807"
    #expect(record.numberInSection == nil)
    #expect(RenderedPages.writer.markdown([record, record]).contains("Avoid dials."))
  }
}
