import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct ParagraphSentenceTests {
  private func texts(_ inlines: [Inline]) -> [String] { ParagraphSentence.all(in: inlines, language: .english).map(\.text) }

  @Test("Sentences are split inside formatted runs") func sentencesAreSplitInsideRuns() {
    let inlines: [Inline] = [
      .text("Keep it short. See "), .strong([.text("one. Then "), .emphasis([.text("two. And")]), .text(" three")]), .text("."),
    ]
    let found = ParagraphSentence.all(in: inlines, language: .english)
    #expect(found.map(\.text) == ["Keep it short.", "See one.", "Then two.", "And three."])
    #expect(found.flatMap(\.inlines).plainText == inlines.plainText)

  }

  @Test("A link stays whole in the sentence where it begins") func linkIsNotSplit() {
    #expect(
      texts([.text("Read "), .link([.text("this. Or that")], url: "a"), .text(" now. Stop.")]) == [
        "Read this. Or that now.", "Stop.",
      ])
  }

  @Test func sentencesKeepTheirLines() {
    let inlines: [Inline] = [
      .text("Keep it."), .softBreak(space: true), .text("Move it. Turn"), .softBreak(space: true), .text("it."),
    ]
    #expect(ParagraphSentence.all(in: inlines, language: .english).map(\.linesBefore) == [0, 1, 1])
  }

  /// Quadratic work on this many sentences, runs, and topics would not end.
  @Test("Long paragraphs and many topics take linear time") func longParagraphsTakeLinearTime() {
    let text = String(repeating: "Keep it short. It is a thing. ", count: 60_000)
    #expect(texts([.text(text)]).count == 120_000)
    #expect(texts([.strong([.text(text)])]).count == 120_000)
    #expect(texts(Array(repeating: .code("x. "), count: 50_000)).count > 0)
    let sections = (0..<4_000).flatMap { [heading(2, $0.isMultiple(of: 2) ? "Gauges" : "ダイヤル"), paragraph("Keep it short.")] }
    #expect(!extract(page([heading(1, "Kit")] + sections, title: "Kit")).records.isEmpty)
  }
}
