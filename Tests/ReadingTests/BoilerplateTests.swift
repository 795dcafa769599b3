import Guidelines
import Languages
import Testing

@testable import Reading

/// Words of the boilerplate lists. Each is dropped by its own pass and by no other.
@Suite struct BoilerplateWordTests {
  private static let all = Languages.all.map(\.boilerplate)
  private static let text = "A dial shows one value, and people read it at a glance."

  /// Returns the lines that tidying removes from a Markdown page. `name` is the pass to leave out, or `nil` for none.
  private func gone(_ markdown: String, without name: String? = nil) throws -> String {
    let draft = try PageFormat.markdown.parse(Array(markdown.utf8), "page.md")
    let passes = PageTidying.passes.filter { $0.name != name }
    if name != nil { #expect(passes.count == PageTidying.passes.count - 1) }
    let kept = PageTidying.tidy(draft, passes: passes).blocks.plainText
    return draft.page.blocks.plainText.split(separator: "\n").filter { !kept.contains($0) }.joined(separator: "\n")
  }

  private func expect(_ line: String, goesWith pass: String, from markdown: String) throws {
    #expect(try gone(markdown).contains(line), "'\(line)' stays")
    #expect(!(try gone(markdown, without: pass).contains(line)), "'\(line)' goes without '\(pass)'")
  }

  @Test("A section with a boilerplate title is dropped", arguments: all.flatMap { $0.sections.flatMap(\.names) })
  func dropsSection(_ name: String) throws {
    try expect(
      name, goesWith: "sections", from: "# Dials\n\n\(Self.text)\n\n## \(name)\n\n- [Gauges](/gauges)\n\n## Sizes\n\n\(Self.text)"
    )
  }

  @Test("Standalone boilerplate text is dropped", arguments: all.flatMap { $0.standaloneTexts + $0.imageTexts })
  func dropsStandaloneText(_ words: String) throws {
    try expect(words, goesWith: "media", from: "# Dials\n\n\(Self.text)\n\n\(words.escaped)\n\n\(Self.text) Twice.")
  }

  @Test("A description of media is dropped", arguments: all.flatMap(\.mediaPrefixes)) func dropsMediaDescription(_ words: String)
    throws
  {
    let line = "\(words) A hand turns a dial, and the value changes"
    try expect(line, goesWith: "media", from: "# Dials\n\n\(Self.text)\n\n\(line).\n\n\(Self.text) Twice.")
  }

  @Test(
    "A paragraph with a phrase of a site's footer is dropped",
    arguments: all.flatMap {
      $0.paragraphPrefixes.map { $0.trimmingSpace() + " our dials, and whatever else." }
        + $0.shortParagraphPhrases.map { "Our \($0), as of today." }
    })
  func dropsSitePhrase(_ phrase: String) throws {
    // Without the phrase the paragraph would belong to the article, and the links above it would stay.
    let links = (1...3).map { "[Page \($0)](/\($0))" }.joined(separator: "\n\n")
    let page = "# Dials\n\n\(Self.text)\n\n\(links)\n\n\(phrase.escaped)"
    try expect(String(phrase.dropLast()), goesWith: "site navigation", from: page)
    #expect(!(try gone("# Dials\n\n\(Self.text)\n\n\(links)\n\nOur dials, and whatever else.").contains("whatever")))
  }

  @Test("An image of a right or wrong example is kept", arguments: all.flatMap(\.comparisonAltTexts)) func keepsComparisonImage(
    _ words: String
  ) throws {
    let page = try read("# Dials\n\n![A \(words) beside a dial](a.png)\n\n\(Self.text)\n\n![A dial](b.png)\n\n\(Self.text)")
    #expect(shape(page).contains("image(\"A \(words)"))
    #expect(!shape(page).contains("image(\"A dial"))
  }

  @Test("A notice about JavaScript is dropped", arguments: all.flatMap(\.javaScriptPhrases)) func dropsScriptNotice(
    _ words: String
  ) throws {
    let line = "JavaScript \(words) here."
    try expect(line, goesWith: "script notices", from: "\(line)\n\n# Dials\n\n\(Self.text)")
  }

  @Test("A source credit becomes the URL of the page", arguments: all.flatMap(\.sourceCredits)) func readsSourceCredit(
    _ label: String
  ) throws {
    let page = try read("# Dials\n\n\(label): https://example.com/dials\n\n\(Self.text)")
    #expect(page.metadata.url == "https://example.com/dials")
    #expect(page.blocks.count == 2)
  }

  @Test(
    "Credits become translator and author of the page", arguments: all.flatMap(\.translatorCredits), all.flatMap(\.authorCredits))
  func readsPersonCredits(
    _ translator: String, _ author: String
  ) throws {
    func mark(_ label: String) -> String { label.hasSuffix("by") ? label : label + ":" }
    let page = try read("# Dials\n\n\(mark(translator)) Ito\n\n\(mark(author)) Sato\n\n\(Self.text)")
    #expect(page.metadata.translator == "Ito")
    #expect(page.metadata.author == "Sato")
  }

  @Test("A date with an adjacent word is a date line", arguments: Languages.all.map(\.dates).flatMap(\.adjacentWords))
  func recognizesDateLine(_ word: String) throws {
    #expect(DateParser.isDate("\(word) 2024-05-07"))
    #expect(!DateParser.isDate("dial 2024-05-07"))
  }
}

extension String {
  /// The text as escaped Markdown.
  fileprivate var escaped: String { replacing("[", with: "\\[").replacing("]", with: "\\]").replacing("(c)", with: "\\(c)") }
}

@Suite struct BoilerplateTests {
  private let text = "A dial shows one value, and people read it at a glance."

