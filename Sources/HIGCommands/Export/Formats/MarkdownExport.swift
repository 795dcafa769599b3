import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// The canonical form, which is read back as the same records.
struct MarkdownExport: StreamFormat {
  let name = "markdown"
  let fileExtension = ".md"
  let frame = (start: "", first: "", between: "\n", end: "")

  func isOpening(_ text: String) -> Bool { text.hasPrefix("---\nhig: ") }

  func pageWriter(_ export: Export) throws(Failure) -> (Export.Group) -> String {
    try export.session.canonicalPage(export.index).markdown
  }
}

extension Session {
  /// The writer of the canonical form, with what it asks of the index and of sentence ends.
  func canonicalPage(_ index: GuidelineIndex) throws(Failure) -> CanonicalWriter {
    CanonicalWriter(sections: try index.sections()) { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }
  }
}
