import Extraction
import Foundation
import Guidelines
import Languages
import Reading
import TestSupport
import Testing

@testable import Linking

/// Differences between two editions of a page.
@Suite struct EditionDifferenceTests {
  private static func records(_ markdown: String, _ slug: String = "dials") throws -> [Record] {
    let page = try PageReader().read(Array(markdown.utf8), name: "\(slug).md")
    let source = SourceReference(name: "Apple", page: slug, path: "\(slug).md", line: 1, title: slug)
    return Extractor(catalog: TopicCatalog()).extract(page, from: source).records
  }

  private static func changes(_ old: String, _ new: String) throws -> [String] {
    try EditionDifference(old: records(old), new: records(new)).changes.map(Self.said).sorted()
  }

  private static func said(_ change: EditionChange) -> String {
    let kinds = change.kinds.map(\.rawValue).joined(separator: "+")
    let what =
      (change.new ?? change.old).map(\.headline.plainText)
      ?? [change.oldText, change.newText].map { $0?.text ?? "" }.joined(separator: " > ")
    return kinds + ": " + what
  }

  private static let page = """
    # Dials

    A dial shows a value.

    ## Best practices

    **Keep dials few.** Each asks for attention.

    **Avoid dials that move on their own.** People lose their place.

    **Consider a dial for a rough value.** A field is better for an exact one.

    **Mark the middle.** It is where the eye begins.

    ## Sizes

    **Leave room for a finger.** Targets are 44 pt wide.

    | Size | Width |
    |---|---|
    | Small | 12 pt |
    | Large | 28 pt |

    ## Platform considerations

    *No additional considerations for macOS. Not supported in tvOS.*

    ### iOS

    **Let a swipe turn a dial.** It feels like the real thing.

    ### watchOS

    **Turn dials by the crown.** A finger covers them.

    """

