import Guidelines

/// Reads HTML as browsers save it and as sites serve it: finds the article, builds the tree, and marks what the markup sets apart.
enum HTMLReader {
  /// - Parameters:
  ///   - bytes: decoded text in UTF-8; what the page declares of its encoding no longer counts.
  ///   - name: the file's name, for errors and as the last resort for a title.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> PageDraft {
    let (bytes, templates) = TemplatedHTML.resolved(bytes)
    let prepared = HTMLPreparation(bytes)
    guard var document = HTMLDocument(prepared.bytes) else {
      throw .notAPage(path: name, .malformed("no HTML element"))
    }
    WikiStorage.apply(to: &document)
    let article = document.article
    let body = document.first("body") ?? 0
    let boldClasses = StyledPages.boldClasses(in: bytes)
    var draft = PageDraft(Page(metadata: Page.Metadata(format: .html, title: ""), blocks: []))
    draft.page.diagnostics = templates + prepared.diagnostics
    var text: [Block] = []
    for stretch in [body..<article, article..<document.end(of: article), document.end(of: article)..<document.end(of: body)]
    where !stretch.isEmpty {
      var builder = HTMLBlocks(document: document, boldClasses: boldClasses)
      let blocks = builder.blocks(from: stretch.lowerBound, to: stretch.upperBound)
      let count = draft.page.blocks.count
      draft.page.blocks += blocks
      draft.page.diagnostics += builder.diagnostics
      if stretch.contains(article) {
        text = blocks
        draft.regions += builder.regions.map { $0.moved(by: count) }
      } else {
        draft.regions.append(Region(blocks: count..<draft.page.blocks.count, kind: .outside))
      }
    }
    guard text.contains(where: { !$0.plainText.isBlank }) else {
      throw .notAPage(path: name, HTMLMetadata.isScriptShell(document) ? .scriptShell : .empty)
    }
    draft.page.metadata = HTMLMetadata(document, blocks: text, name: name).metadata
    if document.isCut {
      draft.page.diagnostics.append(Diagnostic(.error, .limitReached("\(HTMLDocument.mostNodes) elements and texts")))
    }
    return draft
  }

  /// Reads what was written in another vocabulary, or by another program: all of it is content, once its elements bear HTML's names.
  static func readTranslated(
    _ bytes: [UInt8], isXML: Bool = false, name: String, translate: (inout HTMLDocument) -> Void
  ) throws(Failure) -> PageDraft {
    let prepared = HTMLPreparation(bytes, isXML: isXML)
    guard var document = HTMLDocument(prepared.bytes, isXML: isXML) else {
      throw .notAPage(path: name, prepared.bytes.allSatisfy { $0 <= 0x20 } ? .empty : .malformed("no element"))
    }
    translate(&document)
    var builder = HTMLBlocks(document: document)
    let blocks = builder.blocks(of: 0)
    guard blocks.contains(where: { !$0.plainText.isBlank }) else { throw .notAPage(path: name, .empty) }
    var page = Page(metadata: Page.Metadata(format: .html, title: ""), blocks: blocks)
    if case .heading(_, let inlines, _)? = blocks.first?.content { page.metadata.title = inlines.plainText }
    page.diagnostics = prepared.diagnostics + builder.diagnostics
    if document.isCut {
      page.diagnostics.append(Diagnostic(.error, .limitReached("\(HTMLDocument.mostNodes) elements and texts")))
    }
    return PageDraft(page)
  }

  /// Reads a piece of HTML that stands inside another format (Markdown): everything in it is content. `line` says where a line of it stands in
  /// its file.
  static func readFragment(_ html: [UInt8], line: (Int) -> Int) -> (blocks: [Block], diagnostics: [Diagnostic]) {
    let prepared = HTMLPreparation(html)
    guard let document = HTMLDocument(prepared.bytes), let body = document.first("body") else {
      return ([], [])
    }
    var builder = HTMLBlocks(document: document)
    let blocks = builder.blocks(of: body).map { $0.mappingLines { line(max(1, $0)) } }
    var diagnostics = prepared.diagnostics + builder.diagnostics
    for index in diagnostics.indices { diagnostics[index].line = line(max(1, diagnostics[index].line)) }
    return (blocks, diagnostics)
  }
}
