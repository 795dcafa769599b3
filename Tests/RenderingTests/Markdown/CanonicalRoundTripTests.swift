import Guidelines
import Reading
import Testing

@testable import Rendering

/// Round trip of random inlines through the canonical form.
@Suite struct CanonicalRoundTripTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var x = state
      x ^= x >> 33
      x = x &* 0xFF51_AFD7_ED55_8CCD
      return x ^ (x >> 33)
    }
  }

  private static let words = [
    "する", "「強調」", "。", "、", "text", "a_b", "*", "**", "_", "__", "`", "``", "#", "##", "-", "+", "1.", "2)", "|", "\\", "<b>",
    "<!-- x -->", "&amp;",
    "&", "[x]", "(y)", "!", "~~", "~", "===", "---", ">", ":", "http://a.b/c", "www.x.y", "é", "🇯🇵", "＋", "→", "％", "$", "^",
    "[^1]", "- [ ]", "\"q\"", "'s", "{#a}", "'", "`code`", "|a|b|",
  ]

  private static func text(_ generator: inout Generator) -> String {
    let count = Int.random(in: 1...4, using: &generator)
    return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
      .joined(separator: Bool.random(using: &generator) ? "" : " ")
  }

  private static func inlines(_ generator: inout Generator, depth: Int = 0) -> [Inline] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      switch Int.random(in: depth > 2 ? 0...2 : 0...9, using: &generator) {
      case 0...2: .text(text(&generator))
      case 3: .strong(inlines(&generator, depth: depth + 1))
      case 4: .emphasis(inlines(&generator, depth: depth + 1))
      case 5: .code(text(&generator))
      case 6:
        .link(
          inlines(&generator, depth: depth + 1),
          url: ["https://a.b/c?d=e&f=g(h)", "charts#marks", "x y", "<>"].randomElement(using: &generator) ?? "")
      case 7: .strikethrough(inlines(&generator, depth: depth + 1))
      case 8: depth == 0 ? .hardBreak : .text("改行")
      default: .superscript([.text("2")])
      }
    }
  }

  /// Returns inlines in the form that reading normalizes them to: without white space at the edges, with joined code, and so on.
  private static func comparable(_ inlines: [Inline]) -> String {
    func show(_ inlines: [Inline]) -> String {
      inlines.map { inline in
        switch inline {
        case .text(let text): text
        case .code(let text): "`\(text)`"
        case .strong(let inner): "<s>\(show(inner))</s>"
        case .emphasis(let inner): "<e>\(show(inner))</e>"
        case .strikethrough(let inner): "<d>\(show(inner))</d>"
        case .superscript(let inner): "<sup>\(show(inner))</sup>"
        case .subscript(let inner): "<sub>\(show(inner))</sub>"
        case .link(let inner, let url): "<a \(url)>\(show(inner))</a>"
        case .image(let alt, let url): "<img \(alt) \(url)>"
        case .ruby(let inner, let reading): "<r \(reading)>\(show(inner))</r>"
        case .footnoteReference, .softBreak: ""
        case .hardBreak: "⏎"
        }
      }.joined()
    }
    return show(inlines.normalized).filter { $0 != " " }
  }

  private static func page(_ body: String) -> [UInt8] {
    Array("---\nhig: 1\ntopic: x\ntitle: X\nlanguage: ja\nsource: S\npage: p\n---\n\(body)\n".utf8)
  }

  @Test(arguments: 0..<40)
  func paragraphsRoundTrip(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 7919 &+ 1)
    for _ in 0..<60 {
      // Breaks and spaces at the ends of a paragraph are not text.
      let original: [Inline] = [.text("文")] + Self.inlines(&generator) + [.text("末")]
      let markdown = MarkdownInlines.markdown(original)
      let page = try PageReader().read(Self.page(markdown), name: "p.md")
      guard page.blocks.count == 1, case .paragraph(let read)? = page.blocks.first?.content else {
        Issue.record("not one paragraph: \(markdown) → \(page.blocks)")
        continue
      }
      #expect(Self.comparable(read) == Self.comparable(original), "\(markdown)")
      #expect(MarkdownInlines.markdown(read) == markdown)
    }
  }

  @Test("Text at the start of a paragraph is not read as markup", arguments: 0..<20)
  func lineStartsRoundTrip(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 104_729 &+ 3)
    for _ in 0..<60 {
      let text = Self.text(&generator)
      let markdown = MarkdownInlines.markdown([.text(text)])
      let page = try PageReader().read(Self.page("前\n\n" + markdown + "\n\n後"), name: "p.md")
      #expect(page.blocks.count == 3, "\(markdown)")
      #expect(
        page.blocks.count > 1 ? page.blocks[1].plainText.filter { $0 != " " } == text.filter { $0 != " " } : false, "\(markdown)")
    }
  }

  @Test(arguments: 0..<20)
  func tableCellsRoundTrip(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 31 &+ 5)
    for _ in 0..<30 {
      func cell() -> [Inline] { [.text("始")] + Self.inlines(&generator) + [.text("末")] }
      let table = Table(header: [cell(), cell()], rows: [[cell(), cell()], [cell(), cell()]])
      let markdown = MarkdownBlocks.markdown([Block(.table(table))])
      let page = try PageReader().read(Self.page(markdown), name: "p.md")
      guard page.blocks.count == 1, case .table(let read)? = page.blocks.first?.content else {
        Issue.record("not one table: \(markdown)")
        continue
      }
      for (a, b) in zip([table.header] + table.rows, [read.header] + read.rows) {
        #expect(a.map { Self.comparable($0) } == b.map { Self.comparable($0) }, "\(markdown)")
      }
    }
  }

  @Test(arguments: [
    "2026-06", "14", "true", "null", "iOS 14: \"x\"", "- a", "#x", "a: b", "a #b", "", " x ", "1.0", "2022-09-01", "山田",
    "\u{1B}[31m", "a\nb", "'q'", "*x", "&y", "!z", "%w", "@v", "`u`", "{t}", "[s]", "x:", "~",
  ])
  func frontMatterRoundTrips(value: String) throws {
    let text =
      "---\nhig: 1\ntopic: x\ntitle: X\nlanguage: ja\nsource: S\npage: p\nedition: \(FrontMatterWriter.scalar(value))\n---\n文。\n"
    let page = try PageReader().read(Array(text.utf8), name: "p.md")
    let expected = value.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
    #expect(
      page.metadata.edition ?? ""
        == String(String.UnicodeScalarView(expected)).replacing("[31m", with: value.hasPrefix("\u{1B}") ? "" : "[31m"))
  }
}
