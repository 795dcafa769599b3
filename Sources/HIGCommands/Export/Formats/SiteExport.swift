import Guidelines
import Indexing
import Languages
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
  /// Two languages stand beside each other; a page in another one stands alone.
  /// - Parameter pages: those of one file next to each other.
  init(_ pages: [Export.Page], _ index: GuidelineIndex) throws(Failure) {
    var entries: [Site.Entry] = []
    for page in pages {
      let language = page.content.language
      let isTaken = entries.contains { $0.file == page.file }
      if isTaken, let last = entries.last, (last.pages.keys + [language]).allSatisfy(Languages.both.contains) {
        entries[entries.count - 1].pages[language] = page.content
      } else {
        let file = isTaken ? page.file + "." + language.rawValue : page.file
        entries.append(Site.Entry(topic: page.content.topic, pages: [language: page.content], file: file))
      }
    }
    let edition = try index.information().corpusEdition
    self.init(entries: entries, categories: try index.categories(), edition: edition)
  }
}
