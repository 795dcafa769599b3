import Assistants
import Guidelines
import Indexing
import Rendering

/// `llms.txt` and a Markdown file a topic and language, for language models.
struct LLMsExport: PageSetFormat {
  let name = "llms"

  func alone(_ page: TopicPage) -> String? { TopicDocument.markdown(page) }

  func write(_ pages: [TopicPage], of export: Export, into folder: ExportFolder) throws(Failure) {
    var paths: [PageReference: String] = [:]
    for page in pages {
      let path = "\(page.language.rawValue)/\(SafeName.component(page.topic.slug)).md"
      paths[page.source] = try folder.write(TopicDocument.markdown(page), to: path)
    }
    let list = TopicIndexText.markdown(
      pages, categories: try export.index.categories(), edition: try export.index.corpusEdition()
    ) { Self.reference(paths[$0.source] ?? "") }
    try folder.write(list, to: "llms.txt")
  }

  /// A path as an address in Markdown: a percent sign in a file's name stands for itself.
  private static func reference(_ path: String) -> String { path.replacing("%", with: "%25") }
}
