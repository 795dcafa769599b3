import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct ExtractorTests {
  @Test func boldSentencesAreRules() throws {
    let found = extract(
      page(
        [
          heading(1, "ゲージ"), paragraph("ゲージは量を示します。"), heading(2, "ベストプラクティス"), rule("目盛りを減らす。", "多いと読めません。"),
          paragraph("続きの説明です。"),
          rule("色だけで伝えない。"),
        ], title: "ゲージ"))
    try #require(found.records.map(\.kind) == [.definition, .rule, .rule])
    try #require(found.records.map(\.id) == ["gauges/definition-1@p", "gauges/best-practices/1@p", "gauges/best-practices/2@p"])
    #expect(found.records[1].headline.plainText == "目盛りを減らす。")
    #expect(found.records[1].body.plainText == "多いと読めません。\n続きの説明です。")
    #expect(found.records.map(\.strength) == [nil, .do, .avoid])
    #expect(found.records.map(\.section) == [[], ["ベストプラクティス"], ["ベストプラクティス"]])
    #expect(found.records[2].source.line == 6)
    #expect(found.records.map(\.isInferred) == [false, false, false])
  }

  @Test func boldLabelsAreNotRules() throws {
    let found = extract(
      page(
        [
          heading(1, "Gauges"), heading(2, "Best practices"), rule("Keep it short.", "Long ones wrap."),
          rule("Display.", "It is large."), rule("Show the unit.", "Why."),
        ], title: "Gauges", language: .english))
    #expect(found.records.filter { $0.kind == .rule }.map(\.headline.plainText) == ["Keep it short.", "Show the unit."])
    #expect(found.records[0].body.plainText.contains("Display."))
  }

  @Test("The sections of a collection belong to their own topics") func collectionHasSeveralTopics() throws {
    let found = extract(
      page(
        [
          heading(1, "部品"), heading(2, "ゲージ"), rule("目盛りを減らす。"), rule("短くする。"), heading(2, "ステッパー"), heading(3, "色"),
          rule("値を横に置く。"), rule("刻みを選ぶ。"),
        ], title: "部品"))
    try #require(found.records.map(\.topic) == ["gauges", "gauges", "steppers", "steppers"])
    #expect(found.records[2].section == ["色"])
    #expect(found.topics.isEmpty)
  }

  @Test("Each topic of a collection has its own URL") func topicsOfCollectionHaveTheirURLs() {
    func chapter(_ name: String, _ url: String) -> Block.Content {
      .heading(level: 2, [.link([.text(name)], url: url)], anchor: nil)
    }
    var collection = page(
      [
        chapter("Controls - Gauges", "https://example.com/gauges"), heading(2, "ゲージ"), rule("目盛りを付ける。"),
        heading(2, "ステッパー"), paragraph("https://example.com/steppers"), rule("値を見せる。"),
        heading(2, "カラー"), rule("色だけで区別しない。"),
      ], title: "翻訳集")
    collection.metadata.url = "https://example.com/"
    let rules = extract(collection).records.filter { $0.kind == .rule }
    #expect(rules.map(\.source.url) == ["https://example.com/gauges", "https://example.com/steppers", "https://example.com/"])
  }

  @Test("A section named like another topic stays on its page") func sectionCanHaveTopicName() throws {
    let found = extract(
      page(
        [heading(1, "Gauges"), heading(2, "Color"), rule("Tint it softly.", "Why."), rule("Keep contrast high.", "Why.")],
        title: "Gauges", language: .english))
    #expect(Set(found.records.map(\.topic)) == ["gauges"])
    #expect(found.records[0].anchor == "color")
  }

  @Test("A page with an unknown title makes a new topic") func unknownTitleMakesNewTopic() throws {
    let found = extract(
      page(
        [heading(1, "Dial knobs"), rule("Turn them.", "Why."), rule("Mark zero.", "Why.")], title: "Dial knobs",
        language: .english))
    #expect(found.topics.map(\.slug) == ["dial-knobs"])
    #expect(found.records[0].topic == "dial-knobs")
    #expect(found.diagnostics.contains { $0.kind == .topicFromTitle("Dial knobs") })
  }

  @Test("A former URL of a topic identifies it") func formerURLSetsTopic() throws {
    var translated = page([rule("目盛りを減らす。"), rule("短くする。")], title: "訳")
    translated.metadata.url = "https://developer.apple.com/design/human-interface-guidelines/ios/controls/gauges/"
    #expect(extract(translated).records.map(\.topic) == ["gauges", "gauges"])
  }

  @Test func headingsSetPlatforms() throws {
    let found = extract(
      page(
        [
          heading(1, "ゲージ"), heading(2, "プラットフォームの考慮事項"), paragraph("iOS、iPadOSに追加の考慮事項はありません。tvOSには対応していません。"),
          heading(3, "macOS"), rule("大きくする。"),
          heading(4, "Help buttons"), rule("一つにする。"), heading(3, "watchOS"), rule("小さくする。"),
        ], title: "ゲージ"))
    #expect(found.records.map(\.platforms) == [[.iOS, .iPadOS], [.macOS], [.macOS], [.watchOS]])
    try #require(found.records.map(\.kind) == [.definition, .rule, .rule, .rule])
  }

  @Test("The words of a headline can narrow its platforms") func headlineNarrowsPlatforms() throws {
    let found = extract(page([heading(1, "ゲージ"), rule("iPadでは、横に並べる。"), rule("On を使う。")], title: "ゲージ"))
    #expect(found.records.map(\.platforms) == [[.iPadOS], nil])
  }

  @Test("Terms of a nested list become sections") func termsInListsAreSections() throws {
    let found = extract(
      page(
        [
          heading(1, "ゲージ"), paragraph("ゲージは量を示します。"),
          bullets([
            [paragraph("目盛り"), bullets([[paragraph("きりのよい値を使う")], [paragraph("数を減らす"), paragraph("多いと読めません。")]])],
            [paragraph("watchOS"), paragraph("画面の端に沿って置いてください。狭いからです。")],
          ]),
        ], title: "ゲージ"))
    let rules = found.records.filter { $0.kind == .rule }
    try #require(rules.map(\.headline.plainText) == ["きりのよい値を使う", "数を減らす", "画面の端に沿って置いてください。"])
    #expect(rules.map(\.section) == [["目盛り"], ["目盛り"], ["watchOS"]])
    #expect(rules[2].platforms == [.watchOS])
  }

  @Test("A list that a sentence introduces as examples holds no rules") func listOfExamplesIsNotRules() throws {
    let found = extract(
      page(
        [heading(1, "ゲージ"), paragraph("ゲージは、例えば次のようなことに使えます。"), bullets([[paragraph("電池の残りを知る")], [paragraph("速さを確かめる")]])],
        title: "ゲージ"))
    try #require(found.records.count == 1)
    #expect(found.records[0].kind == .definition)
    #expect(found.records[0].body.plainText == "電池の残りを知る\n速さを確かめる")
  }

  @Test func tablesAreSpecifications() throws {
    let table = Table(header: [[.text("大きさ")], [.text("値")]], rows: [[[.text("小")], [.text("16 pt")]]])
    let found = extract(page([heading(1, "ゲージ"), rule("揃える。"), rule("減らす。"), .table(table)], title: "ゲージ"))
    try #require(found.records.map(\.kind) == [.rule, .rule, .specification])
    #expect(found.records[2].headline.plainText == "大きさ | 値", "the title of the page is no caption")
    #expect(found.records[2].bodyRepeatsHeadline)
  }

  @Test func asidesAreNotes() throws {
    let found = extract(
      page(
        [
          heading(1, "ゲージ"), heading(2, "ベストプラクティス"), rule("揃える。"), rule("減らす。"), paragraph("重要"), paragraph("古い機種では出ません。"),
          paragraph("※ 訳者の補足です。"),
        ], title: "ゲージ"))
    try #require(found.records.map(\.kind) == [.rule, .rule, .note, .note])
    #expect(found.records[2].label == "重要")
    #expect(found.records[3].headline.plainText == "訳者の補足です。")
  }

  @Test func developerPointersAreReferences() throws {
    let found = extract(
      page(
        [
          heading(1, "Gauges"), rule("Keep it short.", "Why."), rule("Show units.", "Why."),
          paragraph("For developer guidance, see Gauge."),
        ], title: "Gauges", language: .english))
    try #require(found.records.map(\.kind) == [.rule, .rule, .reference])
  }

  @Test("Without bold text, rules are inferred from modality") func modalityFindsRulesWithoutBold() throws {
    let found = extract(
      page(
        [
          heading(1, "Gauges"), paragraph("A gauge shows a value."), heading(2, "Best practices"),
          paragraph("Keep the range fixed. A moving range confuses."),
          paragraph("Most people read from the left."), paragraph("Avoid more than one needle. One is enough."),
        ], title: "Gauges", language: .english))
    let rules = found.records.filter { $0.kind == .rule }
    try #require(rules.map(\.headline.plainText) == ["Keep the range fixed.", "Avoid more than one needle."])
    #expect(rules[0].body.plainText == "A moving range confuses.\nMost people read from the left.")
    #expect(found.records.map(\.isInferred) == [false, true, true])
    #expect(found.diagnostics.filter { if case .ruleGuessed = $0.kind { true } else { false } }.count == 2)
  }

  @Test("Canonical pages are read literally, without inference") func canonicalPagesAreReadLiterally() throws {
    var blocks = [
      Block(paragraph("A gauge shows a value. It is round."), line: 1),
      Block(heading(2, "Best practices", anchor: "best-practices"), line: 2),
      Block(rule("Keep it.", "Why."), line: 3, annotation: Annotation(isInferred: true)),
      Block(paragraph("Avoid this sentence as a rule."), line: 4),
      Block(rule("Sized for wrists.", "Why."), line: 5, annotation: Annotation(strength: .consider, platforms: [.watchOS])),
      Block(paragraph("See the API."), line: 6, annotation: Annotation(kind: .reference, isInferred: true)),
    ]
    blocks.append(Block(paragraph("More of it."), line: 7, annotation: Annotation(continuesRecord: true)))
    var metadata = Page.Metadata(format: .canonical, language: .english, title: "Gauges")
    metadata.topic = "gauges"
    let found = extract(Page(metadata: metadata, blocks: blocks), source: "Corpus")
    #expect(
      found.records.map(\.id) == [
        "gauges/definition-1", "gauges/best-practices/1", "gauges/best-practices/2", "gauges/best-practices/reference-1",
      ])
    #expect(found.records[1].body.plainText == "Why.\nAvoid this sentence as a rule.")
    #expect(found.records[2].platforms == [.watchOS])
    #expect(found.records[2].strength == .consider)
    #expect(found.records[3].body.plainText == "More of it.")
    #expect(found.records.map(\.isInferred) == [false, true, false, false], "only a rule is guessed")
  }

  private static let sizes = Table(header: [[.text("Size")], [.text("Width")]], rows: [[[.text("Small")], [.text("16 pt")]]])

  @Test("The sentence before a table is its headline") func sentenceBeforeTableIsItsHeadline() throws {
    let found = extract(
      page(
        [
          heading(1, "Gauges"), heading(2, "Sizes"), rule("Keep it small.", "Why. Sizes of a gauge, in points:"),
          .table(Self.sizes),
          .table(Self.sizes), heading(2, "iOS"), .table(Self.sizes), heading(2, "Limits"), rule("Keep it short.", "Why."),
          .table(Self.sizes),
        ], title: "Gauges", language: .english))
    #expect(
      found.records.filter { $0.kind == .specification }.map(\.headline.plainText) == [
        "Sizes of a gauge, in points", "Size | Width", "iOS", "Limits",
      ])
    #expect(
      found.records[0].announces == ["gauges/sizes/specification-1@p", "gauges/sizes/specification-2@p"])
    #expect(found.records.dropFirst().allSatisfy { $0.announces.isEmpty })
  }

  @Test(
    "The caption of a table is taken from the sentence that announces it",
    arguments: [
      ("大きさは次のとおりです。", "大きさ"), ("ボタンの大きさは、プラットフォームごとに次のとおりです。", "ボタンの大きさ（プラットフォームごと）"), ("説明です。ゲージの大きさを次の表に示します。", "ゲージの大きさ"),
      ("ゲージの大きさ：", "ゲージの大きさ"),
      ("The sizes are as follows.", "The sizes"),
      ("It is small. Sizes in the following table:", "Sizes"), ("It is small.", nil), ("10:30 is late.", nil),
    ] as [(String, String?)])
  func announcementGivesCaption(text: String, caption: String?) {
    #expect(Announcement(endOf: text)?.caption == caption)
  }

  @Test("Stated rule numbers are kept and never assigned twice") func statedNumbersAreUnique() throws {
    var blocks = [Block(heading(2, "Best practices", anchor: "best-practices"), line: 1)]
    for (line, number) in [(2, nil), (3, 7), (4, nil), (5, 2), (6, 7)] as [(Int, Int?)] {
      blocks.append(
        Block(rule("Rule \(line).", "Why."), line: line, annotation: number.map { Annotation(number: $0, edition: "2021") }))
    }
    var metadata = Page.Metadata(format: .canonical, language: .english, title: "Gauges")
    metadata.topic = "gauges"
    let found = extract(Page(metadata: metadata, blocks: blocks), source: "Corpus")
    #expect(found.records.map(\.id) == [1, 7, 8, 2, 9].map { "gauges/best-practices/\($0)" })
    #expect(found.records.map(\.source.edition) == [nil, "2021", nil, "2021", "2021"])
    #expect(found.diagnostics.map(\.kind) == [.numberUsedTwice(id: "gauges/best-practices/7")])
  }
}
