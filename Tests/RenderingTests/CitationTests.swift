import Guidelines
import Languages
import Testing

@testable import Rendering

/// Citations of records, and resources.
@Suite struct CitationTests {
  private let text: [Inline] = [
    .text("Use a dial. "), .link([.text("dials/content/2")], url: "dials/content/2"), .text(" "),
    .link([.text("dials/definition-1")], url: "dials/definition-1"),
  ]

  @Test("A citation is not part of the plain text") func citationIsNotText() {
    #expect(text.plainText == "Use a dial.")
    #expect(text.compactMap(\.citation) == ["dials/content/2", "dials/definition-1"])
    #expect([Inline.link([.text("Dials")], url: "dials/content/2")].plainText == "Dials")
    #expect([Inline.link([.text("guides/dials")], url: "guides/dials")].plainText == "guides/dials")
  }

  @Test func terminalShowsCitationID() {
    #expect(InlineLayout().spans(text).text == "Use a dial. [dials/content/2] [dials/definition-1]")
  }

  private func record(_ headline: String, _ body: [Inline], topic: String = "dials") -> Record {
    Record(
      id: "\(topic)/1", kind: .rule, strength: .do, language: .english, topic: topic, topicTitle: "", section: [],
      headline: [.text(headline)], body: [Block(.paragraph(body))],
      source: SourceReference(name: "", page: "", path: "", line: 1, title: ""))
  }

  @Test("A link to a section of another topic names the topic") func linkedSectionNamesItsTopic() {
    func shown(_ text: String, _ url: String) -> String {
      record("Use a dial.", [.text("See "), .link([.text(text)], url: url), .text(".")], topic: "clock").annotatingLinkedTopics
        .body
        .plainText
    }
    #expect(shown("Turning dials", "dials#turning") == "See Turning dials.")
    #expect(shown("Turning", "dials#turning") == "See Turning (dials).")
    #expect(shown("回しかた", "dials#turning") == "See 回しかた（dials）.")
    #expect(shown("Clock dial", "clock-dial#hands") == "See Clock dial.")
    // Links to a topic, to this page, and to other addresses.
    #expect(shown("Knobs", "dials") == "See Knobs.")
    #expect(shown("Hands", "clock#hands") == "See Hands.")
    #expect(shown("Turning", "#turning") == "See Turning.")
    #expect(shown("Turning", "https://example.org/dials#turning") == "See Turning.")
    #expect(shown("Turning", "../dials.html#turning") == "See Turning.")
  }

  @Test("Headline and body are joined as their language requires") func headlineAndBodyAreJoined() {
    func whole(_ headline: String, _ body: String) -> String { record(headline, [.text(body)]).blocksWithHeadline.plainText }
    #expect(whole("Use a dial.", "It turns.") == "Use a dial. It turns.")
    #expect(whole("Title it “Turn.”", "It turns.") == "Title it “Turn.” It turns.")
    #expect(whole("文字盤を使う。", "回ります。") == "文字盤を使う。回ります。")
  }

  @Test func htmlLinksCitation() {
    let writer = HTMLBlockWriter { $0.topic == "dials" ? "dials.html" : nil }
    #expect(writer.html(text).contains("<a class=\"cite\" href=\"dials.html#content-2\">[dials/content/2]</a>"))
    #expect(HTMLBlockWriter { _ in nil }.html(text).contains("Use a dial. [dials/content/2]"))
  }

  private var page: TopicPage {
    let resource = Resource(titles: Localized("Drawing <dials>", "文字盤を描く"), url: "https://example.org/dials?a=1&b=2")
    let topic = Topic(
      slug: "dials", category: "components", titles: Localized("Dials", "文字盤"), platforms: [], related: ["gauges"],
      resources: [resource])
    let source = PageReference(
      source: "Corpus", page: "dials", language: .japanese, topic: "dials", topicTitle: "文字盤", title: "文字盤", path: "dials.md")
    return TopicPage(
      topic: topic, language: .japanese, records: [], platforms: PlatformStates.states(of: topic, records: []), source: source,
      otherPages: [])
  }

  @Test("Resources are listed in every format") func resourcesAreListed() {
    let lines = TopicPageText(page, style: PageStyle(Terminal(width: 60), language: .japanese)).lines()
    let shown = lines.map(\.spans.text)
    #expect(shown.contains("gauges"))
    #expect(shown.contains("文字盤を描く · example.org/dials?a=1&b=2"))
    #expect(!shown.contains("プラットフォーム"))
    #expect(ManPage(page).roff().contains("https://example.org/dials?a=1&b=2"))
    #expect(HTMLPage.standalone(page).contains("<a href=\"https://example.org/dials?a=1&amp;b=2\" rel=\"noreferrer\">文字盤を描く</a>"))
    #expect(LookupJSON.page(page).contains(#""resources":[{"title":"文字盤を描く","url":"https://example.org/dials?a=1&b=2"}]"#))
    let site = Site(
      entries: [Site.TopicEntry(topic: page.topic, pages: [.japanese: page], file: "dials")], categories: [], edition: "")
    var files: [String: String] = [:]
    site.forEachFile { files[$0] = $1 }
    #expect(files["topics/dials.html"]?.contains("rel=\"noreferrer\">文字盤を描く</a>") == true)
  }

  @Test func topicWithoutPlatformsIsNotInMatrix() {
    let gauges = Topic(slug: "gauges", category: "components", titles: Localized("Gauges", "ゲージ"), platforms: [.macOS])
    let rows = [page.topic, gauges].map { TopicListRow($0, states: PlatformStates.states(of: $0, records: [])) }
    let list = TopicList(rows, categories: [], style: PageStyle(Terminal(width: 100), language: .english))
    #expect(!list.matrix(platforms: []).map(\.spans.text).joined().contains("dials"))
    let tree = list.tree(platforms: [.iOS]).map(\.spans.text).joined(separator: "\n")
    #expect(tree.contains("dials") && tree.contains("not supported: gauges"))
  }
}
