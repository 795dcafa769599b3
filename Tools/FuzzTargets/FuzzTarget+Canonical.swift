import Extraction
import Guidelines
import Reading
import Rendering

/// The check that the canonical form of a page's records parses to the same records and is written identically again.
enum RoundTrip {
  static func check(_ records: [Record]) throws(PropertyError) {
    let text = RenderedPages.writer.markdown(records)
    let page = try Checks.requireSuccess("reading the canonical form of its own:\n\(text)") {
      try PageReader().read(Array(text.utf8), name: "page.md")
    }
    guard page.metadata.format == .canonical else { throw PropertyError("is not taken for the canonical form:\n\(text)") }
    let parsed = Extractor(catalog: TopicCatalog()).extract(page, from: PageInputs.source).records
    try Checks.requireEqual(
      parsed.map(content).joined(separator: "\n"), records.map(content).joined(separator: "\n"),
      "the canonical form reads back as something else:\n\(text)")
    try Checks.requireEqual(
      RenderedPages.writer.markdown(parsed), text, "the canonical form is written differently the second time")
  }

  /// Returns a record as JSON, without the path and line of its source.
  static func content(_ record: Record) -> String {
    var record = record
    record.source.path = ""
    record.source.line = 1
    return RecordJSON.line(record)
  }
}

extension FuzzTarget {
  static let canonical = FuzzTarget(name: "canonical", seeds: PageInputs.seeds) { (bytes) throws(PropertyError) in
    for extraction in PageInputs.extractions(bytes) {
      for page in RenderedPages.pages(extraction.records, extraction.topics) { try RoundTrip.check(page.records) }
    }
  }
}
