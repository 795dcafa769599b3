import Guidelines

/// Reads HTML that a browser saved or a site serves: finds the article, builds the tree, and records the regions that the markup
/// separates.
enum HTMLReader {
  /// - Parameters:
  ///   - bytes: Decoded text in UTF-8. The encoding that the page declares is ignored.
  ///   - name: The file name, for errors and as the title of last resort.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> PageDraft {
    let (bytes, templates) = TemplatedHTML.resolved(bytes)
    let prepared = HTMLSanitizer(bytes)
    guard var document = HTMLDocument(prepared.bytes) else {
      throw .notAPage(path: name, .malformed("no HTML element"))
    }
    ConfluenceStorage.translate(&document)
    let article = document.article
    let body = document.first("body") ?? 0
    let boldClasses = WordProcessorHTML.boldClasses(in: bytes)
    var draft = PageDraft(Page(metadata: Page.Metadata(format: .html, title: ""), blocks: []))
    draft.page.diagnostics = templates + prepared.diagnostics
    var articleBlocks: [Block] = []
    for range in [body..<article, article..<document.end(of: article), document.end(of: article)..<document.end(of: body)]
    where !range.isEmpty {
      var builder = HTMLBlockBuilder(document: document, boldClasses: boldClasses)
      let blocks = builder.blocks(from: range.lowerBound, to: range.upperBound)
      let count = draft.page.blocks.count
      draft.page.blocks += blocks
      draft.page.diagnostics += builder.diagnostics
      if range.contains(article) {
        articleBlocks = blocks
        draft.regions += builder.regions.map { $0.shifted(by: count) }
      } else {
        draft.regions.append(PageRegion(blocks: count..<draft.page.blocks.count, kind: .outside))
      }
    }
    guard articleBlocks.contains(where: { !$0.plainText.isBlank }) else {
      throw .notAPage(path: name, HTMLMetadata.isScriptShell(document) ? .scriptShell : .empty)
    }
    draft.page.metadata = HTMLMetadata(document, blocks: articleBlocks, name: name).metadata
    if document.isTruncated {
      draft.page.diagnostics.append(Diagnostic(.error, .limitReached("\(HTMLDocument.maxNodes) elements and texts")))
    }
    return draft
  }

  /// Reads a document that was written in another vocabulary or by another program. After `translate` gave its elements the names
  /// of HTML, all of it is content.
  static func readTranslated(
    _ bytes: [UInt8], isXML: Bool = false, name: String, translate: (inout HTMLDocument) -> Void
  ) throws(Failure) -> PageDraft {
    let prepared = HTMLSanitizer(bytes, isXML: isXML)
    guard var document = HTMLDocument(prepared.bytes, isXML: isXML) else {
      throw .notAPage(path: name, prepared.bytes.allSatisfy { $0 <= 0x20 } ? .empty : .malformed("no element"))
    }
    translate(&document)
    var builder = HTMLBlockBuilder(document: document)
    let blocks = builder.blocks(of: 0)
    guard blocks.contains(where: { !$0.plainText.isBlank }) else { throw .notAPage(path: name, .empty) }
    var page = Page(metadata: Page.Metadata(format: .html, title: ""), blocks: blocks)
    if case .heading(_, let inlines, _)? = blocks.first?.content { page.metadata.title = inlines.plainText }
    page.diagnostics = prepared.diagnostics + builder.diagnostics
    if document.isTruncated {
      page.diagnostics.append(Diagnostic(.error, .limitReached("\(HTMLDocument.maxNodes) elements and texts")))
    }
    return PageDraft(page)
  }

  /// Reads a fragment of HTML within another format (Markdown); all of it is content.
  /// - Parameter line: Maps a line of the fragment to the line of its file.
  static func readFragment(_ html: [UInt8], line: (Int) -> Int) -> (blocks: [Block], diagnostics: [Diagnostic]) {
    let prepared = HTMLSanitizer(html)
    guard let document = HTMLDocument(prepared.bytes), let body = document.first("body") else {
      return ([], [])
    }
    var builder = HTMLBlockBuilder(document: document)
    let blocks = builder.blocks(of: body).map { $0.mappingLines { line(max(1, $0)) } }
    var diagnostics = prepared.diagnostics + builder.diagnostics
    for index in diagnostics.indices { diagnostics[index].line = line(max(1, diagnostics[index].line)) }
    return (blocks, diagnostics)
  }
}
