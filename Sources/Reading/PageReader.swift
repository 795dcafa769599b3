import Guidelines

/// Bytes of a file → the page they hold, whatever the format and encoding.
///
/// ```swift
/// let page = try PageReader().read(bytes, name: "charts.md")
/// print(dump(page))
/// ```
package struct PageReader: Sendable {
  /// Stated from outside; nil: found from the text.
  package var language: Language?
  package var format: Page.Format?

  package init(language: Language? = nil, format: Page.Format? = nil) {
    self.language = language
    self.format = format
  }

  /// Files beyond this many bytes are refused.
  package static let largestFile = 32 << 20

  /// Reads a page. `name` is the file's name, a hint only; failures carry it as their path.
  package func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page {
    guard bytes.count <= PageReader.largestFile else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: PageReader.largestFile)
    }
    if let reason = BinaryCheck.refuses(bytes) { throw .notAPage(path: name, reason) }
    var text = TextDecoder.decode(bytes)
    guard text.bytes.contains(where: { $0 > 0x20 }) else { throw .notAPage(path: name, .empty) }
    let kind = FormatSniffer.sniff(text.bytes, name: name)
    var page: Page
    let format = format ?? kind.format
    let isMarkdown = format == .markdown || format == .canonical
    if let limit = limit(of: format), let cut = PageLimits.cut(&text.bytes, at: limit, isMarkdown: isMarkdown) {
      text.diagnostics.append(cut)
    }
    switch format {
    case .canonical: page = MarkdownPage.read(text.bytes, isCanonical: true)
    case .markdown: page = MarkdownPage.read(text.bytes, isCanonical: false)
    case .html: page = try HTMLReader.read(text.bytes, name: name)
    case .savedText: page = SavedTextPage.read(text.bytes)
    case .doccJSON: page = try DocCReader.read(text.bytes, name: name)
    }
    page.diagnostics = text.diagnostics + page.diagnostics
    if self.format == nil, kind.isGuess { page.diagnostics.append(Diagnostic(.note, .formatGuessed(kind.format))) }
    finish(&page, name: name)
    if page.blocks.isEmpty, page.diagnostics.contains(where: { JavaScriptNotice.isReport($0) }) {
      throw .notAPage(path: name, .scriptShell)
    }
    return page
  }

  /// How much text of that format is read; nil where its reader sees to it.
  private func limit(of format: Page.Format) -> Int? {
    switch format {
    case .canonical: PageLimits.mostCanonicalText
    case .markdown, .savedText: PageLimits.mostText
    case .html, .doccJSON: nil
    }
  }

  private func finish(_ page: inout Page, name: String) {
    if page.metadata.format != .canonical {
      let found = Language.guess(page.blocks, title: page.metadata.title)
      page.metadata.language = found
      PageTidying.tidy(&page)
    }
    if let language { page.metadata.language = language }
    if page.metadata.title.isEmpty { page.metadata.title = FileName.stem(name) }
    if page.blocks.isEmpty { page.diagnostics.append(Diagnostic(.warning, .emptyPage)) }
  }
}

enum FileName {
  /// The name without folders and without its last extension.
  static func stem(_ name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file.isEmpty ? "page" : file }
    return String(file[..<dot])
  }
}
