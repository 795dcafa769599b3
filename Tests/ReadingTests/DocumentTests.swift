import Foundation
import Guidelines
import SystemInterface
import Testing

@testable import Reading

extension Trait where Self == ConditionTrait {
  /// Skips a test if a program that converts documents is missing.
  static func needs(_ programs: String...) -> Self {
    .enabled(
      if: programs.allSatisfy { BoundedProgram(named: $0, on: programFolders) != nil },
      "there is no \(programs.joined(separator: " or "))")
  }
}

/// Documents that other programs convert.
@Suite struct DocumentTests {
  private let guide = """
    ---
    title: Spacing
    author: A. Writer
    ---

    # Margins

    **Leave room.** What touches an edge looks cut.

    - First
        - Nested

    | Device | Margin |
    |--------|--------|
    | Phone  | 16 pt  |

    ## 余白

    **余白を取る。** 端に触れると切れて見えます。
    """

  private func document(_ kind: String) throws -> [UInt8] {
    let program = try #require(BoundedProgram(named: "pandoc", on: programFolders))
    guard case .finished(let bytes) = program.run(["--from", "markdown", "--to", kind, "-o", "-"], input: Array(guide.utf8))
    else {
      throw CocoaError(.fileReadUnknown)
    }
    return bytes
  }

