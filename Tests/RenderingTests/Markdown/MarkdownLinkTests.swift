import Guidelines
import Testing

@testable import Rendering

/// Link addresses in exported Markdown.
@Suite struct MarkdownLinkTests {
  private func markdown(_ url: String) -> String { MarkdownInlines.markdown([.link([.text("it")], url: url)]) }

  @Test(
    "A link with an unsafe scheme becomes text",
    arguments: [
      "javascript:alert(1)", "java\tscript:alert(1)", "DATA:text/html,x", "vbscript:x", "file:///etc/passwd", "ssh://a.example",
      "x-app:run", "C:\\a",
    ])
  func unsafeLinkBecomesText(url: String) {
    #expect(markdown(url) == "it")
    #expect(MarkdownInlines.markdown([.image(alt: "it", url: url)]) == "![it](<>)")
  }

  @Test(arguments: [
    "https://a.example/b", "HTTP://a.example", "mailto:a@b.example", "alerts", "#buttons", "../a:b", "余白:小", "/a:b",
  ])
  func safeLinkStays(url: String) { #expect(markdown(url) == "[it](\(url))") }
}
