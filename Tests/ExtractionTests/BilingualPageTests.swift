import Guidelines
import Languages
import Testing

@testable import Extraction

/// Pages in two languages, split by paragraph.
@Suite struct BilingualPageTests {
  private func records(_ blocks: [Block.Content], title: String) -> [Record] {
    page(blocks, title: title).byLanguage().flatMap { extract($0).records }
  }

  private func ids(_ records: [Record], _ language: Language) -> [String] {
    records.filter { $0.language == language }.map(\.id)
  }

  @Test("Alternating paragraphs become records of their own language") func alternatingParagraphsAreSplit() throws {
    let found = records(
      [
        heading(1, "Gauges / ゲージ"), heading(2, "Wording / 文言"), rule("Keep it short.", "People read little."),
        rule("短くする。", "人はあまり読みません。"), heading(2, "Colors"), heading(2, "色合い"), rule("Take two colors.", "More of them confuse."),
        rule("色は2つにする。", "多いと迷わせます。"), .code(language: nil, "gauge()"), heading(2, "Motion（動き）"),
        rule("Let it rest.", "It may tire."),
        rule("止めておく。", "疲れさせます。"),
      ], title: "Gauges / ゲージ")
    let expected = ["gauges/wording/1@p", "gauges/colors/1@p", "gauges/motion/1@p"]
    try #require(ids(found, .japanese) == expected)
    try #require(ids(found, .english) == expected)
    #expect(Set(found.map { $0.topicTitle + $0.language.rawValue }) == ["Gaugesen", "ゲージja"])
    #expect(found.map(\.section) == [["文言"], ["色合い"], ["動き"], ["Wording"], ["Colors"], ["Motion"]])
    #expect(found[0].headline.plainText == "短くする。" && found[3].headline.plainText == "Keep it short.")
    #expect(found.filter { $0.body.plainText.contains("gauge()") }.map(\.language) == [.japanese, .english])
  }

  @Test("Lines of a paragraph and items of a list are split by language") func linesAndItemsAreSplit() {
    func lines(_ english: String, _ japanese: String) -> Block.Content {
      .paragraph([.strong([.text(english)]), .hardBreak, .strong([.text(japanese)])])
    }
    let found = records(
      [
        heading(1, "Gauges"), heading(2, "Best practices"), lines("Keep it short.", "短くしておく。"),
        lines("Keep it round.", "丸くしておく。"),
        lines("Keep it still.", "動かさずにおく。"),
        bullets([[paragraph("Then there is more to say.")], [paragraph("ほかにも言うことがあります。")], [paragraph("Dial")]]),
      ], title: "Gauges")
    #expect(
      found.map(\.headline.plainText) == [
        "短くしておく。", "丸くしておく。", "動かさずにおく。", "Keep it short.", "Keep it round.", "Keep it still.",
      ])
    #expect(found[2].body.plainText == "ほかにも言うことがあります。\nDial")
    #expect(found[5].body.plainText == "Then there is more to say.")
  }

  @Test("A new topic has one slug in both languages") func newTopicIsShared() {
    let pairs = [("Turn it once.", "一度だけ回す。"), ("Press it twice.", "二度だけ押す。"), ("Leave it there.", "そのままにする。")]
    let blocks = [heading(1, "Big knobs（つまみ）")] + pairs.flatMap { [rule($0.0), rule($0.1)] }
    let found = page(blocks, title: "Big knobs（つまみ）").byLanguage().map { extract($0) }
    #expect(found.flatMap(\.topics).map(\.slug) == ["big-knobs", "big-knobs"])
    #expect(found.flatMap(\.topics).map { $0.titles.values } == [["つまみ"], ["Big knobs"]])
  }

  @Test("Sections in alternating languages leave no empty sections") func emptySectionsAreDropped() {
    let english = ["Keep it short.", "Keep it round.", "Keep it still."].map { rule($0) }
    let japanese = ["短くしておく。", "丸くしておく。", "動かさずにおく。"].map { rule($0) }
    let found = records(
      [heading(1, "Gauges"), heading(2, "Habits")] + english + [heading(2, "習慣")] + japanese, title: "Gauges")
    #expect(Set(found.map { $0.section + [$0.language.rawValue] }) == [["Habits", "en"], ["習慣", "ja"]])
  }

  @Test("Terms of another language do not split a page") func foreignTermsDoNotSplitPage() {
    let blocks = [
      heading(1, "ゲージ"), rule("短くしておく。"), paragraph("Human Interface Guidelines"), rule("丸くしておく。"),
      paragraph("UIGaugeView, UIDial"),
      rule("動かさずにおく。"), paragraph("Dial"), paragraph("A gauge shows one value at a time."),
    ]
    let whole = page(blocks, title: "ゲージ")
    #expect(whole.byLanguage() == [whole])
    #expect(page(blocks, title: "ゲージ", format: .canonical).byLanguage().count == 1)
  }
}
