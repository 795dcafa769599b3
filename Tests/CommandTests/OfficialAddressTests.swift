import Foundation
import Testing

@testable import HIGCommands

/// Anchors in URLs of official pages. Apple spells them differently, and an unknown anchor opens the top of the page.
@Suite struct OfficialAddressTests {
  private static let page = "https://developer.apple.com/design/human-interface-guidelines/lamps"

  /// Makes a playground with a page that states an official URL.
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

  @Test("Every output spells the anchors of official pages as Apple does") func everyOutputUsesOfficialAnchors() throws {
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
    // Other pages keep their anchors.
    #expect(
      playground.run("open", "dials/best-practices/1", "--print").output
        == "https://example.com/guidelines/dials#best-practices\n")
  }

  @Test("A section is found by either spelling of its anchor", arguments: ["#Poster-23", "#poster-2-3", "#POSTER-23"])
  func acceptsEitherAnchorSpelling(anchor: String) throws {
    let playground = try Self.playground()
    let section = playground.run("show", "lamps/poster-2-3/1@lamps")
    #expect(section.status == 0)
    #expect(playground.run("show", Self.page + anchor) == section)
    #expect(playground.run("open", Self.page + anchor, "--print").output == Self.page + "#Poster-23\n")
  }
}
