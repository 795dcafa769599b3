import Assistants
import Guidelines
import Indexing
import Rendering

/// Pages for language models: `llms.txt` and one Markdown file per topic, source, and language.
struct LLMsExport: PageSetFormat {
  let name = "llms"

  func singlePage(_ page: TopicPage, _ drawings: FigureFiles) -> String? { DocumentMarkdown(page).markdown() }

  func write(_ pages: [Export.ExportedPage], of export: Export, into folder: ExportFolder) throws(Failure) {
    let files = pages.fileNames
    func relativePath(_ page: PageReference) -> String? { files[page].map { "\(page.language.rawValue)/\($0).md" } }
    let drawings = export.session.figureFiles
    for page in pages {
      var page = page
      let links = Self.links(of: page, among: pages)
      page.content.records = page.content.records.map { record in
        record.rewritingLinks(with: links).replacingFigures { !drawings.contains($0, of: record) }
      }
      let text = DocumentMarkdown(page.content) { relativePath($0).map { "../" + Self.reference($0) } }.markdown()
      try folder.add(text, to: relativePath(page.content.source) ?? "")
    }
    try drawings.write(pages.flatMap(\.content.records), to: Figure.folder, in: folder)
    let list = TopicIndexText.markdown(
      pages.map(\.content), categories: try export.index.categories(), edition: try export.index.corpusEdition()
    ) { Self.reference(relativePath($0.source) ?? "") }
    try folder.add(list, to: "llms.txt")
  }

  /// Returns links to the files of pages in the same language, preferably of the same source.
  private static func links(of page: Export.ExportedPage, among pages: [Export.ExportedPage]) -> MarkdownLinks {
    let (language, source) = (page.content.language, page.content.source.source)
    let pagesInLanguage = pages.filter { $0.content.language == language }.map {
      (topic: $0.content.topic.slug, source: $0.content.source.source, file: $0.fileName, title: $0.content.topicTitle)
    }
    return MarkdownLinks { address in
      guard let link = PageAddress(address) else { return nil }
      let candidates = pagesInLanguage.filter { $0.topic == link.topic }
      return (candidates.first { $0.source == source } ?? candidates.first).map {
        .init(address: reference($0.file + ".md"), name: $0.title)
      }
    }
  }

  /// Escapes percent signs in a path for use as a Markdown address.
  private static func reference(_ path: String) -> String { path.replacing("%", with: "%25") }
}

extension [Export.ExportedPage] {
  var fileNames: [PageReference: String] {
    Dictionary(map { ($0.content.source, $0.fileName) }) { first, _ in first }
  }
}