  @Test func dropsVideoControls() throws {
    let page = try read(
      """
      # Dials

      \(text)

      Video with custom controls.

      Content description: A hand turns a dial. The value changes.

      Play

      [▶ film](https://example.com/dial.mp4)

      Turned by hand

      \(text)

      再生

      このビデオコンテンツの説明: 手がダイヤルを回します。
      """)
    #expect(shape(page) == "heading 1 \"Dials\"\nparagraph \"\(text)\"\nparagraph \"\(text)\"")
  }

  @Test("A short line is a caption only after an image") func captionsFollowImages() throws {
    let picture = "![A dial](dial.png)"
    func kept(_ line: String, behind before: String) throws -> Bool {
      try read("# Dials\n\n\(text)\n\n\(before)\n\n\(line)\n\n\(text)").blocks.plainText.contains(line)
    }
    #expect(!(try kept("A dial at rest", behind: picture)))
    #expect(!(try kept("待機中", behind: picture)))
    #expect(try kept("A dial at rest", behind: text))
    // A sentence, an introduction, or a platform name is not a caption.
    #expect(try kept("A dial is at rest.", behind: picture))
    #expect(try kept("A dial can be:", behind: picture))
    #expect(try kept("watchOS", behind: picture))
    #expect(try kept("Avoid small dials", behind: picture))
    #expect(try read("# 計器\n\n![計器](a.png)\n\n軸の範囲を固定する\n\n計器は値を示します。").blocks.plainText.contains("軸"))
  }

  @Test("A dated news line at the top sets the edition") func newsSetsEdition() throws {
    for (date, news) in [("December 16, 2025", "Updated guidance for small dials."), ("2025年12月16日", "小さなダイヤルに関するガイダンスを更新。")] {
      for lines in ["\(date)\n\n\(news)\n\n# Dials", "# Dials\n\n\(date)\n\n\(news)"] {
        let page = try read("\(lines)\n\n\(text)")
        #expect(page.metadata.edition == "2025-12-16")
        #expect(shape(page) == "heading 1 \"Dials\"\nparagraph \"\(text)\"")
      }
    }
    let dated = try read("# Dials\n\nMay 7, 2024\n\n\(text)")
    #expect(dated.metadata.date == "2024-05-07")
    #expect(dated.metadata.edition == nil)
    #expect(shape(dated) == "heading 1 \"Dials\"\nparagraph \"\(text)\"")
  }

  @Test("A table of contents is dropped, linked or not") func dropsTableOfContents() throws {
    let sections = ["Sizes", "Colors", "Motion", "Sound"]
    let body = sections.map { "## \($0)\n\n\(text)\n" }.joined(separator: "\n")
    let linked = try read("# Dials\n\n" + sections.map { "- [\($0)](#\($0))\n" }.joined() + "\n" + body)
    let named = try read("# Dials\n\n" + sections.map { "- \($0)\n" }.joined() + "\n" + body)
    #expect(linked.blocks == named.blocks.map { Block($0.content, line: $0.line) })
    #expect(linked.blocks.count == 9)
    // A list inside a section stays, even if it names the sections below.
    let spoken = try read("# Dials\n\n## Parts\n\n\(text)\n\n" + sections.map { "- \($0)\n" }.joined() + "\n" + body)
    #expect(spoken.blocks.count == 12)
  }

