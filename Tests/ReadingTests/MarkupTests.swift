import Foundation
import Guidelines
import Testing

@testable import Reading

/// Markup formats that other programs convert, beyond the fixtures.
@Suite struct MarkupTests {
  private func rst(_ text: String) throws -> String { shape(try read(text, format: .restructuredText)) }
  private func adoc(_ text: String) throws -> String { shape(try read(text, format: .asciiDoc)) }

  /// Returns the texts of a page as `line text`.
  private func lines(_ page: Page) -> [String] {
    dump(page).split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("\"") }
  }

  // MARK: reStructuredText

  @Test("Title levels follow the first use of their underlines", .needs("pandoc")) func titlesRankByFirstUse() throws {
    let text = "A\n==\n\nB\n--\n\nC\n~~\n\nD\n--\n\n----\nE\n----\n"
    #expect(try rst(text) == "heading 1 \"A\"\nheading 2 \"B\"\nheading 3 \"C\"\nheading 2 \"D\"\nheading 4 \"E\"")
  }

  @Test(.needs("pandoc")) func sphinxRolesShowTheirText() throws {
    #expect(
      try rst("Press :kbd:`Ctrl+D`, see :doc:`the gauges </gauges>`, :ref:`layout` and :guilabel:`Save`; `plain`.")
        == "paragraph \"Press \" `Ctrl+D` \", see \" [\"the gauges\"](/gauges) \", \" [\"layout\"](#layout) \" and Save; \" _\"plain\"_ \".\""
    )
  }

  @Test("Directives become asides, tabs, and code", .needs("pandoc")) func directivesBecomeBlocks() throws {
    let text = """
      .. danger:: Never spin it.

      .. seealso:: The gauges.

      .. admonition:: Before you begin

         Ask people.

      .. tabs::

         .. tab:: Touch

            Turn.

      .. versionadded:: 3.0 Dials may be square.

      .. only:: html

         Shown.

      .. prompt:: bash

         ls
      """
    let expected = """
      aside "Danger"
      paragraph "Never spin it."
      aside "See also"
      paragraph "The gauges."
      aside "Before you begin"
      paragraph "Ask people."
      tabs
      tab "Touch"
      paragraph "Turn."
      paragraph "Dials may be square."
      paragraph "Shown."
      code bash "ls"
      """
    #expect(try rst(text) == expected)
  }

  @Test("Empty cells do not end a row", .needs("pandoc")) func emptyCellsKeepRow() throws {
    let text =
      "=====  =====  =====\nColour  Use   Avoid\n=====  =====  =====\nRed    Alarm  Calm\nBlue          Alarm\n青     警告\nGrey\n       More\n=====  =====  =====\n"
    #expect(
      try rst(text).split(separator: "\n").dropFirst(2) == [
        "row \"Red\" | \"Alarm\" | \"Calm\"", "row \"Blue\" |  | \"Alarm\"", "row \"青\" | \"警告\" | ",
        "row \"Grey\" | \"More\" | ",
      ])
  }

  @Test(.needs("pandoc")) func droppedDirectivesAreReported() throws {
    let page = try read("Text.\n\n.. include:: a.rst\n\n.. odd:: 1\n\n   Kept.\n", format: .restructuredText)
    #expect(page.diagnostics.contains(Diagnostic(.note, line: 3, .boilerplateDropped(what: "include", lines: 1))))
    #expect(page.diagnostics.contains(Diagnostic(.note, line: 5, .unknownMarkup(".. odd::"))))
    #expect(page.blocks.plainText == "Text.\nKept.")
  }

  /// Each directive made pandoc end without output, or show hidden text.
  @Test("Directives that name files are dropped, and every rule is kept", .needs("pandoc")) func fileDirectivesAreDropped() throws
  {
    let file = "/etc/passwd"
    let named = [
      ".. include:: \(file)", ".. literalinclude:: \(file)", ".. raw:: html\n   :file: \(file)",
      ".. csv-table:: T\n   :file: \(file)",
      ".. csv-table:: T\n   :url: file://\(file)", ".. |a| include:: \(file)", ".. INCLUDE:: \(file)", ".. \tinclude::\(file)",
      "- .. include:: \(file)", ".. note:: .. include:: \(file)",
      "+------------------------+\n| .. include:: \(file) |\n+------------------------+",
      ".. raw:: html\n\n   <b>root:</b>",
    ]
    let text = named.enumerated().map { "\($1)\n\nKeep rule \($0) in mind.\n" }.joined(separator: "\n")
    let page = try read(text, format: .restructuredText)
    for index in named.indices { #expect(page.blocks.plainText.contains("Keep rule \(index) in mind.")) }
    #expect(!page.blocks.plainText.contains("root:") && !page.blocks.plainText.contains(file))
    let dropped = page.diagnostics.filter { if case .boilerplateDropped = $0.kind { true } else { false } }
    #expect(dropped.count == named.count)
  }

  // MARK: AsciiDoc

  @Test(.needs("asciidoctor")) func readsKeysButtonsAndMenus() throws {
    #expect(
      try adoc("Press kbd:[Ctrl+D], then btn:[OK] in menu:File[Save as].")
        == "paragraph \"Press Ctrl+D, then OK in File > Save as.\"")
  }

  @Test(.needs("asciidoctor")) func attributesAreSubstituted() throws {
    #expect(try adoc(":a: dial\n:b: {a}s\n\nThe {b}, not {c} or \\{a}.") == "paragraph \"The dials, not {c} or {a}.\"")
    #expect(
      try adoc(":x:\n\nifdef::x[]\nOne.\nendif::[]\nifdef::y[Two.]\nifndef::y[]\nThree.\nendif::[]\n")
        == "paragraph \"One.\" ⏎␣ \"Three.\"")
  }

  @Test("Pass-through HTML does not swallow the page", .needs("asciidoctor")) func passthroughHTMLKeepsPage() throws {
    let text = "One +++<br>+++ two.\n\n++++\n<p>unclosed <img src=x>\n++++\n\nThree pass:[<u>x</u>].\n\n== Next\n\nFour.\n"
    #expect(try read(text, format: .asciiDoc).blocks.count == 4)
  }

  @Test("Includes are dropped, and every rule is kept", .needs("asciidoctor")) func includesAreDropped() throws {
    let text = """
      = Dials

      include::/etc/passwd[]

      Keep rule 1 in mind.

      ----
      include::/etc/passwd[lines=1]
      ----

      Keep rule 2 in mind.
      include::https://example.com/a[]

      image::/etc/passwd[]
      """
    let page = try read(text, format: .asciiDoc)
    for number in 1...2 { #expect(page.blocks.plainText.contains("Keep rule \(number) in mind.")) }
    #expect(!page.blocks.plainText.contains("root:") && !page.blocks.plainText.contains("include"))
    for line in [3, 8, 12] {
      #expect(page.diagnostics.contains(Diagnostic(.note, line: line, .boilerplateDropped(what: "include", lines: 1))))
    }
  }

  @Test(.needs("asciidoctor")) func readsAuthorDateAndEdition() throws {
    let page = try read("= Dials: A guide\nAnn Example <ann@example.com>\nv2.1, 2024-03-05\n\nText.\n", format: .asciiDoc)
    #expect(page.metadata.title == "Dials: A guide")
    #expect(page.metadata.author == "Ann Example")
    #expect(page.metadata.date == "2024-03-05")
    #expect(page.metadata.edition == "2.1")
  }

  // MARK: Org and MediaWiki

  @Test(.needs("pandoc")) func readsOrg() throws {
    let text =
      "#+TITLE: Dials\n#+AUTHOR: Ann\n#+INCLUDE: \"/etc/passwd\"\n\n* Layout\n- Keep *dials* apart.\n** TODO Sizes\nSee [[https://a.b][these]].\n"
    let page = try read(text, name: "dials.org")
    #expect(page.metadata.format == .org)
    #expect(page.metadata.title == "Dials")
    #expect(page.metadata.author == "Ann")
    #expect(
      lines(page) == [
        "5 heading 1 \"Layout\"", "6 paragraph \"Keep \" *\"dials\"* \" apart.\"", "7 heading 2 \"Sizes\"",
        "8 paragraph \"See \" [\"these\"](https://a.b) \".\"",
      ])
  }

  @Test(.needs("pandoc")) func readsMediaWiki() throws {
    let text =
      "'''Dials''' are [[Knob|knobs]].\n\n== Layout ==\n* Keep dials apart.\n\n{| class=\"wikitable\"\n! A !! B\n|-\n| 1 || 2\n|}\n"
    let page = try read(text, name: "dials.wiki")
    #expect(page.metadata.format == .mediaWiki)
    #expect(
      Array(lines(page).prefix(4)) == [
        "1 paragraph *\"Dials\"* \" are \" [\"knobs\"](Knob) \".\"", "3 heading 2 \"Layout\"",
        "4 paragraph \"Keep dials apart.\"",
        "header \"A\" | \"B\"",
      ])
  }

  // MARK: Programs

  @Test("Without its program, a page is reported with the program's name") func missingProgramIsNamed() {
    for (name, text, program) in [
      ("a.rst", "Dials\n=====\n\n.. note:: Round.\n", "pandoc"), ("a.adoc", "= Dials\n\n== Layout\n\nRound.\n", "asciidoctor"),
      ("a.org", "#+TITLE: Dials\n", "pandoc"),
    ] {
      for programs in [nil, "", "bin:."] {
        do throws(Failure) {
          _ = try PageReader(programs: programs).read(Array(text.utf8), name: name)
          Issue.record("\(name) was read")
        } catch {
          guard case .missingProgram(name, _, program, program) = error else {
            Issue.record("\(error)")
            continue
          }
        }
      }
    }
  }

  /// Attributes of one page must not affect another of the same run.
  @Test("Pages converted in a batch equal those converted alone", .needs("asciidoctor", "ruby")) func batchEqualsSingleReads()
    throws
  {
    let texts = [
      ":word: never\n\n= Dials\n\n== Layout\n\nUse it {word}. {set:other:seen}\n",
      "= Knobs\n\n{word} {other} Turn knobs slowly.\n",
      "---\ntitle: Lamps\n---\n\n== Light\n\nKeep lamps dim.\n", "== 目盛り\n\n目盛りは少なくする。\n",
      "= Gates\n\n=== Deep\n\n* Open.\n\n====\n",
    ]
    let reader = PageReader(format: .asciiDoc, programs: programFolders)
    let alone = try texts.map { try reader.read(Array($0.utf8), name: "a.adoc") }
    let together = try reader.read(texts.map { (Array($0.utf8), "a.adoc") }).map { try $0.get() }
    #expect(together == alone)
    let conversion = try #require(PageFormat.asciiDoc.conversion)
    let given = texts.map { (given: Array($0.utf8), by: conversion) }
    #expect(DocumentConverter(searchPath: programFolders).convertBatches(of: given).allSatisfy { $0 != nil })
    // A text that is too long or alone, or whose program is missing, is not part of a batch.
    #expect(DocumentConverter(searchPath: "/nowhere").convertBatches(of: given).allSatisfy { $0 == nil })
    let long = (given: [UInt8](repeating: 0x41, count: BatchProgram.maxTextBytes + 1), by: conversion)
    #expect(DocumentConverter(searchPath: programFolders).convertBatches(of: [given[0], long, nil]).allSatisfy { $0 == nil })
  }

  // MARK: Hostile text

  /// Each text must end within the time limit of its program.
  @Test(
    "Deeply nested text is read or rejected in time", .needs("pandoc", "asciidoctor"),
    arguments: [PageFormat.restructuredText, .asciiDoc])
  func hostileTextEndsInTime(_ format: PageFormat) {
    for text in [
      String(repeating: "- ", count: 10_000) + "deep text.",
      (1...10_000).map { String(repeating: "*", count: min($0, 200)) + " item" }.joined(separator: "\n"),
      (0..<1000).map { String(repeating: " ", count: $0 * 2) + "- item" }.joined(separator: "\n\n"),
    ] {
      let start = ContinuousClock.now
      do throws(Failure) {
        let page = try PageReader(format: format, programs: programFolders).read(Array(text.utf8), name: "a")
        #expect(HostilePageTests.depth(page.blocks) < 80)
      } catch {
        guard case .unreadable = error else {
          Issue.record("\(error)")
          continue
        }
      }
      #expect(start.duration(to: .now) < .seconds(format.conversion.map { Double($0.maxSeconds) * 3 } ?? 1))
    }
  }

  @Test("Preparing text for a converter keeps its length") func preparationKeepsLength() {
    for piece in [".. ", ".. a::", "|", ".. |", ":a: b\n", "++++\n", "include::a[]\n", "#+a: b\n", "a\n=\n", " .. raw::\n"] {
      let text = Array(String(repeating: piece, count: 40_000 / piece.utf8.count).utf8)
      for format in PageFormat.all {
        guard let prepared = format.conversion?.prepare(text) else { continue }
        #expect(prepared.bytes.count == text.count && prepared.visibleBytes.count == text.count)
      }
    }
  }
}
