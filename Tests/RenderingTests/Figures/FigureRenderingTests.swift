import Guidelines
import Testing

@testable import Rendering

/// Figures in HTML, text, and terminal images.
@Suite struct FigureRenderingTests {
  private static let file = Array(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 200\" width=\"320\" height=\"200\"><title>A dial</title><rect class=\"f-ink\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#6b7280\"/></svg>"
      .utf8)

  private func page(_ source: String, _ body: [Block]) -> TopicPage {
    let reference = PageReference(
      source: source, page: "dials", language: .english, topic: "dials", topicTitle: "Dials", title: "Dials", path: "dials.md")
    let record = Record(
      id: "dials/definition-1", kind: .definition, language: .english, topic: "dials", topicTitle: "Dials",
      headline: [.text("A dial shows a value.")],
      body: body, source: SourceReference(name: source, page: "dials", path: "dials.md", line: 1, title: "Dials"))
    return TopicPage(
      topic: Topic(slug: "dials", category: "components", titles: Localized("Dials", "文字盤")), language: .english,
      records: [record], platforms: [:],
      source: reference, otherPages: [])
  }

  private func html(_ source: String, _ body: [Block]) -> String {
    HTMLPage.standalone(page(source, body)) { $0 == "dials.svg" ? Drawing(Self.file) : nil }
  }

  private static let figure = Block(.figure(Figure(file: "dials.svg", alternative: "A dial & its <hand>.", legend: ["Hand"])))

  @Test("A drawing of the Corpus is inline SVG") func corpusDrawingIsInline() {
    let html = html(corpusSourceName, [Self.figure])
    #expect(html.contains("<svg viewBox=\"0 0 320 200\""))
    #expect(
      html.contains("<rect class=\"f-ink\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"), "its colours are the style sheet's")
    #expect(html.contains("A dial &amp; its &lt;hand&gt;."))
    #expect(html.contains("<li>Hand</li>"))
  }

  @Test("An image that is not a drawing of the Corpus is replaced by its description and file name") func otherImageIsReplaced() {
    let description = "A dial & its <hand>."
    for (file, html) in [
      ("dials.svg", html("Aozora", [Self.figure])), ("dials.svg", html("Aozora", [Block(.quote([Self.figure]))])),
      ("other.svg", html(corpusSourceName, [Block(.figure(Figure(file: "other.svg", alternative: description)))])),
      (
        "dials.svg",
        html("Aozora", [Block(.paragraph([.image(alt: description, url: "https://example.com/a/dials.svg?x=<script>")]))])
      ),
    ] {
      #expect(!html.contains("<svg") && !html.contains("<img") && !html.contains("example.com"))
      #expect(html.contains("A dial &amp; its &lt;hand&gt;."))
      #expect(html.contains("<code>\(file)</code>"))
    }
  }

  @Test func textDescribesDrawing() {
    let lines = TopicPageText(page(corpusSourceName, [Self.figure]), style: PageStyle(Terminal(width: 60), language: .english))
      .lines()
    let text = Terminal(width: 60).render(lines)
    #expect(text.contains("Drawing: A dial & its <hand>.") && text.contains("1. Hand"))
  }

  @Test func encodesKittyImage() {
    #expect(
      TerminalImageProtocol.kitty.escapeSequence(png: [1, 2, 3], columns: 40) == "\u{1B}_Ga=T,f=100,q=2,c=40,m=0;AQID\u{1B}\\\n")
    let long = TerminalImageProtocol.kitty.escapeSequence(png: [UInt8](repeating: 0xFF, count: 3073), columns: 48)
    let parts = long.split(separator: "\u{1B}_G").map(String.init)
    #expect(parts.count == 2)
    #expect(parts[0] == "a=T,f=100,q=2,c=48,m=1;" + String(repeating: "/", count: 4096) + "\u{1B}\\")
    #expect(parts[1] == "m=0;/w==\u{1B}\\\n")
  }

  @Test func encodesITerm2Image() {
    #expect(
      TerminalImageProtocol.iTerm2.escapeSequence(png: [1, 2], columns: 40)
        == "\u{1B}]1337;File=inline=1;size=2;width=40;preserveAspectRatio=1:AQI=\u{07}\n")
  }
}
