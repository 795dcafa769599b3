import Guidelines
import Testing

@testable import Reading

@Suite struct ComponentTests {
  private func tree(_ text: String) throws -> String { shape(try read("# T\n\n" + text + "\n")) }

  @Test(
    "A component becomes an aside with its label",
    arguments: [
      ("<Dont>Write it twice.</Dont>", "Don’t"), ("<Example type=\"incorrect\">\nWrite it twice.\n</Example>", "Don’t"),
      ("<Guide variant={'good'}>\n\n  Write it twice.\n\n</Guide>", "Do"), ("<Box bad>\nWrite it twice.\n</Box>", "Don’t"),
      ("<Dont body=\"Write it twice.\" />", "Don’t"), ("<Dont advice=\"Write it twice.\" src=\"twice.png\" />", "Don’t"),
      ("<DoDont type=\"do\"\n  caption=\"Write it twice.\"\n/>", "Do"),
      ("<DoDont do=\"Write it twice.\" />", "Do"), ("<Guideline\n  incorrect='Write it twice.'\n/>", "Don’t"),
      ("<Pair bad={[\"Write it twice.\", \"Shout it out.\"]} />", "Don’t"), ("<Row good={`Write it twice.`}>\n</Row>", "Do"),
      ("<NoticeBanner>\nWrite it twice.\n</NoticeBanner>", "Note"),
      ("{% label \"bad\" %}\nWrite it twice.\n{% endlabel %}", "Don’t"),
      ("{% include tip.html content=\"Write it twice.\" %}", "Tip"),
    ])
  func componentBecomesAside(_ text: String, _ label: String) throws {
    #expect(try tree(text).contains("aside \"\(label)\"\nparagraph \"Write it twice.\""))
  }

  @Test("Flags and URLs in attributes are not text") func flagsAndURLsAreNotText() throws {
    #expect(try !tree("<Shot good=\"/img/good.png\" bad=\"true\" do />\n\nKeep it.").contains("aside"))
  }

  @Test(
    "Components without text leave no paragraph",
    arguments: [
      "<Caption>A small meter.</Caption>", "<AnchorLinks>\n<AnchorLink>Sizes</AnchorLink>\n</AnchorLinks>",
      "<Demo variants={[{ a: 'b > c', d: \"}\" }]} />", "{/* a\nremark */}", "import a from 'b'",
      "export const a = {\n\n b: 1,\n};",
      "{% set a = \"b\" %}", "{{ example({ a: { b: \"c\" } }) }}", "{# a\nremark #}", "<%= a %>", "{: .lead}",
      "[!INCLUDE [a](b.md)]",
    ])
  func leavesNoParagraph(_ text: String) throws {
    let tree = try tree("<Ab />\n\n\(text)\n\nKeep it.")
    #expect(tree.split(separator: "\n").filter { $0 != "heading 1 \"T\"" } == ["paragraph \"Keep it.\""])
  }

  @Test func keepsLineNumbers() throws {
    let page = try read("# T\n\n<Do caption=\"One.\"><Note>Two.</Note></Do>\n\nThree.\n\n:::tip\nFour.\n:::\nFive.\n")
    #expect(page.blocks.map(\.line) == [1, 3, 5, 7, 10])
  }

  /// Covers tags and modules that span lines.
  @Test(
    "Tags over several lines do not shift line numbers",
    arguments: [
      "<img\n  alt=\"\"\n  src=\"a.png\"\n/>", "<Box\n  a={b}\n\n/>", "<Dont\n  caption=\"One.\"\n>\n</Dont>",
      "{/* a\n\n\nremark */}",
      "<div\n  class=\"a\"\n>\n</div>", "import {\n  a,\n  b,\n} from 'b'", "{{ a({\n  b: 1,\n  c: 2\n}) }}",
      "Use it <b\n  id=\"c\"\n>as\nit</b> is.",
    ])
  func multilineTagsKeepLineNumbers(_ tag: String) throws {
    let page = try read("<Ab />\n\n\(tag)\n\nKeep it.\n\n- Mind it.\n\n<p\n>Close\n  it.</p>\n")
    #expect(page.blocks.suffix(3).map(\.line) == [8, 10, 12])
  }

  @Test func htmlListItemsKeepLineNumbers() throws {
    let page = try read("# T\n\nUse it.\n\n<ul>\n<li>Keep it.</li>\n<li>Mind it.</li>\n</ul>\n")
    guard case .list(let list)? = page.blocks.last?.content else { return #expect(Bool(false)) }
    #expect(list.items.map(\.line) == [6, 7])
  }

  /// The statements are between the lines of an HTML list.
  @Test("Template statements do not split the HTML around them") func templateLinesKeepHTMLWhole() throws {
    let tree = try tree(
      "<ul>\n  {% for a in b %}\n    <li><b>Keep</b> it.</li>\n  {% endfor %}\n    <li>Mind it.</li>\n</ul>\n\nClose it.")
    #expect(
      tree.hasSuffix("list\nitem\nparagraph *\"Keep\"* \" it.\"\nitem\nparagraph \"Mind it.\"\nparagraph \"Close it.\""))
  }

  @Test("Inline components and code do not break a sentence") func inlineComponentsKeepSentences() throws {
    func text(_ source: String) throws -> String? { try read("# T\n\n## S\n\n" + source).blocks.last?.plainText }
    #expect(try text("Use the\n<Link to={a}>small</Link> meter{' '}in {b} <Icon />.\n") == "Use the small meter in .")
    #expect(try text("Use\n{{ site.name }} for all.\n") == "Use for all.")
    #expect(try text("Press <Esc> in a List<String>.\n") == "Press <Esc> in a List<String>.")
    #expect(try text("<Ab />\n\n```\n<Do>{x}</Do>\n```\n") == "<Do>{x}</Do>")
    #expect(try text("<Ab />\n\nWrite `{{ a }}` and `<Do>`.\n") == "Write {{ a }} and <Do>.")
  }

  /// A reference shows its name. The title of an empty checklist item is a rule.
  @Test("Names in references and rules in titles are text") func attributeNamesAndRulesAreText() throws {
    func text(_ source: String) throws -> String? { try read("# T\n\n## S\n\n" + source).blocks.last?.plainText }
    #expect(try text("Set {{cssxref(\"opacity\")}} on {{htmlelement('label')}}.\n") == "Set opacity on label.")
    #expect(try text("Think of {{Glossary(\"a11y\", \"accessibility\")}}.\n") == "Think of accessibility.")
    #expect(try text("{{EmbedLive(\"sample\", 100)}} Keep it.\n") == "Keep it.")
    #expect(try tree("<Check title=\"Keep labels short\" />").contains("paragraph \"Keep labels short\""))
    #expect(try !tree("<Card title=\"Labels\" />").contains("paragraph"))
  }

  @Test func uppercaseHTMLIsNotAComponent() throws {
    #expect(
      try tree("<TABLE><TR><TH>a</TH><TH>b</TH></TR><TR><TD>{c}</TD><TD>d</TD></TR></TABLE>").contains("row \"{c}\" | \"d\""))
  }
}
