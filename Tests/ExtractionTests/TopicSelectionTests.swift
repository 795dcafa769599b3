import Guidelines
import Testing

@testable import Extraction

/// Selection of the topic of a page, from its content, file, and URL.
@Suite struct TopicSelectionTests {
  private func topics(_ title: String, _ blocks: [Block.Content] = [], url: String? = nil, path: String = "p.md") -> [String] {
    var page = page([heading(1, title)] + (blocks.isEmpty ? [rule("Keep it.", "Why.")] : blocks), title: title)
    page.metadata.url = url
    return Set(extract(page, path: path).records.map(\.topic)).sorted()
  }

  @Test(
    "The names of file and folder are evidence for the topic",
    arguments: [
      ("What changed this spring", "step-rows.md", "step-rows"),
      ("What changed this spring", "guide/01_StepRows_en.md", "step-rows"),
      ("Gauges", "steppers.md", "gauges"), ("Themes of the editor", "color.md", "themes-of-the-editor"),
      ("Usage", "components/gauge/usage.mdx", "gauges"), ("Gauge", "components/gauge/index.html", "gauges"),
      ("Usage", "components/knob/usage.mdx", "knob"), ("Overview", "knobs.md", "knobs"),
      ("Nothing in particular", "gauges/notes.md", "nothing-in-particular"),
    ])
  func fileNameIsEvidence(title: String, path: String, topic: String) {
    #expect(topics(title, path: path) == [topic])
  }

  @Test(
    "Words common to guideline titles are ignored",
    arguments: [
      "[kit-parts] gauges", "ゲージ ガイドライン（チームあさひ）", "第3章　ゲージの設計方針", "2.1 Guidelines for Gauges (draft)", "【下書き】ゲージについて",
      "Gauges for Apple Watch", "Gauges / ゲージ",
    ])
  func commonTitleWordsAreIgnored(title: String) {
    #expect(topics(title) == ["gauges"])
  }

  @Test("Headings that link to an official page are evidence") func headingLinksAreEvidence() {
    let link = "/design/human-interface-guidelines/step-rows#"
    let linked = ["Size", "Order"].map { name in
      Block.Content.heading(level: 2, [.link([.text(name)], url: link + name)], anchor: nil)
    }
    #expect(topics("Something else", [linked[0], rule("Keep it."), linked[1], rule("Sort it.")]) == ["step-rows"])
    #expect(topics("Something else", [linked[0], rule("Keep it.")]) == ["something-else"], "one section may come from elsewhere")
  }

  @Test("A URL below the URL of a topic belongs to it") func urlBelowTopicIsEvidence() {
    let site = "https://developer.apple.com/design/human-interface-guidelines/"
    #expect(topics("Something else", url: site + "layout/rows/turning") == ["step-rows"])
    #expect(topics("Something else", url: site + "layout/columns/turning") == ["something-else"])
  }

  @Test("The text of a page is the weakest evidence") func textIsWeakestEvidence() {
    let opening = paragraph("A gauge shows a value.")
    #expect(topics("Round things", [opening, rule("Keep it.")], path: "gauges.md") == ["gauges"])
    #expect(topics("Round things", [opening, rule("Keep it.")]) == ["round-things"])
    let api = rule("Keep it.", "RowStepView does.")
    #expect(topics("Round things", [opening, api]) == ["round-things"], "two that differ")
    #expect(topics("Round things", [paragraph("Step rows are rows."), api], path: "step-rows/turning.md") == ["step-rows"])
    #expect(topics("段のある列", [paragraph("段の列は並びです。"), api], path: "step-rows/turning.md") == ["step-rows"])
  }

  @Test("Top-level sections do not split a page whose file or URL names its topic") func topLevelSectionsDoNotSplitTopic() {
    let blocks = [rule("Keep it."), heading(1, "Steppers"), rule("Step."), heading(1, "Color"), rule("Paint.")]
    #expect(topics("Gauges", blocks) == ["color", "gauges", "steppers"])
    #expect(topics("Gauges", blocks, path: "gauges.md") == ["gauges"])
    let url = "https://developer.apple.com/design/human-interface-guidelines/step-rows"
    #expect(topics("Turning", blocks, url: url) == ["step-rows"])
  }

