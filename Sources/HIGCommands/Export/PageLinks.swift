import Guidelines
import Indexing
import Languages
import Rendering

/// The targets of links in exported Markdown: files of the same export or else official pages.
struct PageLinks {
  /// Pages by topic.
  private let pages: [String: [PageReference]]
  private let files: Set<PageReference>
  private let anchors: OfficialAnchors
  /// Section anchors of pages that share their topic, source, and language with another page.
  private var sections: [PageReference: Set<String>] = [:]

  /// - Parameter files: Pages that are written as files of the same export.
  init(_ pages: [PageReference], files: Set<PageReference> = [], _ index: GuidelineIndex) throws(Failure) {
    self.pages = Dictionary(grouping: pages, by: \.topic)
    anchors = try index.officialAnchors()
    self.files = files
    for pagesOfTopic in Dictionary(grouping: pages, by: { [$0.topic, $0.source, $0.language.rawValue] }).values
    where pagesOfTopic.count > 1 {
      for page in pagesOfTopic {
        let filter = RecordFilter(topics: [page.topic], sources: [page.source], languages: [page.language])
        sections[page] = Set(try index.records(filter).lazy.filter { $0.source.page == page.page }.map(\.anchor))
      }
    }
  }

  /// Returns the links for the page of a record.
  func links(of record: Record) -> MarkdownLinks {
    let (source, pages, files, anchors, sections) = (record.source, pages, files, anchors, sections)
    let language = record.language
    let folder = Export.path(of: record).split(separator: "/").dropLast().map(String.init)
    return MarkdownLinks { address in
      guard let link = PageAddress(address), let pages = pages[link.topic] else { return nil }
      func rank(_ page: PageReference) -> Int {
        (page.language == language ? 8 : 0) + (page.source == source.name ? 4 : 0) + (page.page == source.page ? 2 : 0)
          + (page.source == corpusSourceName ? 1 : 0) + (sections[page]?.contains(link.anchor) == true ? 3 : 0)
      }
      let ranked = pages.sorted { rank($0) > rank($1) }
      let name = ranked[0].topicTitle.isEmpty ? link.topic : ranked[0].topicTitle
      if let file = ranked.first(where: files.contains) {
        let path = Self.relative(Export.path(of: file), from: folder) + ".md"
        return MarkdownLinks.Target(address: path + (link.anchor.isEmpty ? "" : "#" + link.anchor), name: name)
      }
      return ranked.lazy.compactMap(\.url).first.map {
        MarkdownLinks.Target(address: anchors.address(ofPage: $0, section: link.anchor), name: name)
      }
    }
  }

  /// Returns the relative path from a folder to a file below the same root. Percent signs are escaped.
  private static func relative(_ path: String, from folder: [String]) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let shared = zip(parts.dropLast(), folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + parts[shared...]).joined(separator: "/").replacing(
      "%", with: "%25")
  }
}

extension Session {
  /// Returns records as Markdown to paste elsewhere.
  func excerpts(_ records: [Record], _ index: GuidelineIndex) throws(Failure) -> String {
    // Most records have no links, and loading the list of pages takes time.
    let links = records.allSatisfy(\.addresses.isEmpty) ? nil : try PageLinks(index.pages(), index)
    return records.map { RecordMarkdown.excerpt($0, links: links?.links(of: $0)) }.joined(separator: "\n")
  }
}
