import Testing

@testable import Guidelines

@Suite struct PlatformWordingTests {
  @Test(arguments: [
    ("iOS, iPadOS", [Platform.iOS, .iPadOS]), ("iOS・iPadOS", [.iOS, .iPadOS]), ("iOS/iPadOS", [.iOS, .iPadOS]),
    ("macOS and tvOS", [.macOS, .tvOS]), ("watchOS", [.watchOS]), ("iOS、iPadOSおよびmacOS", [.iOS, .iPadOS, .macOS]),
  ])
  func headingsOfPlatforms(heading: String, platforms: [Platform]) {
    #expect(Platform.list(heading) == platforms)
  }

  @Test(arguments: ["iOS apps", "Widgets in watchOS", "軸", "", "iOSのボタン"])
  func otherHeadingsNameNone(heading: String) {
    #expect(Platform.list(heading) == nil)
  }

  @Test func statusLineInEnglish() throws {
    let line = try #require(
      PlatformLine("No additional considerations for iOS or iPadOS. Not supported in tvOS, visionOS, or watchOS."))
    #expect(line.general == [.iOS, .iPadOS])
    #expect(line.unsupported == [.tvOS, .visionOS, .watchOS])
  }

  @Test func statusLineInJapanese() throws {
    let line = try #require(PlatformLine("iOS、iPadOSに追加の考慮事項はありません。tvOS、watchOSには対応していません。"))
    #expect(line.general == [.iOS, .iPadOS])
    #expect(line.unsupported == [.tvOS, .watchOS])
  }

  @Test func aSentenceThatNamesAPlatformIsNoStatusLine() {
    #expect(PlatformLine("In watchOS, keep it short.") == nil)
    #expect(PlatformLine("No additional considerations.") == nil)
  }
}
