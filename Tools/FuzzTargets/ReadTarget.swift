import Extraction
import Guidelines
import Reading

/// Any bytes through recognition, every reader and the extractor. The first byte picks the format, so that each reader is driven whatever the bytes look like.
enum Pages {
  /// nil: found from the text. Org and MediaWiki go the way of reStructuredText; the inputs that are kept pick by number.
  private static let formats: [PageFormat?] = [nil] + PageFormat.all.filter { ![.org, .mediaWiki].contains($0.id) }

  /// The byte that picks a format.
  static func byte(of format: PageFormat?) -> UInt8 { UInt8(formats.firstIndex { $0?.id == format?.id } ?? 0) }

  /// The page, by language; empty where it is none.
  static func read(_ bytes: [UInt8]) -> [Page] {
    guard let first = bytes.first else { return [] }
    let format = formats[Int(first) % formats.count]
    let text = Array(bytes.dropFirst())
    // No program is started.
    let page =
      if let format, format.conversion != nil {
        try? PageReader().readUnconverted(text, as: format, name: "page.md")
      } else {
        try? PageReader(format: format).read(text, name: "page.md")
      }
    return page?.byLanguage() ?? []
  }

  static func extracted(_ bytes: [UInt8], catalog: TopicCatalog = TopicCatalog()) -> [Extraction] {
    read(bytes).map { Extractor(catalog: catalog).extract($0, from: source) }
  }

  static let source = SourceReference(name: "fuzz", page: "page", path: "page.md", line: 1, title: "")

  /// The pages of the checkout that are ours, once as what they are taken for and once as each format.
  static func seeds() -> [[UInt8]] {
    let fixtures = ["ReadingTests/Fixtures", "GoldenTests/Fixtures", "CommandTests/Fixtures"].flatMap {
      Scratch.files("Tests/" + $0, [".md", ".html", ".txt", ".json", ".rst", ".adoc", ".mdx", ".xml"])
    }
    let corpus = Scratch.files("Corpus/en", [".md"]) + Scratch.files("Corpus/ja", [".md"])
    let all = fixtures + corpus.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    return all.enumerated().flatMap { number, file in
      Set([0, number % formats.count]).sorted().map { FuzzTarget.cut([UInt8($0)] + file.bytes) }
    }
  }
}

extension FuzzTarget {
  static let read = FuzzTarget(name: "read", seeds: Pages.seeds) { (bytes) throws(BrokenProperty) in
    _ = reasonNotToRead(Array(bytes.dropFirst().prefix(8192)), name: "page.md")
    for extraction in Pages.extracted(bytes) {
      for record in extraction.records where record.headline.plainText.isEmpty || record.source.line < 1 {
        throw BrokenProperty("'\(record.id)' has no headline or no line")
      }
      let ids = extraction.records.map(\.id)
      try Checks.equal(Set(ids).count, ids.count, "ids are not unique: \(ids)")
    }
  }
}
