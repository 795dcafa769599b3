import Guidelines
import Testing

@testable import Extraction

/// Blocks that start with an image, an empty term, or an empty line keep their text.
@Suite struct TextPreservationTests {
  private func text(_ blocks: [Block.Content]) -> String {
    extract(page([heading(1, "ゲージ"), paragraph("ゲージは量を示します。")] + blocks, title: "ゲージ")).records.dropFirst()
      .map { $0.headline.plainText + "|" + $0.body.plainText }.joined(separator: "|")
  }

  @Test("Text after an image at the start of an aside is kept") func asideCanStartWithImage() {
    let picture = Block(.paragraph([.image(alt: "針", url: "a.png")]))
    let found = text([.aside(label: nil, [picture, Block(paragraph("針は細くします。"))])])
    #expect(found.contains("針は細くします。"))
  }

  @Test("The text of a definition without a term is kept") func definitionCanLackTerm() {
    let definitions = [Definition(term: [], blocks: [Block(paragraph("針は量を指します。"))])]
    #expect(text([.definitionList(definitions), heading(2, "目盛り")]).contains("針は量を指します。"))
  }

  @Test("Code that starts with an empty line is kept") func codeCanStartWithEmptyLine() {
    let found = text([heading(2, "例"), .code(language: nil, "\n  show(44)")])
    #expect(found.hasPrefix("show(44)|"))
  }

  @Test("Headings of a page on one line are not rules, and no text is lost") func minifiedHeadingsAreNotRules() throws {
    var minified = page(
      [
        heading(1, "Dial guidelines"), paragraph("You should turn dials slowly."), heading(2, "Sizes"),
        paragraph("Most are small."), heading(2, "Weights"), paragraph("Most are light."),
      ], title: "Dial guidelines", language: .english)
    minified.blocks = minified.blocks.map { $0.mappingLines { _ in 1 } }
    let records = extract(minified).records
    #expect(records.first { $0.headline.plainText == "Most are light." }?.kind == .definition)
    #expect(extract(minified).accounting.kept == minified.blocks.dropFirst().map { $0 }.visibleCharacters)
  }
}
