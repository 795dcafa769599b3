import Foundation
import Guidelines
import Indexing
import Languages
import Testing

@testable import HIGCommands

/// Output of `hig spec` for the quantities of the Corpus.
@Suite struct SpecTests {
  private static func spec(_ words: String...) throws -> String {
    let playground = try LookupTests.playground.get()
    return playground.run(["spec"] + words + ["--width", "100", "--index", try Program.index()]).output
  }

  @Test("`hig spec` lists every record of a quantity under that quantity", arguments: Languages.bilingualPair)
  func listsEveryRecordOfAQuantity(language: Language) throws {
    let index = try GuidelineIndex(path: Program.index())
    let lookup = try SpecLookup(index: index, language: language, platforms: [], topics: [], statedOnly: false)
    var count = 0
    for quantity in try index.quantities() {
      let sheet = try lookup.sheet(quantity.slug)
      #expect(sheet.sections.map(\.quantity) == [quantity.slug], "and no other")
      let ids = Set(sheet.sections.flatMap(\.specifications).flatMap { [$0.record.id] + $0.equivalentIDs })
      #expect(quantity.recordIDs.filter { !ids.contains($0) } == [], "\(quantity.slug)")
      let text = try Self.spec(quantity.slug, "--language", language.rawValue)
      #expect(quantity.recordIDs.filter { !text.contains($0) } == [], "\(quantity.slug)")
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61, "\(quantity.slug): a page")
      count += quantity.recordIDs.count
    }
    #expect(count > 340)
  }

  @Test("The sheet of a platform has at most three pages", arguments: ["ios", "watchos"]) func platformSheetIsAtMostThreePages(
    platform: String
  ) throws {
    for language in ["en", "ja"] {
      let lines = try Self.spec("--platform", platform, "--language", language).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 181 && lines.count > 100, "\(platform) \(language)")
    }
    #expect(try Self.spec("--platform", platform, "--all").split(separator: "\n").count > 400)
  }

  /// A measure without a platform would read as a measure of all platforms.
  @Test("Measures of some platforms name them", arguments: Languages.bilingualPair) func platformMeasuresNameTheirPlatform(
    language: Language
  ) throws {
    let index = try GuidelineIndex(path: Program.index())
    let lookup = try SpecLookup(index: index, language: language, platforms: [], topics: [], statedOnly: false)
    let sheet = try lookup.sheet(of: index.quantities())
    let narrow = sheet.sections.flatMap(\.specifications).filter { $0.record.platforms != nil && $0.table == nil }
    #expect(narrow.count > 40)
    for entry in narrow {
      let text = entry.record.standaloneText(of: [.text(entry.sentences[0])]).plainText
      #expect(entry.record.arePlatformsNamed(in: text), "\(text)")
    }
    #expect(try Self.spec("button-counts", "--language", "en").contains("On Apple Watch, avoid more than four buttons"))
    #expect(try Self.spec("button-counts", "--language", "en").contains("[2021-08 edition]"), "alerts/buttons/7")
  }

  @Test("Measures in words and in table headers are found") func findsMeasuresInWordsAndHeaders() throws {
    #expect(try Self.spec("size classes").contains("layout/ios-ipados-device-size-classes/specification-1"))
    #expect(try Self.spec("tap-targets", "--all").contains("28"), "sizes that stand in a table's header")
  }
}
