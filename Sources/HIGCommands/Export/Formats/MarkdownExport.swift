import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// Pages in the canonical form, which yield the same records when they are read again.
struct MarkdownExport: StreamFormat {
  let name = "markdown"
  let fileExtension = ".md"
  let showsFigures = true
  let separators = (start: "", first: "", between: "\n", end: "")

  func recognizes(_ text: String) -> Bool { text.hasPrefix("---\nhig: ") || text.hasPrefix(Self.selectionMarker) }

  private static let selectionMarker = "<!-- chosen by hig export -->\n\n"

  func header(of export: Export) -> String { export.selectedRecords == nil ? "" : Self.selectionMarker }

  /// Returns a writer for whole pages in the canonical form or, if records were selected, for excerpts with a source line each.
  /// Links point to files of the export or else to official pages.
  func pageWriter(_ export: Export) throws(Failure) -> (Export.PageRecords) -> String {
    let links = try PageLinks(export.pageReferences, files: export.separatePages(), export.index)
    if export.selectedRecords != nil {
      return { $0.map { RecordMarkdown.excerpt($0, links: links.links(of: $0)) }.joined(separator: "\n") }
    }
    let writer = try export.session.canonicalWriter(export.index)
    let topics = Set(export.pageReferences.map(\.topic))
    let isPartial = !export.filter.topics.isEmpty
    return { group in
      var writer = writer
      if let first = group.first { writer.links = links.links(of: first) }
      return writer.markdown(isPartial ? group.map { $0.resolvingLinks(except: topics) } : group)
    }
  }
}

extension Session {
  /// Returns a writer for the canonical form that uses the section names of the index.
  func canonicalWriter(_ index: GuidelineIndex) throws(Failure) -> CanonicalWriter {
    CanonicalWriter(sections: try index.sections()) { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }
  }
}