  @Test("Headings, lists, tables, and bold of a Word document are kept", .needs("pandoc")) func readsWordDocument() throws {
    let page = try PageReader(programs: programFolders).read(try document("docx"), name: "notes.bin")
    #expect(page.metadata.format.rawValue == "docx")
    #expect(page.metadata.title == "Spacing")
    #expect(page.metadata.author == "A. Writer")
    #expect(
      dump(page).split(separator: "\n").dropFirst() == [
        #"  1 heading 1 "Margins""#,
        #"  2 paragraph *"Leave room."* " What touches an edge looks cut.""#,
        "  3 list",
        "    3 item",
        #"      3 paragraph "First""#,
        "      4 list",
        "        4 item",
        #"          4 paragraph "Nested""#,
        "  5 table",
        #"    header "Device" | "Margin""#,
        #"    row "Phone" | "16 pt""#,
        #"  7 heading 2 "余白""#,
        #"  8 paragraph *"余白を取る。"* " 端に触れると切れて見えます。""#,
      ])
  }

  @Test("Other document archives are recognized by content", .needs("pandoc"), arguments: ["odt", "epub"])
  func recognizesArchiveByContent(_ kind: String) throws {
    let page = try PageReader(programs: programFolders).read(try document(kind), name: "notes.zip")
    #expect(page.metadata.format.rawValue == kind)
    #expect(shape(page).contains(#"paragraph *"Leave room."* " What touches an edge looks cut.""#))
  }

  @Test("A broken document is an error with the converter's message", .needs("pandoc")) func brokenDocumentIsAnError() throws {
    let bytes = try Array(document("docx").prefix(3000))
    #expect(throws: Failure.unreadable(path: "a.docx", reason: "pandoc: couldn't unpack docx container: not enough bytes")) {
      try PageReader(programs: programFolders).read(bytes, name: "a.docx")
    }
  }

  @Test("A PDF is read from its drawn text", .needs("pdftohtml")) func readsPDF() throws {
    let drawn = "BT /F 24 Tf 50 700 Td (Margins) Tj /F 12 Tf 0 -40 Td (Leave room around content.) Tj ET"
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
      4 0 obj<</Length \(drawn.utf8.count)>>stream
      \(drawn)
      endstream endobj
      5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
      trailer<</Root 1 0 R>>

      """
    let page = try PageReader(programs: programFolders).read(Array(pdf.utf8), name: "notes.txt")
    #expect(page.metadata.format.rawValue == "pdf")
    #expect(page.metadata.title == "Margins")
    #expect(shape(page) == "heading 1 \"Margins\"\nparagraph \"Leave room around content.\"")
    let empty = pdf.replacingOccurrences(of: "Tj", with: "pt")
    #expect(throws: Failure.notAPage(path: "a.pdf", .malformed("it holds no text"))) {
      try PageReader(programs: programFolders).read(Array(empty.utf8), name: "a.pdf")
    }
  }

  @Test func missingProgramIsNamed() {
    let bytes = Array("%PDF-1.7\n".utf8)
    let failure = Failure.missingProgram(path: "a.pdf", kind: ".pdf", program: "pdftohtml", package: "poppler-utils")
    // The current folder is not part of the path.
    for path in ["", ".", "bin:./bin"] {
      #expect(throws: failure) { try PageReader(programs: path).read(bytes, name: "a.pdf") }
    }
    #expect(throws: Failure.notAPage(path: "a.pdf", .binary)) { try PageReader().read(bytes, name: "a.pdf") }
  }

  @Test func recognizesDocumentByFirstBytes() {
    func archive(_ names: String..., content: String = "", method: UInt8 = 0) -> [UInt8] {
      names.flatMap { name -> [UInt8] in
        [0x50, 0x4B, 3, 4, 20, 0, 8, 0, method] + [UInt8](repeating: 0, count: 17) + [UInt8(name.utf8.count), 0, 0, 0]
          + Array(name.utf8) + Array(content.utf8)
      }
    }
    func kind(_ bytes: [UInt8]) -> String? { DocumentFormat.recognize(bytes)?.fileExtension }
    #expect(kind(archive("[Content_Types].xml", "_rels/.rels", "word/document.xml", content: "PK noise", method: 8)) == ".docx")
    #expect(kind(archive("mimetype", content: "application/epub+zip")) == ".epub")
    #expect(kind(archive("mimetype", content: "application/vnd.oasis.opendocument.text")) == ".odt")
    #expect(kind(archive("xl/workbook.xml")) == nil)
    #expect(kind(archive("sword/a.txt")) == nil)
    #expect(kind(Array(archive("word/document.xml").prefix(40))) == nil)
    #expect(kind(Array("{\\rtf1 x}".utf8)) == ".rtf")
    #expect(kind(Array("%PDF-1.4".utf8)) == ".pdf")
    #expect(reasonToSkip(Array("%PDF-1.4".utf8), name: "guide.pdf") == nil)
    #expect(reasonToSkip(archive("xl/workbook.xml"), name: "figures.xlsx") != nil)
  }
}

@Suite struct BoundedProgramTests {
  private func shell() throws -> BoundedProgram { try #require(BoundedProgram(named: "sh", on: "/bin:/usr/bin")) }
  private let words = Array("echo hello".utf8)

  @Test func readsOnlyItsInput() throws {
    #expect(try shell().run(["-s"], input: words) == .finished(Array("hello\n".utf8)))
    #expect(try shell().run(["-c", "pwd; echo $HOME"], input: []) == .finished(Array("/\n/\n".utf8)))
    #expect(try shell().run(["-c", "echo no >&2; exit 3"], input: []) == .failed(status: 3, errors: Array("no\n".utf8)))
  }

  @Test func cannotWriteFiles() throws {
    let file = NSTemporaryDirectory() + "hig-" + UUID().uuidString
    defer { unlink(file) }
    guard case .failed = try shell().run(["-c", "echo text > \(file)"], input: []) else {
      Issue.record("a file was written")
      return
    }
  }

  @Test("A timeout ends the program and its children") func timeoutEndsChildren() throws {
    var bounds = BoundedProgram.Limits()
    bounds.maxSeconds = 1
    #expect(try shell().run(["-c", "sleep 60 & sleep 60"], input: [], limits: bounds) == .timedOut)
    // A program that closes its streams and keeps running.
    #expect(try shell().run(["-c", "exec >&- 2>&-; sleep 60"], input: [], limits: bounds) == .timedOut)
  }

  /// A child keeps the streams open.
  @Test("The result does not wait for children that are still running") func doesNotWaitForChildren() throws {
    #expect(try shell().run(["-c", "sleep 50 & echo done"], input: []) == .finished(Array("done\n".utf8)))
    #expect(
      try shell().run(["-c", "sleep 50 & echo no >&2; exit 3"], input: []) == .failed(status: 3, errors: Array("no\n".utf8)))
  }

  /// Limits the total time for documents that a program cannot finish.
  @Test("Time lost on one document reduces the time for the next") func timeBudgetIsShared() throws {
    let patience = TimeBudget(2)
    var conversion = Conversion(program: "sh", package: "dash", arguments: ["-c", "sleep 50"])
    conversion.maxSeconds = 1
    let converter = DocumentConverter(searchPath: "/bin:/usr/bin", budget: patience)
    #expect(patience.seconds(upTo: 60) == 2)
    for _ in 0..<2 { #expect(throws: Failure.self) { try converter.convert([], with: conversion, kind: ".x", name: "x") } }
    #expect(patience.seconds(upTo: 60) == TimeBudget.minSeconds && patience.seconds(upTo: 1) == 1)
    let usual = TimeBudget()
    for _ in 0..<5 { usual.spend(usual.seconds(upTo: 60)) }
    #expect(usual.seconds(upTo: 60) == TimeBudget.minSeconds)
  }

  @Test func outputIsLimited() throws {
    var bounds = BoundedProgram.Limits()
    bounds.maxOutputBytes = 1 << 16
    #expect(try shell().run(["-c", "while :; do echo yes; done"], input: [], limits: bounds) == .tooMuchOutput)
    // Standard error is read to the end and kept in part.
    let loud = try shell().run(["-c", "i=0; while [ $i -lt 9999 ]; do echo 0123456789 >&2; i=$((i+1)); done; exit 1"], input: [])
    guard case .failed(1, let errors) = loud else {
      Issue.record("\(loud)")
      return
    }
    #expect(errors.count == 4096)
  }
}
