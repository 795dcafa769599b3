import Guidelines

/// Reads Mallard and DocBook: their elements are given the names that HTML has for them, and HTML's walk builds the tree.
enum XMLReader {
  /// - Parameters:
  ///   - bytes: decoded text in UTF-8.
  ///   - name: the file's name, for errors.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> Draft {
    let prepared = HTMLPreparation(bytes, isXML: true)
    guard var document = HTMLDocument(prepared.bytes, isXML: true) else {
      throw .notAPage(path: name, .malformed("no XML element"))
    }
    XMLTranslation.apply(to: &document)
    var builder = HTMLBlocks(document: document)
    let blocks = builder.blocks(of: 0)
    guard blocks.contains(where: { !$0.plainText.isBlank }) else { throw .notAPage(path: name, .empty) }
    var page = Page(metadata: Page.Metadata(format: .xml, title: ""), blocks: blocks)
    if case .heading(_, let inlines, _)? = blocks.first?.content { page.metadata.title = inlines.plainText }
    page.diagnostics = prepared.diagnostics + builder.diagnostics
    if document.isCut {
      page.diagnostics.append(Diagnostic(.error, .limitReached("\(HTMLDocument.mostNodes) elements and texts")))
    }
    return Draft(page)
  }
}
