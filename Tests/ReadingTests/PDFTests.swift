import Guidelines
import TestSupport
import Testing

@testable import Reading

/// Returns a piece of a line; font 1 is twice as large as the text's.
private func text(_ top: Int, _ left: Int, _ width: Int, _ text: String, _ font: Int = 0) -> String {
  #"<text top="\#(top)" left="\#(left)" width="\#(width)" height="\#(font == 1 ? 30 : 15)" font="\#(font)">\#(text)</text>"#
}

/// Pages in the output format of `pdftohtml -xml`, so no program is needed.
@Suite struct PDFTests {
  private struct Sheet {
    var xml = #"<fontspec id="0" size="15" family="A"/>\#n<fontspec id="1" size="30" family="A"/>\#n"#

    init(_ pages: [String]...) {
      for (number, page) in pages.enumerated() {
        xml += #"<page number="\#(number + 1)" position="absolute" top="0" left="0" height="1000" width="800">"# + "\n"
        xml += page.joined(separator: "\n") + "\n</page>\n"
      }
    }

    var shape: String { ReadingTests.shape(PDFPage.read(Array(xml.utf8))) }
  }

  @Test("Large text becomes headings, and lines become paragraphs") func joinsLinesAndFindsHeadings() {
    let sheet = Sheet([
      text(100, 100, 200, "<b>Margins</b>", 1),
      text(150, 100, 150, "<b>Leave room.</b>"), text(150, 250, 350, " What touches an edge looks cut, and read-"),
      text(170, 100, 480, "ers of small screens lose the line &amp; their patience, all the"),
      text(190, 100, 100, "way down."),
      text(230, 100, 300, "Another paragraph stands apart."),
    ])
    #expect(
      sheet.shape == """
        heading 1 "Margins"
        paragraph *"Leave room."* " What touches an edge looks cut, and readers of small screens lose the line & their patience, all the" ⏎␣ "way down."
        paragraph "Another paragraph stands apart."
        """)
  }

  @Test("A short last line ends a paragraph") func shortLineEndsParagraph() {
    let sheet = Sheet([
      text(100, 100, 480, "A first line that reaches all the way to the right margin of the page and"),
      text(120, 100, 60, "ends."),
      text(140, 100, 470, "The next paragraph begins right below, and is as long as the first one is"),
      text(160, 100, 60, "too."),
    ])
    #expect(sheet.shape.split(separator: "\n").count == 2)
  }

  @Test func paragraphContinuesOverPages() {
    let page = text(900, 100, 480, "The end of a page is no end of a sentence that goes on and")
    let sheet = Sheet([page], [text(100, 100, 480, "ends on the next one, which is where it belongs, so it is one.")])
    #expect(sheet.shape.split(separator: "\n").count == 1)
  }

  @Test("Page headers and numbers are dropped and reported") func repeatedLinesAreDropped() {
    func page(_ number: Int, _ words: String) -> [String] {
      [text(30, 300, 100, "The guide"), text(500, 100, 300, words), text(960, 700, 20, "\(number) / 3")]
    }
    let sheet = Sheet(page(1, "Say what is new."), page(2, "Say what is old."), page(3, "Say what is left."))
    let read = PDFPage.read(Array(sheet.xml.utf8))
    #expect(!shape(read).contains("guide"))
    #expect(!shape(read).contains("/ 3"))
    #expect(read.diagnostics.map(\.kind) == [.boilerplateDropped(what: "page headers and numbers", lines: 6)])
  }

  @Test("A table of contents is dropped and reported") func tableOfContentsIsDropped() {
    let sheet = Sheet([text(100, 100, 400, "Margins . . . . . . . . . 12"), text(500, 100, 300, "Version 2.0 of 2024")])
    let read = PDFPage.read(Array(sheet.xml.utf8))
    #expect(shape(read) == #"paragraph "Version 2.0 of 2024""#)
    #expect(read.diagnostics.map(\.kind) == [.boilerplateDropped(what: "table of contents", lines: 1)])
  }

  @Test("List markers are matched with their lines") func listMarkersFindTheirLines() {
    let sheet = Sheet([
      text(100, 138, 300, "The first item of the list."), text(120, 138, 300, "The second, which is longer and"),
      text(140, 138, 90, "is folded."), text(160, 160, 200, "1. Numbered below it."), text(190, 100, 300, "No item."),
      text(100, 120, 8, "•"), text(120, 120, 8, "\u{F0B7}"),
    ])
    #expect(
      sheet.shape == """
        list
        item
        paragraph "The first item of the list."
        item
        paragraph "The second, which is longer and" ⏎␣ "is folded."
        list from 1
        item
        paragraph "Numbered below it."
        paragraph "No item."
        """)
  }

  @Test func adjacentCellsMakeTable() {
    let sheet = Sheet([
      text(100, 100, 60, "<b>Device</b>"), text(100, 300, 60, "<b>Margin</b>"), text(130, 100, 60, "Phone"),
      text(130, 300, 50, "16 pt"), text(160, 100, 60, "Tablet"), text(160, 300, 50, "20 pt"),
    ])
    #expect(
      sheet.shape == """
        table
        header "Device" | "Margin"
        row "Phone" | "16 pt"
        row "Tablet" | "20 pt"
        """)
  }

  @Test("A short bold line is a heading, a bold sentence is a rule") func boldLineIsAHeading() {
    let sheet = Sheet([
      text(100, 100, 90, "<b>Edges</b>"), text(130, 100, 480, "What stands at an edge is seen last by those who read fast."),
      text(170, 100, 280, "<b>Do not crowd the edges of a screen.</b>"),
      text(200, 100, 480, "They are where hands and frames are."),
    ])
    #expect(
      sheet.shape == """
        heading 2 "Edges"
        paragraph "What stands at an edge is seen last by those who read fast."
        paragraph *"Do not crowd the edges of a screen."*
        paragraph "They are where hands and frames are."
        """)
  }

  @Test func keepsOnlyExternalLinks() {
    let sheet = Sheet([
      text(100, 100, 400, #"See <a href="https://example.com/a?b=1&amp;c">there</a> and <a href="x.html#2">here</a>."#)
    ])
    #expect(sheet.shape == #"paragraph "See " ["there"](https://example.com/a?b=1&c) " and here.""#)
  }

  @Test func hostilePagesTakeLinearTime() {
    let scattered = { (count: Int) in (0..<count).map { text($0 % 1000, $0 % 700, 3, "a") } }
    let bullets = { (count: Int) in (0..<count).map { text(100, 100 + $0, 1, "•") } }
    for pieces in [scattered, bullets] {
      #expect(Growth.ratio(5000) { _ = PDFPage.read(Array(Sheet(pieces($0)).xml.utf8)) } < Growth.bound)
    }
    for noise in ["<", ">", "<text ", "&", "<b>", "<text top=\"1\" left=\"1\" width=\"1\" height=\"1\" font=\"0\">&"] {
      let ratio = Growth.ratio(75_000) { _ = PDFPage.read(Array(String(repeating: noise, count: $0 / noise.count).utf8)) }
      #expect(ratio < Growth.bound, "\(noise)")
    }
    _ = PDFPage.read(Array(text(99_999_999, -99_999_999, 99_999_999, "x").utf8))
  }
}
