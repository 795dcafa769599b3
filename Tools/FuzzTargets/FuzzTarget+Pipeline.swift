import Guidelines
import Indexing
import Ingestion

/// The pipeline from a directory of pages to an index with the topics of the Corpus, to an export, and to an index of the export.
enum PipelineInputs {
  /// The separator between pages in an input.
  private static let separator = Array("\n%%%\n".utf8)
  private static let extensions = ["md", "html", "txt", "json", "rst", "adoc"]

  static func check(_ bytes: [UInt8]) throws(PropertyError) {
    let folder = TemporaryDirectory.makeEmptyDirectory("pages")
    for (number, page) in pages(bytes).prefix(4).enumerated() where !page.isEmpty {
      let fileExtension = extensions[Int(page[0]) % extensions.count]
      TemporaryDirectory.write(Array(page.dropFirst()), to: "\(folder)/page\(number).\(fileExtension)")
    }
    let index = TemporaryDirectory.makeEmptyDirectory("made") + "/hig.sqlite"
    let report = try ingest(folder, into: index)
    guard report.pagesRead > 0 else { return }
    let storedRecords = try records(index)
    let reportedCount = report.sources.reduce(0) { $0 + ($1.summary?.recordCount ?? 0) }
    try Checks.requireEqual(storedRecords.count, reportedCount, "the report counts other records than there are")
    for record in storedRecords
    where try Checks.requireSuccess("looking up \(record.id)", { try GuidelineIndex(path: index).records(id: record.id) }).isEmpty
    {
      throw PropertyError("'\(record.id)' is not found by its id")
    }
    let secondReport = try ingest(folder, into: index)
    try Checks.requireEqual(secondReport.pagesRead, 0, "pages that did not change are read again")
    try Checks.requireEqual(secondReport.unchanged, report.pagesRead, "pages that did not change are not all there")
    try Checks.requireEqual(try records(index), storedRecords, "records changed without a change of their pages")
    // Pages may yield no record of any topic.
    if storedRecords.isEmpty { return }
    let export = try Program.run(["export", "--index", index])
    guard export.status == 0 else { throw PropertyError("the export ends with \(export.status): \(export.errors)") }
    let exportIndex = TemporaryDirectory.path("made/other.sqlite")
    TemporaryDirectory.write(Array(export.output.utf8), to: TemporaryDirectory.path("made/export.md"))
    _ = try ingest(TemporaryDirectory.path("made/export.md"), into: exportIndex)
    try Checks.requireEqual(
      try records(exportIndex).map(RoundTrip.content).joined(separator: "\n"),
      storedRecords.map(RoundTrip.content).joined(separator: "\n"), "an export reads back as other records:\n\(export.output)")
    try Checks.requireEqual(
      try Program.run(["export", "--index", exportIndex]).output, export.output, "the second export is different")
  }

  private static func ingest(_ path: String, into index: String) throws(PropertyError) -> IngestReport {
    try Checks.requireSuccess("ingest") {
      var ingestion = Ingestion(IngestRequest(paths: [path], index: index, startingFrom: Templates.corpusLists.index))
      return try ingestion.run()
    }
  }

  private static func records(_ path: String) throws(PropertyError) -> [Record] {
    try Checks.requireSuccess("the index") {
      let index = try GuidelineIndex(path: path)
      try index.check()
      return try index.records()
    }
  }

  private static func pages(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: separator) {
        parts.append([])
        index += separator.count
      } else {
        parts[parts.count - 1].append(bytes[index])
        index += 1
      }
    }
    return parts
  }

  /// Returns pairs of a topic's pages in both languages, and single pages.
  static func seeds() -> [[UInt8]] {
    let english = TemporaryDirectory.files("Corpus/en", [".md"])
    let pairs = english.enumerated().filter { $0.offset % 5 == 0 }.map { _, file in
      let japanese = TemporaryDirectory.read(
        TemporaryDirectory.root + "/" + file.path.replacing("Corpus/en", with: "Corpus/ja", maxReplacements: 1))
      return Array(withoutFrontMatter(file.bytes).prefix(1900) + separator + withoutFrontMatter(japanese).prefix(1900))
    }
    return pairs.map { FuzzTarget.truncated($0) } + PageInputs.seeds().enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
  }

  /// Returns a page as a user would write it: the front matter is replaced with a heading for the title.
  private static func withoutFrontMatter(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let end = lines.dropFirst().firstIndex(where: { $0.elementsEqual("---".utf8) }) else { return [0] + bytes }
    let title = lines.first { $0.starts(with: "title: ".utf8) }.map { Array("# ".utf8) + $0.dropFirst(7) + Array("\n\n".utf8) }
    return [0] + (title ?? []) + lines[(end + 1)...].joined(separator: [0x0A])
  }
}

extension FuzzTarget {
  static let pipeline = FuzzTarget(name: "pipeline", seeds: PipelineInputs.seeds, body: PipelineInputs.check)
}
