import Guidelines

/// A kind of document that no reader here takes apart: another program turns it into text first. Nothing of it is unpacked in this process.
struct DocumentFormat: Sendable {
  /// By which the index knows it.
  let id: Page.Format
  /// As a message calls it.
  var kind: String { "." + id.rawValue }
  let conversion: Conversion
  /// How much of what it wrote is read, in bytes.
  let limit: Int
  let isDeclared: @Sendable (DocumentHead) -> Bool
  /// What the program wrote → the page; `line` of a block is then the number of its paragraph.
  let read: @Sendable ([UInt8]) -> Page

  static let all: [DocumentFormat] = [.pdf] + pandoc

  /// Told by the first bytes; names lie.
  static func recognize(_ bytes: [UInt8]) -> DocumentFormat? {
    let head = DocumentHead(bytes: bytes.prefix(1 << 16))
    return all.first { $0.isDeclared(head) }
  }
}

/// The first part of a file, with what more than one kind asks of it.
final class DocumentHead {
  let bytes: ArraySlice<UInt8>
  private(set) lazy var archive = ArchiveNames(bytes)

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes.starts(with: $0) }
  }
}

extension DocumentFormat {
  /// What pandoc unpacks.
  private static let pandoc: [DocumentFormat] = [
    pandoc("docx") { $0.archive?.names.contains { $0.hasPrefix("word/") } ?? false },
    pandoc("odt") { $0.archive?.opening.hasPrefix("application/vnd.oasis.opendocument.text") ?? false },
    pandoc("epub") { $0.archive?.opening.hasPrefix("application/epub+zip") ?? false },
    pandoc("rtf") { $0.begins(with: "{\\rtf") },
  ]

  private static func pandoc(_ name: String, isDeclared: @escaping @Sendable (DocumentHead) -> Bool) -> DocumentFormat {
    DocumentFormat(
      id: Page.Format(rawValue: name), conversion: .pandoc("--standalone", "--from", name, "--to", "gfm", "--wrap=none"),
      limit: PageLimits.mostText, isDeclared: isDeclared,
      read: { text in
        var page = MarkdownPage.read(text, isCanonical: false)
        page.countParagraphs(of: text)
        return page
      })
  }

  /// Not `pdftotext`: it tells neither bold from plain nor a heading from the line below it.
  private static let pdf = DocumentFormat(
    id: Page.Format(rawValue: "pdf"),
    conversion: Conversion(
      program: "pdftohtml", package: "poppler-utils",
      arguments: ["-xml", "-stdout", "-i", "-hidden", "-enc", "UTF-8", "/dev/stdin"]),
    // Around a line of text stands twice as much that says where.
    limit: PageLimits.mostText * 4, isDeclared: { $0.begins(with: "%PDF-") }, read: { PDFPage.read($0) })
}

extension Page {
  /// Lines of a text that nobody sees → paragraphs of the document that it was made from: each is one line of that text, as is a table's row.
  mutating func countParagraphs(of text: [UInt8]) {
    var paragraphs = [0]
    var count = 0
    let body = FrontMatter(text)?.bodyStart ?? 0
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let line = text[start..<end].drop { $0 <= 0x20 }
      if start >= body, isParagraph(line) { count += 1 }
      // A table opens with lines that are no rows yet.
      paragraphs.append(line.isEmpty || isParagraph(line) ? max(1, count) : count + 1)
      start = end + 1
    }
    // Footnotes and the like may come from behind the last line.
    let paragraph = { (line: Int) in line > 0 ? paragraphs[min(line, paragraphs.count - 1)] : line }
    blocks = blocks.map { $0.mappingLines(paragraph) }
    for index in diagnostics.indices { diagnostics[index].line = paragraph(diagnostics[index].line) }
  }

  /// Of the lines that make up a table, only rows count.
  private func isParagraph(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == 0x7C { return line.contains { $0 != 0x7C && $0 != 0x2D && $0 != 0x3A && $0 != 0x20 } }
    // What opens with an address is a paragraph; a letter that is no markup has a `\` before it.
    return first != 0x3C || line.starts(with: "<tr".utf8) || line.starts(with: "<http".utf8)
  }
}
