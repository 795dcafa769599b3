import Testing

@testable import Rendering

/// Validation of drawings.
@Suite struct DrawingTests {
  private static let start =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 200\" width=\"320\" height=\"200\" role=\"img\" fill=\"none\">\n"
  private static let title = "  <title>A dial’s hand</title>\n"
  private static let shape = "  <rect class=\"f-ink\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#6b7280\"/>\n"

  private func drawing(_ text: String) -> Drawing? { Drawing(Array(text.utf8)) }

  @Test func parsesShapes() throws {
    let found = try #require(drawing(Self.start + Self.title + "<g transform=\"translate(2 -3)\">" + Self.shape + "</g></svg>\n"))
    #expect(found.title == "A dial’s hand")
    #expect((found.width, found.height) == (320, 200))
    #expect(found.shapes.contains("<g transform=\"translate(2 -3)\"><rect class=\"f-ink\""))
  }

  @Test(
    "A drawing with scripts, links, or other unsafe content is rejected",
    arguments: [
      "<script>alert(1)</script>", "<style>*{}</style>", "<image href=\"x\"/>", "<use href=\"#a\"/>", "<foreignObject/>",
      "<text>Hi</text>", "words",
      "<rect onclick=\"x\"/>", "<rect style=\"fill:red\"/>", "<rect fill=\"url(#a)\"/>", "<rect fill=\"red\"/>",
      "<rect id=\"a\"/>",
      "<path d=\"M0&quot;\"/>",
      "<!-- a -->", "<![CDATA[x]]>", "&amp;", "<g>", "</g>", "<svg/>", "<title><g/></title>", "<rect x='1'/>", "<rect x=\"1\"",
      "<a href=\"https://example.com\"/>",
      "<g><g><g><g><g><g><g><g><g></g></g></g></g></g></g></g></g></g>",
    ])
  func rejectsUnsafeContent(inside: String) {
    #expect(drawing(Self.start + Self.title + Self.shape + inside + "</svg>\n") == nil)
  }

  @Test(arguments: [
    "", "<svg>", "<?xml version=\"1.0\"?>", "PNG", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<html></html>",
  ])
  func rejectsOtherFiles(text: String) { #expect(drawing(text) == nil) }

  @Test("Content after the end, a missing end, or a missing title is rejected") func rejectsTrailingAndMissingContent() {
    #expect(drawing(Self.start + Self.title + "</svg><p>") == nil)
    #expect(drawing(Self.start + Self.title) == nil)
    #expect(drawing(Self.start + String(repeating: Self.shape, count: 1000) + "</svg>") == nil)
  }
}
