import Extraction
import Guidelines
import Reading
import Rendering

/// Whatever a page gives, its canonical form reads back as the same records, and is written the same again.
enum RoundTrip {
  static func check(_ records: [Record]) throws(BrokenProperty) {
    let text = Rendered.writer.markdown(records)
    let page = try Checks.unfailing("reading the canonical form of its own:\n\(text)") {
      try PageReader().read(Array(text.utf8), name: "page.md")
    }
    guard page.metadata.format == .canonical else { throw BrokenProperty("is not taken for the canonical form:\n\(text)") }
    let again = Extractor(catalog: TopicCatalog()).extract(page, from: Pages.source).records
    try Checks.equal(
      again.map(content).joined(separator: "\n"), records.map(content).joined(separator: "\n"),
      "the canonical form reads back as something else:\n\(text)")
    try Checks.equal(Rendered.writer.markdown(again), text, "the canonical form is written differently the second time")
  }

  /// Every field but the path and the line.
  static func content(_ record: Record) -> String {
    var record = record
    record.source.path = ""
    record.source.line = 1
    return RecordJSON.line(record)
  }
}

extension FuzzTarget {
  static let canonical = FuzzTarget(name: "canonical", seeds: Pages.seeds) { (bytes) throws(BrokenProperty) in
    for extraction in Pages.extracted(bytes) {
      for page in Rendered.pages(extraction.records, extraction.topics) { try RoundTrip.check(page.records) }
    }
  }
}
