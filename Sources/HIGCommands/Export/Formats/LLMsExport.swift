import Assistants
import Guidelines
import Indexing
import Rendering

/// `llms.txt` and a Markdown file a topic, source and language, for language models.
struct LLMsExport: PageSetFormat {
  let name = "llms"

  func alone(_ page: TopicPage, _ drawings: Drawings) -> String? { DocumentMarkdown(page).markdown() }

  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure) {
    let files = pages.files
    func path(_ page: PageReference) -> String? { files[page].map { "\(page.language.rawValue)/\($0).md" } }
    let drawings = export.session.drawings
    for page in pages {
      var page = page
      let links = Self.links(of: page, among: pages)
      page.content.records = page.content.records.map { record in
        record.leading(links).describingFigures { !drawings.holds($0, of: record) }
      }
      let text = DocumentMarkdown(page.content) { path($0).map { "../" + Self.reference($0) } }.markdown()
      try folder.write(text, to: path(page.content.source) ?? "")
    }
    try drawings.write(pages.flatMap(\.content.records), to: Figure.folder, in: folder)
    let list = TopicIndexText.markdown(
      pages.map(\.content), categories: try export.index.categories(), edition: try export.index.corpusEdition()
    ) { Self.reference(path($0.source) ?? "") }
    try folder.write(list, to: "llms.txt")
  }

  /// To the files beside a page's own, in its language: its source's, else the first.
  private static func links(of page: Export.Page, among pages: [Export.Page]) -> MarkdownLinks {
    let (language, source) = (page.content.language, page.content.source.source)
    let beside = pages.filter { $0.content.language == language }.map {
      (topic: $0.content.topic.slug, source: $0.content.source.source, file: $0.file, title: $0.content.topicTitle)
    }
    return MarkdownLinks { address in
      guard let link = PageAddress(address) else { return nil }
      let found = beside.filter { $0.topic == link.topic }
      return (found.first { $0.source == source } ?? found.first).map {
        .init(address: reference($0.file + ".md"), name: $0.title)
      }
    }
  }

  /// A path as an address in Markdown: a percent sign in a file's name stands for itself.
  private static func reference(_ path: String) -> String { path.replacing("%", with: "%25") }
}

extension [Export.Page] {
  var files: [PageReference: String] {
    Dictionary(map { ($0.content.source, $0.file) }) { first, _ in first }
  }
}
