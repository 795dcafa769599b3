import Guidelines
import Indexing
import Rendering

/// A web site that needs no server.
struct SiteExport: PageSetFormat {
  let name = "html"
  let entrance = "index.html"

  func alone(_ page: TopicPage) -> String? { HTMLPage.standalone(page) }

  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure) {
    try Site(pages, export.index).forEachFile { (path, content) throws(Failure) in try folder.write(content, to: path) }
  }
}

extension Site {
  /// - Parameter pages: those of one file next to each other.
  init(_ pages: [Export.Page], _ index: GuidelineIndex) throws(Failure) {
    var entries: [Site.Entry] = []
    for page in pages {
      if entries.last?.file == page.file {
        entries[entries.count - 1].pages[page.content.language] = page.content
      } else {
        entries.append(
          Site.Entry(topic: page.content.topic, pages: [page.content.language: page.content], file: page.file))
      }
    }
    let edition = try index.information().corpusEdition
    self.init(entries: entries, categories: try index.categories(), edition: edition)
  }
}
