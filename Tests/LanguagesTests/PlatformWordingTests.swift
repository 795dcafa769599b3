import Languages
import Testing

@testable import Guidelines

@Suite struct PlatformWordingTests {
  @Test(
    "A heading that lists platforms names them",
    arguments: [
      ("iOS, iPadOS", [Platform.iOS, .iPadOS]), ("iOS・iPadOS", [.iOS, .iPadOS]), ("iOS/iPadOS", [.iOS, .iPadOS]),
      ("macOS and tvOS", [.macOS, .tvOS]), ("watchOS", [.watchOS]), ("iOS、iPadOSおよびmacOS", [.iOS, .iPadOS, .macOS]),
    ])
  func headingListsPlatforms(heading: String, platforms: [Platform]) {
    #expect(Platform.platforms(listedIn: heading) == platforms)
  }

  @Test(arguments: ["iOS apps", "Widgets in watchOS", "軸", "", "iOSのボタン"])
  func otherHeadingsNameNoPlatform(heading: String) {
    #expect(Platform.platforms(listedIn: heading) == nil)
  }

  @Test(
    "A heading that starts with platforms names them",
    arguments: [
      ("iOS dimensions", [Platform.iOS]), ("iOS, iPadOSの寸法", [.iOS, .iPadOS]), ("watchOS", [.watchOS]),
      ("iPadOS apps in visionOS", nil),
      ("Widgets in watchOS", nil), ("iOS devices that you should still support for a while", nil), ("軸", nil),
    ] as [(String, [Platform]?)])
  func headingStartsWithPlatforms(heading: String, platforms: [Platform]?) {
    #expect(Platform.platforms(inHeading: heading) == platforms)
  }

  /// Columns may cover Apple's platforms and others.
  @Test("A table cell names Apple's platforms among others") func cellNamesApplePlatforms() {
    #expect(Platform.platforms(inCell: "Mac / Web") == [.macOS])
    #expect(Platform.platforms(inCell: "iPhone・Android") == [.iOS])
    #expect(Platform.platforms(inCell: "Android / Web") == nil)
    #expect(Platform.platforms(inCell: "Mac, in a window that is narrow") == nil)
  }

  @Test("A table restricted to a platform keeps its rows and columns") func tableIsRestrictedToPlatform() {
    func cells(_ texts: String...) -> [[Inline]] { texts.map { [.text($0)] } }
    let table = Table(
      header: cells("System", "iOS", "macOS", "Size"),
      rows: [cells("iOS, iPadOS", "1", "2", "17 pt"), cells("macOS", "3", "4", "13 pt"), cells("All", "5", "6", "9")])
    #expect(table.restricted(to: [.iPadOS]).rows.map { $0.map(\.plainText) } == [["iOS, iPadOS", "17 pt"], ["All", "9"]])
    #expect(table.restricted(to: [.iOS]).header.map(\.plainText) == ["System", "iOS", "Size"])
    #expect(table.restricted(to: []) == table)
  }

  @Test(
    "A measure in a sentence is found",
    arguments: [
      ("At least 44x44 pt.", true), ("Between 60 and 75 characters.", true), ("60〜75文字にします。", true), ("A ratio of 4.5:1.", true),
      ("3つまでにします。", true),
      ("2つの色を使います。", false), ("In iOS 26, it moves.", false), ("Use SF Symbols 7.", false), ("H264 video", false), ("", false),
    ])
  func findsMeasures(sentence: String, isOne: Bool) {
    #expect(MeasureDetector.containsMeasure(sentence) == isOne)
  }

  @Test func parsesEnglishPlatformLine() throws {
    let line = try #require(
      PlatformLine("No additional considerations for iOS or iPadOS. Not supported in tvOS, visionOS, or watchOS."))
    #expect(line.general == [.iOS, .iPadOS])
    #expect(line.unsupported == [.tvOS, .visionOS, .watchOS])
  }

  @Test func parsesJapanesePlatformLine() throws {
    let line = try #require(PlatformLine("iOS、iPadOSに追加の考慮事項はありません。tvOS、watchOSには対応していません。"))
    #expect(line.general == [.iOS, .iPadOS])
    #expect(line.unsupported == [.tvOS, .watchOS])
  }

  @Test("A sentence that only names a platform is not a platform line") func otherSentencesAreNotPlatformLines() {
    #expect(PlatformLine("In watchOS, keep it short.") == nil)
    #expect(PlatformLine("No additional considerations.") == nil)
  }
}
