import Foundation
import Testing

@testable import HIGCommands

/// Addresses of Apple's pages name a section as Apple spells it: in our spelling they open the page at its top.
@Suite struct OfficialAddressTests {
  private static let page = "https://developer.apple.com/design/human-interface-guidelines/lamps"

  /// A playground with a page that says it has an official address.
  private static func playground() throws -> Playground {
    let playground = try Playground()
    try playground.write(
      "pages/lamps.md",
      """
      ---
      hig: 1
      topic: lamps
      title: Lamps
      language: en
      url: \(page)
      ---

      ## [Best practices](#best-practices)

      **Switch it on by hand.** See [posters](lamps#poster-2-3) and [more](lamps#our-own).

      ## [Poster (2:3)](#poster-2-3)

      **Turn the poster upright.** It stands.

      ## [Our own](#our-own)

      **Leave what nobody else has.** It is ours.

      """)
    #expect(playground.run("ingest", "--source", "official", playground.folder + "/pages").status == 0)
    return playground
  }

  @Test func everyFaceNamesTheSectionAsItsPageDoes() throws {
    let playground = try Self.playground()
    let id = "lamps/best-practices/1@lamps"
    let shown = playground.run("show", id).output
    #expect(shown.contains(Self.page + "#Best-practices\n"))
    #expect(playground.run("open", id, "--print").output == Self.page + "#Best-practices\n")
    let excerpt = playground.run("export", id).output
    #expect(excerpt.contains("](\(Self.page)#Best-practices)"))
    #expect(excerpt.contains("[posters](\(Self.page)#Poster-23)"))
    #expect(excerpt.contains("[more](\(Self.page))"), "the official page has no such section")
    let checklist = playground.run("export", "lamps", "--source", "official", "--format", "checklist").output
    #expect(checklist.contains("(\(Self.page)#Poster-23)"))
    let hyperlinks = playground.run("man", "lamps", "--source", "official", "--hyperlinks", "always").output
    #expect(hyperlinks.contains("\(Self.page)#Best-practices"))
    for face in [shown, excerpt, checklist, hyperlinks] { #expect(!face.contains(Self.page + "#best")) }
    // No page of Apple's: as it was.
    #expect(
      playground.run("open", "dials/best-practices/1", "--print").output
        == "https://example.com/guidelines/dials#best-practices\n")
  }

  @Test(arguments: ["#Poster-23", "#poster-2-3", "#POSTER-23"])
  func eitherSpellingIsTheSection(anchor: String) throws {
    let playground = try Self.playground()
    let section = playground.run("show", "lamps/poster-2-3/1@lamps")
    #expect(section.status == 0)
    #expect(playground.run("show", Self.page + anchor) == section)
    #expect(playground.run("open", Self.page + anchor, "--print").output == Self.page + "#Poster-23\n")
  }
}
