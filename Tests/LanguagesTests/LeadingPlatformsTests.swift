import Guidelines
import Languages
import Testing

/// A rule that begins with where it holds.
@Suite struct LeadingPlatformsTests {
  @Test(arguments: Platform.allCases)
  func everyNameNarrows(platform: Platform) {
    for name in [platform.rawValue] + platform.devices {
      #expect(Language.english.rules.platforms.stated("In \(name), keep it short.") == [platform], "\(name)")
      #expect(Language.english.rules.platforms.stated("On \(name.uppercased()), keep it short.") == [platform], "\(name)")
      #expect(Language.japanese.rules.platforms.stated("\(name)では、短くする。") == [platform], "\(name)")
      #expect(Language.japanese.rules.platforms.stated("\(name) の場合は短くする。") == [platform], "\(name)")
      #expect(Language.korean.rules.platforms.stated("\(name)에서는 짧게 합니다.") == [platform], "\(name)")
    }
  }

  @Test(
    arguments: [
      ("On iPhone and iPad, keep it.", [.iOS, .iPadOS]),
      ("In iPadOS, macOS, and visionOS, keep it.", [.iPadOS, .macOS, .visionOS]),
      ("In iPadOS or macOS apps, keep it.", [.iPadOS, .macOS]),
      ("On both Mac and Apple Vision Pro, keep it.", [.macOS, .visionOS]),
      ("In iOS/iPadOS, keep it.", [.iOS, .iPadOS]), ("In machines, keep it.", nil), ("On iPads of all sizes, keep it.", nil),
      ("In macOS Catalyst, keep it.", nil),
    ] as [(String, [Platform]?)])
  func joinedInEnglish(headline: String, platforms: [Platform]?) {
    #expect(Language.english.rules.platforms.stated(headline) == platforms)
  }

  @Test(
    arguments: [
      ("iOSとiPadOSでは、短くする。", [.iOS, .iPadOS]), ("iPadOSやmacOSの場合、短くする。", [.iPadOS, .macOS]),
      ("iPhone、iPad、Apple Watchでは短くする。", [.iOS, .iPadOS, .watchOS]), ("macOSおよびvisionOS向けには短くする。", [.macOS, .visionOS]),
      ("iPadOS・tvOSにおいて短くする。", [.iPadOS, .tvOS]), ("macOSのメニューを使う。", nil),
    ] as [(String, [Platform]?)])
  func joinedInJapanese(headline: String, platforms: [Platform]?) {
    #expect(Language.japanese.rules.platforms.stated(headline) == platforms)
  }
}
