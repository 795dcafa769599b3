import Extraction
import Guidelines
import Reading

/// Extracts the records of a page, one per rule, without an index. The format (HTML, Markdown, reStructuredText, AsciiDoc, saved
/// text, or DocC JSON), the encoding, and the language are detected.
///
/// ```swift
/// let page = "# Alerts\n\n**Use alerts sparingly.** Alerts interrupt people."
/// try records(in: Array(page.utf8), name: "alerts.md")[0].id   // "alerts/1@alerts"
/// ```
///
/// - Parameters:
///   - name: The file's name, which is a hint at the format. Without its extension it becomes the suffix of the records' ids.
///   - catalog: Topics that the page may be about, such as `KnowledgeBase.catalog()`. A page about any other topic gets a topic
///     named by its title.
/// - Throws: `.notAPage`, `.tooLarge`, or `.unsupportedScript`.
public func records(in bytes: [UInt8], name: String, catalog: TopicCatalog = TopicCatalog()) throws(Failure) -> [Record] {
  let page = try PageReader().read(bytes, name: name)
  let file = name.split(separator: "/").last ?? "page"
  let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
  let source = SourceReference(name: String(stem), page: String(stem), path: name, line: 1, title: "")
  let extractor = Extractor(catalog: catalog)
  let pages = page.byLanguage().filter { $0.scriptDiagnostic == nil }
  if pages.isEmpty, let script = page.metadata.language.unsupportedScript {
    throw .unsupportedScript(path: name, script: script.name)
  }
  return pages.flatMap { extractor.extract($0, from: source).records }
}
