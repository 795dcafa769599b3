import Guidelines
import Languages
import Testing

/// Headlines that begin with a platform.
@Suite struct HeadlineScopeTests {
  @Test("Each platform and device name limits a headline in every language", arguments: Platform.allCases)
  func platformNamesSetScope(platform: Platform) {
    for name in [platform.rawValue] + platform.devices {
      #expect(
        Language.english.profile.platformPhrases.headlineScope("In \(name), keep it short.")?.platforms == [platform], "\(name)")
      #expect(
        Language.english.profile.platformPhrases.headlineScope("On \(name.uppercased()), keep it short.")?.platforms == [
          platform
        ], "\(name)")
      #expect(Language.japanese.profile.platformPhrases.headlineScope("\(name)では、短くする。")?.platforms == [platform], "\(name)")
      #expect(Language.japanese.profile.platformPhrases.headlineScope("\(name) の場合は短くする。")?.platforms == [platform], "\(name)")
    }
  }

  @Test(
    "Joined platform names limit an English headline",
    arguments: [
      ("On iPhone and iPad, keep it.", [.iOS, .iPadOS]),
      ("In iPadOS, macOS, and visionOS, keep it.", [.iPadOS, .macOS, .visionOS]),
      ("In iPadOS or macOS apps, keep it.", [.iPadOS, .macOS]),
      ("On both Mac and Apple Vision Pro, keep it.", [.macOS, .visionOS]),
      ("In iOS/iPadOS, keep it.", [.iOS, .iPadOS]), ("In machines, keep it.", nil), ("On iPads of all sizes, keep it.", nil),
      ("In macOS Catalyst, keep it.", nil),
    ] as [(String, [Platform]?)])
  func joinedEnglishNamesSetScope(headline: String, platforms: [Platform]?) {
    #expect(Language.english.profile.platformPhrases.headlineScope(headline) == platforms.map { PlatformScope(platforms: $0) })
  }

  @Test(
    "Joined platform names limit a Japanese headline",
    arguments: [
      ("iOSとiPadOSでは、短くする。", [.iOS, .iPadOS]), ("iPadOSやmacOSの場合、短くする。", [.iPadOS, .macOS]),
      ("iPhone、iPad、Apple Watchでは短くする。", [.iOS, .iPadOS, .watchOS]), ("macOSおよびvisionOS向けには短くする。", [.macOS, .visionOS]),
      ("iPadOS・tvOSにおいて短くする。", [.iPadOS, .tvOS]), ("macOSのメニューを使う。", nil),
    ] as [(String, [Platform]?)])
  func joinedJapaneseNamesSetScope(headline: String, platforms: [Platform]?) {
    #expect(Language.japanese.profile.platformPhrases.headlineScope(headline) == platforms.map { PlatformScope(platforms: $0) })
  }

  /// Covers other systems, alone and together with Apple's.
  @Test(
    "Systems other than Apple's limit a headline",
    arguments: [
      (.english, "On Android, keep it.", PlatformScope(systems: ["Android"])),
      (.english, "On the web and iPad, keep it.", PlatformScope(platforms: [.iPadOS], systems: ["Web"])),
      (.english, "On iPhone and the web, keep it.", PlatformScope(platforms: [.iOS], systems: ["Web"])),
      (.english, "On Android TV, keep it.", PlatformScope(systems: ["Android TV"])), (.english, "On webinars, keep it.", nil),
      (.japanese, "AndroidとiOSでは短くする。", PlatformScope(platforms: [.iOS], systems: ["Android"])),
      (.japanese, "Web版では、短くする。", PlatformScope(systems: ["Web"])), (.japanese, "Webで検索する。", nil),
      (.japanese, "Androidの戻るボタンを使う。", nil),
    ] as [(Language, String, PlatformScope?)])
  func otherSystemsSetScope(language: Language, headline: String, stated: PlatformScope?) {
    #expect(language.profile.platformPhrases.headlineScope(headline) == stated)
  }
}
