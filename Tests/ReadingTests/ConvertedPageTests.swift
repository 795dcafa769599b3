import Guidelines
import Testing

@testable import Reading

/// Pages from word processors, note-taking sites, and converters.
@Suite struct ConvertedPageTests {
  private func html(_ body: String, style: String = "") throws -> String {
    shape(
      try read("<html><head><title>Dials</title><style>\(style)</style></head><body>\(body)</body></html>", name: "dials.html"))
  }

  @Test("A class that the style sheet makes bold is bold") func classIsBold() throws {
    let tree = try html(
      """
      <p class="title"><span>Dials</span></p>
      <p class="c0"><span class="c1">Keep dials few.</span><span class="c2"> They are slow.</span></p>
      """, style: ".c0{margin:0}.c1{color:#000;font-weight:700}.c2{font-weight:400}")
    #expect(tree.contains("heading 1 \"Dials\""))
    #expect(tree.contains("*\"Keep dials few.\"* \" They are slow.\""))
  }

  @Test func wordProcessorListMarksAreDropped() throws {
    let tree = try html(
      """
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><b>Keep
      dials few.</b> They are slow.</p>
      """)
    #expect(tree.contains("paragraph *\"Keep"))
    #expect(!tree.contains("·"))
  }

  @Test("Callouts become asides without their icons") func calloutsBecomeAsides() throws {
    for callout in [
      "<figure class=\"gray callout\"><div><span class=\"icon\">!</span></div><div><p>Ask when in doubt.</p></div></figure>",
      "<aside class=\"msg message\"><span class=\"msg-symbol\">!</span><div class=\"msg-content\"><p>Ask when in doubt.</p></div></aside>",
      """
      <div class="admonitionblock note"><table><tr><td class="icon"><div class="title">Note</div></td>
      <td class="content">Ask when in doubt.</td></tr></table></div>
      """,
    ] {
      let tree = try html("<h1>Dials</h1><p>A dial turns when it is turned.</p>\(callout)<p>The rest of the page follows.</p>")
      #expect(tree.contains("aside \"") && tree.contains("paragraph \"Ask when in doubt.\""), "\(tree)")
      #expect(!tree.contains("!") && !tree.contains("table"), "\(tree)")
    }
  }

  @Test func bodyNamedNoteIsNotAnAside() throws {
    let tree = try html(
      "<h1>Dials</h1><div class=\"note-styles__note-body\"><p>A dial turns.</p><h2>Use</h2><p><b>Keep dials few.</b></p></div>")
    #expect(tree.contains("heading 2"))
    #expect(!tree.contains("aside"))
  }

  @Test func pageAnchorsAreDropped() throws {
    let page = try read(
      """
      <span id="page-0-0"></span># Dials

      - <span id="page-1-3"></span>**Keep dials few.** They are slow.

      {2}------------------------------------------------
      """)
    #expect(shape(page).contains("heading 1 \"Dials\""))
    #expect(shape(page).contains("paragraph *\"Keep dials few.\"* \" They are slow.\""))
    #expect(!shape(page).contains("---"))
  }

  @Test(arguments: [":::tip[Try it]", ":::tip Try it"]) func admonitionTitlesAreKept(_ opening: String) throws {
    let page = try read("# Dials\n\nA dial turns.\n\n\(opening)\n\nTurn one.\n\n:::\n\nThe rest.\n")
    #expect(shape(page).contains("aside \"Try it\""))
    #expect(page.blocks.last?.plainText == "The rest.")
  }

  @Test func readsMDXTabs() throws {
    let page = try read(
      """
      import Tabs from '@theme/Tabs';

      # Dials

      <Tabs>
      <TabItem value="ios" label="iOS">

      **Keep dials few.** They are slow.

      </TabItem>
      </Tabs>

      The rest.
      """, name: "dials.mdx")
    guard case .tabs(let tabs)? = page.blocks.first(where: { if case .tabs = $0.content { true } else { false } })?.content else {
      Issue.record("no tabs in \(shape(page))")
      return
    }
    #expect(tabs.map(\.title.plainText) == ["iOS"])
    #expect(tabs.first?.blocks.plainText == "Keep dials few. They are slow.")
    #expect(page.blocks.last?.plainText == "The rest.")
  }
}
