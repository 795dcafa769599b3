import Guidelines
import Testing

@testable import Reading

/// Figures of canonical pages.
@Suite struct FigureReadingTests {
  private func figures(_ body: String, front: String = "hig: 1\ntopic: x\ntitle: X\nlanguage: en\n") throws -> [Figure] {
    try read("---\n\(front)---\n\(body)").blocks.figures
  }

  @Test func readsFigureWithLegend() throws {
    let body =
      "It tells something.\n\n![A window, with a title and a button.](../../figures/alerts.svg)\n\n1. Title\n2. Button\n\nMore.\n"
    let page = try read("---\nhig: 1\ntopic: x\ntitle: X\nlanguage: en\n---\n" + body)
    #expect(page.blocks.count == 3)
    #expect(
      page.blocks[1].figure
        == Figure(file: "alerts.svg", alternative: "A window, with a title and a button.", legend: ["Title", "Button"]))
    #expect(page.blocks[1].line == 9)
  }

  @Test(
    "A list of another form is not a legend",
    arguments: [
      "1. Title\n2. A [link](charts)", "- Title\n- Button", "2. Title\n3. Button", "1. Title\n\n   More.\n2. Button",
      "<!-- hig: more -->\n1. Title",
    ])
  func otherListsAreNotLegends(list: String) throws {
    #expect(
      try figures("![A window.](../figures/alerts.svg)\n\n\(list)\n") == [Figure(file: "alerts.svg", alternative: "A window.")])
  }

  @Test(
    "An image with another address is not a figure",
    arguments: [
      "![A window.](alerts.svg)", "![A window.](../figures/../alerts.svg)", "![A window.](../figures/alerts.png)",
      "![A window.](../figures/Alerts.svg)",
      "![A window.](../figures/.svg)", "See ![a window](../figures/alerts.svg).",
      "![A window.](https://example.com/figures/a%2fb.svg)",
    ])
  func otherImagesAreNotFigures(text: String) throws { #expect(try figures(text + "\n").isEmpty) }

  @Test func onlyCanonicalPagesHaveFigures() throws {
    #expect(try figures("# X\n\n![A window.](../figures/alerts.svg)\n", front: "title: X\n").isEmpty)
  }

  @Test func readsFigureInQuote() throws {
    #expect(try figures("> Note.\n>\n> ![A window.](../figures/alerts.svg)\n>\n> 1. Title\n").map(\.legend) == [["Title"]])
  }
}
