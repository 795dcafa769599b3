import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// The canonical form, which is read back as the same records.
struct MarkdownExport: StreamFormat {
  let name = "markdown"
  let fileExtension = ".md"
  let showsFigures = true
  let frame = (start: "", first: "", between: "\n", end: "")

  func isOpening(_ text: String) -> Bool { text.hasPrefix("---\nhig: ") || text.hasPrefix(Self.mark) }

  private static let mark = "<!-- chosen by hig export -->\n\n"

  func head(of export: Export) -> String { export.chosen == nil ? "" : Self.mark }

  /// Whole pages in the canonical form; chosen records as excerpts, each with the line that says where it is from. Links lead to the files beside the page, else
  /// to the official ones.
  func pageWriter(_ export: Export) throws(Failure) -> (Export.Group) -> String {
    let links = try PageLinks(export.references, files: export.files(), export.index)
    if export.chosen != nil {
      return { $0.map { RecordMarkdown.excerpt($0, links: links.links(of: $0)) }.joined(separator: "\n") }
    }
    let writer = try export.session.canonicalPage(export.index)
    let topics = Set(export.references.map(\.topic))
    let isPart = !export.filter.topics.isEmpty
    return { group in
      var writer = writer
      if let first = group.first { writer.links = links.links(of: first) }
      return writer.markdown(isPart ? group.map { $0.withWholeLinks(except: topics) } : group)
    }
  }
}

extension Session {
  /// The writer of the canonical form, with what it asks of the index and of sentence ends.
  func canonicalPage(_ index: GuidelineIndex) throws(Failure) -> CanonicalWriter {
    CanonicalWriter(sections: try index.sections()) { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }
  }
}
