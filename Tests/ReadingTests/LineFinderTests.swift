import Guidelines
import Testing

@testable import Reading

/// Line numbers in a file that another program converted.
@Suite struct LineFinderTests {
  private func lines(_ blocks: [Block], _ text: String) -> [Int] {
    var blocks = blocks
    LineFinder.setLines(of: &blocks, in: Array(text.utf8))
    return blocks.map(\.line)
  }

  private func paragraph(_ text: String) -> Block { Block(.paragraph([.text(text)])) }

  @Test func findsWordsInOrder() {
    let text = "Save saves.\n\nSave\n====\n\nPress Save twice,\nor *three* times.\n\nSave\n----\n\nMore.\n"
    let blocks = ["Save saves.", "Save", "Press Save twice, or three times.", "Save", "More."].map(paragraph)
    #expect(lines(blocks, text) == [1, 3, 6, 9, 12])
  }

  @Test func ignoresMarkupBetweenWords() {
    let text =
      "a\n\nSee `the gauges <https://example.com/gauges/of/all/kinds>`_, then |kind| dials of any size.\n\n余白は **広く** 取る。\n"
    #expect(lines([paragraph("See the gauges, then round dials of any size."), paragraph("余白は広く取る。")], text) == [3, 5])
  }

  @Test("Text that is not in the file gets the line before it") func missingTextKeepsPreviousLine() {
    let text = "One thing here.\n\nTwo things there.\n\n[1] Note of the first thing.\n\nThree things follow.\n"
    let blocks = ["Two things there.", "made up by somebody else entirely", "Three things follow.", "Note of the first thing."]
      .map(paragraph)
    #expect(lines(blocks, text) == [3, 3, 7, 5])
  }

  @Test func repetitionTakesBoundedTime() {
    let text = String(repeating: "a b c d ", count: 50_000)
    _ = lines((0..<500).map { _ in paragraph("a b c d a b x y z w") }, text)
  }
}