  @Test func repeatedLinesAreNavigation() throws {
    let menu = (1...6).map { "To move on, press the arrow of your choice, please.\n\n\($0) of 6 items[Page \($0)](/\($0))\n" }
    let page = try read(
      "# Menu\n\n- [Home](/)\n\n- [News](/news)\n\n### Links\n\n- [Mail](/mail)\n\n\(menu.joined(separator: "\n"))\n\n# Dials\n\n\(text)\n"
        .replacing("# Menu\n\n", with: ""))
    #expect(shape(page) == "heading 1 \"Dials\"\nparagraph \"\(text)\"")
  }

  @Test("Saved text loses its menu and keeps its lists") func savedTextKeepsLists() throws {
    let menu = ["Related", "Gauges", "Change log", "May 7, 2024 New page"] + (1...12).map { "Page \($0)" }
    let page = try read(
      "Dials\n\n\(text)\n\n  • One\n  • Two\n\n\(text)\n\n" + menu.joined(separator: "\n\n") + "\n", format: .savedText)
    #expect(page.metadata.edition == "2024-05-07")
    #expect(page.blocks.last?.plainText == text)
    let list = try read("Dials\n\n\(text)\n\n" + (1...20).map { "  • Part \($0)\n" }.joined(), format: .savedText)
    #expect(list.blocks.last?.plainText.hasSuffix("Part 20") == true)
  }

  @Test("A list of links in the article is kept") func keepsLinksOfArticle() throws {
    let log = "## Change log\n\n|Date|Changes|\n|---|---|\n|May 7, 2024|New page.|\n"
    let page = try read(
      "# Dials\n\nUse dials with what is at hand:\n\n- [Gauges](/g)\n- [Rows](/r)\n\n## Resources\n\n### Related\n\n[Knobs](/k)\n\n"
        + log)
    #expect(page.blocks.last?.plainText == "Gauges\nRows")
    #expect(page.metadata.edition == "2024-05-07")
  }

  @Test("Navigation and other regions of HTML are dropped") func dropsRegionsOfMarkup() throws {
    func page(_ html: String) throws -> String {
      let filler = String(repeating: "<p>\(text)</p>", count: 4)
      return try read("<html><body><h1>Dials</h1>\(filler)\(html)</body></html>", name: "a.html").blocks.plainText
    }
    for html in [
      "<nav>gone</nav>", "<header><p>gone</p></header>", "<footer>gone</footer>", "<aside class=x>gone</aside>",
      "<div role=search>gone</div>",
      "<div class='post-share'>gone</div>", "<ul id=tags><li>gone</ul>", "<div hidden>gone</div>",
      "<p style='display: none'>gone</p>",
      "<noscript>gone</noscript>", "<button>gone</button>", "<figure><figcaption>gone</figcaption></figure>", "<form>gone</form>",
      "<div id=comments><h2>Comments</h2><p>gone</p></div>", "<section id=related><h2>Related</h2><a href=x>gone</a></section>",
      "<div class=sidebar id=tags><h2>Tags</h2><p>gone</p></div>",
    ] {
      #expect(!(try page(html).contains("gone")), "\(html)")
    }
    for html in [
      "<header><h2>kept</h2></header>", "<aside>kept</aside>", "<p class=share>kept</p>",
      "<div class='related content'>kept</div>",
      "<figure><figcaption>It is kept, for it explains the picture.</figcaption></figure>",
      "<div class=share>" + String(repeating: "<p>kept \(text)</p>", count: 8) + "</div>",
      "<blockquote><nav>kept</nav></blockquote>",
      // Converters name elements after their headings.
      "<section id=sidebars><span id=x></span><h2>Sidebars</h2><p>kept</p></section>",
      "<section id=security-related-pages><h2>Pages on security</h2><p>kept</p></section>",
      "<div class=section id=pagination><h2>ページ送り</h2><p>kept</p></div>",
    ] {
      #expect(try page(html).contains("kept"), "\(html)")
    }
  }

  @Test func passesHaveNameAndRationale() {
    #expect(Set(PageTidying.passes.map(\.name)).count == PageTidying.passes.count)
    #expect(PageTidying.passes.allSatisfy { !$0.rationale.isEmpty })
  }
}
