import Guidelines

/// Reads HTML as browsers save it and as sites serve it: finds the article, drops the boilerplate around it, builds the tree.
enum HTMLReader {
  /// - Parameters:
  ///   - bytes: decoded text in UTF-8; what the page declares of its encoding no longer counts.
  ///   - name: the file's name, for errors and as the last resort for a title.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page {
    let (bytes, templates) = TemplatedHTML.resolved(bytes)
    let prepared = HTMLPreparation(bytes)
    guard let document = HTMLDocument(prepared.bytes) else {
      throw .notAPage(path: name, .malformed("no HTML element"))
    }
    let boilerplate = HTMLBoilerplate(document)
    var builder = HTMLBlocks(document: boilerplate.document, boldClasses: StyledPages.boldClasses(in: bytes))
    let blocks = builder.blocks(of: boilerplate.scope)
    guard blocks.contains(where: { !$0.plainText.isBlank }) else {
      throw .notAPage(path: name, HTMLMetadata.isScriptShell(document) ? .scriptShell : .empty)
    }
    if HTMLMetadata.isScriptShell(document, blocks: blocks) { throw .notAPage(path: name, .scriptShell) }
    var page = Page(metadata: HTMLMetadata(document, blocks: blocks, name: name).metadata, blocks: blocks)
    page.diagnostics = templates + prepared.diagnostics + boilerplate.diagnostics + builder.diagnostics
    if document.isCut {
      page.diagnostics.append(Diagnostic(.error, .limitReached("\(HTMLDocument.mostNodes) elements and texts")))
    }
    return page
  }

  /// Reads a piece of HTML that stands inside another format (Markdown): everything in it is content. `firstLine` is where it begins in its file.
  static func readFragment(_ html: [UInt8], firstLine: Int) -> (blocks: [Block], diagnostics: [Diagnostic]) {
    let prepared = HTMLPreparation(html)
    guard let document = HTMLDocument(prepared.bytes), let body = document.first("body") else {
      return ([], [])
    }
    var builder = HTMLBlocks(document: document)
    let blocks = builder.blocks(of: body).map { block in
      var block = block
      block.line = max(1, block.line) + firstLine - 1
      return block
    }
    let diagnostics = (prepared.diagnostics + builder.diagnostics).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.line = max(1, diagnostic.line) + firstLine - 1
      return diagnostic
    }
    return (blocks, diagnostics)
  }
}
