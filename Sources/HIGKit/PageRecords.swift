import Extraction
import Guidelines
import Reading

/// Takes a page apart into records, one rule each, without an index. The format (HTML, Markdown, reStructuredText, AsciiDoc, saved text,
/// DocC JSON), the encoding and the language are found from the bytes.
///
/// ```swift
/// let page = "# Alerts\n\n**Use alerts sparingly.** Alerts interrupt people."
/// try records(in: Array(page.utf8), name: "alerts.md")[0].id   // "alerts/1@alerts"
/// ```
///
/// - Parameters:
///   - name: the file's name: a hint at the format, and, without its extension, what the records' ids end with.
///   - catalog: the topics that a page may be about, such as `KnowledgeBase.catalog()`; a topic that is not in it is named by the page's title.
/// - Throws: `.notAPage`, `.tooLarge`.
public func records(in bytes: [UInt8], name: String, catalog: TopicCatalog = TopicCatalog()) throws(Failure) -> [Record] {
  let page = try PageReader().read(bytes, name: name)
  let file = name.split(separator: "/").last ?? "page"
  let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
  let source = SourceReference(name: String(stem), page: String(stem), path: name, line: 1, title: "")
  let extractor = Extractor(catalog: catalog)
  return page.byLanguage().flatMap { extractor.extract($0, from: source).records }
}
