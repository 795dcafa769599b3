import Extraction
import Guidelines
import Reading

/// Parsing of arbitrary bytes: recognition, every parser, and the extractor. The first byte of an input selects the format, so
/// that every parser is tested whatever the bytes look like.
enum PageInputs {
  /// Formats by number; `nil` recognizes the format from the text. Org and MediaWiki are left out: they are converted like
  /// reStructuredText, and the numbers in kept inputs must stay the same.
  private static let formats: [PageFormat?] = [nil] + PageFormat.all.filter { ![.org, .mediaWiki].contains($0.id) }

  /// Returns the byte that selects a format.
  static func byte(of format: PageFormat?) -> UInt8 { UInt8(formats.firstIndex { $0?.id == format?.id } ?? 0) }

  /// Returns the page of an input, split by language, or an empty array if it cannot be parsed.
  static func read(_ bytes: [UInt8]) -> [Page] {
    guard let first = bytes.first else { return [] }
    let format = formats[Int(first) % formats.count]
    let text = Array(bytes.dropFirst())
    // Conversion programs are not run.
    let page =
      if let format, format.conversion != nil {
        try? PageReader().readUnconverted(text, as: format, name: "page.md")
      } else {
        try? PageReader(format: format).read(text, name: "page.md")
      }
    return (page?.byLanguage() ?? []).filter { $0.scriptDiagnostic == nil }
  }

  static func extractions(_ bytes: [UInt8], catalog: TopicCatalog = TopicCatalog()) -> [Extraction] {
    read(bytes).map { Extractor(catalog: catalog).extract($0, from: source) }
  }

  static let source = SourceReference(name: "fuzz", page: "page", path: "page.md", line: 1, title: "")

  /// Returns pages from the checkout, each for its recognized format and for another one.
  static func seeds() -> [[UInt8]] {
    let fixtures = ["ReadingTests/Fixtures", "GoldenTests/Fixtures", "CommandTests/Fixtures"].flatMap {
      TemporaryDirectory.files("Tests/" + $0, [".md", ".html", ".txt", ".json", ".rst", ".adoc", ".mdx", ".xml"])
    }
    let corpus = TemporaryDirectory.files("Corpus/en", [".md"]) + TemporaryDirectory.files("Corpus/ja", [".md"])
    let all = fixtures + corpus.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    return all.enumerated().flatMap { number, file in
      Set([0, number % formats.count]).sorted().map { FuzzTarget.truncated([UInt8($0)] + file.bytes) }
    }
  }
}

extension FuzzTarget {
  static let read = FuzzTarget(name: "read", seeds: PageInputs.seeds) { (bytes) throws(PropertyError) in
    _ = reasonToSkip(Array(bytes.dropFirst().prefix(8192)), name: "page.md")
    for extraction in PageInputs.extractions(bytes) {
      for record in extraction.records where record.headline.plainText.isEmpty || record.source.line < 1 {
        throw PropertyError("'\(record.id)' has no headline or no line")
      }
      let ids = extraction.records.map(\.id)
      try Checks.requireEqual(Set(ids).count, ids.count, "ids are not unique: \(ids)")
    }
  }
}
