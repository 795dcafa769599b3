import Guidelines

/// A kind of document that no reader here takes apart: another program turns it into text first. Nothing of it is unpacked in this process.
struct DocumentFormat: Sendable {
  /// By which the index knows it.
  let id: Page.Format
  /// As a message calls it.
  var kind: String { "." + id.rawValue }
  let program: String
  /// The Debian package that has the program.
  let package: String
  /// It reads its standard input and writes what it read to its standard output.
  let arguments: [String]
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
  /// What pandoc reads; `--sandbox` keeps it from other files and from the network.
  private static let pandoc: [DocumentFormat] = [
    pandoc("docx") { $0.archive?.names.contains { $0.hasPrefix("word/") } ?? false },
    pandoc("odt") { $0.archive?.opening.hasPrefix("application/vnd.oasis.opendocument.text") ?? false },
    pandoc("epub") { $0.archive?.opening.hasPrefix("application/epub+zip") ?? false },
    pandoc("rtf") { $0.begins(with: "{\\rtf") },
  ]

  private static func pandoc(_ name: String, isDeclared: @escaping @Sendable (DocumentHead) -> Bool) -> DocumentFormat {
    DocumentFormat(
      id: Page.Format(rawValue: name), program: "pandoc", package: "pandoc",
      arguments: ["--sandbox", "--standalone", "--from", name, "--to", "gfm", "--wrap=none"],
      limit: PageLimits.mostText, isDeclared: isDeclared,
      read: { text in
        var page = MarkdownPage.read(text, isCanonical: false)
        page.countParagraphs(of: text)
        return page
      })
  }

  /// Not `pdftotext`: it tells neither bold from plain nor a heading from the line below it.
  private static let pdf = DocumentFormat(
    id: Page.Format(rawValue: "pdf"), program: "pdftohtml", package: "poppler-utils",
    arguments: ["-xml", "-stdout", "-i", "-hidden", "-enc", "UTF-8", "/dev/stdin"],
    // Around a line of text stands twice as much that says where.
    limit: PageLimits.mostText * 4, isDeclared: { $0.begins(with: "%PDF-") }, read: { PDFPage.read($0) })
}
