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
    for page in pages {
      let text = DocumentMarkdown(page.content) { path($0).map { "../" + Self.reference($0) } }.markdown()
      try folder.write(text, to: path(page.content.source) ?? "")
    }
    try export.session.drawings.write(pages.flatMap(\.content.records), to: Figure.folder, in: folder)
    let list = TopicIndexText.markdown(
      pages.map(\.content), categories: try export.index.categories(), edition: try export.index.corpusEdition()
    ) { Self.reference(path($0.source) ?? "") }
    try folder.write(list, to: "llms.txt")
  }

  /// A path as an address in Markdown: a percent sign in a file's name stands for itself.
  private static func reference(_ path: String) -> String { path.replacing("%", with: "%25") }
}

extension [Export.Page] {
  var files: [PageReference: String] {
    Dictionary(map { ($0.content.source, $0.file) }) { first, _ in first }
  }
}
