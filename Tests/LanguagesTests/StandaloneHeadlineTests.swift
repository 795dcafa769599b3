import Guidelines
import Testing

@testable import Languages

/// Headlines of records that are shown without their page.
@Suite struct StandaloneHeadlineTests {
  private func record(
    _ headline: String, _ title: String, _ language: Language = .english, platforms: [Platform]? = nil, supported: [Platform] = []
  ) -> Record {
    var record = Record(
      kind: .rule, language: language, topic: "x", topicTitle: title, platforms: platforms, headline: [.text(headline)],
      source: SourceReference(name: "Corpus", page: "x", path: "x.md", line: 1, title: title))
    record.supported = supported
    return record
  }

  @Test(
    "A standalone headline gets the topic and platforms that it lacks",
    arguments: [
      ("Keep them few.", "Action sheets", nil, "Action sheets: Keep them few."),
      ("Keep buttons few.", "Action sheets", [.watchOS], "Action sheets (watchOS): Keep buttons few."),
      ("Keep an action sheet short.", "Action sheets", [.watchOS], "watchOS: Keep an action sheet short."),
      ("On Apple Watch, keep an action sheet short.", "Action sheets", [.watchOS], "On Apple Watch, keep an action sheet short."),
      ("Keep boxes apart on iPhone.", "Boxes", [.iOS, .iPadOS], "iOS, iPadOS: Keep boxes apart on iPhone."),
      ("Put it in the box.", "Boxes", nil, "Put it in the box."), ("Sort the inbox.", "Boxes", nil, "Boxes: Sort the inbox."),
    ] as [(String, String, [Platform]?, String)])
  func addsMissingContext(headline: String, title: String, platforms: [Platform]?, standalone: String) {
    #expect(record(headline, title, platforms: platforms).standaloneHeadline.plainText == standalone)
  }

  @Test func usesJapanesePunctuation() {
    let rule = record("縦に並べない。", "ツールバー", .japanese, platforms: [.visionOS, .macOS])
    #expect(rule.standaloneHeadline.plainText == "ツールバー（macOS、visionOS）：縦に並べない。")
    #expect(record("ツールバーを縦に並べない。", "ツールバー", .japanese).standaloneHeadline.plainText == "ツールバーを縦に並べない。")
  }

  @Test func namesOtherSystems() {
    var rule = record("Keep boxes apart.", "Boxes", platforms: [])
    rule.systems = ["Android", "Kiosk"]
    #expect(rule.standaloneHeadline.plainText == "Android, Kiosk: Keep boxes apart.")
    rule.platforms = [.iOS]
    #expect(rule.standaloneHeadline.plainText == "iOS, Android, Kiosk: Keep boxes apart.")
    rule.headline = [.text("On Android and a kiosk, keep boxes apart on iPhone.")]
    #expect(rule.standaloneHeadline.plainText == "On Android and a kiosk, keep boxes apart on iPhone.")
  }

  @Test("The only platform of a topic is named") func namesOnlyPlatformOfTopic() {
    let rule = record("Turn it slowly.", "Digital Crown", supported: [.watchOS])
    #expect(rule.standaloneHeadline.plainText == "Digital Crown (watchOS): Turn it slowly.")
    #expect(
      record("Turn it slowly.", "Dials", supported: [.iOS, .macOS, .tvOS]).standaloneHeadline.plainText
        == "Dials: Turn it slowly.")
  }
}
