import Guidelines

/// A document format that another program converts to text. This process never unpacks such a document itself.
struct DocumentFormat: Sendable {
  /// Identifier of the format in the index.
  let id: Page.Format
  /// File extension that messages show, for example `.docx`.
  var fileExtension: String { "." + id.rawValue }
  let conversion: Conversion
  /// Maximum size in bytes of the program's output that is read.
  let limit: Int
  let isDeclared: @Sendable (DocumentHead) -> Bool
  /// Converts the output of the program to a page. The `line` of a block is then the number of its paragraph.
  let read: @Sendable ([UInt8]) -> Page

  static let all: [DocumentFormat] = [.pdf] + pandocFormats

  /// Recognizes a format by the first bytes of a file, because file extensions are unreliable.
  static func recognize(_ bytes: [UInt8]) -> DocumentFormat? {
    let head = DocumentHead(bytes: bytes.prefix(1 << 16))
    return all.first { $0.isDeclared(head) }
  }
}

/// The first part of a file, with values that several formats share.
final class DocumentHead {
  let bytes: ArraySlice<UInt8>
  private(set) lazy var zipHeaders = ZIPLocalHeaders(bytes)

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes.starts(with: $0) }
  }
}

extension DocumentFormat {
  /// Formats that pandoc unpacks.
  private static let pandocFormats: [DocumentFormat] = [
    pandocFormat("docx") { $0.zipHeaders?.fileNames.contains { $0.hasPrefix("word/") } ?? false },
    pandocFormat("odt") { $0.zipHeaders?.firstFileStart.hasPrefix("application/vnd.oasis.opendocument.text") ?? false },
    pandocFormat("epub") { $0.zipHeaders?.firstFileStart.hasPrefix("application/epub+zip") ?? false },
    pandocFormat("rtf") { $0.begins(with: "{\\rtf") },
  ]

  private static func pandocFormat(_ name: String, isDeclared: @escaping @Sendable (DocumentHead) -> Bool) -> DocumentFormat {
    DocumentFormat(
      id: Page.Format(rawValue: name), conversion: .pandoc("--standalone", "--from", name, "--to", "gfm", "--wrap=none"),
      limit: PageLimits.maxTextBytes, isDeclared: isDeclared,
      read: { text in
        var page = MarkdownPage.read(text, isCanonical: false)
        page.convertLinesToParagraphs(of: text)
        return page
      })
  }

  /// PDF, converted by `pdftohtml`. Its alternative `pdftotext` distinguishes neither bold text nor headings.
  private static let pdf = DocumentFormat(
    id: Page.Format(rawValue: "pdf"),
    conversion: Conversion(
      program: "pdftohtml", package: "poppler-utils",
      arguments: ["-xml", "-stdout", "-i", "-hidden", "-enc", "UTF-8", "/dev/stdin"]),
    // The XML of a text line is about three times as long as its text.
    limit: PageLimits.maxTextBytes * 4, isDeclared: { $0.begins(with: "%PDF-") }, read: { PDFPage.read($0) })
}

extension Page {
  /// Replaces the lines of a converted text, which users never see, with paragraph numbers of the original document: each
  /// paragraph and each table row is one line of that text.
  mutating func convertLinesToParagraphs(of text: [UInt8]) {
    var paragraphNumbers = [0]
    var count = 0
    let body = FrontMatter(text)?.bodyStart ?? 0
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let line = text[start..<end].drop { $0 <= 0x20 }
      if start >= body, isParagraph(line) { count += 1 }
      // A table starts with lines that are not rows.
      paragraphNumbers.append(line.isEmpty || isParagraph(line) ? max(1, count) : count + 1)
      start = end + 1
    }
    // Footnotes and similar blocks may be reported after the last line.
    let paragraphNumber = { (line: Int) in line > 0 ? paragraphNumbers[min(line, paragraphNumbers.count - 1)] : line }
    blocks = blocks.map { $0.mappingLines(paragraphNumber) }
    for index in diagnostics.indices { diagnostics[index].line = paragraphNumber(diagnostics[index].line) }
  }

  /// Returns `true` if a line is a paragraph or a table row, as opposed to other lines of a table.
  private func isParagraph(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == 0x7C { return line.contains { $0 != 0x7C && $0 != 0x2D && $0 != 0x3A && $0 != 0x20 } }
    // A line that begins with an autolink is a paragraph; in other paragraphs pandoc escapes a leading `<` as `\<`.
    return first != 0x3C || line.starts(with: "<tr".utf8) || line.starts(with: "<http".utf8)
  }
}