  @Test func identicalPagesHaveNoChanges() throws { #expect(try Self.changes(Self.page, Self.page) == []) }

  @Test(
    "A change of a page is reported with its kind",
    arguments: [
      ("**Mark the middle.** It is where the eye begins.\n", "", ["gone: Mark the middle."]),
      ("**Mark the middle.**", "**Show the value.** People read it.\n\n**Mark the middle.**", ["added: Show the value."]),
      ("Each asks for attention.", "Each of them asks for attention.", ["reworded: Keep dials few."]),
      ("**Mark the middle.**", "**Mark the middle of a dial.**", ["reworded: Mark the middle of a dial."]),
      ("**Avoid dials that", "**Use dials that", ["reworded+strength: Use dials that move on their own."]),
      ("**Keep dials", "**Consider keeping dials", ["reworded+strength: Consider keeping dials few."]),
      ("| Small | 12 pt |", "| Small | 14 pt |", ["reworded: Sizes"]),
      ("## Sizes", "## Measures", ["section: Sizes > Measures"]),
      ("A dial shows a value.", "A dial shows a value and its range.", ["reworded: A dial shows a value and its range."]),
      ("### iOS", "### iOS, iPadOS", ["platforms: Let a swipe turn a dial."]),
      ("Not supported in tvOS.", "Not supported in tvOS or visionOS.", ["platforms: No additional considerations for macOS."]),
      // A number, a row, a column, a table.
      ("44 pt wide", "60 pt wide", ["reworded: Leave room for a finger."]),
      ("| Large | 28 pt |", "| Large | 28 pt |\n| Huge | 60 pt |", ["reworded: Sizes"]),
      (
        "| Size | Width |\n|---|---|\n| Small | 12 pt |\n| Large | 28 pt |",
        "| Size | Width | Use |\n|---|---|---|\n| Small | 12 pt | watch |\n| Large | 28 pt | wall |", ["reworded: Sizes"]
      ),
      ("| Size | Width |\n|---|---|\n| Small | 12 pt |\n| Large | 28 pt |\n", "", ["gone: Sizes"]),
      // One rule becomes two.
      (
        "People lose their place.", "People lose their place.\n\n**Stop dials that nobody turns.** They draw the eye.",
        ["added: Stop dials that nobody turns."]
      ),
      // The explanation of a rule gets another sentence, none, or a list.
      ("Each asks for attention.", "Each asks for attention.\n\nA screen of dials is a cockpit.", ["reworded: Keep dials few."]),
      (" It is where the eye begins.", "", ["reworded: Mark the middle."]),
      ("It is where the eye begins.", "It is where the eye begins:\n\n- on clocks\n- on scales", ["reworded: Mark the middle."]),
      // Notes come and go.
      (
        "**Mark the middle.**", "> **Note**\n> A dial on paper has no middle to mark.\n\n**Mark the middle.**",
        ["added: A dial on paper has no middle to mark."]
      ),
      // Sections and platforms.
      (
        "### watchOS\n\n**Turn dials by the crown.** A finger covers them.\n", "",
        ["gone: Turn dials by the crown."]
      ),
      ("### watchOS\n", "### tvOS\n\n**Leave dials out.** A remote turns nothing.\n\n### watchOS\n", ["added: Leave dials out."]),
      (
        "**Let a swipe turn a dial.**", "**Never let a swipe turn a dial.**",
        ["reworded+strength: Never let a swipe turn a dial."]
      ),
      // Changes of markup and white space do not count.
      ("Each asks for attention.", "Each  asks for\nattention.", []),
      ("**Mark the middle.**", "**Mark the [middle](https://example.com).**", []),
      ("# Dials", "# Dials\n\n![A dial.](https://example.com/dial.png)", []),
    ]) func changeIsReported(was: String, now: String, expected: [String]) throws
  {
    #expect(Self.page.contains(was))
    #expect(try Self.changes(Self.page, Self.page.replacing(was, with: now)) == expected)
  }

  @Test func movesAreReported() throws {
    let rule = "**Mark the middle.** It is where the eye begins.\n\n"
    let without = Self.page.replacing(rule, with: "")
    #expect(
      try Self.changes(Self.page, without.replacing("**Leave room", with: rule + "**Leave room")) == ["moved: Mark the middle."])
    #expect(
      try Self.changes(Self.page, without.replacing("**Keep dials", with: rule + "**Keep dials")) == ["moved: Mark the middle."])
    let crown = "**Turn dials by the crown.** A finger covers them.\n"
    let swipe = "**Let a swipe turn a dial.** It feels like the real thing.\n\n"
    let under = Self.page.replacing(crown, with: "").replacing(swipe, with: swipe + crown + "\n")
    #expect(try Self.changes(Self.page, under) == ["platforms: Turn dials by the crown."])
  }

  @Test func movesBetweenPagesAreReported() throws {
    let rule = "**Mark the middle.** It is where the eye begins.\n\n"
    func page(_ topic: String, _ old: String, _ new: String) throws -> PageChanges {
      PageChanges(
        topic: topic, title: topic, language: .english, oldDate: nil, newDate: nil,
        changes: EditionDifference(old: try Self.records(old, topic), new: try Self.records(new, topic)).changes)
    }
    let other = "# Lids\n\n## Best practices\n\n**Close lids.** They fall.\n\n"
    let joined = try [page("dials", Self.page, Self.page.replacing(rule, with: "")), page("lids", other, other + rule)]
      .joiningMoves()
    #expect(joined.map { $0.changes.map(Self.said) } == [[], ["moved: Mark the middle."]])
  }

  @Test(arguments: [
    ("people compare them before", "people weigh them before", ["compare"], ["weigh"]),
    ("one two three", "one three", ["two"], []), ("", "new words here", [], ["new words here"]),
    ("目盛りは44ptで描く。", "目盛りは60ptで描く。", ["44pt"], ["60pt"]), ("色を選ぶ。", "色と形を選ぶ。", [], ["と形"]), ("a b c", "a b c", [], []),
  ]) func changedWordsAreMarked(was: String, now: String, gone: [String], new: [String]) {
    func marked(_ text: EditionChange.MarkedText) -> [String] {
      let scalars = Array(text.text.unicodeScalars)
      return text.marks.map { range in String(String.UnicodeScalarView(scalars[range])) }
    }
    let difference = WordDifference(was, now)
    #expect(marked(difference.old) == gone && marked(difference.new) == new)
  }

  // MARK: Real pages

  /// Alters twelve official pages in known ways.
  @Test("Forty alterations of official pages are reported, and nothing else", .needsShared("official/components"))
  func alterationsOfOfficialPagesAreReported() throws {
    let names = [
      "action-sheets", "alerts", "buttons", "charts", "collections", "context-menus", "edit-menus", "menus", "notifications",
      "popovers",
      "sheets", "widgets",
    ]
    let ways: [(inout Alteration) -> Alteration.Made?] = [
      { $0.remove() }, { $0.add() }, { $0.rewordExplanation() }, { $0.rewordHeadline() }, { $0.weaken() }, { $0.move() },
      { $0.swap() },
      { $0.renameSection() },
    ]
    var count = 0
    for (number, name) in names.enumerated() {
      let url = URL(fileURLWithPath: Checkout.shared + "/official/components/\(name).md")
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let old = try Self.records(text, name)
      #expect(EditionDifference(old: old, new: old).changes.isEmpty)
      var alteration = Alteration(text, old)
      let made = (0..<6).compactMap { ways[(number * 6 + $0 + number / 4) % ways.count](&alteration) }
      count += made.count
      let found = EditionDifference(old: old, new: try Self.records(alteration.text, name)).changes
      // A paragraph may hold several rules, so changes are compared in both directions: each belongs to an alteration, and each alteration has one of its kind.
      for change in found { #expect(made.contains { $0.explains(change) }, "\(name): nobody made \(Self.said(change))") }
      for alteration in made {
        #expect(
          found.contains { alteration.explains($0) && $0.kinds.contains(alteration.kind) }, "\(name): \(alteration) is not named")
      }
    }
    #expect(count >= 40)
  }
}
