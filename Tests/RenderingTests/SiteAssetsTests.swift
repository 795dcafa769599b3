import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Rendering

/// Style sheet and scripts of the site.
@Suite struct SiteAssetsTests {
  private func file(_ name: String) throws -> String {
    try String(contentsOfFile: Checkout.root + "/Sources/Rendering/Assets/" + name, encoding: .utf8)
  }

  private var platforms: String { Platform.allCases.sorted().map { "'\($0.rawValue.lowercased())'" }.joined(separator: ", ") }

  @Test("The program contains the asset files") func programContainsAssetFiles() throws {
    let parts = try file("style.css").split(separator: "/* drawings */")
    #expect(parts.count == 2)
    #expect(SiteAssets.style.hasPrefix(parts[0]) && SiteAssets.style.hasSuffix(parts[1]))
    #expect(SiteAssets.style.contains(".drawing .f-plate{fill:#17181b}"))
    #expect(SiteAssets.script == (try file("site.js").replacing("[/* platforms */]", with: "[\(platforms)]")))
  }

  @Test func scriptListsAllPlatforms() {
    #expect(SiteAssets.script.contains("\n  var PLATFORMS = ['ios', 'ipados', 'macos', 'tvos', 'visionos', 'watchos'];\n"))
    #expect(SiteAssets.script.ranges(of: platforms).count == 1)
  }

  @Test func styleSheetBracesAreBalanced() {
    var depth = 0
    for character in SiteAssets.style where "{}".contains(character) {
      depth += character == "{" ? 1 : -1
      #expect((0...2).contains(depth))
    }
    #expect(depth == 0)
  }

  @Test(
    "An accent color is adjusted to a readable contrast",
    arguments: ["#ffcc00", "0a7d5a", "#ffffff", "#000000", "#ff00ff", "#777777"]) func accentIsReadable(color: String) throws
  {
    let accent = try #require(Accent(color))
    for ground in try [#require(Accent("#ffffff")), #require(Accent("#131417"))] {
      #expect(accent.readable(on: ground).contrast(to: ground) >= 4.5)
    }
    #expect(abs(try #require(Accent("#ffffff")).contrast(to: #require(Accent("#000000"))) - 21) < 0.01)
  }

  @Test(arguments: ["", "red", "#12345", "#1234567", "+12345", "-12345", "#12 456"]) func rejectsInvalidColors(text: String) {
    #expect(Accent(text) == nil)
  }

  @Test("The search engine and its data are written as scripts") func engineFilesAreScripts() {
    let files = SiteAssets.engine([0, 97, 10, 39], core: [92, 0xE9], texts: [])
    #expect(files.map(\.path) == ["engine.js", "search-core.js", "search-texts.js"])
    #expect(
      files.map(\.content) == ["window.HIG_ENGINE='\\x00a\\n\\'';\n", "window.HIG_CORE='\\\\é';\n", "window.HIG_TEXTS='';\n"])
  }

  @Test("Style sheet and script load nothing from elsewhere") func assetsLoadNothingExternal() {
    for text in [SiteAssets.style, SiteAssets.script] {
      for opening in ["http:", "https:", "url(", "@import", "//www", "fetch(", "XMLHttpRequest"] {
        #expect(!text.contains(opening), "\(opening)")
      }
    }
  }
}