  @Test(
    "Sections named like topics stay on their page unless most are, or its title names them",
    arguments: [
      ("Error messages: a guide", ["error-messages"]), ("Errors in gauges, color, and more", ["color", "gauges"]),
    ])
  func topicSectionsStayOnTheirPage(title: String, slugs: [String]) {
    let blocks = ["Gauges", "Wording", "Tone", "Color", "Length"].flatMap { [heading(2, $0), rule("Keep \($0) short.")] }
    #expect(topics(title, blocks) == slugs)
  }

  @Test("Headings without text do not make a collection") func emptyHeadingsMakeNoCollection() {
    let blocks = [heading(2, "Gauges"), heading(2, "Steppers"), rule("Step.")]
    #expect(topics("Parts of our kit", blocks) == ["parts-of-our-kit"])
  }

  @Test func siteNameIsNotATopic() {
    let found = topics("Yamada's blog", [heading(2, "Knobs that turn"), rule("Turn them.")])
    #expect(found == ["knobs-that-turn"])
  }

  /// The page is neither split at headings that name topics nor renamed.
  @Test("A stated topic holds for the whole page", arguments: [("Checkout", "checkout"), ("Gauge", "gauges"), ("決済", "決済")])
  func statedTopicHoldsForPage(stated: String, slug: String) {
    var page = page(
      [heading(1, "Paying"), heading(2, "Gauges"), rule("Keep it."), heading(2, "Color"), rule("Paint it.")], title: "Paying")
    (page.metadata.topic, page.metadata.subject) = (stated, stated)
    let found = extract(page)
    #expect(found.records.map(\.topic) == [slug, slug])
    #expect(found.diagnostics.contains { $0.kind == .topicStated(stated) } == (slug != "gauges"))
  }

  @Test("Lint reports why a topic was chosen") func lintReportsEvidence() {
    func findings(_ title: String, path: String) -> [Diagnostic.Kind] {
      extract(page([heading(1, title), rule("Keep it.")], title: title), path: path).diagnostics.map(\.kind)
    }
    #expect(findings("ゲージの設計方針", path: "gauges/gauges-ja.md") == [.topicByVote("gauges", by: [.file, .folder, .title])])
    #expect(findings("Gauges", path: "a.md") == [])
    #expect(findings("Usage", path: "knob/usage.md") == [.topicFromFile("Knob")])
  }

  @Test(
    "Title and file can limit a page to platforms",
    arguments: [
      ("Gauges for Apple Watch", "p.md", [Platform.watchOS]), ("ゲージ（iPhoneとiPad向け）", "p.md", [.iOS, .iPadOS]),
      ("ゲージ", "kit/gauges-for-watchos.md", [.watchOS]),
      ("watchOSのゲージ", "watchos/gauges.md", [.watchOS]),
    ])
  func titleAndFileSetPlatforms(title: String, path: String, platforms: [Platform]) {
    let found = extract(page([heading(1, title), rule("Keep it.")], title: title), path: path)
    #expect(found.records.map(\.platforms) == [platforms])
  }

  @Test(
    "Weak or contradictory hints at a platform are ignored",
    arguments: [
      ("Gauges", "watchos/gauges.md"), ("watchOSのゲージ", "p.md"), ("Gauges for Apple Watch", "macos/gauges.md"),
      ("ゲージ（iPadの人に）", "p.md"),
    ])
  func weakPlatformHintsAreIgnored(title: String, path: String) {
    let found = extract(page([heading(1, title), rule("Keep it.")], title: title), path: path)
    #expect(found.records.map(\.platforms) == [nil])
  }

  @Test("A new topic has the platforms of its page") func newTopicHasPlatformsOfPage() {
    let title = "Knobs for Apple Watch"
    let found = extract(page([heading(1, title), rule("Keep it.")], title: title))
    #expect(found.topics.map(\.platforms) == [[.watchOS]])
    #expect(found.records.map(\.platforms) == [nil])
  }
}
