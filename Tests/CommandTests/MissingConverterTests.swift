import Testing

@testable import HIGCommands

@Suite struct MissingConverterTests {
  @Test("A missing converter is reported once per format, and other pages are kept")
  func missingConverterIsReportedOncePerFormat() throws {
    let place = try Playground(empty: true)
    try place.write("team/a.pdf", "%PDF-1.4\n")
    try place.write("team/b.pdf", "%PDF-1.5\n")
    try place.write("team/c.rtf", "{\\rtf1 Keep it short.}")
    try place.write("team/dials.md", "# Dials\n\n**Keep dials few.** They take room.")
    let outcome = place.run("ingest", place.folder + "/team")
    #expect(outcome.status == 1)
    let lines = outcome.error.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("install") } == [
        "hig: 'team/a.pdf' needs pdftohtml: install poppler-utils to read .pdf files (and 1 more like it)",
        "hig: 'team/c.rtf' needs pandoc: install pandoc to read .rtf files",
      ])
    #expect(outcome.error.contains("read 1 page"))
  }
}
