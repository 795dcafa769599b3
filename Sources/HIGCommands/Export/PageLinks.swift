import Guidelines
import Indexing
import Languages
import Rendering

/// Where the links of pages lead in Markdown that leaves the program: to the files beside them, else to the official pages.
struct PageLinks {
  /// By topic.
  private let pages: [String: [PageReference]]
  private let files: Set<PageReference>
  private let anchors: OfficialAnchors
  /// The sections of pages that share their topic with another one of their source and language.
  private var sections: [PageReference: Set<String>] = [:]

  /// - Parameter files: the pages that are written as files beside each other.
  init(_ pages: [PageReference], files: Set<PageReference> = [], _ index: GuidelineIndex) throws(Failure) {
    self.pages = Dictionary(grouping: pages, by: \.topic)
    anchors = try index.officialAnchors()
    self.files = files
    for alike in Dictionary(grouping: pages, by: { [$0.topic, $0.source, $0.language.rawValue] }).values where alike.count > 1 {
      for page in alike {
        let filter = RecordFilter(topics: [page.topic], sources: [page.source], languages: [page.language])
        sections[page] = Set(try index.records(filter).lazy.filter { $0.source.page == page.page }.map(\.anchor))
      }
    }
  }

  /// Of the page that a record stands on.
  func links(of record: Record) -> MarkdownLinks {
    let (own, pages, files, anchors, sections) = (record.source, pages, files, anchors, sections)
    let language = record.language
    let folder = Export.path(of: record).split(separator: "/").dropLast().map(String.init)
    return MarkdownLinks { address in
      guard let link = PageAddress(address), let pages = pages[link.topic] else { return nil }
      func likeness(_ page: PageReference) -> Int {
        (page.language == language ? 8 : 0) + (page.source == own.name ? 4 : 0) + (page.page == own.page ? 2 : 0)
          + (page.source == corpusSourceName ? 1 : 0) + (sections[page]?.contains(link.anchor) == true ? 3 : 0)
      }
      let ranked = pages.sorted { likeness($0) > likeness($1) }
      let name = ranked[0].topicTitle.isEmpty ? link.topic : ranked[0].topicTitle
      if let file = ranked.first(where: files.contains) {
        let path = Self.relative(Export.path(of: file), from: folder) + ".md"
        return MarkdownLinks.Target(address: path + (link.anchor.isEmpty ? "" : "#" + link.anchor), name: name)
      }
      return ranked.lazy.compactMap(\.url).first.map {
        MarkdownLinks.Target(address: anchors.address($0, section: link.anchor), name: name)
      }
    }
  }

  /// The way from a folder to a file, each from the same root. A percent sign in a file's name stands for itself.
  private static func relative(_ path: String, from folder: [String]) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let shared = zip(parts.dropLast(), folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + parts[shared...]).joined(separator: "/").replacing(
      "%", with: "%25")
  }
}

extension Session {
  /// Records to paste somewhere.
  func excerpts(_ records: [Record], _ index: GuidelineIndex) throws(Failure) -> String {
    // Most refer to nothing, and the list of all pages takes its time.
    let links = records.allSatisfy(\.addresses.isEmpty) ? nil : try PageLinks(index.pages(), index)
    return records.map { RecordMarkdown.excerpt($0, links: links?.links(of: $0)) }.joined(separator: "\n")
  }
}
