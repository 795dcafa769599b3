import Guidelines
import Languages
import Testing

@testable import Reading

@Suite struct CorpusFilesTests {
  private let topics = """
    edition: 2026-06
    categories:
      - {slug: components, en: Components, ja: コンポーネント, groups: [{slug: status, en: Status, ja: ステータス}]}
    sections:
      - {anchor: marks, en: [Marks], ja: [マーク, 印]}
    topics:
      - slug: gauges
        category: components
        group: status
        en: Gauges
        ja: ゲージ
        aliases: {en: [gauge], ja: [計器]}
        former: [ios/controls/gauges]
        platforms: [watchOS, iOS]
        related: []
    """

  @Test func readsTopics() throws {
    let catalog = try CorpusFiles.topicCatalog(Array(topics.utf8), path: "topics.yaml")
    #expect(catalog.edition == "2026-06")
    #expect(catalog.sections == [SectionName(anchor: "marks", names: Localized(["Marks"], ["マーク", "印"]))])
    #expect(catalog.topics.map(\.slug) == ["gauges"])
    #expect(catalog.topics[0].aliases == Localized(["gauge"], ["計器"]))
    #expect(catalog.topics[0].platforms == [.iOS, .watchOS])
  }

  @Test(
    "An error in topics.yaml names its line",
    arguments: [
      ("platforms: [watchOS, iOS]", "platforms: [wristOS]", 7, "unknown platform 'wristOS'"),
      ("category: components", "category: nothing", 7, "unknown category 'nothing'"),
      ("    en: Gauges", "    xx: Gauges", 7, "'en' is missing"),
    ]) func errorNamesLine(_ good: String, _ bad: String, _ line: Int, _ reason: String)
  {
    #expect(throws: Failure.corpus(path: "t", line: line, reason: reason)) {
      _ = try CorpusFiles.topicCatalog(Array(topics.replacing(good, with: bad).utf8), path: "t")
    }
  }

  @Test("A choice page and its components are related to each other") func choicePageRelatesToComponents() throws {
    let text =
      topics + """

          - {slug: dial-or-gauge, category: components, en: Dial or gauge, ja: 文字盤かゲージか, platforms: [], between: [gauges], related: [other]}
        """
    let catalog = try CorpusFiles.topicCatalog(Array(text.utf8), path: "t")
    #expect(catalog.topics.map(\.related) == [["dial-or-gauge"], ["other", "gauges"]])
    #expect(catalog.topics[1].platforms == [])
    #expect(throws: Failure.corpus(path: "t", line: 16, reason: "'between' names the unknown topic 'dials'")) {
      _ = try CorpusFiles.topicCatalog(Array(text.replacing("between: [gauges]", with: "between: [dials]").utf8), path: "t")
    }
  }

  @Test func readsResourcesByTopic() throws {
    let text = """
      resources:
        - {url: "https://example.org/dials", en: Drawing dials, topics: [gauges, charts]}
        - {url: "https://example.org/ticks", en: Ticks, ja: 目盛り, topics: [gauges]}
      """
    let resources = try CorpusFiles.resources(Array(text.utf8), path: "r")
    #expect(resources["gauges"]?.map(\.url) == ["https://example.org/dials", "https://example.org/ticks"])
    #expect(resources["gauges"]?.map { $0.titles.text(in: .japanese) } == ["Drawing dials", "目盛り"])
    #expect(resources["charts"]?.count == 1)
    for wrong in ["http://example.org/dials", "https://example.org/a b", "javascript:alert(1)"] {
      #expect(throws: Failure.corpus(path: "r", line: 2, reason: "'\(wrong)' is no address that begins with https://")) {
        _ = try CorpusFiles.resources(Array(text.replacing("https://example.org/dials", with: wrong).utf8), path: "r")
      }
    }
  }

  @Test func readsTermsByLanguage() throws {
    let text = "ja:\n  - {word: 目盛り, not: [目もり], spoken: [メモリ], in: [メモリ不足], why: 漢字で書く}\n"
    let terms = try CorpusFiles.terms(Array(text.utf8), path: "w")
    #expect(terms[.japanese]?.misuses(in: "目もりとメモリ").map(\.variant) == ["目もり", "メモリ"])
    #expect(throws: Failure.corpus(path: "w", line: 2, reason: "'why' is missing")) {
      _ = try CorpusFiles.terms(Array(text.replacing(", why: 漢字で書く", with: "").utf8), path: "w")
    }
  }

  @Test("The glossary has no weight for groups that never expand") func readsGlossaryWeights() throws {
    let text = "groups:\n  - {en: [margin], ja: [余白], readings: [よはく], weight: 0.5}\n  - {en: [app], ja: [アプリ], never: true}\n"
    let glossary = try CorpusFiles.glossary(Array(text.utf8), path: "g")
    #expect(glossary.groups.map(\.weight) == [0.5, nil])
    #expect(glossary.groups[0].readings == ["よはく"])
  }

  @Test(
    "Unsupported YAML is an error with its line",
    arguments: [
      (String(repeating: "[", count: 100_000), 1, "nested too deeply"),
      (String(repeating: "- ", count: 100_000), 1, "nested too deeply"),
      ("a: &x [b]\nc: *x", 2, "an alias, which is not read"),
      ("b: 1\na: 2\nb: 3\na: 4", 2, "a key stands twice"),
      ("groups:\n  - {en: [a\n  b: c", 3, "did not find expected ',' or ']'"),
      ("a: b\n---\nc: d", 2, "but found another document"),
      ("- a", 1, "no mapping"),
      ("# nothing", 1, "no mapping"),
    ]) func unsupportedYAMLNamesLine(_ text: String, _ line: Int, _ reason: String)
  {
    #expect(throws: Failure.corpus(path: "g", line: line, reason: reason)) {
      _ = try CorpusFiles.glossary(Array(text.utf8), path: "g")
    }
  }
}
