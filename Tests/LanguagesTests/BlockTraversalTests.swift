import Testing

@testable import Guidelines

@Suite struct BlockTraversalTests {
  private let blocks = [
    Block(.table(Table(caption: [.text("a")], header: [[.strong([.text("b")])]], rows: [[[.link([.code("c")], url: "x")]]]))),
    Block(.tabs([Tab(title: [.text("d")], blocks: [Block(.quote([Block(.paragraph([.ruby([.text("e")], reading: "f")]))]))])])),
    Block(
      .definitionList([
        Definition(term: [.text("g")], blocks: [Block(.list(List(items: [.init([Block(.paragraph([.text("h")]))])])))])
      ])),
  ]

  @Test func visitsInlinesInReadingOrder() {
    var seen = ""
    blocks.walkInlines {
      switch $0 {
      case .text(let text), .code(let text): seen += text
      case .strong: seen += "*"
      case .link: seen += "["
      case .ruby: seen += "^"
      case .emphasis, .strikethrough, .subscript, .superscript, .image, .footnoteReference, .softBreak, .hardBreak: seen += "?"
      }
    }
    #expect(seen == "a*b[cd^egh")
  }

  @Test("Wrapping the children of an inline gives the inline again") func wrappingRestoresInline() {
    let inlines: [Inline] = [
      .emphasis([.text("a")]), .link([.text("b")], url: "x"), .ruby([], reading: "r"), .hardBreak, .code("c"),
    ]
    for inline in inlines { #expect(inline.wrapping(inline.children) == inline) }
    #expect(inlines.addresses == ["x"])
    #expect([.link([.strong([])], url: "")].containsDeeply(where: \.isStrong) && !inlines.containsDeeply(where: \.isStrong))
  }

  @Test func caselessContainsIgnoresCase() {
    #expect("Turn on JavaScript".contains(caseless: "javascript") && !"Java Script".contains(caseless: "javascript"))
  }
}
